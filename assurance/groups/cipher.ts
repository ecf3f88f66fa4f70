import type { Group } from '../row.ts';
import { suite } from '../suite.ts';

/** The symmetric cipher of §7 (D-28) and what an answer may do to it. */
export const cipher: Group = {
  title: 'Cipher',
  rows: [
    suite({
      id: 'cipher-equal',
      title: 'WebCrypto and crypto-js give the same bytes, and refuse the same hostile texts with the one error',
      goal: 'at least 10,000 equalities and 100,000 hostile texts, no difference',
      runner: 'unidad',
      files: ['src/crypto'],
      times: 40,
      atLeast: 110_000,
      control: {
        says: 'crypto-js without its check of the padding',
        file: 'src/crypto/cryptoJsCipher.ts',
        from: 'if (size < 1 || size > BLOCK || !padding.every((byte) => byte === size)) throw new CipherError();',
        to: '',
      },
    }),
  ],
};

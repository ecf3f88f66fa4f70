import type { Survivor } from './results.ts';

/** Why a mutant that survives is none that a test could notice. */
export interface Reason extends Pick<Survivor, 'file' | 'from' | 'to'> {
  why: string;
}

/** Where a fallback stands that the types ask for and nothing reaches: what it is changes nothing. */
const UNREACHED: readonly (readonly [file: string, why: string])[] = [
  ['balanceHistory', 'the index is one of the list'],
  ['calendar', 'a day that exists has a weekday'],
  ['dates', 'a date has a month'],
  ['elapsed', 'a moment has an hour and a day'],
  ['identification', 'each type is one of the list'],
  ['monthlyFlow', 'a group has a first movement'],
  ['movements', 'a text that is split has a first part'],
  ['pinEntry', 'the box is one of the six'],
  ['regularMovements', 'a series has a last day'],
  ['typedDate', 'each group of the pattern that is read has matched'],
];

/** Survivors that change nothing that can be seen; every other one is a test that is missing. */
export const reasons: readonly Reason[] = [
  ...UNREACHED.map(([name, why]) => ({
    file: `src/domain/${name}.ts`,
    from: "''",
    to: '"Stryker was here!"',
    why: `the fallback is not reached: ${why}`,
  })),
  {
    file: 'src/crypto/webCryptoCipher.ts',
    from: 'bytes.length === 0',
    to: 'false',
    why: 'WebCrypto refuses an empty text with the same error; this spares it the call',
  },
  {
    file: 'src/crypto/webCryptoCipher.ts',
    from: 'throw new CipherError();',
    to: ';',
    why: 'WebCrypto refuses an empty text with the same error; this spares it the call',
  },
  {
    file: 'src/crypto/webCryptoCipher.ts',
    from: 'false',
    to: 'true',
    why: 'whether the key could be taken out again: nothing holds it that could ask',
  },
  {
    file: 'src/api/contract/answerValidation.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'the fallback is not reached: what is no text is none of the flags either; the field that speaks for another has been read as a text',
  },
  {
    file: 'src/api/contract/fieldRows.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'no type has that name, as none has the empty one: the schema itself stands',
  },
  {
    file: 'src/api/contract/openapi.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'the fallback is not reached: the pattern that has matched has its group',
  },
  {
    file: 'src/api/contract/requestValidation.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'the fallback is not reached: the pattern that has matched has its group',
  },
  {
    file: 'src/api/geolocation.ts',
    from: '{ return {}; }',
    to: '{}',
    why: 'it is spread, and nothing spread is nothing',
  },
  {
    file: 'src/session/encryptedVault.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'the fallback is not reached: a text that is split has a first part',
  },
  {
    file: 'src/session/tabs.ts',
    from: '{ return null; }',
    to: '{}',
    why: 'no channel is no channel: it is only asked whether there is one',
  },
];

import { browserCrypto } from './browserCrypto.ts';
import type { Cipher, CipherKey } from './cipher.ts';
import { createWebCryptoCipher } from './webCryptoCipher.ts';

/**
 * Answers the best cipher that this page can have: WebCrypto in a secure context, crypto-js (loaded only then) elsewhere and
 * for key lengths that the browser's WebCrypto does not take. Both give the same bytes.
 */
export async function createCipher(
  cipherKey: CipherKey,
  subtle: SubtleCrypto | undefined = browserCrypto(),
): Promise<Cipher> {
  if (subtle) {
    try {
      return await createWebCryptoCipher(cipherKey, subtle);
    } catch {
      // Chromium offers no AES-192: the configured key is good, only this implementation does not take it.
    }
  }
  const { createCryptoJsCipher } = await import('./cryptoJsCipher.ts');
  return createCryptoJsCipher(cipherKey);
}

/**
 * A cipher that is prepared on its first use. The first paint needs none, and a failure (a chunk that cannot be fetched) rejects
 * the call that needed it instead of the start of the application; the next call tries again.
 */
export function lazyCipher(cipherKey: CipherKey): Cipher {
  let pending: Promise<Cipher> | undefined;
  const ready = (): Promise<Cipher> => {
    pending ??= createCipher(cipherKey).catch((reason: unknown) => {
      pending = undefined;
      throw reason;
    });
    return pending;
  };
  return {
    encrypt: async (text) => (await ready()).encrypt(text),
    decrypt: async (base64) => (await ready()).decrypt(base64),
  };
}

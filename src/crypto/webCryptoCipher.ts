import { base64ToBytes, bytesToBase64 } from './bytes.ts';
import { type Cipher, CipherError, type CipherKey } from './cipher.ts';

/**
 * The cipher on the browser's own WebCrypto: byte-equal to crypto-js, off the main thread and loud on a wrong key.
 * Rejects when the browser does not take the key (Chromium refuses 24-byte keys): the caller then falls back.
 */
export async function createWebCryptoCipher({ key, iv }: CipherKey, subtle: SubtleCrypto): Promise<Cipher> {
  const algorithm = { name: 'AES-CBC', iv };
  const cryptoKey = await subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt', 'decrypt']);
  return {
    async encrypt(text) {
      return bytesToBase64(new Uint8Array(await subtle.encrypt(algorithm, cryptoKey, new TextEncoder().encode(text))));
    },
    async decrypt(base64) {
      const bytes = await base64ToBytes(base64);
      if (bytes.length === 0) throw new CipherError();
      try {
        const plain = await subtle.decrypt(algorithm, cryptoKey, bytes);
        // `fatal`: a wrong key that passes the padding check by chance must not become replacement characters.
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain);
      } catch {
        throw new CipherError();
      }
    },
  };
}

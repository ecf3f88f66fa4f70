import { browserCrypto } from './browserCrypto.ts';
import { bytesToHex } from './bytes.ts';

/** SHA-256 of a UTF-8 text as 64 lower-case hexadecimal digits; crypto-js serves pages without WebCrypto. */
export async function sha256(text: string, subtle: SubtleCrypto | undefined = browserCrypto()): Promise<string> {
  try {
    if (subtle) return bytesToHex(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text))));
  } catch {
    // A WebCrypto that is there and denied, as by some privacy extensions.
  }
  const { sha256WithCryptoJs } = await import('./cryptoJsCipher.ts');
  return sha256WithCryptoJs(text);
}

import { bytesToHex } from './bytes.ts';

/** SHA-256 of a UTF-8 text as 64 lower-case hexadecimal digits; crypto-js serves pages without WebCrypto. */
export async function sha256(
  text: string,
  subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle,
): Promise<string> {
  if (subtle) return bytesToHex(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text))));
  const { sha256WithCryptoJs } = await import('./cryptoJsCipher.ts');
  return sha256WithCryptoJs(text);
}

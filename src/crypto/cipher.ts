/**
 * The one door to the symmetric cipher of specification §7 «Transport rules»: AES in CBC mode with PKCS#7 padding, a fixed
 * client-side key and IV, cipher text in base64. It is compatibility, not protection: whoever has the page has the key (D-28);
 * TLS protects the member.
 */
export interface Cipher {
  /** Encrypts UTF-8 text and answers base64 cipher text. The empty text has a cipher text too (one block of padding). */
  encrypt(text: string): Promise<string>;
  /** Decrypts base64 cipher text. Rejects with {@link CipherError} whatever the fault is: base64, length, padding or UTF-8. */
  decrypt(base64: string): Promise<string>;
}

/** Raw key material. Key of 16, 24 or 32 bytes, IV of 16 bytes. */
export interface CipherKey {
  key: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
}

/** One undifferentiated fault for every failed decryption, so that no caller can tell padding from length. */
export class CipherError extends Error {
  override name = 'CipherError';
  constructor() {
    super('No se pudo descifrar el contenido.');
  }
}

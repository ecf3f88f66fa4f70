import AES from 'crypto-js/aes.js';
import WordArray from 'crypto-js/lib-typedarrays.js';
import SHA256 from 'crypto-js/sha256.js';
import { base64ToBytes, bytesToBase64, yieldToMain } from './bytes.ts';
import { type Cipher, CipherError, type CipherKey } from './cipher.ts';

const BLOCK = 16;
/** Bytes deciphered between two pauses: crypto-js works on the main thread at about 10 MB/s, a tenth of that on a slow phone. */
const SLICE = 32 * 1024;

/**
 * The same cipher on crypto-js, for pages that the browser does not call secure (a plain-HTTP intranet has no WebCrypto).
 * crypto-js never throws on a wrong key, half of the time it answers '': so the padding is removed and checked here, and the
 * bytes are decoded by a decoder that refuses what is not UTF-8.
 */
export function createCryptoJsCipher({ key, iv }: CipherKey): Cipher {
  const cryptoKey = WordArray.create(key);
  const settings = { iv: WordArray.create(iv) };
  return {
    async encrypt(text) {
      const message = WordArray.create(new TextEncoder().encode(text));
      return bytesToBase64(wordsToBytes(AES.encrypt(message, cryptoKey, settings).ciphertext));
    },
    async decrypt(base64) {
      const bytes = await base64ToBytes(base64);
      if (bytes.length % BLOCK !== 0) throw new CipherError();
      return decode(withoutPadding(await decipher(bytes, cryptoKey, iv)));
    },
  };
}

/** SHA-256 in lower-case hexadecimal, for pages without WebCrypto. */
export function sha256WithCryptoJs(text: string): string {
  return SHA256(WordArray.create(new TextEncoder().encode(text))).toString();
}

type Words = ReturnType<typeof WordArray.create>;

/** CBC can be entered at any block when the block before it serves as IV: that makes slices with pauses in between possible. */
async function decipher(bytes: Uint8Array<ArrayBuffer>, key: Words, iv: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const plain = new Uint8Array(bytes.length);
  for (let from = 0; from < bytes.length; from += SLICE) {
    if (from > 0) await yieldToMain();
    const sliceIv = from === 0 ? iv : bytes.slice(from - BLOCK, from);
    const words = AES.decrypt({ ciphertext: WordArray.create(bytes.slice(from, from + SLICE)) } as never, key, {
      iv: WordArray.create(sliceIv),
      padding: KEEP_PADDING,
    });
    plain.set(wordsToBytes(words), from);
  }
  // The caller decodes the whole of it at once.
  if (bytes.length > SLICE) await yieldToMain();
  return plain;
}

/** A padding scheme that touches nothing, so that the whole message's padding is judged once, at its end. */
const KEEP_PADDING = { pad: () => undefined, unpad: () => undefined };

function withoutPadding(plain: Uint8Array): Uint8Array {
  const size = plain.at(-1) ?? 0;
  const padding = plain.subarray(plain.length - size);
  if (size < 1 || size > BLOCK || !padding.every((byte) => byte === size)) throw new CipherError();
  return plain.subarray(0, plain.length - size);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new CipherError();
  }
}

function wordsToBytes(words: Words): Uint8Array {
  const bytes = new Uint8Array(words.sigBytes);
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = ((words.words[at >>> 2] ?? 0) >>> (24 - (at % 4) * 8)) & 0xff;
  }
  return bytes;
}

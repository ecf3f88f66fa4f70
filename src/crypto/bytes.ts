import { CipherError } from './cipher.ts';

/** Characters decoded between two pauses: about 6 ms of work on a slow phone. A multiple of 4, so that no base64 group is cut. */
const SLICE = 1024 * 1024;

/** Lets the browser paint and answer input between two slices of a long piece of work. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Hexadecimal text to bytes; `null` when the text is not an even number of hexadecimal digits. */
export function hexToBytes(hex: string): Uint8Array<ArrayBuffer> | null {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(hex)) return null;
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
  return bytes;
}

/** Bytes to lower-case hexadecimal text. */
export function bytesToHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes to base64, in slices that leave the main thread free in between. */
export async function bytesToBase64(bytes: Uint8Array): Promise<string> {
  // 3 bytes make 4 characters: slices of a multiple of 3 can be joined without padding in the middle.
  const step = 3 * 1024 * 256;
  let base64 = '';
  for (let from = 0; from < bytes.length; from += step) {
    if (from > 0) await yieldToMain();
    base64 += btoa(binaryString(bytes.subarray(from, from + step)));
  }
  return base64;
}

/** Base64 to bytes, in slices that leave the main thread free in between. Rejects with {@link CipherError} when it is not base64. */
export async function base64ToBytes(base64: string): Promise<Uint8Array<ArrayBuffer>> {
  if (base64.length % 4 !== 0) throw new CipherError();
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((base64.length / 4) * 3 - padding);
  let written = 0;
  for (let from = 0; from < base64.length; from += SLICE) {
    if (from > 0) await yieldToMain();
    const slice = base64.slice(from, from + SLICE);
    // `atob` forgives blanks and missing padding; a cipher text has neither.
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(slice)) throw new CipherError();
    const binary = decodeSlice(slice);
    for (let at = 0; at < binary.length; at += 1) bytes[written + at] = binary.charCodeAt(at);
    written += binary.length;
  }
  if (written !== bytes.length) throw new CipherError();
  return bytes;
}

function decodeSlice(slice: string): string {
  try {
    return atob(slice);
  } catch {
    throw new CipherError();
  }
}

function binaryString(bytes: Uint8Array): string {
  const step = 0x8000;
  let binary = '';
  for (let from = 0; from < bytes.length; from += step) {
    binary += String.fromCharCode(...bytes.subarray(from, from + step));
  }
  return binary;
}

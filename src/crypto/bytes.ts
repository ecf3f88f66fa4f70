import { CipherError } from './cipher.ts';

/** Characters decoded between two pauses: some 2 ms of work, 10 on a slow phone. A multiple of 4, so that no base64 group is cut. */
const SLICE = 256 * 1024;

/**
 * Lets the browser paint and answer input between two slices of a long piece of work. By a message and not by a timer: timers are
 * held back 4 ms each once they are nested, and a whole second in a hidden tab.
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Hexadecimal text to bytes; `null` when the text is not an even number of hexadecimal digits. */
export function hexToBytes(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[0-9a-f]{2})*$/i.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));
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

/** What browsers since 2025 decode base64 with, several times faster than `atob`; TypeScript does not know it yet. */
interface Base64Target {
  setFromBase64?(base64: string): { written: number };
}

/**
 * Base64 to bytes, in slices that leave the main thread free in between. Rejects with {@link CipherError} when it is not base64.
 * Both decoders forgive blanks and missing padding, and a cipher text has neither: each of them costs at least one byte of the
 * length that the text promises, so the count at the end tells.
 */
export async function base64ToBytes(base64: string): Promise<Uint8Array<ArrayBuffer>> {
  if (base64.length % 4 !== 0) throw new CipherError();
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='));
  const bytes = new Uint8Array((base64.length / 4) * 3 - padding);
  let written = 0;
  for (let from = 0; from < base64.length; from += SLICE) {
    if (from > 0) await yieldToMain();
    written += decodeInto(bytes.subarray(written), base64.slice(from, from + SLICE));
  }
  if (written !== bytes.length) throw new CipherError();
  return bytes;
}

/** Decodes one slice and answers how many bytes it had; no number of what is not base64, which the count at the end refuses. */
function decodeInto(target: Uint8Array & Base64Target, slice: string): number {
  try {
    if (target.setFromBase64) return target.setFromBase64(slice).written;
    const binary = atob(slice);
    for (let at = 0; at < binary.length; at += 1) target[at] = binary.charCodeAt(at);
    return binary.length;
  } catch {
    return Number.NaN;
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

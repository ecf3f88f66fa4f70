import { bytesToHex } from '#crypto/bytes.ts';

/** That many random bytes in hexadecimal. */
export function randomHex(bytes: number): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** A random guid (version 4): what an idTransaccion looks like. Works on pages that are not a secure context too. */
export function randomGuid(): string {
  const hex = randomHex(16);
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4] ?? '8';
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

import { bytesToHex } from '#crypto/bytes.ts';

type Source = (bytes: number) => Uint8Array<ArrayBuffer>;

const chance: Source = (bytes) => crypto.getRandomValues(new Uint8Array(bytes));
let guidSource = chance;

/** That many random bytes in hexadecimal. */
export function randomHex(bytes: number): string {
  return bytesToHex(chance(bytes));
}

/** A random guid (version 4): what an idTransaccion looks like. Works on pages that are not a secure context too. */
export function randomGuid(): string {
  const hex = bytesToHex(guidSource(16));
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4] ?? '8';
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/**
 * From now on the same guids in the same order, for stories, which show them and are to look the same each time; answers what gives
 * chance back. Session tokens and keys stay random: a late call of one story must not be taken for the next one's.
 */
export function repeatGuids(): () => void {
  let state = 1;
  // A linear congruential generator (Numerical Recipes): enough to tell one reference from the next.
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  guidSource = (bytes) => Uint8Array.from({ length: bytes }, next);
  return () => {
    guidSource = chance;
  };
}

import { isPlainlySeen } from './foreignText.ts';

/** Longest «Concepto» of a transfer inside the cooperative, in characters (screens.md A.2 transferenciaI). */
export const INTERNAL_CONCEPT_LENGTH = 60;

/** Longest «Concepto» of a transfer to another institution, in characters (screens.md A.2 transferenciaE). */
export const EXTERNAL_CONCEPT_LENGTH = 40;

/** What every clearing system carries: letters, digits, blanks, point, comma and hyphen. */
export const PLAIN_TEXT = /^[\p{L}\p{M}\p{N} .,-]*$/u;

/**
 * True when a text has none of the special characters that transfers to other institutions refuse (screens.md A.2 transferenciaE), and
 * nothing hidden: to Unicode some fillers are letters, and selectors are marks (D-68).
 */
export function isPlainConcept(text: string): boolean {
  return PLAIN_TEXT.test(text) && isPlainlySeen(text);
}

/** Numbers of cards of other institutions (screens.md A.2 «tarjeta-credito», registration). The server remains the judge. */
import { cleanAccountNumber } from './accountNumber.ts';
import { validationTexts } from './validationTexts.ts';

/** Shortest and longest number, in digits (ISO/IEC 7812). */
const SHORTEST = 12;
const LONGEST = 19;

/** The message under the number of a card, or null: digits, blanks and dashes aside, as many as cards have, with their check digit. */
export function cardNumberMessage(typed: string): string | null {
  const digits = cleanAccountNumber(typed);
  if (digits === '') return validationTexts.required;
  if (!/^\d+$/.test(digits)) return 'Ingrese solo números.';
  if (digits.length < SHORTEST || digits.length > LONGEST) return `Ingrese de ${SHORTEST} a ${LONGEST} dígitos.`;
  return hasCheckDigit(digits) ? null : 'El número de tarjeta no es válido. Revise los dígitos.';
}

/**
 * The check of ISO/IEC 7812 (Luhn): from the right, every second digit counts double, casting out nines, and the sum is a multiple of ten.
 * It finds every wrong digit and nearly every two that changed places.
 */
export function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, index) => {
      const weighted = index % 2 === 1 ? digit * 2 : digit;
      return total + (weighted > 9 ? weighted - 9 : weighted);
    }, 0);
  return sum % 10 === 0;
}

/**
 * Identification documents of Ecuador (§5 Identification helper, D-54). The specification knows only the number of
 * characters; the check digit of the cédula and the form of the RUC are ours. The server remains the judge.
 */

import { withoutGaps } from './typedNumber.ts';
import { validationTexts } from './validationTexts.ts';

/** Types as the wire numbers them (contract B.2, copy E); any other number follows the RUC's length (§5). */
export const identificationTypes = [
  { codigo: 1, descripcion: 'Cédula' },
  { codigo: 2, descripcion: 'Pasaporte' },
  { codigo: 3, descripcion: 'RUC' },
] as const;

export type IdentificationType = (typeof identificationTypes)[number]['codigo'];

/** The types as a form offers them: the wire's code as text. */
export const identificationOptions = identificationTypes.map(({ codigo, descripcion }) => ({
  value: String(codigo),
  label: descripcion,
}));

/** The type that a form's code names; the cédula for anything else. */
export function identificationTypeOf(code: string): IdentificationType {
  return identificationTypes.find(({ codigo }) => String(codigo) === code)?.codigo ?? 1;
}

/** How a document is called in a sentence: «su cédula». */
const documentNames: Readonly<Record<IdentificationType, string>> = { 1: 'cédula', 2: 'pasaporte', 3: 'RUC' };

/** `wrongLength` is a wrong count of characters (§5); `invalid`, a cédula or RUC that cannot exist (D-54). */
export type IdentificationError = 'wrongLength' | 'invalid';

/** To the letter (§5): type 1 exactly 10 characters, type 2 from 2 to 50, any other exactly 13. */
export function hasIdentificationLength(type: number, value: string): boolean {
  if (type === 1) return value.length === 10;
  if (type === 2) return value.length >= 2 && value.length <= 50;
  return value.length === 13;
}

/** The first fault of an identification, outer blanks trimmed, or null: its length (§5), then the rule of its type (D-54). */
export function identificationError(type: number, value: string): IdentificationError | null {
  const trimmed = value.trim();
  if (!hasIdentificationLength(type, trimmed)) return 'wrongLength';
  if (type === 1 && !isCedula(trimmed)) return 'invalid';
  if (type === 3 && !isRuc(trimmed)) return 'invalid';
  return null;
}

/**
 * Ten digits, province 01–24 or 30 (issued abroad), modulo-10 check digit. The third digit is free: the registry issues
 * 6 since 2017, so the old rule «< 6» would turn members away (D-54).
 */
export function isCedula(value: string): boolean {
  if (!/^(?:0[1-9]|1\d|2[0-4]|30)\d{8}$/.test(value)) return false;
  const digits = Array.from(value, Number);
  // Digits in odd places count double, casting out nines; the sum with the check digit is a multiple of ten.
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Thirteen digits whose last three (the establishment) are at least 001. With a third digit 0–5 it is a person's, and
 * its first ten must be a valid cédula; companies and public bodies are accepted without their modulo-11 check, which
 * numbers issued today no longer meet (D-54).
 */
export function isRuc(value: string): boolean {
  if (!/^\d{13}$/.test(value) || value.endsWith('000')) return false;
  return /^\d\d[0-5]/.test(value) ? isCedula(value.slice(0, 10)) : true;
}

/**
 * What is checked and sent of a typed identification: cédula and RUC without the blanks, dots and dashes that people copy along,
 * passports with their outer blanks off and in capitals, as they are printed.
 */
export function cleanIdentification(type: number, typed: string): string {
  return type === 2 ? typed.trim().toUpperCase() : withoutGaps(typed).replaceAll('.', '');
}

/** The message under an identification field, or null: the words (copy.md) for its length (§5) and its check digit (D-54). */
export function identificationMessage(type: IdentificationType, typed: string): string | null {
  const cleaned = cleanIdentification(type, typed);
  if (cleaned === '') return validationTexts.required;
  const error = identificationError(type, cleaned);
  if (error === null) return null;
  const name = documentNames[type];
  if (error === 'invalid') return `El número de ${name} no es válido.`;
  if (type === 2) return `Ingrese de 2 a 50 caracteres de su ${name}.`;
  return `Ingrese los ${type === 1 ? 10 : 13} dígitos de su ${name}.`;
}

/** A document as it is shown back to its owner: its kind and the last four characters, `Cédula ••••••9010`. */
export function maskedIdentification(type: IdentificationType, identification: string): string {
  const kind = identificationTypes.find(({ codigo }) => codigo === type)?.descripcion ?? '';
  const hidden = Math.max(0, identification.length - 4);
  return `${kind} ${'•'.repeat(Math.min(hidden, 6))}${identification.slice(hidden)}`;
}

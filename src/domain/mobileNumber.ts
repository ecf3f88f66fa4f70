/** The mobile of a top-up (screens.md A.2 pagos/recargas): ten digits that begin with 09. */

import { withoutGaps } from './typedNumber.ts';

/** Ecuador's prefix: what follows it is the number without its leading 0. */
const HOME_PREFIX = /^(?:\+|00)?593(?=9\d{8}$)/;

/** What is meant by a typed number: blanks, signs and dashes of any kind off, the country's prefix as the leading 0. */
export function cleanMobile(typed: string): string {
  return withoutGaps(typed).replace(/[().]/g, '').replace(HOME_PREFIX, '0');
}

/** Its fault, or null. */
export function mobileMessage(typed: string): string | null {
  return /^09\d{8}$/.test(cleanMobile(typed)) ? null : 'Ingrese un celular de 10 dígitos que empiece con 09.';
}

/** The fault of the number typed again, or null. */
export function repeatedMobileMessage(typed: string, first: string): string | null {
  return cleanMobile(typed) === cleanMobile(first) ? null : 'Los números no coinciden.';
}

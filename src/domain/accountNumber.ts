/**
 * Account numbers, masked except the last four characters whatever their length (§1, §9, D-18). The same rule serves
 * card numbers. A number of four characters or fewer has nothing to hide behind a mask and is shown whole. And the rules of a number that is typed.
 */
import { VISIBLE_ACCOUNT_CHARACTERS } from './constants.ts';
import { shownText } from './foreignText.ts';
import { withoutGaps } from './typedNumber.ts';
import { validationTexts } from './validationTexts.ts';

const PLAIN_MASK = '****';

/** The mask of a number inside a text, whatever blank holds the number beside it. */
const DRAWN_MASK = /•{4}[ \u00a0](?=\S)/g;

/** As the screen shows it: `•••• 4871`. */
export function maskAccount(accountNumber: string): string {
  return mask(accountNumber, '•••• ');
}

/** The same inside a sentence: the four digits never stand on a line without their mask. */
export function maskAccountUnbroken(accountNumber: string): string {
  return maskAccount(accountNumber).replace(' ', '\u00a0');
}

/** For plain text (CSV, copied messages): `****4871`. */
export function maskAccountPlain(accountNumber: string): string {
  return mask(accountNumber, PLAIN_MASK);
}

/** What assistive technology hears: `cuenta terminada en 4871`; of a loan, `crédito terminado en 4417`. */
export function spokenAccount(accountNumber: string, kind: 'account' | 'loan' = 'account'): string {
  return `${kind === 'loan' ? 'crédito terminado' : 'cuenta terminada'} en ${lastCharacters(accountNumber)}`;
}

/** A text with masked numbers in it, as assistive technology hears it (D-18): `Ahorros •••• 8771` → `Ahorros número terminado en 8771`. */
export function spokenMasks(text: string): string {
  return text.replace(DRAWN_MASK, 'número terminado en ');
}

/** A text with masked numbers in it, as plain text (D-18): what is shared or copied says `****8771`. */
export function plainMasks(text: string): string {
  return text.replace(DRAWN_MASK, PLAIN_MASK);
}

function mask(accountNumber: string, prefix: string): string {
  const visible = lastCharacters(accountNumber);
  return visible === shownText(accountNumber.trim()) ? visible : prefix + visible;
}

/** What is seen of a number, without its mask (§9); a core may pad it. It is read to the letter: what cannot be seen of one is seen here (D-68). */
export function lastCharacters(accountNumber: string): string {
  return shownText(accountNumber.trim()).slice(-VISIBLE_ACCOUNT_CHARACTERS);
}

/** An account number as it is sent: without the blanks and dashes of a savings book. */
export function cleanAccountNumber(typed: string): string {
  return withoutGaps(typed);
}

/** Fewest and most digits of an account's number. How many one has between them is its institution's to know. */
const SHORTEST_ACCOUNT = 4;
const LONGEST_ACCOUNT = 20;

/** The message under the number of an account of the cooperative, or null. */
export function accountNumberMessage(typed: string): string | null {
  const cleaned = cleanAccountNumber(typed);
  if (cleaned === '') return validationTexts.required;
  if (!/^\d+$/.test(cleaned)) return 'Ingrese solo los dígitos del número de cuenta.';
  if (cleaned.length < SHORTEST_ACCOUNT) return `El número tiene ${SHORTEST_ACCOUNT} dígitos o más.`;
  return tooLongMessage(cleaned);
}

/** The message under the number of an account elsewhere, or null: digits, as institutions count them. */
export function externalNumberMessage(typed: string): string | null {
  const cleaned = cleanAccountNumber(typed);
  if (cleaned === '') return validationTexts.required;
  return /^\d+$/.test(cleaned) ? tooLongMessage(cleaned) : 'Ingrese solo números.';
}

function tooLongMessage({ length }: string): string | null {
  return length > LONGEST_ACCOUNT ? `El número no puede superar ${LONGEST_ACCOUNT} dígitos.` : null;
}

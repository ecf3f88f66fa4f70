/**
 * A date of birth as people type it (registration, contract B.2). Typed rather than picked: nobody should page a calendar back
 * forty years.
 */
import { parseInstant, toEcuadorIso } from './dates.ts';
import { validationTexts } from './validationTexts.ts';

/** Older than anyone alive: a typing slip in the year. */
const EARLIEST_YEAR = 1900;

const WRONG_FORM = 'Ingrese la fecha como dd/mm/aaaa.';
const NOT_A_DATE = 'La fecha no existe.';
const OUT_OF_RANGE = 'Revise el año de nacimiento.';

/**
 * `14/06/1988`, also with dots, dashes or blanks, without separators, or as browsers autofill it (`1988-06-14`) → `1988-06-14`;
 * null when it is not written as a date. Whether the day exists is {@link birthDateMessage}'s to say.
 */
export function birthDateIso(typed: string): string | null {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return joined(iso[1], iso[2], iso[3]);
  const local = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  return local && joined(local[3], local[2], local[1]);
}

/** The message under a date-of-birth field, or null; `now` in ms. */
export function birthDateMessage(typed: string, now: number): string | null {
  if (typed.trim() === '') return validationTexts.required;
  const iso = birthDateIso(typed);
  if (iso === null) return WRONG_FORM;
  if (parseInstant(iso) === null) return NOT_A_DATE;
  return Number(iso.slice(0, 4)) < EARLIEST_YEAR || iso > toEcuadorIso(now).slice(0, 10) ? OUT_OF_RANGE : null;
}

/** Puts the slashes into a date that is being typed, `1406` → `14/06`, `14/061` → `14/06/1`; any other text stays as it is. */
export function withDateSlashes(typed: string): string {
  const match = /^(\d{2})\/?(\d{1,2})(?:\/?(\d{1,4}))?$/.exec(typed);
  if (!match) return typed;
  const [, day = '', month = '', year = ''] = match;
  return year === '' ? `${day}/${month}` : `${day}/${month}/${year}`;
}

function joined(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * A date of birth (registration, contract B.2), typed as every date (typedDate.ts).
 */
import { dayOf } from './calendar.ts';
import { typedDateFault, typedDay } from './typedDate.ts';
import { validationTexts } from './validationTexts.ts';

/** Older than anyone alive: a typing slip in the year. */
export const EARLIEST_BIRTH = '1900-01-01';

const EXAMPLE = '31/12/1980';
const OUT_OF_RANGE = 'Revise el año de nacimiento.';

/** The message under a date-of-birth field, or null; `now` in ms. */
export function birthDateMessage(typed: string, now: number): string | null {
  if (typed.trim() === '') return validationTexts.required;
  const day = typedDay(typed) ?? '';
  return typedDateFault(typed, EXAMPLE) ?? (day < EARLIEST_BIRTH || day > dayOf(now) ? OUT_OF_RANGE : null);
}

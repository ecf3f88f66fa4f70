/**
 * Dates as people type them, `dd/mm/aaaa` wherever the bank asks for one: the browser's own date field writes them in its own
 * language, and 08/01/2026 for 1 August.
 */
import { isDay } from './calendar.ts';

/** In which order a language writes day and month; the year is last. */
export type DayOrder = 'dmy' | 'mdy';

/** Said of what is not written as a date; `example` shows how. */
export const wrongFormText = (example = '31/12/2026'): string => `Escriba la fecha así: ${example}.`;

/** Said of a day that no calendar has. */
export const NOT_A_DATE = 'Esa fecha no existe. Revise el día y el mes.';

/**
 * `14/06/1988`, also with dots, dashes or blanks, without separators, or as browsers autofill it (`1988-06-14`) → `1988-06-14`;
 * null when it is not written as a date. `mdy` reads the month first. Whether the day exists is {@link isDay}'s to say.
 */
export function typedDay(typed: string, order: DayOrder = 'dmy'): string | null {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return joined(iso[1], iso[2], iso[3]);
  const local = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (!local) return null;
  const [, first, second, year] = local;
  return order === 'dmy' ? joined(year, second, first) : joined(year, first, second);
}

/**
 * What is wrong with a date that was typed, whatever it is for, or null; nothing typed is the field's to judge. `order` is how the field that
 * it was typed into reads and writes it.
 */
export function typedDateFault(typed: string, example?: string, order: DayOrder = 'dmy'): string | null {
  const day = typedDay(typed, order);
  if (day === null) return wrongFormText(example ?? shownDay('2026-12-31', order));
  return isDay(day) ? null : NOT_A_DATE;
}

/** `2026-08-01` → `01/08/2026`, as it stands in the field; with `mdy` `08/01/2026`. Any other text stays as it is. */
export function shownDay(day: string, order: DayOrder = 'dmy'): string {
  if (!isDay(day)) return day;
  const [year, month, date] = day.split('-');
  return (order === 'dmy' ? [date, month, year] : [month, date, year]).join('/');
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

import { parseInstant, toEcuadorIso } from '#domain/dates.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The Ecuadorian day of an instant (ms), `yyyy-MM-dd`. */
export function dayOf(instant: number): string {
  return toEcuadorIso(instant).slice(0, 10);
}

/** The instant (ms) at which a day begins in Ecuador. @throws RangeError for a text that is no day. */
export function startOfDay(day: string): number {
  const start = parseInstant(day);
  if (start === null) throw new RangeError('Not a day yyyy-MM-dd.');
  return start;
}

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of the month so many months later, or the last one of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${first.toISOString().slice(0, 8)}${String(Math.min(date, last)).padStart(2, '0')}`;
}

/**
 * The first working day after a day of the books. Weekends are those of the caller's calendar: live mode may put the books' Friday on any
 * day of the week, which `toWire` tells. Holidays are not known.
 */
export function nextWorkingDay(day: string, toWire: (day: string) => string): string {
  let next = addDays(day, 1);
  while (isWeekend(toWire(next))) next = addDays(next, 1);
  return next;
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** How many days `to` lies after `from`; negative when before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS);
}

/** The balance over time (DESIGN.md §6 «Chart»): closing balances by day, and where a step line goes. */

import { addDays, daysBetween } from './calendar.ts';
import type { Cents } from './money.ts';

/** The book balance at the end of a day. */
export interface DayBalance {
  day: string;
  cents: Cents;
}

/**
 * One balance for each day of a range: days without a movement keep the balance before them. `known` holds the days on which it changed,
 * oldest first, and one at or before the first day; days before anything is known are left out.
 */
export function everyDay(known: readonly DayBalance[], desde: string, hasta: string): DayBalance[] {
  const days: DayBalance[] = [];
  const closing = new Map(known.map(({ day, cents }) => [day, cents]));
  let current = known.findLast(({ day }) => day < desde)?.cents;
  for (let offset = 0; offset <= daysBetween(desde, hasta); offset += 1) {
    const day = addDays(desde, offset);
    current = closing.get(day) ?? current;
    if (current !== undefined) days.push({ day, cents: current });
  }
  return days;
}

/** The lowest and the highest day, the earlier one where two are equal; null without any. */
export function extremes(days: readonly DayBalance[]): { lowest: DayBalance; highest: DayBalance } | null {
  const [first] = days;
  if (!first) return null;
  let lowest = first;
  let highest = first;
  for (const day of days) {
    if (day.cents < lowest.cents) lowest = day;
    if (day.cents > highest.cents) highest = day;
  }
  return { lowest, highest };
}

/** Five marks of the scale from zero, in cents: round steps that hold the highest balance. */
export function scaleMarks(highest: Cents): Cents[] {
  const quarter = Math.max(highest, 100) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(quarter));
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((candidate) => candidate >= quarter) ?? quarter;
  return [0, 1, 2, 3, 4].map((index) => Math.round(index * step));
}

/** The scale's marks where balances go below zero as well: round steps that hold the highest, zero among them. Without such a one, `scaleMarks`. */
export function scaleBetween(lowest: Cents, highest: Cents): Cents[] {
  if (lowest >= 0) return scaleMarks(highest);
  const [, step = 1] = scaleMarks(Math.max(0, highest) - lowest);
  const from = Math.ceil(lowest / step);
  const to = Math.ceil(Math.max(0, highest) / step);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

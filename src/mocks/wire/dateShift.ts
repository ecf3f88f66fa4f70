import { parseInstant } from '#domain/dates.ts';
import { isRecord } from '#domain/records.ts';

/** Dates of a person's life, not of the books. */
const UNSHIFTED = new Set(['fechaNacimiento']);

const WIRE_DATE = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}:\d{2})?$/;

/**
 * A copy of what travels on the wire with every date and instant (contract B.0) moved by whole days, at any depth
 * (demo-bank.md «Rules», live mode). The hour stays: Ecuador has no summer time.
 */
export function shiftDates(value: unknown, days: number): unknown {
  if (days === 0) return value;
  if (typeof value === 'string') return shiftedText(value, days);
  if (Array.isArray(value)) return value.map((item) => shiftDates(item, days));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => [name, UNSHIFTED.has(name) ? content : shiftDates(content, days)]),
  );
}

/** One date or instant moved by whole days; any other text as it is. */
export function shiftedText(text: string, days: number): string {
  const match = WIRE_DATE.exec(text);
  if (!match || parseInstant(text) === null) return text;
  const [, year, month, day, hour = ''] = match;
  const moved = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + days));
  return `${moved.toISOString().slice(0, 10)}${hour}`;
}

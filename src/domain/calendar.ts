/** Whole days in Ecuador's calendar, as `yyyy-MM-dd` (contract B.0). Nothing here reads the machine's zone (D-20). */
import { formatDate, parseInstant, toEcuadorIso } from './dates.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** The day of a moment in Ecuador; `now` in ms. */
export function dayOf(now: number): string {
  return toEcuadorIso(now).slice(0, 10);
}

/** The day of an ISO text, with or without an hour; null if it is no date. */
export function dayOfIso(iso: string | null | undefined): string | null {
  const instant = parseInstant(iso);
  return instant === null ? null : dayOf(instant);
}

/** «noviembre» of a day, or of `2026-11`. */
export function monthName(month: string): string {
  return MONTHS[Number(month.slice(5, 7)) - 1] ?? '';
}

/** True for a day that exists. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && parseInstant(text) !== null;
}

/** So many days later, or earlier when negative. @throws RangeError if `day` is none. */
export function addDays(day: string, days: number): string {
  return dayOf(instantOf(day) + days * DAY_MS);
}

/**
 * So many months later, or earlier when negative; the 31st becomes the last day of a shorter month. @throws RangeError if `day` is
 * none.
 */
export function addMonths(day: string, months: number): string {
  instantOf(day);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const first = `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
  const last = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate();
  return `${first}-${String(Math.min(date, last)).padStart(2, '0')}`;
}

/** Days from one day to another, negative when `to` comes first. @throws RangeError if either is none. */
export function daysBetween(from: string, to: string): number {
  return Math.round((instantOf(to) - instantOf(from)) / DAY_MS);
}

/** `2026-11-20` → `Viernes, 20 de noviembre de 2026`; '' if it is no day. */
export function longDate(day: string): string {
  if (!isDay(day)) return '';
  const weekday = weekdayOf(day);
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${dateInWords(day)} de ${Number(day.slice(0, 4))}`;
}

/** `2026-12-22` → `martes 22 de diciembre`, for a day of the coming weeks inside a sentence; '' if it is no day. */
export function weekdayAndDate(day: string): string {
  return isDay(day) ? `${weekdayOf(day)} ${dateInWords(day)}` : '';
}

/** `2026-12-15` → `15 de diciembre`; '' if it is no day. */
export function dateInWords(day: string): string {
  if (!isDay(day)) return '';
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `${date} de ${MONTHS[month - 1]}`;
}

function weekdayOf(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return WEEKDAYS[new Date(Date.UTC(year, month - 1, date)).getUTCDay()] ?? '';
}

/** `2026-11-14` → `14` and `nov` (D-20's months), for the due-date rows; null if it is no date. */
export function dayAndMonth(iso: string | null | undefined): { day: string; month: string } | null {
  const day = formatDate(iso, 'dd');
  const month = formatDate(iso, 'MMM');
  return day !== null && month !== null ? { day, month } : null;
}

function instantOf(day: string): number {
  const instant = isDay(day) ? parseInstant(day) : null;
  if (instant === null) throw new RangeError(`«${day}» is no day.`);
  return instant;
}

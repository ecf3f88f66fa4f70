/**
 * Dates (D-20, contract B.0). The server writes instants without a zone, in Ecuador's time (UTC-5, no summer time).
 * Nothing here reads the machine's zone: a member abroad sees the same hour as the receipt that the agency prints.
 */
import { lightFormat } from 'date-fns/lightFormat';
import { DEFAULT_DATE_FORMAT, LAST_ACCESS_FORMAT } from './constants.ts';

/** Ecuador's distance from UTC in milliseconds. The mainland keeps UTC-5 the whole year. */
export const ECUADOR_OFFSET_MS = -5 * 60 * 60 * 1000;

// D-20: fixed, because `Intl` gives «sept» and other sources «sep.» with a dot.
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const;

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|([+-])(0\d|1[0-4])(?::?([0-5]\d))?)?)?$/i;

/**
 * A Date whose local getters answer Ecuador's fields. `lightFormat` copies a date through its constructor, so the class
 * survives the copy; shifting a plain Date instead would go wrong in the hour that a machine's summer time skips.
 */
class EcuadorDate extends Date {
  private get shifted(): Date {
    return new Date(this.getTime() + ECUADOR_OFFSET_MS);
  }
  override getFullYear(): number {
    return this.shifted.getUTCFullYear();
  }
  override getMonth(): number {
    return this.shifted.getUTCMonth();
  }
  override getDate(): number {
    return this.shifted.getUTCDate();
  }
  override getHours(): number {
    return this.shifted.getUTCHours();
  }
  override getMinutes(): number {
    return this.shifted.getUTCMinutes();
  }
  override getSeconds(): number {
    return this.shifted.getUTCSeconds();
  }
}

/**
 * ISO text → instant in milliseconds since the epoch, or null if the text is not a date that exists. Without a zone it
 * is Ecuador's time, never UTC (D-20); `Z`, `+hh`, `+hh:mm` and fractions of a second are tolerated; a bare `yyyy-MM-dd`
 * is that day's midnight in Ecuador.
 */
export function parseInstant(iso: string | null | undefined): number | null {
  const match = ISO.exec(iso?.trim() ?? '');
  if (!match) return null;
  const fields = match.slice(1, 7).map((field) => Number(field ?? 0));
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = fields;
  const written = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // Date.UTC rolls 30 February over to March: a date is real when its fields come back unchanged.
  const back = [
    written.getUTCFullYear(),
    written.getUTCMonth() + 1,
    written.getUTCDate(),
    written.getUTCHours(),
    written.getUTCMinutes(),
    written.getUTCSeconds(),
  ];
  if (back.some((field, index) => field !== fields[index])) return null;
  const milliseconds = Number((match[7] ?? '').slice(0, 3).padEnd(3, '0'));
  return written.getTime() + milliseconds - zoneOffset(match);
}

/** Instant in ms → `yyyy-MM-ddTHH:mm:ss` in Ecuador's time, as the wire writes it (contract B.0). */
export function toEcuadorIso(instantMs: number): string {
  return lightFormat(new EcuadorDate(instantMs), "yyyy-MM-dd'T'HH:mm:ss");
}

/** Instant in ms → hour of the day in Ecuador, 0–23. */
export function ecuadorHour(instantMs: number): number {
  return new EcuadorDate(instantMs).getHours();
}

/**
 * ISO text → text by a date-fns pattern (§9, dates are configured as dd/MM/yyyy), in Ecuador's time; null if the text
 * is no date. `MMM` is the table of months here (D-20); the other tokens are those of date-fns `lightFormat`, which needs no locale
 * (`format` would bring the English one into the bundle).
 * @param months the short names of another language
 * @throws RangeError if the pattern is not one that isDatePattern (datePattern.ts) accepts.
 */
export function formatDate(
  iso: string | null | undefined,
  pattern: string = DEFAULT_DATE_FORMAT,
  months: readonly string[] = MONTHS,
): string | null {
  const instant = parseInstant(iso);
  return instant === null ? null : formatFields(new EcuadorDate(instant), pattern, months);
}

/** As {@link formatDate}; what is no date as the server writes it: on the screen, on paper and in files alike nothing is left out (D-65). */
export function writtenDate(iso: string, pattern?: string): string {
  return formatDate(iso, pattern) ?? iso;
}

/** Whether the text says an hour: a server may write an instant as its day alone, and midnight would be made up (D-65). */
export function hasHour(iso: string | null | undefined): boolean {
  return ISO.exec(iso?.trim() ?? '')?.[4] !== undefined;
}

/**
 * ISO text → `05/09/2026 00:07`, the day as it is configured (§9) and its minute, in Ecuador's time; the day alone where the text says no hour; null
 * if the text is no date.
 */
export function formatMinute(iso: string | null | undefined, dateFormat: string = DEFAULT_DATE_FORMAT): string | null {
  return formatDate(iso, hasHour(iso) ? `${dateFormat} HH:mm` : dateFormat);
}

/** ISO text → `07 dic`, for what is due within months and stands in a small place (DESIGN.md §12 «Phones»); null if the text is no date. */
export function formatDayMonth(iso: string | null | undefined): string | null {
  return formatDate(iso, 'dd MMM');
}

/** ISO text → `05-sep-2026 00:07` (§2, D-20); null if the text is no date, as the first access of a member (null). */
export function formatLastAccess(iso: string | null | undefined): string | null {
  return formatDate(iso, LAST_ACCESS_FORMAT);
}

function formatFields(date: EcuadorDate, pattern: string, months: readonly string[]): string {
  // The month's name goes in after formatting, in the place of a NUL: lightFormat has no names, and letters put into
  // the pattern would be read as tokens. Quoted text is stepped over.
  const withoutNames = pattern.replace(/'(?:''|[^'])*'?|M{3,}/g, (part) => {
    if (part.startsWith("'")) return part;
    if (part.length > 3) throw new RangeError('The pattern asks for the full name of the month; only MMM is known.');
    return '\0';
  });
  return lightFormat(date, withoutNames).replaceAll('\0', months[date.getMonth()] ?? '');
}

function zoneOffset([, , , , , , , , zone, sign, hours, minutes]: RegExpExecArray): number {
  if (zone === undefined) return ECUADOR_OFFSET_MS;
  const magnitude = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -magnitude : magnitude;
}

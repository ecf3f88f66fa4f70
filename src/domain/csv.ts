/** CSV for spreadsheets set to es-EC: semicolons, decimal comma, UTF-8 with its mark, CRLF (RFC 4180). */
import { type Cents, formatAmount } from './money.ts';

/** A cell: a text, an amount in cents, a whole number. */
export type CsvCell = string | { cents: Cents } | number | null;

/** Spreadsheets run what begins so; a leading apostrophe makes it a text to all of them. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * What a spreadsheet set to es-EC reads as a number or a day: it would drop leading zeros, write long numbers as `1,02E+11` and make a day
 * of «11-2026». Days as we write them, `dd/mm/yyyy`, are meant to be read as such.
 */
const NUMBER = /^(?:\d[\d.,\s-]*|\d+(?:[.,]\d+)?e[+-]?\d+|\d{1,4}\/\d{1,4})$/i;

/**
 * Rows as one text, the byte order mark included, so that Excel reads accents. Amounts as `1234,56`, without grouping; a text that looks
 * like a number stays the text that it is, as `="0102"`. No mark of direction is put in: other programs read it (D-68).
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(';')).join('\r\n')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return formatAmount(cell.cents).replaceAll('.', '');
  const guarded = FORMULA.test(cell) ? `'${cell}` : cell;
  const safe = NUMBER.test(cell) ? `="${cell}"` : guarded;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

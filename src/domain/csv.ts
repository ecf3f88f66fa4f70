/** CSV for spreadsheets set to es-EC: semicolons, decimal comma, UTF-8 with its mark, CRLF (RFC 4180). */
import { type Cents, formatAmount } from './money.ts';

/** A cell: a text, an amount in cents, a whole number. */
export type CsvCell = string | { cents: Cents } | number | null;

/** Spreadsheets run what begins so; a leading apostrophe makes it a text to all of them. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as one text, the byte order mark included, so that Excel reads accents. Amounts as `1234,56`, without grouping. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(';')).join('\r\n')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return formatAmount(cell.cents).replaceAll('.', '');
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** CSV for spreadsheets set to es-EC: semicolons, decimal comma, UTF-8 with its mark, CRLF (RFC 4180). */
import { type Cents, formatAmount } from './money.ts';

/**
 * A cell: a text, a code such as a document or an account (to the letter, whatever it looks like), an amount in cents, a whole number.
 */
export type CsvCell = string | { code: string } | { cents: Cents } | number | null;

/** Spreadsheets run what begins so, some of them also after blanks; a leading apostrophe makes it a text to all of them. */
const FORMULA = /^(?:\s*[=+\-@]|[\t\r])/;

/** Days as we write them, which are meant to be read as such. */
const OUR_DAY = /^\d{2}\/\d{2}\/\d{4}(?: \d{2}:\d{2})?$/;

const MONTH =
  '(?:ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|mayo?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sept?(?:iembre)?|set(?:iembre)?|' +
  'oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?|jan|apr|aug|dec)';

/** What may stand between the digits of a number, an amount of money, a share, a day or an hour. */
const AROUND_DIGITS = String.raw`(?:[\s\d.,:/()%$€£¥\-–]|\de[+-]?(?=\d)|usd?)`;

/**
 * What a spreadsheet set to es-EC takes for a number, a share, money, a day, an hour or a logical value: it would drop leading zeros, write
 * long numbers as `1,02E+11`, turn «(0102)» into −102 and make a day of «11-2026» or «12 nov». Where it is not sure, it may read more than
 * the spreadsheet does: the text stays what it is either way.
 */
const CONVERTED = new RegExp(
  [
    String.raw`^(?=.*\d)${AROUND_DIGITS}+(?:[ap]\.?\s?(?:m\.?)?\s*)?$`,
    String.raw`^(?=.*\d)(?:[\s\d.,:/\-]|\bde\b)*${MONTH}\.?(?:[\s\d.,:/\-]|\bdel?\b)*$`,
    String.raw`^\s*(?:verdadero|falso|true|false)\s*$`,
  ].join('|'),
  'is',
);

/** Longest text that a spreadsheet lets a formula say. */
const LONGEST_SAID = 255;

/**
 * Rows as one text, the byte order mark included, so that Excel reads accents. Amounts as `1234,56`, without grouping; a code, and a text
 * that looks like a number, stays the text that it is, as `="0102"`. No mark of direction is put in: other programs read it (D-68).
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(';')).join('\r\n')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'string') return quoted(freeText(cell));
  if ('code' in cell) return quoted(saidAsText(cell.code));
  return formatAmount(cell.cents).replaceAll('.', '');
}

function freeText(text: string): string {
  if (FORMULA.test(text)) return `'${text}`;
  return CONVERTED.test(text) && !OUR_DAY.test(text) ? saidAsText(text) : text;
}

/** The formula that says a text, which no spreadsheet converts; nothing of nothing. */
function saidAsText(text: string): string {
  if (text === '') return '';
  return text.length > LONGEST_SAID || /[\r\n]/.test(text) ? `'${text}` : `="${text.replaceAll('"', '""')}"`;
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

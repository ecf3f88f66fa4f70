import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvCell, toCsv } from './csv.ts';

/** Reads what RFC 4180 says, with semicolons: what a spreadsheet sees. */
function parsed(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ';') {
      row.push(cell);
      cell = '';
    } else if (char === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += char;
  }
  expect([quoted, row, cell]).toEqual([false, [], '']);
  return rows;
}

const line = (...cells: CsvCell[]) => toCsv([cells]).slice(1, -2);

describe('DESIGN.md §9: CSV for a spreadsheet set to es-EC', () => {
  it('begins with the UTF-8 mark, parts by semicolons and ends each row with CRLF', () => {
    expect(
      toCsv([
        ['Fecha', 'Descripción'],
        ['20/11/2026', 'ñandú'],
      ]),
    ).toBe('\uFEFFFecha;Descripción\r\n20/11/2026;ñandú\r\n');
    expect([...new TextEncoder().encode(toCsv([['a']]))].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('without rows it is the mark and an end of line', () => {
    expect(toCsv([])).toBe('\uFEFF\r\n');
  });

  it.each([
    [0, '0,00'],
    [5, '0,05'],
    [-4530, '-45,30'],
    [123_456, '1234,56'],
    [123_456_789, '1234567,89'],
    [999_999_999_999_999, '9999999999999,99'],
  ])('D-19: %d cents are «%s»: a decimal comma, no grouping, no symbol', (cents, text) => {
    expect(line({ cents })).toBe(text);
  });

  it('whole numbers as they are, nothing as nothing', () => {
    expect(line(18, null, '', 0)).toBe('18;;;0');
  });

  it.each([
    ['a;b', '"a;b"'],
    ['dijo «sí»', 'dijo «sí»'],
    ['dijo "sí"', '"dijo ""sí"""'],
    ['dos\nlíneas', '"dos\nlíneas"'],
    ['dos\r\nlíneas', '"dos\r\nlíneas"'],
    ['a,b', 'a,b'],
    [' con blancos ', ' con blancos '],
  ])('RFC 4180: «%s» is written %s', (text, written) => {
    expect(line(text)).toBe(written);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+593900000214', "'+593900000214"],
    ['-12', "'-12"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
  ])('«%s» cannot run as a formula', (text, written) => {
    expect(line(text)).toBe(written);
  });

  it.each([
    '010201004871',
    '0000123',
    '2604',
    '001-002-123',
    '2026-1120-048213',
    '1.234',
    '1,5',
    '1e5',
    '11-2026',
    '1/2',
  ])('«%s» stays a text to the letter: Excel would make a number or a day of it', (text) => {
    expect(line(text)).toBe(`"=""${text}"""`);
    expect(parsed(toCsv([[text]]))).toEqual([[`="${text}"`]]);
  });

  it.each(['20/11/2026', '20/11/2026 10:15', '0102 Arriendo', 'N.º 12', '•••• 4871', '****4871'])(
    '«%s» is read as it is',
    (text) => {
      expect(line(text)).toBe(text);
    },
  );

  it.each(['TRANSFERENCIA - ANA', 'a=b', '1+1', 'correo@ejemplo.com', "'ya"])('«%s» stays as it is', (text) => {
    expect(line(text)).toBe(text);
  });
});

it('any texts survive a parse, each in its own cell, and none can begin a formula', () => {
  const texts = fc.string({
    unit: fc.oneof(fc.constantFrom(...';"\r\n\t=+-@\' ,ñ0123'), fc.string({ minLength: 1, maxLength: 1 })),
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.array(fc.array(texts, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
      const read = parsed(toCsv(rows));
      const bare = (cell: string) =>
        /^="(\d[^"]*)"$/.exec(cell)?.[1] ?? (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
      expect(read.map((row) => row.map(bare))).toEqual(rows.map((row) => row.map(bare)));
      // The one formula that there may be says a text of digits.
      for (const cell of read.flat()) expect(cell).not.toMatch(/^(?!="\d[\de.,\s/+-]*"$)[=+\-@\t\r]/i);
    }),
    { numRuns: 500 },
  );
});

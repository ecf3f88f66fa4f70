import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/cases.ts';
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

/**
 * What a spreadsheet shows of a cell: the text that a formula says, or the one behind an apostrophe; undefined where it would run it.
 */
function said(cell: string): string | undefined {
  const formula = /^="((?:[^"]|"")*)"$/s.exec(cell)?.[1];
  if (formula !== undefined) return formula.replaceAll('""', '"');
  if (cell.startsWith("'")) return cell.slice(1);
  return /^\s*[=+\-@]/.test(cell) ? undefined : cell;
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
    ...['1 20/11/2026', '20/11/2026 1', '20/11/2026 10:15 1'],
    ...[' 0102', '0102 ', '(0102)', '5%', '$0102', '0102 $', 'USD 12', '1 1/2', '10:15', '10:15 a. m.', '12-'],
    ...['12 nov', '12-nov-26', '12 de noviembre de 2026', 'Noviembre 2026', 'VERDADERO', 'falso'],
  ])('«%s» stays a text to the letter: Excel would make a number or a day of it', (text) => {
    expect(line(text)).toBe(`"=""${text}"""`);
    expect(parsed(toCsv([[text]]))).toEqual([[`="${text}"`]]);
  });

  it.each([
    ...[
      '20/11/2026',
      '20/11/2026 10:15',
      '0102 Arriendo',
      'N.º 12',
      '•••• 4871',
      '****4871',
      'noviembre',
      'Marcela 12',
    ],
    ...['e', 'a 5', '12 novillos', 'de 5', '(sin dato)', '%', 'Falso positivo'],
  ])('«%s» is read as it is', (text) => {
    expect(line(text)).toBe(text);
  });

  it.each([
    ['0102', '"=""0102"""'],
    ['A-77', '"=""A-77"""'],
    ['20/11/2026', '"=""20/11/2026"""'],
    ['=1+1', '"=""=1+1"""'],
    ['', ''],
    ['a"&HOY()&"', '"=""a""""&HOY()&"""""""'],
  ])('a document «%s» is always written as a text: %s', (code, written) => {
    expect(line({ code })).toBe(written);
  });

  it('a formula says 255 characters at most: a longer code is a guarded text', () => {
    expect(line({ code: '1'.repeat(255) })).toBe(`"=""${'1'.repeat(255)}"""`);
    expect(line({ code: '1'.repeat(256) })).toBe(`'${'1'.repeat(256)}`);
  });

  it.each(['TRANSFERENCIA - ANA', 'a=b', '1+1', 'correo@ejemplo.com', "'ya"])('«%s» stays as it is', (text) => {
    expect(line(text)).toBe(text);
  });
});

const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom(...';"\r\n\t=+-@\' ,ñ0123()%$e/'), fc.string({ minLength: 1, maxLength: 1 })),
  maxLength: 12,
});
const table = <Cell>(cell: fc.Arbitrary<Cell>) =>
  fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });

it('any texts survive a parse, each in its own cell, and none can begin a formula', () => {
  fc.assert(
    fc.property(table(anyText), (rows) => {
      const read = parsed(toCsv(rows));
      // An apostrophe of the text's own is no guard.
      expect(read.map((row, at) => row.map((cell, n) => (cell === rows[at]?.[n] ? cell : said(cell))))).toEqual(rows);
      for (const cell of read.flat()) expect(said(cell)).not.toBeUndefined();
    }),
    { numRuns: runs(500) },
  );
});

it('any code is said to the letter, and never as anything but a text', () => {
  fc.assert(
    fc.property(table(anyText), (rows) => {
      const read = parsed(toCsv(rows.map((row) => row.map((code) => ({ code })))));
      expect(read.map((row) => row.map(said))).toEqual(rows);
      for (const cell of read.flat()) expect(cell).toMatch(/^(?:|'.*|=".*")$/s);
    }),
    { numRuns: runs(500) },
  );
});

it('whatever a spreadsheet may convert is said to the letter: blanks, brackets, shares, money, days and hours around digits', () => {
  const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));
  const blanks = fc.constantFrom('', ' ', '  ', '\u00a0');
  const digits = fc.stringMatching(/^\d{1,14}$/);
  const number = joined(digits, fc.constantFrom('', '.5', ',50', '.000', '.000,00', 'e5', 'E+7', '-'));
  const month = fc.constantFrom(
    ...['ene', 'Feb', 'marzo', 'ABR', 'may', 'junio', 'jul.', 'ago', 'sept', 'oct', 'nov', 'diciembre'],
  );
  const text = fc.oneof(
    number,
    number.map((one) => `(${one})`),
    number.map((one) => `${one}%`),
    joined(fc.constantFrom('$', '$ ', '€', 'USD '), number),
    joined(number, fc.constantFrom('$', ' €', ' USD')),
    joined(fc.constantFrom('1', '07', '31'), fc.constantFrom(' ', '-', '/', ' de '), month),
    joined(month, fc.constantFrom(' ', '-', ' de ', ' del '), fc.constantFrom('26', '2026')),
    fc.constantFrom('10:15', '10:15:00', '8:05 p. m.', '8 pm', '8 a', '1 1/2', '3/4', '2026-11-20'),
  );
  fc.assert(
    fc.property(blanks, text, blanks, (before, inner, after) => {
      const whole = `${before}${inner}${after}`;
      expect(parsed(toCsv([[whole]]))).toEqual([[`="${whole}"`]]);
    }),
    { numRuns: runs(1000) },
  );
});

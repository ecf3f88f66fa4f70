import { describe, expect, it } from 'vitest';
import { createReport, type ReportContent } from './pdf.ts';

const content = (rows: number, change: Partial<ReportContent> = {}): ReportContent => ({
  issuer: 'Cooperativa de Ahorro y Crédito',
  title: 'Estado de cuenta',
  facts: [
    ['Socia', 'María'],
    ['Cuenta', '•••• 4871'],
  ],
  columns: [
    { heading: 'Fecha', width: 99 },
    { heading: 'Descripción', width: 300 },
    { heading: 'Saldo', width: 100, align: 'right' },
  ],
  rows: Array.from({ length: rows }, (_, index) => [
    '20/11/2026',
    [`FILA ${index + 1}.`, 'DETALLE (a\\b) – ñ €'] as const,
    '1.234,56',
  ]),
  totals: ['Total', '', '9,99'],
  foot: 'Pie.',
  ...change,
});

const fileOf = (report: ReportContent) => atob(createReport(report));
const streamsOf = (file: string) =>
  Array.from(file.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g), ([, length, stream = '']) => ({
    length: Number(length),
    stream,
  }));

describe('createReport', () => {
  it('is a file whose table of offsets and lengths are right', () => {
    const file = fileOf(content(100));
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
    expect(file.slice(table)).toMatch(/^xref\n/);
    const offsets = Array.from(file.slice(table).matchAll(/(\d{10}) 00000 n/g), ([, offset]) => Number(offset));
    expect(offsets.length).toBeGreaterThan(8);
    for (const [index, offset] of offsets.entries())
      expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    for (const { length, stream } of streamsOf(file)) expect(stream).toHaveLength(length);
  });

  it('has every row once, each page its number and heading, the last one the totals', () => {
    for (const rows of [0, 1, 25, 26, 27, 28, 29, 30, 31, 55, 56, 57, 58, 254]) {
      const pages = streamsOf(fileOf(content(rows))).map(({ stream }) => stream);
      const all = pages.join('\n');
      expect(Array.from(all.matchAll(/\(FILA (\d+)\.\)/g), ([, number]) => Number(number))).toEqual(
        Array.from({ length: rows }, (_, index) => index + 1),
      );
      for (const [index, page] of pages.entries()) {
        expect(page).toContain(`(P\xE1gina ${index + 1} de ${pages.length})`);
        expect(page).toContain('(Descripci\xF3n)');
        expect(page.includes('(9,99)')).toBe(index === pages.length - 1);
      }
    }
  });

  it('keeps everything on the paper, above the foot', () => {
    for (const { stream } of streamsOf(fileOf(content(254)))) {
      const places = Array.from(stream.matchAll(/Tf ([\d.]+) ([\d.]+) Td \((.*)\) Tj/g), ([, x, y, text]) => ({
        x: Number(x),
        y: Number(y),
        text,
      }));
      for (const { x, y, text } of places) {
        const isFoot = text === 'Pie.' || text?.startsWith('P\xE1gina');
        expect([text, x >= 48 && x < 547, isFoot ? y === 48 : y > 62 && y <= 794]).toEqual([text, true, true]);
      }
    }
  });

  it('writes accents and dashes in the encoding of the fonts and escapes what a PDF must', () => {
    const [page] = streamsOf(fileOf(content(1)));
    expect(page?.stream).toContain('(Mar\xEDa)');
    expect(page?.stream).toContain('(\x95\x95\x95\x95 4871)');
    expect(page?.stream).toContain('(DETALLE \\(a\\\\b\\) \x96 \xF1 \x80)');
    expect(fileOf(content(0, { title: '🏔' }))).toContain('(?)');
  });

  it('ends its numbers at the right edge of their column', () => {
    const [page] = streamsOf(fileOf(content(1)));
    const place = /Tf ([\d.]+) [\d.]+ Td \(1\.234,56\)/.exec(page?.stream ?? '');
    // Six digits of 556 and two marks of 278 thousandths, at 8,5 points.
    expect(Number(place?.[1]) + (8.5 * (6 * 556 + 2 * 278)) / 1000).toBeCloseTo(547, 1);
  });
});

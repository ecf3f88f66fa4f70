import { describe, expect, it } from 'vitest';
import { layoutPdf } from './layoutPdf.ts';
import { type PdfDocument, pdfFileName } from './pdfDocument.ts';
import { type ReadPdf, readPdf } from './readPdf.ts';

const usual: PdfDocument = {
  fileName: 'prueba.pdf',
  cooperativeName: 'Cooperativa Sierra Azul',
  title: 'Documento de prueba • 1',
  member: 'María Ñusta Guamán · N.º 48213',
  printedAt: '20/11/2026 10:15',
  facts: [{ label: 'Período', value: '01/11/2026 a 20/11/2026' }],
  tables: [
    {
      columns: [{ head: 'Concepto' }, { head: 'Valor', align: 'right' }],
      rows: [['Recarga', '5,00']],
      foot: ['Total', '5,00'],
    },
  ],
  legend: 'Valores en dólares.',
};

const read = (change: Partial<PdfDocument> = {}): Promise<ReadPdf> => readPdf(layoutPdf({ ...usual, ...change }));
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => [`Fila ${index + 1}`, `${index},00`]);
const words = ({ pages }: ReadPdf) => pages.flat().join(' ');

/** Nothing may stand outside of the margins of 15 mm; jsPDF measures with the letters' kerning and writes without: half a mm. */
function expectWithinMargins({ places }: ReadPdf, right = 195): void {
  for (const place of places) {
    expect(place.left, place.text).toBeGreaterThan(14.5);
    expect(place.right, place.text).toBeLessThan(right + 0.5);
    expect(place.top, place.text).toBeGreaterThan(15);
    expect(place.top, place.text).toBeLessThan(282.1);
  }
}

describe('DESIGN.md §9: a document as a file', () => {
  it('header, facts, table, legend, foot; accents and signs as they are', async () => {
    const pdf = await read();
    expect(pdf.pages).toEqual([
      [
        'Cooperativa Sierra Azul',
        'Documento de prueba • 1',
        'Período',
        '01/11/2026 a 20/11/2026',
        'Concepto',
        'Valor',
        'Recarga',
        '5,00',
        'Total',
        '5,00',
        'Valores en dólares.',
        'Documento informativo generado en la banca virtual.',
        'Generado el 20/11/2026 10:15 · Página 1 de 1',
        'María Ñusta Guamán · N.º 48213',
      ],
    ]);
    expectWithinMargins(pdf);
  });

  it('is named and in Spanish of Ecuador', async () => {
    expect(await read()).toMatchObject({ title: 'Documento de prueba • 1', language: 'es-EC' });
    const blob = layoutPdf(usual);
    expect(blob.type).toBe('application/pdf');
    expect(await blob.slice(0, 5).text()).toBe('%PDF-');
  });

  it('every character that the fonts have arrives as itself', async () => {
    const specials = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
    const latin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0xa1 + index))
      .filter((character) => character !== '\u00ad')
      .join('');
    const pdf = await read({ legend: `${specials} ${latin}` });
    const written = words(pdf).normalize('NFC').replaceAll(' ', '').replace('\u03bc', '\u00b5');
    for (const character of specials + latin) expect(written).toContain(character.normalize('NFC'));
  });

  it('the head of a table is on each page, the totals once, at the end; no page is without its number', async () => {
    const table = {
      ...usual.tables[0],
      columns: usual.tables[0]?.columns ?? [],
      rows: rowsOf(100),
      foot: ['Total', '9'],
    };
    const pdf = await read({ tables: [table] });
    expect(pdf.pages.length).toBeGreaterThan(2);
    pdf.pages.forEach((page, index) => {
      expect(page.filter((text) => text === 'Concepto')).toHaveLength(1);
      expect(page).toContain(`Generado el 20/11/2026 10:15 · Página ${index + 1} de ${pdf.pages.length}`);
      expect(page).toContain(usual.member);
    });
    const all = pdf.pages.flat();
    expect(all.filter((text) => /^Fila \d+$/.test(text))).toEqual(rowsOf(100).map(([name]) => name));
    expect(all.filter((text) => text === 'Total')).toHaveLength(1);
    expect(pdf.pages.at(-1)).toContain('Total');
    expectWithinMargins(pdf);
  });

  it('no row is split: one that does not fit goes to the next page as a whole', async () => {
    const name = 'Asociación de Trabajadores Agrícolas, Artesanos y Ganaderos del Austro, '.repeat(6);
    const rows = Array.from({ length: 30 }, (_, index) => [`${index}: ${name} fin de ${index}.`, '1,00']);
    const pdf = await read({ tables: [{ columns: usual.tables[0]?.columns ?? [], rows }] });
    expect(pdf.pages.length).toBeGreaterThan(1);
    for (const [index] of rows.entries()) {
      const page = pdf.pages.find((texts) => texts.some((text) => text.startsWith(`${index}: `)));
      expect(page?.join(' ')).toContain(`fin de ${index}.`);
    }
    expectWithinMargins(pdf);
  });

  it('a table without heads has none', async () => {
    const pdf = await read({
      tables: [{ columns: [{}, { align: 'right' }], rows: [['A', { text: 'B', strong: true }]] }],
    });
    expect(words(pdf)).toContain('A B Valores');
  });

  it('narrow: 118 mm wide, as a receipt is', async () => {
    const pdf = await read({ narrow: true, facts: [{ label: 'Valor', value: '$9.999.999,99', large: true }] });
    expectWithinMargins(pdf, 133);
    expect(words(pdf)).toContain('Página 1 de 1');
  });

  it('what the foot says already is not said twice', async () => {
    const note = 'Documento informativo generado en la banca virtual.';
    expect((await read({ legend: note })).pages.flat().filter((text) => text === note)).toHaveLength(1);
  });
});

describe('long and hostile texts', () => {
  it.each([20, 22, 24, 26, 28, 30])('a masked account stays in one piece (after %i letters)', async (count) => {
    const text = `${'C'.repeat(count / 2)} ${'c'.repeat(count / 2)} •••• 4871`;
    const { pages } = await read({
      narrow: true,
      facts: [{ label: 'Cuenta', value: text }],
      tables: [{ columns: [{}, { align: 'right' }], rows: [['Etiqueta '.repeat(9), text]] }],
    });
    expect(pages.flat().filter((part) => /•••• 4871$/.test(part))).toHaveLength(2);
  });

  const LONG = 'Asociación de Trabajadores Agrícolas, Artesanos y Ganaderos del Austro Ecuatoriano '.repeat(4);

  it('long names are wrapped, and nothing of them is lost', async () => {
    const pdf = await read({
      cooperativeName: LONG,
      title: LONG,
      legend: LONG,
      facts: [{ label: LONG, value: LONG }],
      tables: [{ columns: [{ head: 'Concepto' }, { head: 'Valor', align: 'right' }], rows: [[LONG, '5,00']] }],
    });
    // Twice in the header, a label, a value, a cell, the legend.
    expect(words(pdf).match(/Ecuatoriano/g)).toHaveLength(24);
    expectWithinMargins(pdf);
  });

  it('a figure is never broken, however wide the others and the words beside it are', async () => {
    const amount = '9.999.999.999.999,99';
    const money = { align: 'right' as const };
    const columns = [{ head: 'N.º' }, { head: 'Fecha' }, ...'abcdefg'.split('').map((head) => ({ head, ...money }))];
    const wide = ['1', 'x'.repeat(300), ...Array.from({ length: 7 }, () => amount)];
    const pdf = await read({ tables: [{ columns, rows: [wide] }] });
    expect(pdf.pages.flat().filter((text) => text === amount)).toHaveLength(7);
    expect(words(pdf).match(/x/g)?.length).toBeGreaterThanOrEqual(300);
    expectWithinMargins(pdf);
  });

  it('a text longer than a page goes on on the next ones', async () => {
    const endless = Array.from({ length: 4000 }, (_, index) => `p${index}`).join(' ');
    const columns = usual.tables[0]?.columns ?? [];
    for (const change of [
      { legend: endless },
      { facts: [{ label: 'Nota', value: endless }] },
      { tables: [{ columns, rows: [[endless, '5,00']] }] },
    ]) {
      const pdf = await read(change);
      const found = new Set(words(pdf).match(/p\d+/g));
      expect(found.size).toBe(4000);
      expectWithinMargins(pdf);
    }
  });

  it('a member without end takes three lines of the foot and no more', async () => {
    const pdf = await read({ member: 'Maria '.repeat(500) });
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.pages.flat().filter((text) => text.startsWith('Maria'))).toHaveLength(3);
    expectWithinMargins(pdf);
  });

  it.each([
    ['the format’s own marks', ') Tj ET /JavaScript (alert(1)) \\ (( endobj %%EOF'],
    ['markup', '<script>alert(1)</script> &amp; {{x}}'],
    ['numbers for letters', '\\050\\051 \\n \\r'],
  ])('%s are text like any other', async (_, text) => {
    const pdf = await read({
      title: text,
      member: text,
      legend: text,
      printedAt: '',
      facts: [{ label: text, value: text }],
    });
    const plain = (value: string) => value.replaceAll(' ', '');
    // Header, label, value, legend, foot.
    expect(plain(words(pdf)).split(plain(text))).toHaveLength(6);
    expect(pdf.title).toBe(text);
    expect(pdf.pages).toHaveLength(1);
  });

  it('direction marks do not turn figures round', async () => {
    expect(words(await read({ facts: [{ label: 'Valor', value: '\u202e$1.234,56\u202c \u2212 א1' }] }))).toContain(
      '$1.234,56 - ?1',
    );
  });

  it('nothing at all is still a document', async () => {
    const pdf = await read({ cooperativeName: '', title: '', member: '', facts: [], tables: [], legend: '' });
    expect(words(pdf)).toContain('Página 1 de 1');
    expect(words(await read({ tables: [{ columns: [{ head: 'Uno' }], rows: [] }] }))).toContain('Uno');
  });
});

describe('the name of the file', () => {
  it.each([
    [['comprobante', '2026-1103-048198'], 'comprobante-2026-1103-048198.pdf'],
    [['comprobante', null], 'comprobante.pdf'],
    [['comprobante', '../../etc/pass wd\u202e'], 'comprobante-etcpasswd.pdf'],
    [['comprobante', '9'.repeat(300)], `comprobante-${'9'.repeat(60)}.pdf`],
  ])('%j: %s', (parts, name) => {
    expect(pdfFileName(...parts)).toBe(name);
  });
});

import { describe, expect, it } from 'vitest';
import { type PdfDocument, pdfFileName } from './pdfDocument.ts';
import { elementsOf, outlineOf, type ReadPdf, readPdf } from './readPdf.ts';
import { testDrawings, testFonts } from './testFonts.ts';
import { writePdf } from './writePdf.ts';

const usual: PdfDocument = {
  fileName: 'prueba.pdf',
  cooperativeName: 'Cooperativa Sierra Azul',
  legalName: 'Cooperativa de Ahorro y Crédito Sierra Azul Ltda.',
  title: 'Documento de prueba • 1',
  member: 'Socia María Ñusta Guamán · N.º 48213',
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

const receipt: PdfDocument = {
  ...usual,
  title: 'Comprobante',
  outcome: { state: 'done', title: 'Transferencia exitosa', when: '20/11/2026 10:15', amount: '$250,00' },
  facts: [],
  tables: [
    {
      columns: [{}, { align: 'right' }],
      rows: [
        ['Comprobante N.º', '2026-1120-048213'],
        ['Cuenta de origen', 'Ahorro a la vista •••• 4871'],
        ['Beneficiario', 'Carlos Andrés Loja Peralta'],
        ['Total debitado', { text: '$250,00', strong: true }],
      ],
    },
  ],
  legend: 'Documento informativo generado en la banca virtual.',
  narrow: true,
};

const written = (change: Partial<PdfDocument> = {}): Promise<Blob> =>
  writePdf({ ...usual, ...change }, testFonts, testDrawings);
const read = async (change: Partial<PdfDocument> = {}): Promise<ReadPdf> => readPdf(await written(change));
const readReceipt = (change: Partial<PdfDocument> = {}): Promise<ReadPdf> => read({ ...receipt, ...change });
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => [`Fila ${index + 1}`, `${index},00`]);
const words = ({ pages }: ReadPdf) => pages.flat().join(' ');

/** Nothing may stand outside of the margins of 15 mm; a letter may reach over its own place by a hair. */
function expectWithinMargins({ places }: ReadPdf, right = 195): void {
  for (const place of places) {
    expect(place.left, place.text).toBeGreaterThan(14.9);
    expect(place.right, place.text).toBeLessThan(right + 0.1);
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
        'Cooperativa de Ahorro y Crédito Sierra Azul Ltda.',
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
        'Socia María Ñusta Guamán · N.º 48213',
        'Documento informativo generado en la banca virtual.',
        'Generado el 20/11/2026 10:15 · Página 1 de 1',
      ],
    ]);
    expectWithinMargins(pdf);
  });

  it('is named, tagged and in Spanish of Ecuador, and says so to checkers', async () => {
    expect(await read()).toMatchObject({ title: 'Documento de prueba • 1', language: 'es-EC', isTagged: true });
    const blob = await written();
    const bytes = await blob.text();
    expect(bytes).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(bytes).toMatch(/\/DisplayDocTitle true/);
    expect(blob.type).toBe('application/pdf');
    expect(await blob.slice(0, 5).text()).toBe('%PDF-');
  });

  it('its letters are the product’s, and inside of it', async () => {
    const { fonts } = await read();
    expect(fonts.map(({ name }) => name.replace(/^[A-Z]{6}\+|-.*$/g, ''))).toEqual(
      expect.arrayContaining(['Figtree', 'BricolageGrotesque96ptExtraBold']),
    );
    expect(fonts.every(({ isInside }) => isInside)).toBe(true);
  });

  it('the legal name stands once: not where it is the name already, nor where there is none', async () => {
    for (const legalName of [usual.cooperativeName, '', undefined])
      expect((await read({ ...(legalName === undefined ? {} : { legalName }) })).pages[0]?.[1]).toBe(
        legalName === undefined ? usual.legalName : usual.title,
      );
  });

  it('every character that the fonts have arrives as itself', async () => {
    const specials = '€…ŠŒŽ‘’“”•–—šœžŸ ŁłĐđĆćČčĘęĞğİıŐőŘřŞşŰűŹźŻż';
    const latin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0xa1 + index))
      // The soft hyphen is not seen, and the sign of any currency is nobody's.
      .filter((character) => character !== '\u00ad' && character !== '¤')
      .join('');
    const pdf = await read({ legend: `${specials} ${latin}` });
    const letters = words(pdf).normalize('NFC').replaceAll(' ', '').replace('\u03bc', '\u00b5');
    for (const character of (specials + latin).replaceAll(' ', ''))
      expect(letters).toContain(character.normalize('NFC'));
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
    const pdf = await read({ narrow: true, facts: [{ label: 'Valor', value: '$9.999.999,99' }] });
    expectWithinMargins(pdf, 133);
    expect(words(pdf)).toContain('Página 1 de 1');
  });

  it('what the foot says already is not said twice', async () => {
    const note = 'Documento informativo generado en la banca virtual.';
    expect((await read({ legend: note })).pages.flat().filter((text) => text === note)).toHaveLength(1);
  });
});

describe('DESIGN.md §9 «Receipt»: A5 and no higher than what it says', () => {
  it('says how it ended, then its rows; the file is named after both', async () => {
    const pdf = await readReceipt();
    expect(pdf.title).toBe('Comprobante: Transferencia exitosa');
    expect(pdf.pages).toEqual([
      [
        'Cooperativa Sierra Azul',
        'Cooperativa de Ahorro y Crédito Sierra Azul Ltda.',
        'Comprobante',
        'Transferencia exitosa',
        '$250,00',
        '20/11/2026 10:15',
        'Comprobante N.º',
        '2026-1120-048213',
        'Cuenta de origen',
        'Ahorro a la vista •••• 4871',
        'Beneficiario',
        'Carlos Andrés Loja Peralta',
        'Total debitado',
        '$250,00',
        'Socia María Ñusta Guamán · N.º 48213',
        'Documento informativo generado en la banca virtual.',
        'Generado el 20/11/2026 10:15 · Página 1 de 1',
      ],
    ]);
    expectWithinMargins(pdf, 133);
  });

  it('edges: what begins at the left begins at one edge, what ends at the right ends at one', async () => {
    const { places } = await readReceipt();
    const of = (text: RegExp) => places.filter((place) => text.test(place.text));
    for (const { left, text } of of(/^(?:Comprobante N|Cuenta de|Beneficiario|Total|Socia|Documento|Generado)/))
      expect(left, text).toBeCloseTo(15, 1);
    for (const { right, text } of of(/^(?:Comprobante|\$250,00|2026-|Ahorro|Carlos.*)$/))
      expect(right, text).toBeCloseTo(133, 1);
  });

  it('the page ends 15 mm under its last line, whatever stands on it, and is never higher than A5', async () => {
    for (const change of [{}, { tables: [] }, { legend: 'Texto del servidor. '.repeat(9) }]) {
      const { sizes, places } = await readReceipt(change);
      expect(sizes).toHaveLength(1);
      expect(sizes[0]?.width).toBeCloseTo(148, 1);
      const end = Math.max(...places.map(({ top }) => top));
      expect((sizes[0]?.height ?? 0) - end).toBeGreaterThan(15);
      expect((sizes[0]?.height ?? 0) - end).toBeLessThan(17);
    }
    const rows = rowsOf(60);
    const { sizes } = await readReceipt({ tables: [{ columns: [{}, { align: 'right' }], rows }] });
    expect(sizes.length).toBeGreaterThan(1);
    for (const { height } of sizes.slice(0, -1)) expect(height).toBeCloseTo(210, 1);
    expect(sizes.at(-1)?.height).toBeLessThan(205);
  });

  it('what the state means stands over the rows', async () => {
    const notice = { lead: 'La institución aún no confirma.', text: 'El valor ya fue debitado.' };
    const pdf = await readReceipt({ notice });
    const all = words(pdf);
    expect(all).toContain('10:15 La institución aún no confirma. El valor ya fue debitado. Comprobante N.º');
    expectWithinMargins(pdf, 133);
  });

  it('an amount without room beside the words stands under them, and is written smaller rather than cut', async () => {
    for (const amount of ['$9.999.999.999,99', `$${'9.999.'.repeat(12)}999,99`]) {
      const pdf = await readReceipt({
        outcome: { state: 'inProcess', title: 'Transferencia en proceso', when: null, amount },
      });
      expect(pdf.pages.flat()).toContain(amount);
      expectWithinMargins(pdf, 133);
    }
  });
});

describe('what a reader for screens is told', () => {
  it('of a receipt: mark, names, headings, state, each label with its value, and who and when once', async () => {
    const [document] = (await readReceipt()).structure;
    if (!document) throw new Error('Sin estructura.');
    expect(outlineOf(document)).toBe(
      'Root(Document(Figure P P H1 H2 P P Table(TBody(TR(TH TD) TR(TH TD) TR(TH TD) TR(TH TD))) P P P))',
    );
    expect(elementsOf(document, 'Figure')[0]?.alt).toBe('Logotipo de Cooperativa Sierra Azul');
    const [row] = elementsOf(document, 'TR');
    expect(row?.children.map(({ text }) => text)).toEqual(['Comprobante N.º', '2026-1120-048213']);
    expect(elementsOf(document, 'P').map(({ text }) => text)).toEqual([
      'Cooperativa Sierra Azul',
      'Cooperativa de Ahorro y Crédito Sierra Azul Ltda.',
      '20/11/2026 10:15',
      '$250,00',
      'Socia María Ñusta Guamán · N.º 48213',
      'Documento informativo generado en la banca virtual.',
      'Generado el 20/11/2026 10:15 · Página 1 de 1',
    ]);
  });

  it('of a table: facts as a list, heads with what they head, totals; lines that go on are words apart', async () => {
    const [document] = (await read({ legend: 'Valores en dólares y centavos. '.repeat(9).trim() })).structure;
    if (!document) throw new Error('Sin estructura.');
    expect(outlineOf(document)).toBe(
      'Root(Document(Figure P P H1 L(LI(Lbl LBody)) ' +
        'Table(THead(TR(TH TH)) TBody(TR(TH TD)) TFoot(TR(TH TD))) P P P P))',
    );
    const bytes = await (await written()).text();
    expect(bytes.match(/\/Scope \/Column/g)).toHaveLength(2);
    expect(bytes.match(/\/Scope \/Row/g)).toHaveLength(2);
    const legend = elementsOf(document, 'P').find(({ text }) => text?.startsWith('Valores'));
    expect(legend?.text).toBe('Valores en dólares y centavos. '.repeat(9).trim());
  });

  it('the head of a table that goes on is said once, and so is the foot', async () => {
    const { structure, pages } = await read({
      tables: [{ columns: usual.tables[0]?.columns ?? [], rows: rowsOf(100) }],
    });
    expect(pages.length).toBeGreaterThan(2);
    const said = structure.flatMap((one) => elementsOf(one, 'TH').map(({ text }) => text));
    expect(said.filter((text) => text === 'Concepto')).toHaveLength(1);
    expect(said.filter((text) => /^Fila/.test(text ?? ''))).toHaveLength(100);
    const feet = structure.flatMap((one) => elementsOf(one, 'P').map(({ text }) => text));
    expect(feet.filter((text) => text === usual.member)).toHaveLength(1);
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
    // Name and title in the head, a label, a value, a cell, the legend.
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
    const said = ['H1', 'Lbl', 'LBody', 'P'].flatMap((tag) => pdf.structure.flatMap((one) => elementsOf(one, tag)));
    // Head, label, value, legend, foot.
    expect(said.filter((one) => plain(one.text ?? '') === plain(text))).toHaveLength(5);
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

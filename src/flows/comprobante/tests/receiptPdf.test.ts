import { describe, expect, it } from 'vitest';
import { readPdf } from '#components/PdfDocument/readPdf.ts';
import { testDrawings, testFonts } from '#components/PdfDocument/testFonts.ts';
import { writePdf } from '#components/PdfDocument/writePdf.ts';
import { type ReceiptPdfProps, receiptPdf } from '../receiptPdf.ts';

const usual: ReceiptPdfProps = {
  number: '2026-1103-048198',
  state: 'done',
  title: 'Transferencia exitosa',
  cents: 60_41,
  rows: [
    { label: 'Comprobante N.º', value: '2026-1103-048198' },
    { label: 'Cuenta de origen', value: 'Ahorro a la vista •••• 4871' },
    { label: 'Beneficiario', value: 'Rosa Elena Ordóñez Ñauta' },
    { label: 'Total debitado', value: '$60,41', bold: true },
  ],
  legend: 'Texto del servidor.',
  note: null,
  cooperativeName: 'Cooperativa Sierra Azul',
  legalName: 'Cooperativa de Ahorro y Crédito Sierra Azul Ltda.',
  member: 'Socia Maria Fernanda Guaman Vintimilla · N.º 48213',
  printedAt: '20/11/2026 10:15',
};

const textOf = async (change: Partial<ReceiptPdfProps> = {}) =>
  (await readPdf(await writePdf(receiptPdf({ ...usual, ...change }), testFonts, testDrawings))).pages.map((page) =>
    page.join(' '),
  );

describe('screens.md A.0 «CMP»: a receipt as a file', () => {
  it('what is in process says so in the file too, before the rows', async () => {
    const note = {
      lead: 'La institución aún no confirma: tiene hasta el 23/11/2026.',
      text: 'El valor ya fue debitado.',
    };
    const said = 'La institución aún no confirma: tiene hasta el 23/11/2026. El valor ya fue debitado.';
    expect((await textOf({ note }))[0]).toMatch(new RegExp(`\\$60,41 ${said} Comprobante N.º.* Texto del servidor.`));
    const [usualLegend = ''] = await textOf({ note, legend: 'Documento informativo generado en la banca virtual.' });
    expect(usualLegend).toContain(said);
    expect(usualLegend.match(/Documento informativo/g)).toHaveLength(1);
  });

  it('says what the paper says, in its order, on one page; accounts masked', async () => {
    expect(await textOf()).toEqual([
      [
        'Cooperativa Sierra Azul Cooperativa de Ahorro y Crédito Sierra Azul Ltda. Comprobante',
        'Transferencia exitosa $60,41',
        'Comprobante N.º 2026-1103-048198',
        'Cuenta de origen Ahorro a la vista •••• 4871',
        'Beneficiario Rosa Elena Ordóñez Ñauta',
        'Total debitado $60,41',
        'Texto del servidor.',
        'Socia Maria Fernanda Guaman Vintimilla · N.º 48213',
        'Documento informativo generado en la banca virtual.',
        'Generado el 20/11/2026 10:15 · Página 1 de 1',
      ].join(' '),
    ]);
  });

  it('DESIGN.md §9: what a receipt does not have is not on paper; the rest is as it came', () => {
    const { legalName: _, ...unnamed } = usual;
    expect(receiptPdf(unnamed)).toEqual({
      fileName: 'comprobante-2026-1103-048198.pdf',
      cooperativeName: 'Cooperativa Sierra Azul',
      legalName: '',
      logoUrl: null,
      accent: null,
      title: 'Comprobante',
      outcome: { state: 'done', title: 'Transferencia exitosa', when: null, amount: '$60,41' },
      member: 'Socia Maria Fernanda Guaman Vintimilla · N.º 48213',
      printedAt: '20/11/2026 10:15',
      facts: [],
      notice: null,
      tables: [
        {
          columns: [{}, { align: 'right' }],
          rows: usual.rows.map(({ label, value, bold = false }) => [label, { text: value, strong: bold }]),
        },
      ],
      legend: 'Texto del servidor.',
      narrow: true,
    });
  });

  it('its name is its number, nothing when it has none', () => {
    expect(receiptPdf(usual).fileName).toBe('comprobante-2026-1103-048198.pdf');
    expect(receiptPdf({ ...usual, number: null }).fileName).toBe('comprobante.pdf');
  });

  it('no amount, and the day under the state', async () => {
    const [text = ''] = await textOf({ cents: null, when: '03/11/2026 08:14' });
    expect(text).toContain('Transferencia exitosa 03/11/2026 08:14 Comprobante N.º');
    expect((await textOf({ cents: 0 }))[0]).toContain('Transferencia exitosa $0,00');
  });

  it('a long concept is wrapped beside its label', async () => {
    const value = 'Asociación de Trabajadores Agrícolas, Artesanos y Ganaderos del Austro '.repeat(5);
    const [text = ''] = await textOf({ rows: [{ label: 'Concepto', value }] });
    expect(text.match(/Artesanos/g)).toHaveLength(5);
  });
});

import { expect, it } from 'vitest';
import { readAnswer } from '#api/contract/answerValidation.ts';
import { credito } from '#api/contract/creditos.ts';
import { type ReadPdf, readPdf } from '#components/PdfDocument/readPdf.ts';
import { testDrawings, testFonts } from '#components/PdfDocument/testFonts.ts';
import { writePdf } from '#components/PdfDocument/writePdf.ts';
import { partialList } from '#domain/partialList.ts';
import { createDemo } from '#mocks/demo.ts';
import { createTestCaller } from '#mocks/testCaller.ts';
import { type LoanDetail, loanDetailOf } from '../loanDetail.ts';
import { loanPdf } from '../loanPdf.ts';

async function demoLoan(numeroCredito: string): Promise<LoanDetail> {
  const demo = createDemo({ onRejected: () => undefined });
  const { data } = await createTestCaller(demo).call(credito, {
    token: demo.signIn().token,
    params: { numeroCredito },
  });
  return loanDetailOf(readAnswer(credito, { ok: true, data }));
}

const describedLoan = (loan: LoanDetail) =>
  loanPdf({
    cooperativeName: 'Cooperativa Sierra Azul',
    member: 'Socia Maria Fernanda Guaman Vintimilla · N.º 48213',
    owner: { label: 'Socia', value: 'Maria Fernanda Guaman Vintimilla · N.º 48213' },
    printedAt: '20/11/2026 10:15',
    loan,
    dateFormat: 'dd/MM/yyyy',
  });

const read = async (loan: LoanDetail): Promise<ReadPdf> =>
  readPdf(await writePdf(describedLoan(loan), testFonts, testDrawings));

/** The texts of each line of a page, joined: a row of the table is one. */
function linesOf({ places }: ReadPdf): string[] {
  const lines = new Map<string, string[]>();
  for (const { page, top, text } of places) {
    const key = `${page}-${top.toFixed(1)}`;
    lines.set(key, [...(lines.get(key) ?? []), text]);
  }
  return [...lines.values()].map((texts) => texts.join(' '));
}

const HEAD = 'N.º Fecha Capital Interés Seguro Cuota Saldo Estado';

it('demo-bank.md C.3: 4417, all 48 instalments with their head on both pages, and the totals to the cent', async () => {
  const pdf = await read(await demoLoan('020110004417'));
  const lines = linesOf(pdf);
  expect(pdf.pages).toHaveLength(2);
  expect(lines.filter((line) => line === HEAD)).toHaveLength(2);
  const numbers = lines.flatMap(
    (line) => /^(\d+) \d\d\/\d\d\/\d{4} .*(?:Pagada|Próxima|Pendiente)$/.exec(line)?.[1] ?? [],
  );
  expect(numbers.map(Number)).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
  for (const line of [
    '1 05/06/2025 181,63 156,00 7,80 345,43 11.818,37 Pagada',
    '18 05/11/2026 226,23 111,40 5,57 343,20 8.343,07 Pagada',
    '19 05/12/2026 229,17 108,46 5,42 343,05 8.113,90 Próxima',
    '48 05/05/2029 333,29 4,33 0,22 337,84 0,00 Pendiente',
    'Total 12.000,00 4.206,23 210,31 16.416,54',
  ])
    expect(lines).toContain(line);
  expect(lines).toContain('Valores en dólares. Sistema francés: cuota financiera fija más seguro de desgravamen.');
});

it('contract B.3, D-65: the file says which `sistema` only where the server does, and how many are paid', async () => {
  const loan = await demoLoan('020110004417');
  const legendOf = (system: LoanDetail['system']) => describedLoan({ ...loan, system }).legend;
  expect(legendOf('ALEMAN')).toBe(
    'Valores en dólares. Sistema alemán: capital fijo e interés sobre el saldo, más seguro de desgravamen.',
  );
  expect(legendOf(null)).toBe('Valores en dólares.');
  const factsOf = (part: Partial<LoanDetail>) =>
    describedLoan({ ...loan, ...part }).facts.map(({ label, value }) => `${label} ${value}`);
  expect(factsOf({})).toContain('Cuotas pagadas 18 de 48');
  expect(factsOf({ paid: null }).join()).not.toContain('Cuotas pagadas');
  expect(factsOf({ total: null }).join()).not.toContain('Cuotas pagadas');
});

it('DESIGN.md §9: over the table stands whose loan it is, which one and how it stands; what the server does not say is left out', async () => {
  const loan = await demoLoan('020120001932');
  const always = [
    ['Socia', 'Maria Fernanda Guaman Vintimilla · N.º 48213'],
    ['Crédito', `${loan.name} •••• 1932`],
    ['Monto original', '$4.500,00'],
    ['Saldo de capital', '$3.198,10'],
  ];
  const factsOf = (part: Partial<LoanDetail>) =>
    describedLoan({ ...loan, ...part }).facts.map(({ label, value }) => [label, value]);
  expect(factsOf({})).toEqual([...always, ['Cuotas pagadas', '8 de 24'], ['Vencido', '$232,84']]);
  expect(factsOf({ paid: null, overdue: null })).toEqual(always);
});

it('a cooperative without a legal name has none on its paper', async () => {
  expect(describedLoan(await demoLoan('020110004417')).legalName).toBe('');
});

it('of all columns the instalment alone is bold: it is what is paid', async () => {
  const [table] = describedLoan(await demoLoan('020110004417')).tables;
  expect(table?.columns.filter(({ bold }) => bold).map(({ head }) => head)).toEqual(['Cuota']);
});

it.each([
  [1, '1 elemento no se pudo leer. El total no lo incluye.'],
  [3, '3 elementos no se pudieron leer. El total no los incluye.'],
])('D-65: of %i instalments that could not be read the file says that its total lacks them', async (missing, said) => {
  const loan = await demoLoan('020110004417');
  expect(describedLoan({ ...loan, table: partialList(loan.table, missing) }).legend).toBe(
    `${describedLoan(loan).legend} ${said}`,
  );
});

it('demo-bank.md C.3: 1932, what is overdue, and no full number', async () => {
  const loan = await demoLoan('020120001932');
  const pdf = await read(loan);
  const lines = linesOf(pdf);
  const all = pdf.pages.flat().join(' ');
  for (const line of [
    '1 14/03/2026 153,25 76,88 2,93 233,06 4.346,75 Pagada',
    '8 14/10/2026 172,55 57,58 2,19 232,32 3.198,10 Pagada',
    '9 14/11/2026 175,50 54,63 2,08 232,21 3.022,60 Vencida',
    '10 14/12/2026 178,49 51,64 1,96 232,09 2.844,11 Próxima',
    '24 14/02/2028 226,33 3,87 0,15 230,35 0,00 Pendiente',
  ])
    expect(lines).toContain(line);
  for (const text of ['Vencido', '$232,84', '8 de 24', '•••• 1932', '1.023,19', '38,93', '$3.198,10'])
    expect(all).toContain(text);
  expect(all).not.toMatch(/\d{8,}/);
  expect(pdf.title).toBe('Tabla de amortización');
  expect(describedLoan(loan).fileName).toBe('amortizacion-1932.pdf');
});

it('figures end where their head ends, the last one before the state', async () => {
  const { places } = await read(await demoLoan('020110004417'));
  for (const [head, figure] of [
    ['Capital', '181,63'],
    ['Interés', '156,00'],
    ['Cuota', '345,43'],
    ['Saldo', '11.818,37'],
  ])
    expect(places.find(({ text }) => text === figure)?.right).toBeCloseTo(
      places.find(({ text }) => text === head)?.right ?? 0,
      // Within half a mm.
      0,
    );
});

it('a column of other charges is there as soon as one has some', async () => {
  const loan = await demoLoan('020120001932');
  const table = loan.table.map((row) => (row.number === 2 ? { ...row, other: 50, total: row.total + 50 } : row));
  const lines = linesOf(await read({ ...loan, table }));
  expect(lines).toContain('N.º Fecha Capital Interés Seguro Otros Cuota Saldo Estado');
  expect(lines).toContain('1 14/03/2026 153,25 76,88 2,93 0,00 233,06 4.346,75 Pagada');
  expect(lines.find((line) => line.startsWith('2 '))).toMatch(/^2 14\/04\/2026 [\d,]+ [\d,]+ [\d,]+ 0,50 /);
  expect(lines.find((line) => line.startsWith('Total'))).toBe('Total 4.500,00 1.023,19 38,93 0,50 5.562,62');
});

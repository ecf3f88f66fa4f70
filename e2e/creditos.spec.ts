import type { Locator, Page } from '@playwright/test';
import { elementsOf, readPdf } from '#components/PdfDocument/readPdf.ts';
import { formatDate } from '#domain/dates.ts';
import { formatAmount, formatMoney } from '#domain/money.ts';
import { type LoanStatus, statusOf } from '#mocks/bank/loans.ts';
import type { Bank } from './bank.ts';
import { CANCELADO, CONSUMO, loanInBooks, MICROCREDITO } from './books.ts';
import { chooseExport, csvCells, csvCents, downloadedBy, expectOnPaper, holdPaper } from './files.ts';
import { expect, fact, main, region, TODAY, test } from './products.ts';
import { heading } from './shown.ts';
import { openSignedIn } from './steps.ts';

// Wide enough for the whole table.
test.use({ viewport: { width: 1680, height: 1000 } });

const table = (page: Page): Locator => region(page, 'Tabla de amortización');
const rows = (page: Page): Locator => table(page).locator('tbody tr');
const cells = (row: Locator): Locator => row.locator('th, td');

async function openLoan(page: Page, name: string): Promise<void> {
  await openSignedIn(page);
  await region(page, 'Créditos').getByRole('link', { name }).click();
  await expect(heading(page, name)).toBeFocused();
  await expect(table(page)).toBeVisible();
}

/** The rows of a loan as the screen has to write them; `states` are its words for each. */
function writtenRows({ rows: all }: LoanStatus): string[][] {
  const next = all.findIndex(({ state }) => state === 'PENDIENTE');
  const words = { PAGADA: 'Pagada', VENCIDA: 'Vencida', PENDIENTE: 'Pendiente' } as const;
  return all.map(({ number, dueOn, capital, interest, insurance, total, balance, state }, index) => [
    String(number),
    formatDate(dueOn) ?? dueOn,
    ...[capital, interest, insurance, total, balance].map((cents) => formatAmount(cents)),
    index === next ? 'Próxima' : words[state],
  ]);
}

/** What the screen's table says, cell by cell. */
const shownRows = (page: Page): Promise<string[][]> =>
  rows(page).evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent.trim())),
  );

const inBooks = (bank: Bank, number: string): LoanStatus => statusOf(loanInBooks(bank, number), TODAY);

/** Chips are labels over a radio that only assistive technology sees. */
async function filterBy(page: Page, label: string): Promise<void> {
  await main(page).getByText(label, { exact: true }).click();
  await expect(main(page).getByRole('radio', { name: label })).toBeChecked();
}

test.describe('crédito 4417, vigente (demo-bank.md C.3)', () => {
  test('what is owed, what comes next, and the whole table to the cent', async ({ page, bank }) => {
    await openLoan(page, 'Crédito de consumo');
    const card = region(page, 'Saldo de capital');
    for (const text of [
      '$8.343,07',
      'Próxima cuota · 05/12/2026',
      '$343,05',
      '18 de 48 cuotas pagadas',
      '30 por pagar',
    ])
      await expect(card).toContainText(text);
    await expect(card).toContainText('•••• 4871');
    await expect(fact(card, 'Monto original')).toContainText('$12.000,00');
    await expect(fact(card, 'Plazo')).toHaveText('48 meses');
    await expect(fact(card, 'Tasa nominal')).toHaveText('15,60 %');
    await expect(fact(card, 'Tasa efectiva')).toHaveText('16,77 %');

    const checked = [
      ['1', '05/06/2025', '181,63', '156,00', '7,80', '345,43', '11.818,37', 'Pagada'],
      ['18', '05/11/2026', '226,23', '111,40', '5,57', '343,20', '8.343,07', 'Pagada'],
      ['19', '05/12/2026', '229,17', '108,46', '5,42', '343,05', '8.113,90', 'Próxima'],
      ['48', '05/05/2029', '333,29', '4,33', '0,22', '337,84', '0,00', 'Pendiente'],
    ];
    for (const row of checked) await expect(cells(rows(page).nth(Number(row[0]) - 1))).toHaveText(row);
    await expect(table(page).locator('tfoot')).toContainText('12.000,004.206,23210,3116.416,54');
    expect(await shownRows(page)).toEqual(writtenRows(inBooks(bank, CONSUMO)));
  });

  test('the filter by state shows its rows and their totals', async ({ page, bank }) => {
    await openLoan(page, 'Crédito de consumo');
    const all = writtenRows(inBooks(bank, CONSUMO));
    await expect(main(page).getByRole('radio', { name: /Vencidas/ })).toHaveCount(0);
    await filterBy(page, 'Pagadas 18');
    await expect(table(page).locator('tfoot')).toContainText('3.656,93');
    expect(await shownRows(page)).toEqual(all.slice(0, 18));
    await filterBy(page, 'Pendientes 30');
    await expect(table(page).locator('tfoot')).toContainText('8.343,07');
    expect(await shownRows(page)).toEqual(all.slice(18));
    await filterBy(page, 'Todas 48');
    await expect(rows(page)).toHaveCount(48);
    expect(bank.count(`GET productos/creditos/${CONSUMO}`)).toBe(1);
  });

  test('the payments are those of the books, newest first', async ({ page, bank }) => {
    await openLoan(page, 'Crédito de consumo');
    await page.getByRole('tab', { name: 'Pagos' }).click();
    const paid = loanInBooks(bank, CONSUMO).payments.toReversed();
    expect(paid).toHaveLength(18);
    const shown = page.getByRole('tabpanel').getByRole('listitem');
    await expect(shown).toHaveCount(18);
    for (const [index, { on, cents }] of paid.entries()) {
      await expect(shown.nth(index)).toContainText(formatDate(on) ?? on);
      await expect(shown.nth(index)).toContainText(formatMoney(cents));
    }
  });

  test('the CSV has every instalment whatever the filter, to the cent', async ({ page, bank }) => {
    await openLoan(page, 'Crédito de consumo');
    await filterBy(page, 'Pagadas 18');
    const { name, bytes } = await downloadedBy(page, () => chooseExport(page, 'Exportar CSV'));
    expect(name).toBe('amortizacion-4417.csv');
    const [head, ...lines] = csvCells(bytes);
    expect(head?.slice(0, 4)).toEqual(['N.º', 'Fecha', 'Capital', 'Interés']);
    const { rows: all } = inBooks(bank, CONSUMO);
    expect(lines.map((line) => line.slice(2, 8).map(csvCents))).toEqual(
      all.map(({ capital, interest, insurance, total, balance }) => [capital, interest, insurance, 0, total, balance]),
    );
    expect(lines[18]?.slice(0, 2)).toEqual(['19', '05/12/2026']);
  });

  test('the PDF is a file of its own, without the print dialog and under the page’s policies', async ({
    page,
    bank,
  }) => {
    await openLoan(page, 'Crédito de consumo');
    const { name: fileName, bytes } = await downloadedBy(page, () => chooseExport(page, 'Descargar PDF'));
    expect(fileName).toBe('amortizacion-4417.pdf');
    const { pages, language, title, isTagged, structure, fonts } = await readPdf(new Blob([new Uint8Array(bytes)]));
    expect([title, language, isTagged]).toEqual(['Tabla de amortización', 'es-EC', true]);
    expect(fonts.every(({ name, isInside }) => isInside && /Figtree|Bricolage/.test(name))).toBe(true);
    expect(elementsOf(structure[0] ?? { tag: '', children: [] }, 'TH').length).toBeGreaterThan(20);
    expect(pages[0]?.slice(0, 2)).toEqual([
      'Cooperativa Sierra Azul',
      'Cooperativa de Ahorro y Crédito Sierra Azul Ltda.',
    ]);
    expect(pages).toHaveLength(2);
    const text = pages.flat().join(' ');
    for (const { capital, balance } of inBooks(bank, CONSUMO).rows)
      for (const cents of [capital, balance]) expect(text).toContain(` ${formatAmount(cents)} `);
    expect(text).toContain('Total 12.000,00 4.206,23 210,31 16.416,54');
    expect(text).not.toMatch(/\d{8,}/);
  });

  test('its guarantee is one link away', async ({ page }) => {
    await openLoan(page, 'Crédito de consumo');
    await main(page).getByRole('link', { name: 'Ver garantía' }).click();
    await expect(page).toHaveURL(/\/garantias$/);
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText('•••• 4417');
  });

  test('A.0 «Printing»: the table goes to paper without the application around it', async ({ page }) => {
    await holdPaper(page);
    await openLoan(page, 'Crédito de consumo');
    await chooseExport(page, /^Imprimir/);
    await expectOnPaper(page, CONSUMO, async (paper) => {
      await expect(paper).toContainText('Crédito de consumo número terminado en 4417•••• 4417');
      await expect(paper).toContainText('18 de 48');
      await expect(paper.locator('tbody tr')).toHaveCount(49);
      await expect(paper.locator('tbody tr').last()).toContainText('4.206,23');
    });
  });
});

test('crédito 1932, vencido: what is overdue and of what, and no button to pay it', async ({ page, bank }) => {
  await openLoan(page, 'Microcrédito');
  const status = inBooks(bank, MICROCREDITO);
  expect(status.overdue).toMatchObject({ instalments: 1, days: 6, capital: 175_50, penalty: 63, total: 232_84 });
  const box = region(page, 'Tiene 1 cuota vencida: $232,84');
  await expect(box).toContainText('Venció el 14/11/2026, hace 6 días.');
  for (const [label, amount] of [
    ['Capital', '$175,50'],
    ['Interés', '$54,63'],
    ['Seguro', '$2,08'],
    ['Mora', '$0,63'],
    ['Gestión', '$0,00'],
    ['Total', '$232,84'],
  ] as const)
    await expect(fact(box, label)).toContainText(amount);
  await expect(main(page).getByText('Vencido hace 6 días')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /Pagar/ })).toHaveCount(0);
  expect(await shownRows(page)).toEqual(writtenRows(status));
  const checked = [
    ['1', '14/03/2026', '153,25', '76,88', '2,93', '233,06', '4.346,75', 'Pagada'],
    ['9', '14/11/2026', '175,50', '54,63', '2,08', '232,21', '3.022,60', 'Vencida'],
    ['10', '14/12/2026', '178,49', '51,64', '1,96', '232,09', '2.844,11', 'Próxima'],
    ['24', '14/02/2028', '226,33', '3,87', '0,15', '230,35', '0,00', 'Pendiente'],
  ];
  for (const row of checked) await expect(cells(rows(page).nth(Number(row[0]) - 1))).toHaveText(row);
  await filterBy(page, 'Vencidas 1');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('14/11/2026');
});

test('crédito 2075, cancelado: says so and has nothing next', async ({ page, bank }) => {
  await openSignedIn(page);
  await expect(region(page, 'Créditos')).not.toContainText('2075');
  await page.goto(`/creditos/${CANCELADO}`);
  await expect(main(page)).toContainText('Este crédito está cancelado.');
  await expect(main(page)).toContainText('12 de 12 cuotas pagadas');
  await expect(main(page).getByText('Cancelado', { exact: true })).toBeVisible();
  await expect(main(page).getByText(/Próxima cuota/)).toHaveCount(0);
  const status = inBooks(bank, CANCELADO);
  expect([status.state, status.balance, status.next]).toEqual(['CANCELADO', 0, null]);
  expect(await shownRows(page)).toEqual(writtenRows(status));
});

test('a loan that is not hers is not found', async ({ page }) => {
  await openSignedIn(page);
  // The first one is a loan that she guarantees: hers to know of, not to open.
  for (const number of ['020110006120', '020110000000']) {
    await page.goto(`/creditos/${number}`);
    await expect(main(page).getByRole('alert')).toContainText('No encontramos este crédito');
    await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  }
});

import type { Locator, Page } from '@playwright/test';
import { formatDate } from '#domain/dates.ts';
import { formatMoney, opposite } from '#domain/money.ts';
import { shownDay } from '#domain/typedDate.ts';
import { availableBalance } from '#mocks/bank/accounts.ts';
import { dailyBalances, findMovements, type MovementFilter } from '#mocks/bank/movements.ts';
import type { Bank } from './bank.ts';
import { accountInBooks, PLAZO_FIJO, VISTA } from './books.ts';
import { chooseExport, csvCells, csvCents, downloadedBy, expectOnPaper, holdPaper } from './files.ts';
import { expect, fact, main, region, TODAY, test } from './products.ts';
import { heading } from './shown.ts';
import { openSignedIn } from './steps.ts';

const NINETY_DAYS = { from: '2026-08-23', to: TODAY, tipo: 'T' } as const;
const TWELVE_MONTHS = { from: '2025-11-21', to: TODAY, tipo: 'T' } as const;
/** What the books begin with, before the first of the twelve months' movements (demo-bank.md C.2). */
const OPENING = 1_923_00;

const section = (page: Page): Locator => region(page, 'Movimientos');
const table = (page: Page): Locator => section(page).getByRole('table', { name: 'Movimientos' });
/** The rows that are in the page, without the head. */
const rows = (page: Page): Locator => table(page).locator('[role="row"][aria-rowindex]');
const totals = (page: Page): Locator => section(page).getByRole('status').filter({ hasText: 'Ingresos' });
const period = (page: Page): Locator => section(page).getByLabel('Período');
const search = (page: Page): Locator => section(page).getByRole('searchbox', { name: 'Buscar por descripción' });
const more = (page: Page): Locator => section(page).getByRole('button', { name: 'Cargar más' });
const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Detalle del movimiento' });

/** What the books say of a filter, all of it. */
function inBooks({ demo }: Bank, filter: MovementFilter, number = VISTA) {
  return findMovements(demo.bank, number, filter, { page: 1, size: Number.MAX_SAFE_INTEGER });
}

/** What is asked of the account's movements from now on, oldest first: the address's own words. */
function followAsked(page: Page): Record<string, string>[] {
  const asked: Record<string, string>[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // The sums by month read larger pages.
    const isList = pathname.endsWith('/movimientos') && searchParams.get('tamano') === '20';
    if (isList) asked.push(Object.fromEntries(searchParams));
  });
  return asked;
}

async function openAccount(page: Page, number = VISTA): Promise<void> {
  await openSignedIn(page);
  await page.goto(`/cuentas/${number}`);
  await expect(table(page)).toBeVisible();
  await expect(section(page)).toContainText('Mostrando');
}

/** The screen says what the books say of that filter. */
async function expectFound(page: Page, bank: Bank, filter: MovementFilter): Promise<void> {
  const { found, credits, debits } = inBooks(bank, filter);
  await expect(totals(page)).toContainText(found === 1 ? '1 movimiento' : `${found} movimientos`);
  await expect(totals(page)).toContainText(`Ingresos ${credits > 0 ? '+' : ''}${formatMoney(credits)}`);
  await expect(totals(page)).toContainText(`Egresos ${formatMoney(opposite(debits))}`);
  await expect(section(page)).toContainText(`Mostrando ${Math.min(20, found)} de ${found}`);
}

test.describe('cuenta 4871 (demo-bank.md C.2)', () => {
  test('what is available, what the books say, what is held back and why, and the account’s facts', async ({
    page,
    bank,
  }) => {
    await openAccount(page);
    await expect(heading(page, 'Ahorro a la vista')).toBeVisible();
    const account = accountInBooks(bank, VISTA);
    expect([availableBalance(account), account.bookBalance, account.blocked]).toEqual([2_846_37, 2_896_37, 50_00]);
    const card = region(page, 'Disponible');
    await expect(card.getByText('$2.846,37').first()).toBeAttached();
    await expect(fact(card, 'Saldo contable')).toContainText('$2.896,37');
    await expect(fact(card, 'Bloqueado (Encaje crédito)')).toContainText('$50,00');
    await expect(fact(card, 'Tasa')).toHaveText('1,20 %');
    await expect(fact(card, 'Agencia')).toHaveText('Matriz Centro');
    await expect(fact(card, 'Apertura')).toHaveText('14/03/2017');
    await expect(main(page).getByText('Activa', { exact: true })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Transferir' })).toBeVisible();
    await expectFound(page, bank, NINETY_DAYS);
  });

  test('filters go to the server, and the totals are the bank’s own', async ({ page, bank }) => {
    const asked = followAsked(page);
    await openAccount(page);
    const first = { desde: '2026-08-23', hasta: TODAY, tipo: 'T', pagina: '1', tamano: '20' };
    expect(asked).toEqual([first]);

    await period(page).selectOption({ label: 'Últimos 12 meses' });
    await expectFound(page, bank, TWELVE_MONTHS);
    expect(asked.at(-1)).toEqual({ ...first, desde: '2025-11-21' });

    await section(page).getByText('Egresos', { exact: true }).first().click();
    await expect(section(page).getByRole('radio', { name: 'Egresos' })).toBeChecked();
    await expectFound(page, bank, { ...TWELVE_MONTHS, tipo: 'D' });
    expect(asked.at(-1)).toEqual({ ...first, desde: '2025-11-21', tipo: 'D' });

    await search(page).fill('pensión');
    await expectFound(page, bank, { ...TWELVE_MONTHS, tipo: 'D', text: 'pensión' });
    expect(asked.at(-1)).toEqual({ ...first, desde: '2025-11-21', tipo: 'D', texto: 'pensión' });
    await search(page).fill('');

    await section(page).getByRole('button', { name: 'Más filtros' }).click();
    await section(page).getByLabel('Valor mínimo').fill('40');
    await section(page).getByLabel('Valor máximo').fill('220,00');
    await expectFound(page, bank, { ...TWELVE_MONTHS, tipo: 'D', lowest: 40_00, highest: 220_00 });
    expect(asked.at(-1)).toEqual({
      ...first,
      desde: '2025-11-21',
      tipo: 'D',
      valorMinimo: '40',
      valorMaximo: '220',
    });

    await period(page).selectOption({ label: 'Elegir fechas' });
    await section(page).getByLabel('Desde').fill('01/02/2026');
    await section(page).getByLabel('Hasta').fill('28022026');
    const february = { from: '2026-02-01', to: '2026-02-28', tipo: 'D', lowest: 40_00, highest: 220_00 } as const;
    await expectFound(page, bank, february);
    const { page: inFebruary } = inBooks(bank, february);
    await expect(rows(page)).toHaveCount(inFebruary.length);
    for (const [index, { cents, balance }] of inFebruary.entries()) {
      await expect(rows(page).nth(index)).toContainText(formatMoney(opposite(cents)));
      await expect(rows(page).nth(index)).toContainText(formatMoney(balance));
    }
  });

  test('«Cargar más» to the end: every movement once, and before the last one stands the opening balance', async ({
    page,
    bank,
  }) => {
    await openAccount(page);
    await period(page).selectOption({ label: 'Últimos 12 meses' });
    const { page: all, found } = inBooks(bank, TWELVE_MONTHS);
    expect(found).toBe(254);
    await expect(section(page)).toContainText('Mostrando 20 de 254');
    for (let shown = 40; shown < found + 20; shown += 20) {
      await more(page).click();
      await expect(section(page)).toContainText(`Mostrando ${Math.min(shown, found)} de 254`);
    }
    await expect(more(page)).toHaveCount(0);
    await expect(table(page)).toHaveAttribute('aria-rowcount', '255');
    const last = rows(page).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveAttribute('aria-rowindex', '255');
    const oldest = all.at(-1);
    await expect(last).toContainText('Consumo POS farmacia');
    await expect(last).toContainText(formatMoney(opposite(oldest?.cents ?? 0)));
    await expect(last).toContainText(formatMoney(OPENING - 14_75));
    expect((oldest?.balance ?? 0) + (oldest?.cents ?? 0)).toBe(OPENING);
    // Fourteen pages of the list, and two of the sums by month.
    expect(bank.count(`GET productos/cuentas/${VISTA}/movimientos`)).toBe(16);
  });

  test('a range or amounts that cannot be: told at the field, kept as typed, and not asked', async ({ page, bank }) => {
    const asked = followAsked(page);
    await openAccount(page);
    const [from, to] = [section(page).getByLabel('Desde'), section(page).getByLabel('Hasta')];
    const [least, most] = [section(page).getByLabel('Valor mínimo'), section(page).getByLabel('Valor máximo')];
    await section(page).getByRole('button', { name: 'Más filtros' }).click();
    await period(page).selectOption({ label: 'Elegir fechas' });

    await from.fill('10/11/2026');
    await to.fill('09/11/2026');
    await expect(to).toHaveAccessibleDescription('La fecha final debe ser igual o posterior a la inicial.');
    await expect(from).toHaveValue('10/11/2026');
    await to.fill(shownDay(TODAY));
    await from.fill('19/11/2025');
    await expect(from).toHaveAccessibleDescription('El rango no puede superar 12 meses.');
    await expect(from).toHaveAttribute('aria-invalid', 'true');
    await expect(from).toHaveValue('19/11/2025');
    await from.fill('01/11/2026');
    const fromFirst = { from: '2026-11-01', to: TODAY, tipo: 'T' } as const;
    await expect(rows(page)).toHaveCount(Math.min(20, inBooks(bank, fromFirst).found));

    // Each state that can be asked is waited for: how fast the next is typed decides nothing.
    await least.fill('220');
    await expect(rows(page)).toHaveCount(inBooks(bank, { ...fromFirst, lowest: 220_00 }).found);
    await most.fill('40');
    await expect(most).toHaveAccessibleDescription('El valor máximo debe ser igual o mayor que el mínimo.');
    await search(page).fill('pago');
    await expect(section(page).getByRole('button', { name: 'Exportar' })).toBeDisabled();
    // Longer than typing has to rest before it is asked.
    await page.clock.runFor(800);
    await expect(search(page)).toHaveValue('pago');
    await expect(least).toHaveValue(/^220/);
    await expect(most).toHaveValue(/^40/);
    await expect(rows(page)).toHaveCount(inBooks(bank, { ...fromFirst, lowest: 220_00 }).found);
    for (const query of asked) {
      expect(query.desde !== undefined && query.hasta !== undefined && query.desde <= query.hasta).toBe(true);
      expect(['2026-08-23', '2026-11-01', '2026-11-10']).toContain(query.desde);
      expect(query).not.toHaveProperty('texto');
      expect([query.valorMinimo, query.valorMaximo]).not.toEqual(['220', '40']);
    }

    const before = asked.length;
    await most.fill('220');
    await expect.poll(() => asked.length).toBe(before + 1);
    expect(asked.at(-1)).toMatchObject({
      desde: '2026-11-01',
      texto: 'pago',
      valorMinimo: '220',
      valorMaximo: '220',
    });
  });

  test('a detail opened by keyboard and closed with Escape gives the focus back', async ({ page, bank }) => {
    await openAccount(page);
    const opener = rows(page).filter({ hasText: 'Pago internet' }).getByRole('button').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    const movement = inBooks(bank, NINETY_DAYS).page.find(({ descripcion }) => descripcion.startsWith('PAGO INTERNET'));
    await expect(fact(drawer(page), 'Fecha y hora')).toHaveText('18/11/2026 08:00');
    await expect(fact(drawer(page), 'N.º de documento')).toHaveText(movement?.numeroDocumento ?? '');
    await expect(fact(drawer(page), 'Comprobante N.º')).toHaveText(movement?.numeroComprobante ?? '');
    await expect(fact(drawer(page), 'Saldo después')).toContainText(formatMoney(movement?.balance ?? 0));
    expect(await drawer(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);

    await drawer(page).getByRole('button', { name: 'Ver comprobante' }).press('Enter');
    const receipt = page.getByRole('dialog', { name: 'Comprobante' });
    await expect(receipt).toContainText('$28,00');
    await expect(receipt).toContainText(movement?.numeroComprobante ?? '');
    await page.keyboard.press('Escape');
    await expect(receipt).toBeHidden();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the CSV has the filter’s movements for Excel in es-EC, to the cent', async ({ page, bank }) => {
    await openAccount(page);
    await period(page).selectOption({ label: 'Últimos 12 meses' });
    await expectFound(page, bank, TWELVE_MONTHS);
    const { name, bytes } = await downloadedBy(page, () => chooseExport(page, 'Exportar CSV'));
    expect(name).toBe('movimientos-4871-2025-11-21-2026-11-20.csv');
    const [head, ...lines] = csvCells(bytes);
    expect(head).toEqual(['Fecha', 'Descripción', 'Documento', 'Canal', 'Egreso', 'Ingreso', 'Saldo']);
    const { page: all } = inBooks(bank, TWELVE_MONTHS);
    expect(
      lines.map(([, description, document, , outgoing, income, balance]) => ({
        descripcion: description,
        numeroDocumento: document,
        tipo: outgoing ? 'D' : 'C',
        cents: csvCents(outgoing || income),
        balance: csvCents(balance),
      })),
    ).toEqual(
      all.map(({ descripcion, numeroDocumento, tipo, cents, balance }) => ({
        // Product numbers are masked in files too (D-18).
        descripcion: descripcion.replace(/\d{11,}/g, (number) => `****${number.slice(-4)}`),
        numeroDocumento,
        tipo,
        cents,
        balance,
      })),
    );
    expect(lines[0]?.[0]).toBe('20/11/2026 08:00');
  });

  test('statement and certificate are shown, and downloaded as PDF files', async ({ page, bank }) => {
    await openAccount(page);
    const { found, credits, debits } = inBooks(bank, NINETY_DAYS);
    const documents = [
      {
        title: 'Estado de cuenta',
        open: () => chooseExport(page, 'Estado de cuenta PDF'),
        file: 'estado-cuenta-4871.pdf',
        texts: [`${found} movimientos`, formatMoney(credits), formatMoney(debits), '$2.896,37'],
      },
      {
        title: 'Certificado de cuenta',
        open: () => main(page).getByRole('button', { name: 'Certificado de cuenta' }).click(),
        file: 'certificado-4871.pdf',
        texts: [VISTA, '0159999010', '$2.846,37'],
      },
    ];
    for (const { title, open, file, texts } of documents) {
      await open();
      const viewer = page.getByRole('dialog', { name: title });
      await expect(viewer.getByText(/^Página 1 de \d+/).first()).toBeAttached();
      const { name, bytes } = await downloadedBy(page, () => viewer.getByRole('button', { name: 'Descargar' }).click());
      expect(name).toBe(file);
      const text = bytes.toString('latin1');
      expect(text).toMatch(/^%PDF-1\.\d\n/);
      expect(text).toMatch(/startxref\n\d+\n%%EOF\n$/);
      for (const one of texts) expect(text, title).toContain(one);
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
    }
    expect(bank.count(`GET productos/cuentas/${VISTA}/estado-cuenta`)).toBe(1);
    expect(bank.count(`GET productos/cuentas/${VISTA}/certificado`)).toBe(1);
  });

  test('the chart is read by keyboard, and the table behind it says what the books say', async ({ page, bank }) => {
    await openAccount(page);
    const history = region(page, 'Saldo en el tiempo');
    const chart = history.getByRole('slider', { name: 'Saldo en el tiempo, día por día' });
    await chart.focus();
    await expect(chart).toHaveAttribute('aria-valuetext', '20/11/2026: $2.896,37');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(chart).toHaveAttribute('aria-valuetext', '18/11/2026: $2.906,37');

    await history.getByRole('button', { name: 'Ver como tabla' }).click();
    const lines = history.getByRole('region', { name: 'Saldo al cierre de cada día' }).locator('tbody tr');
    await expect(lines).toHaveCount(90);
    const inDays = dailyBalances(bank.demo.bank, VISTA, NINETY_DAYS.from, TODAY);
    for (const { day, balance } of inDays.slice(-5)) {
      const line = lines.filter({ hasText: formatDate(day) ?? day });
      await expect(line).toContainText(formatMoney(balance));
    }
    await history.getByText('12 meses', { exact: true }).click();
    await expect(lines).toHaveCount(365);
    const year = dailyBalances(bank.demo.bank, VISTA, TWELVE_MONTHS.from, TODAY).map(({ balance }) => balance);
    await expect(history).toContainText(formatMoney(Math.min(...year)));
    await expect(history).toContainText(formatMoney(Math.max(...year)));
  });

  test('A.0 «Printing»: movements and a receipt go to paper without the application around them', async ({
    page,
    bank,
  }) => {
    await holdPaper(page);
    await openAccount(page);
    const { found, page: all } = inBooks(bank, NINETY_DAYS);
    await chooseExport(page, /^Imprimir/);
    await expectOnPaper(page, VISTA, async (paper) => {
      await expect(paper).toContainText('Ahorro a la vista número terminado en 4871•••• 4871');
      await expect(paper).toContainText('23/08/2026 a 20/11/2026');
      await expect(paper.locator('tbody tr')).toHaveCount(found);
      await expect(paper.locator('tbody tr').last()).toContainText(formatMoney(all.at(-1)?.balance ?? 0).slice(1));
    });

    await page.reload();
    await rows(page).filter({ hasText: 'Pago internet' }).getByRole('button').first().click();
    await drawer(page).getByRole('button', { name: 'Ver comprobante' }).click();
    await page.getByRole('dialog', { name: 'Comprobante' }).getByRole('button', { name: 'Imprimir' }).click();
    await expectOnPaper(page, VISTA, async (paper) => {
      await expect(paper).toContainText('$28,00');
    });
  });

  test('a number in the address that is not hers is not found, and told no different from none', async ({ page }) => {
    await openSignedIn(page);
    for (const number of ['010201018840', '010201007733', '010201000000', 'nada']) {
      await page.goto(`/cuentas/${number}`);
      await expect(main(page).getByRole('alert')).toContainText('No encontramos esta cuenta');
      await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
      // The cooperative's own number comes a moment later, and is the only one.
      const phone = main(page).getByRole('link', { name: /^Llamar al / });
      const said = (await phone.innerText()).trim();
      expect((await main(page).innerText()).replace(said, '')).not.toMatch(/\$|\d{4}/);
    }
    await main(page).getByRole('link', { name: 'Mis productos' }).click();
    await expect(heading(page, 'Mis productos')).toBeFocused();
  });
});

test('a term deposit has its own card: capital, interest, how far it has come, and no transfer', async ({
  page,
  bank,
}) => {
  await openSignedIn(page);
  await region(page, 'Inversiones').getByRole('link', { name: 'Depósito a plazo fijo' }).click();
  await expect(heading(page, 'Depósito a plazo fijo')).toBeFocused();
  expect(accountInBooks(bank, PLAZO_FIJO).deposit).toEqual({
    capital: 8_000_00,
    days: 360,
    maturesOn: '2027-02-25',
    interest: 660_00,
    renews: false,
  });
  const card = region(page, 'Capital');
  for (const text of ['$8.000,00', '$660,00', 'Día 263 de 360', 'Faltan 97 días', 'Vence 25/02/2027'])
    await expect(card).toContainText(text);
  await expect(card).toContainText('Inicio 02/03/2026');
  await expect(fact(card, 'Tasa nominal')).toHaveText('8,25 %');
  await expect(fact(card, 'Plazo')).toHaveText('360 días');
  await expect(fact(card, 'Renovación')).toHaveText('Manual');
  await expect(main(page)).toContainText('Al vencer recibirá $8.660,00 en su cuenta de ahorros.');
  await expect(main(page).getByRole('link', { name: 'Transferir' })).toHaveCount(0);
  await expect(region(page, 'Saldo en el tiempo')).toHaveCount(0);
  await expect(totals(page)).toContainText('1 movimiento');
  await expect(rows(page)).toContainText('+$8.000,00');
  const { name, bytes } = await downloadedBy(page, async () => {
    await card.getByRole('button', { name: 'Certificado de cuenta' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Descargar' }).click();
  });
  expect([name, bytes.subarray(0, 5).toString()]).toEqual(['certificado-3388.pdf', '%PDF-']);
});

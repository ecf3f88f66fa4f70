import type { Page } from '@playwright/test';
import { formatMoney, opposite } from '#domain/money.ts';
import { accountsOf, availableBalance } from '#mocks/bank/accounts.ts';
import { cardsOf } from '#mocks/bank/cards.ts';
import { guaranteedBy, pledgesOf } from '#mocks/bank/guarantees.ts';
import { openLoans, statusOf } from '#mocks/bank/loans.ts';
import { movementsBetween } from '#mocks/bank/movements.ts';
import { juan } from '#testing/member.ts';
import type { Bank } from './bank.ts';
import { accountInBooks, CONSUMO, JUAN_VISTA, loanInBooks, MICROCREDITO, VISTA } from './books.ts';
import { expect, fact, hideBalances, main, region, showBalances, TODAY, test } from './products.ts';
import { expectLogin, expectProductos, heading } from './shown.ts';
import { enter, fillCredentials, openSignedIn } from './steps.ts';

/** What the books say can be taken out of her savings accounts, in cents. */
const availableInBooks = (bank: Bank): number =>
  accountsOf(bank.demo.bank, bank.member())
    .filter(({ tipo }) => tipo === 'VISTA' || tipo === 'PROGRAMADO')
    .reduce((sum, account) => sum + availableBalance(account), 0);

const openSummary = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Cooperativa Sierra Azul' }).click();
  await expect(page).toHaveURL(/\/inicio$/);
};

/** The panel of the chosen tab. The one that is left stands beside it for a frame, inert. */
const shownPanel = (page: Page) => page.getByRole('tabpanel').and(page.locator(':not([inert])'));

test.describe('productos (screens.md A.2)', () => {
  test('every group with its products and the figures of the books', async ({ page, bank }) => {
    await openSignedIn(page);
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
      'Ahorros',
      'Inversiones',
      'Certificados de aportación',
      'Créditos',
      'Tarjetas',
      'Garantías',
    ]);
    expect(formatMoney(availableInBooks(bank))).toBe('$4.085,27');
    await expect(main(page).getByText('$4.085,27').first()).toBeAttached();

    const accounts = [
      ['Ahorros', 'Ahorro a la vista', VISTA, ['$2.846,37', '$2.896,37', '$50,00']],
      ['Ahorros', 'Ahorro negocio', '010201012604', ['$1.238,90']],
      ['Ahorros', 'Ahorro programado hogar', '010201009356', ['$5.420,00', '$0,00']],
      ['Inversiones', 'Depósito a plazo fijo', '010205003388', ['$8.000,00']],
      ['Certificados de aportación', 'Certificados de aportación', '010203000417', ['$320,00']],
    ] as const;
    for (const [group, name, number, amounts] of accounts) {
      const card = region(page, group).getByRole('listitem').filter({ hasText: name });
      await expect(card).toContainText(`•••• ${number.slice(-4)}`);
      for (const amount of amounts) await expect(card).toContainText(amount);
      // The first and second are what can be taken out and what the books say, whichever stands first.
      const account = accountInBooks(bank, number);
      expect(
        [account.bookBalance, availableBalance(account), account.blocked].map((cents) => formatMoney(cents)),
      ).toEqual(expect.arrayContaining([...amounts]));
    }
    await expect(region(page, 'Ahorros').getByRole('listitem')).toHaveCount(3);

    expect(statusOf(loanInBooks(bank, MICROCREDITO), TODAY)).toMatchObject({
      state: 'VENCIDO',
      balance: 3_198_10,
      overdue: { days: 6 },
    });
    const loans = region(page, 'Créditos').getByRole('listitem');
    await expect(loans).toHaveCount(openLoans(bank.demo.bank, bank.member()).length);
    const current = loans.filter({ hasText: 'Crédito de consumo' });
    await expect(current).toContainText('$8.343,07');
    await expect(current).toContainText('Cuota 05/12/2026');
    await expect(current).toContainText('$343,05');
    const overdue = loans.filter({ hasText: 'Microcrédito' });
    await expect(overdue).toContainText('$3.198,10');
    await expect(overdue.getByText('Vencido hace 6 días')).toBeVisible();

    expect(cardsOf(bank.demo.bank, bank.member())).toHaveLength(2);
    const cards = region(page, 'Tarjetas').getByRole('listitem');
    await expect(cards).toHaveCount(2);
    const visa = cards.filter({ hasText: 'Visa' });
    for (const text of ['•••• 4502', 'Pague hasta el 25/11/2026', '$1.683,55', '$48,90', '$612,35'])
      await expect(visa).toContainText(text);
    await expect(cards.filter({ hasText: 'Mastercard' })).toContainText('Bloqueo temporal');

    expect(pledgesOf(bank.demo.bank, bank.member())).toHaveLength(2);
    expect(guaranteedBy(bank.demo.bank, bank.member())).toHaveLength(2);
    await expect(region(page, 'Garantías')).toContainText('2 de sus créditos · 2 créditos que garantiza');
    expect(await main(page).innerText(), 'ningún número completo').not.toMatch(/\d{6,}/);
  });

  test('A.0: hidden balances are hidden on productos, inicio and cuenta, also after a reload, until shown', async ({
    page,
  }) => {
    /** Amounts that can be read on the page, by eye or by ear; a yearly rate is none. */
    const amounts = async () => ((await main(page).textContent()) ?? '').match(/\d,\d\d(?! %)/g) ?? [];
    await openSignedIn(page);
    await expect.poll(async () => (await amounts()).length).toBeGreaterThan(20);
    await hideBalances(page).click();
    await expect.poll(amounts).toEqual([]);
    await expect(main(page).getByText('Saldo oculto').first()).toBeAttached();

    await openSummary(page);
    await expect(region(page, 'Últimos movimientos').getByRole('listitem')).toHaveCount(5);
    // Loans, card and the bills of three favourite services.
    await expect(region(page, 'Próximos vencimientos').getByRole('listitem')).toHaveCount(6);
    expect(await amounts()).toEqual([]);
    await page.reload();
    await expect(region(page, 'Últimos movimientos').getByRole('listitem')).toHaveCount(5);
    await expect(showBalances(page)).toBeVisible();
    expect(await amounts()).toEqual([]);

    await region(page, 'Últimos movimientos').getByRole('link', { name: 'Ver todos' }).click();
    await expect(page).toHaveURL(new RegExp(`/cuentas/${VISTA}$`));
    await expect(main(page).getByRole('table', { name: 'Movimientos' })).toBeVisible();
    expect(await amounts()).toEqual([]);
    await showBalances(page).click();
    await expect(main(page).getByText('$2.846,37').first()).toBeAttached();
    await main(page).getByRole('link', { name: 'Mis productos' }).click();
    await expect(hideBalances(page)).toBeVisible();
    await expect(main(page).getByText('$4.085,27').first()).toBeAttached();
  });

  test('copying puts the whole number on the clipboard and none on the page', async ({ page, context, bank }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: bank.url });
    await openSignedIn(page);
    const card = region(page, 'Ahorros').getByRole('listitem').filter({ hasText: 'Ahorro negocio' });
    await card.getByRole('button', { name: 'Más acciones' }).click();
    await page.getByRole('menuitem', { name: 'Copiar número' }).click();
    await expect(page.getByText('Número copiado')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('010201012604');
    expect(await page.content()).not.toMatch(/>[^<]*010201012604/);

    await region(page, 'Ahorros').getByRole('link', { name: 'Ahorro a la vista' }).click();
    await main(page).getByRole('button', { name: 'Copiar número' }).click();
    await expect(page.getByText('Número copiado').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(VISTA);
  });
});

test('inicio (D-45): the logo leads to what there is, what falls due, what moved last, and on from there', async ({
  page,
  bank,
}) => {
  await openSignedIn(page);
  await openSummary(page);
  await expect(heading(page, 'Buenos días, Maria Fernanda')).toBeFocused();
  await expect(main(page)).toContainText('Viernes, 20 de noviembre de 2026');
  await expect(
    main(page)
      .getByText(formatMoney(availableInBooks(bank)))
      .first(),
  ).toBeAttached();

  const debt = openLoans(bank.demo.bank, bank.member()).reduce((sum, { status }) => sum + status.balance, 0);
  await expect(main(page)).toContainText(`Créditos ${formatMoney(debt)} · Tarjetas $816,45`);
  await expect(main(page)).toContainText(formatMoney(debt + 816_45));

  const due = region(page, 'Próximos vencimientos').getByRole('listitem');
  await expect(due).toHaveText([
    /^28oct.*Luz papás.*8841207 · CentroSur.*Vencido: \$28,14.*\$59,16/,
    /^14nov.*Microcrédito.*número terminado en 1932••••\s1932 · Cuota 9 de 24.*Vencido hace 6 días.*\$232,84/,
    /^25nov.*Visa Clásica.*número terminado en 4502••••\s4502 · Pago total.*\$612,35/,
    /^28nov.*Luz casa.*1203456 · CentroSur.*\$43,90/,
    /^05dic.*Crédito de consumo.*número terminado en 4417••••\s4417 · Cuota 19 de 48.*\$343,05/,
    /^07dic.*Pensión Sofía.*CA-20417 · Unidad Educativa Cordillera Azul.*\$165,00/,
  ]);
  expect(statusOf(loanInBooks(bank, MICROCREDITO), TODAY).overdue?.total).toBe(232_84);
  expect(statusOf(loanInBooks(bank, CONSUMO), TODAY).next?.total).toBe(343_05);

  const { page: newest } = movementsBetween(bank.demo.bank, VISTA, '2026-08-23', TODAY);
  const latest = region(page, 'Últimos movimientos').getByRole('listitem');
  await expect(latest).toHaveCount(5);
  for (const [index, { tipo, cents, balance }] of newest.slice(0, 5).entries()) {
    await expect(latest.nth(index)).toContainText(formatMoney(tipo === 'C' ? cents : opposite(cents)));
    await expect(latest.nth(index)).toContainText(formatMoney(balance));
  }

  const shortcuts = region(page, 'Accesos rápidos').getByRole('link');
  await expect(shortcuts).toHaveText(['Transferir', 'Pagar servicio', 'Recargar', 'Mis cuentas destino']);
  for (const [name, address] of [
    ['Transferir', '/transferencias'],
    ['Pagar servicio', '/pagos'],
    ['Recargar', '/pagos/recargas'],
    ['Mis cuentas destino', '/transferencias'],
  ] as const) {
    await shortcuts.filter({ hasText: name }).click();
    await expect(page).toHaveURL(bank.url + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(shortcuts).toHaveCount(4);
  }
});

test('garantias: both tabs by the arrow keys, and a policy about to end is warned of', async ({ page, bank }) => {
  await openSignedIn(page);
  await region(page, 'Garantías').getByRole('link', { name: 'Garantías' }).click();
  await expect(heading(page, 'Garantías')).toBeFocused();
  const own = page.getByRole('tab', { name: 'De mis créditos' });
  const given = page.getByRole('tab', { name: 'Créditos que garantizo' });
  const panel = shownPanel(page);
  await expect(own).toHaveAttribute('aria-selected', 'true');
  const [pledge, person] = pledgesOf(bank.demo.bank, bank.member());
  expect([pledge?.policyEndsOn, pledge?.appraisal]).toEqual(['2026-12-10', 15_800_00]);
  const [vehicle, guarantor] = [panel.getByRole('listitem').nth(0), panel.getByRole('listitem').nth(1)];
  for (const text of ['Prenda vehicular', 'Camioneta 2021', 'Crédito de consumo', '•••• 4417', '$15.800,00'])
    await expect(vehicle).toContainText(text);
  await expect(vehicle).toContainText('La póliza vence el 10/12/2026');
  await expect(fact(vehicle, 'Cobertura')).toHaveText(`${pledge?.coverage} %`);
  await expect(guarantor).toContainText('Jorge L*** Guaman V***');
  await expect(guarantor).toContainText('Crédito vencido hace 6 días');
  await expect(guarantor).not.toContainText('La póliza');
  expect(person?.guarantor).toBe('JORGE L*** GUAMAN V***');

  await own.focus();
  await page.keyboard.press('ArrowRight');
  await expect(given).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(given).toHaveAttribute('aria-selected', 'true');
  const others = guaranteedBy(bank.demo.bank, bank.member());
  expect(others.map(({ daysOverdue }) => daysOverdue)).toEqual([0, 12]);
  for (const { balance, instalment } of others) {
    await expect(panel).toContainText(formatMoney(balance));
    await expect(panel).toContainText(formatMoney(instalment));
  }
  for (const text of ['Luis A*** Vintimilla C***', 'Al día', '03/12/2026', 'Vencido hace 12 días', '08/11/2026'])
    await expect(panel).toContainText(text);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(own).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toContainText('Prenda vehicular');
});

test.describe('other members', () => {
  test('jcloja changes his temporary password, has one account, and is told of what he has not', async ({
    page,
    bank,
  }) => {
    await page.goto('/login');
    await fillCredentials(page, juan);
    await enter(page).click();
    await expect(heading(page, 'Cambie su contraseña')).toBeVisible();
    await page.getByLabel('Contraseña Actual').fill(juan.clave);
    await page.getByLabel('Nueva Contraseña').fill('Nueva2026x');
    await page.getByLabel('Confirmar Contraseña').fill('Nueva2026x');
    await page.getByRole('button', { name: 'Cambiar Contraseña' }).click();
    await expectProductos(page);
    expect(bank.member(juan.usuario).user).toMatchObject({ clave: 'Nueva2026x', mustChangePassword: false });

    await test.step('productos has one group and one account', async () => {
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Ahorros']);
      await expect(main(page).getByRole('listitem')).toHaveCount(1);
      await expect(main(page).getByRole('listitem')).toContainText('$148,25');
      expect(accountInBooks(bank, JUAN_VISTA).bookBalance).toBe(148_25);
    });

    await test.step('inicio has nothing due and no debt', async () => {
      await openSummary(page);
      await expect(heading(page, 'Buenos días, Juan Carlos')).toBeVisible();
      await expect(region(page, 'Próximos vencimientos')).toContainText('No tiene vencimientos próximos.');
      await expect(main(page).getByText('Deuda total')).toHaveCount(0);
      const { found } = movementsBetween(bank.demo.bank, JUAN_VISTA, '2025-11-21', TODAY);
      await expect(region(page, 'Últimos movimientos').getByRole('listitem')).toHaveCount(Math.min(5, found));
    });

    await test.step('a filter that finds nothing in his account, and the way back', async () => {
      await region(page, 'Últimos movimientos').getByRole('link', { name: 'Ver todos' }).click();
      const search = page.getByRole('searchbox', { name: 'Buscar por descripción' });
      await search.fill('centrosur');
      await expect(main(page)).toContainText('No hay movimientos con estos filtros.');
      await page.getByRole('button', { name: 'Limpiar filtros' }).click();
      await expect(search).toHaveValue('');
      await expect(main(page)).toContainText('Mostrando 4 de 4');
    });

    await test.step('no guarantees of either kind', async () => {
      await page.goto('/garantias');
      await expect(shownPanel(page)).toContainText('No tiene garantías registradas.');
      await page.getByRole('tab', { name: 'Créditos que garantizo' }).click();
      await expect(shownPanel(page)).toContainText('No es garante de ningún crédito.');
    });

    await test.step('what is another member’s does not exist for him', async () => {
      await page.goto(`/cuentas/${VISTA}`);
      await expect(main(page).getByRole('alert')).toContainText('No encontramos esta cuenta');
      await page.goto(`/creditos/${CONSUMO}`);
      await expect(main(page).getByRole('alert')).toContainText('No encontramos este crédito');
      expect(await main(page).innerText()).not.toMatch(/guaman|4871|4417|\$/i);
    });
  });

  test('rosaquinde is blocked: told so at sign-in, and nothing is opened for her', async ({ page, bank, watch }) => {
    await page.goto('/login');
    await fillCredentials(page, { usuario: 'rosaquinde', clave: 'CualquierCosa1' });
    await enter(page).click();
    await expect(
      main(page).getByText('Su usuario está bloqueado. Recupere su contraseña.', { exact: true }),
    ).toBeVisible();
    await expectLogin(page);
    await page.goto('/productos');
    await expectLogin(page);
    expect(bank.demo.bank.state.sessions).toEqual({});
    await watch.quiet();
    expect(bank.calls.filter((call) => call.includes('productos'))).toEqual([]);
  });
});

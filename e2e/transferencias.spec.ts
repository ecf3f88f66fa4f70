import type { Locator, Page } from '@playwright/test';
import { own } from '#mocks/bank/ledger.ts';
import { RETURN_AFTER_MS } from '#mocks/bank/settlement.ts';
import { accountInBooks, available, booked, VISTA } from './books.ts';
import { confirmWithPin, pinBox, pinDialog, WRONG_PIN } from './code.ts';
import { NOT_DEBITED, SETTLED, UNKNOWN, unknown, verificar } from './outcome.ts';
import { confirm, confirmar, cost, expect, test, valor } from './payments.ts';
import { main } from './products.ts';
import { heading, openSignedIn, signIn, signOut, texts } from './steps.ts';

const NEGOCIO = '010201012604';
const CARLOS = '010201007733';
const INTERNAS = 'POST transacciones/transferencias/internas';
const EXTERNAS = 'POST transacciones/transferencias/externas';

const concepto = (page: Page): Locator => page.getByRole('textbox', { name: 'Concepto' });
const picker = (page: Page): Locator => page.getByRole('button', { name: /^(?:Cuenta registrada|Mi cuenta) / });
const revisar = (page: Page): Locator => page.getByRole('button', { name: 'Revisar' });

async function openInternal(page: Page): Promise<void> {
  await openSignedIn(page);
  await page.getByRole('link', { name: 'TRANSFERENCIA INTERNA' }).click();
  await expect(heading(page, 'Transferencia interna')).toBeVisible();
}

async function openExternal(page: Page): Promise<void> {
  await openSignedIn(page);
  await page.getByRole('link', { name: 'TRANSFERENCIA EXTERNA' }).click();
  await expect(heading(page, 'Transferencia externa')).toBeVisible();
}

/** Chooses among the accounts that the form offers. */
async function choose(page: Page, name: string): Promise<void> {
  await picker(page).click();
  await page.getByRole('dialog').getByRole('option', { name }).click();
  await expect(picker(page)).toContainText(name);
}

async function fillOrder(page: Page, amount: string, text = 'Arriendo'): Promise<void> {
  await valor(page).fill(amount);
  await concepto(page).fill(text);
}

/** From Datos to Revisar. */
async function review(page: Page): Promise<void> {
  await revisar(page).click();
  await expect(heading(page, 'Revise su transferencia')).toBeVisible();
}

async function expectReceipt(page: Page, title = 'Transferencia exitosa'): Promise<void> {
  await expect(main(page).getByText(title)).toBeVisible();
}

/** The whole of an internal order to Carlos, up to Revisar. */
async function orderToCarlos(page: Page, amount: string): Promise<void> {
  await openInternal(page);
  await choose(page, 'Carlos Andres Loja Peralta');
  await fillOrder(page, amount);
  await review(page);
}

async function orderToRosa(page: Page, amount: string): Promise<void> {
  await openExternal(page);
  await choose(page, 'Rosa Elena Ordonez');
  await fillOrder(page, amount);
  await review(page);
}

async function openHub(page: Page): Promise<void> {
  await page.goto('/transferencias');
  await expect(heading(page, 'Transferencias')).toBeVisible();
  await expect(main(page).getByText(/^Mostrando/)).toBeVisible();
}

/** The newest row of «Últimas transferencias». */
const newest = (page: Page): Locator =>
  main(page).getByRole('region', { name: 'Últimas transferencias' }).getByRole('listitem').first();

test.describe('screens.md A.0 «FM»: the ways that money goes', () => {
  test('to a registered account of the cooperative, without cost', async ({ page, bank }) => {
    const before = available(bank);
    await orderToCarlos(page, '250');
    await expect(cost(page, 'Comisión')).toHaveText('Sin costo');
    await expect(cost(page, 'Total a debitar')).toContainText('$250,00');
    await expect(cost(page, 'Saldo después')).toContainText('$2.596,37');
    expect(booked(bank)).toEqual([]);
    await confirmar(page).click();
    for (const text of ['Carlos Andres Loja Peralta', '•••• 7733', 'Cooperativa Sierra Azul', '•••• 4871', '$250,00'])
      await expect(pinDialog(page)).toContainText(text);
    await expect(pinDialog(page).getByRole('button', { name: 'Cancelar Transferencia', exact: true })).toBeVisible();
    await confirmWithPin(page);
    await expectReceipt(page);
    expect(booked(bank)).toEqual([{ debit: VISTA, credit: CARLOS, cents: 250_00 }]);
    expect(available(bank)).toBe(before - 250_00);
    expect(bank.count(INTERNAS)).toBe(1);
    await openHub(page);
    await expect(newest(page)).toContainText('Carlos Andres Loja Peralta');
    await expect(newest(page)).toContainText('Exitosa');
    await page.goto(`/cuentas/${VISTA}`);
    await expect(main(page).getByText('$2.596,37').first()).toBeVisible();
    expect(await page.content()).not.toContain(CARLOS);
  });

  test('between one’s own accounts, from the hub; no limit counts it', async ({ page, bank }) => {
    await openSignedIn(page);
    await openHub(page);
    await main(page)
      .getByRole('link', { name: /^Entre mis cuentas/ })
      .click();
    await expect(page.getByRole('radio', { name: 'Mis cuentas' })).toBeChecked();
    await choose(page, 'Ahorro negocio');
    await expect(main(page).getByText(/^Disponible hoy/)).toHaveCount(0);
    await fillOrder(page, '1.600,00', 'Capital');
    await review(page);
    await confirm(page);
    await expectReceipt(page);
    expect(booked(bank)).toEqual([{ debit: VISTA, credit: NEGOCIO, cents: 1_600_00 }]);
    expect([available(bank), available(bank, NEGOCIO)]).toEqual([2_846_37 - 1_600_00, 1_238_90 + 1_600_00]);
  });

  test('to a one-off account elsewhere: the name is checked, fee and tax are said before', async ({ page, bank }) => {
    await openExternal(page);
    await page.getByText('Nueva cuenta', { exact: true }).click();
    await page.getByLabel('Tipo de institución').selectOption({ label: 'Banco' });
    await page.getByLabel('Institución', { exact: true }).selectOption({ label: 'Banco Andes Demo' });
    await page.getByLabel('Tipo de cuenta').selectOption({ index: 1 });
    await page.getByLabel('Número de cuenta').fill('2209988700');
    await page.getByLabel('Identificación del beneficiario').fill('0159999036');
    await page.getByLabel('Nombre del beneficiario').fill('Rosa Elena Perez');
    await fillOrder(page, '180', 'Repuestos');
    await revisar(page).click();
    await expect(main(page).getByRole('alert').filter({ hasText: 'El nombre no coincide' })).toBeVisible();
    await expect(heading(page, 'Transferencia externa')).toBeVisible();
    await page.getByLabel('Nombre del beneficiario').fill('Rosa Elena Ordoñez');
    await review(page);
    await expect(main(page).getByText('Nombre verificado')).toBeVisible();
    await expect(cost(page, 'Comisión')).toContainText('$0,36');
    await expect(cost(page, 'IVA')).toContainText('$0,05');
    await expect(cost(page, 'Total a debitar')).toContainText('$180,41');
    await confirm(page);
    await expectReceipt(page);
    expect(booked(bank)).toEqual([
      { debit: VISTA, credit: own.spi, cents: 180_00 },
      { debit: VISTA, credit: own.fees, cents: 36 },
      { debit: VISTA, credit: own.taxes, cents: 5 },
    ]);
    expect(bank.demo.bank.state.receipts.at(-1)?.numeroCuentaDestino).toBe('2209988700');
  });

  test('…,66 to another institution: in process, and later returned with a credit', async ({ page, bank }) => {
    const before = available(bank);
    await orderToRosa(page, '40,66');
    await confirm(page);
    await expectReceipt(page, 'Transferencia en proceso');
    expect(available(bank)).toBe(before - 40_66 - 41);
    await openHub(page);
    await expect(newest(page)).toContainText('En proceso');
    bank.demo.clock.advance(RETURN_AFTER_MS);
    await openHub(page);
    await expect(newest(page)).toContainText('Devuelta');
    expect(booked(bank).at(-1)).toEqual({ debit: own.spi, credit: VISTA, cents: 40_66 });
    // Fee and tax stay: the order was carried out.
    expect(available(bank)).toBe(before - 41);
    await newest(page)
      .getByRole('button', { name: /^Ver comprobante/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Comprobante' })).toContainText('Transferencia devuelta');
  });
});

test.describe('screens.md A.0 «FM failures» d: nobody knows what became of it', () => {
  test('…,77: found out after a reload and a new sign-in, and debited once', async ({ page, bank, watch }) => {
    watch.expectFailure(/\/transferencias\/internas$/);
    await orderToCarlos(page, '25,77');
    await confirm(page);
    await expect(unknown(page)).toBeVisible();
    await expect(cost(page, 'Total a debitar')).toHaveText('$25,77');
    await expect(revisar(page)).toHaveCount(0);
    expect(booked(bank)).toEqual([{ debit: VISTA, credit: CARLOS, cents: 25_77 }]);
    await page.reload();
    await expect(unknown(page)).toBeVisible();
    await signOut(page);
    await signIn(page);
    await page.clock.fastForward(SETTLED);
    const notice = main(page).getByRole('status').filter({ hasText: UNKNOWN });
    await expect(notice).toContainText('transferencia interna por $25,77');
    await notice.getByRole('link', { name: 'Verificar' }).click();
    await expect(unknown(page)).toBeVisible();
    await verificar(page).click();
    await expectReceipt(page);
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(heading(page, texts.productos)).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(booked(bank)).toHaveLength(1);
    expect(bank.count(INTERNAS)).toBe(1);
  });

  test('…,88: not executed; back to what was reviewed, with a new code', async ({ page, bank, watch }) => {
    watch.expectFailure(/\/transferencias\/internas$/);
    const before = available(bank);
    await orderToCarlos(page, '25,88');
    await confirm(page);
    await expect(unknown(page)).toBeVisible();
    await page.clock.fastForward(SETTLED);
    await verificar(page).click();
    await expect(page.getByRole('heading', { name: NOT_DEBITED })).toBeVisible();
    expect(booked(bank)).toEqual([]);
    expect(available(bank)).toBe(before);
    await page.getByRole('button', { name: 'Volver a la revisión' }).click();
    await expect(heading(page, 'Revise su transferencia')).toBeVisible();
    await page.getByRole('button', { name: 'Volver', exact: true }).click();
    await expect(valor(page)).toHaveValue('25,88');
    await valor(page).fill('25');
    await review(page);
    await confirm(page);
    await expectReceipt(page);
    expect(booked(bank)).toEqual([{ debit: VISTA, credit: CARLOS, cents: 25_00 }]);
  });

  test('an order that may still be on its way is not called off before its time', async ({ page, bank, watch }) => {
    watch.expectFailure(/\/transferencias\/internas$/);
    await orderToCarlos(page, '25,88');
    await confirm(page);
    await expect(unknown(page)).toBeVisible();
    await verificar(page).click();
    await expect(verificar(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('heading', { name: NOT_DEBITED })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: NOT_DEBITED })).toBeVisible({ timeout: 50_000 });
    expect(bank.count(INTERNAS)).toBe(1);
  });

  test('no answer to Verificar either: the question stays', async ({ page, bank, watch }) => {
    watch.expectFailure(/\/transferencias\/internas$/);
    watch.expectFailure(/\/comprobantes\//);
    await orderToCarlos(page, '25,77');
    await confirm(page);
    await expect(unknown(page)).toBeVisible();
    await page.route('**/api/transacciones/comprobantes/**', (route) => route.abort('connectionreset'));
    await verificar(page).click();
    await expect(main(page).getByText('Aún no podemos confirmarlo.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Verificar otra vez' }).click();
    await expectReceipt(page);
    expect(booked(bank)).toHaveLength(1);
  });
});

test.describe('the code', () => {
  test('closed, wrong and expired: nothing moves; a new one executes', async ({ page, bank }) => {
    await orderToCarlos(page, '30');
    await confirmar(page).click();
    await expect(pinDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main(page).getByText(NOT_DEBITED)).toBeVisible();

    await confirmar(page).click();
    await confirmWithPin(page, WRONG_PIN);
    await expect(pinDialog(page)).toContainText(texts.wrongPin);
    await expect(pinBox(page, 1)).toHaveValue('');
    await page.getByRole('button', { name: 'Cancelar Transferencia' }).click();
    await expect(main(page).getByText(NOT_DEBITED)).toBeVisible();

    await confirmar(page).click();
    await confirmWithPin(page, '000000');
    await expect(pinDialog(page)).toContainText('El código expiró. Genere uno nuevo.');
    await page.keyboard.press('Escape');
    await expect(main(page).getByText(NOT_DEBITED)).toBeVisible();
    expect(booked(bank)).toEqual([]);
    expect(bank.count(INTERNAS)).toBe(0);

    await confirm(page);
    await expectReceipt(page);
    expect(booked(bank)).toHaveLength(1);
    expect(bank.count('POST tokens/generar')).toBe(4);
  });

  test('a double click on Confirmar and Enter twice make one order', async ({ page, bank, watch }) => {
    await orderToCarlos(page, '30');
    await confirmar(page).dblclick();
    await expect(pinDialog(page)).toHaveCount(1);
    await expect(pinBox(page, 1)).toBeFocused();
    await page.keyboard.type('123456');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expectReceipt(page);
    await watch.quiet();
    expect(['POST tokens/generar', 'POST tokens/autorizar', INTERNAS].map((call) => bank.count(call))).toEqual([
      1, 1, 1,
    ]);
    expect(booked(bank)).toHaveLength(1);
  });
});

test.describe('what is refused', () => {
  test('more than there is: said at the field, nothing is sent', async ({ page, bank }) => {
    await openInternal(page);
    await choose(page, 'Carlos Andres Loja Peralta');
    await fillOrder(page, '2.846,38');
    await revisar(page).click();
    await expect(main(page).getByText('Saldo insuficiente.')).toBeVisible();
    await expect(valor(page)).toBeFocused();
    expect(bank.count(`${INTERNAS}/validar`)).toBe(0);
  });

  test('above the day’s limit: the way to CONFIGURAR MIS CUPOS', async ({ page, bank }) => {
    await openExternal(page);
    await choose(page, 'Rosa Elena Ordonez');
    await expect(main(page).getByText(/^Disponible hoy \$1\.000,00 de \$1\.000,00/)).toBeVisible();
    await fillOrder(page, '1.000,01');
    await revisar(page).click();
    await expect(main(page).getByText('Supera su cupo diario disponible: $1.000,00.').first()).toBeVisible();
    expect(bank.count(`${EXTERNAS}/validar`)).toBe(0);
    await main(page).getByRole('link', { name: 'Modificar cupos' }).click();
    await expect(page.getByRole('tab', { name: 'CONFIGURAR MIS CUPOS' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Externo Diario')).toHaveValue('1.000,00');
  });

  test('FM failures a: what only the bank knows is told over the form, and nothing typed is lost', async ({
    page,
    bank,
  }) => {
    await openExternal(page);
    await choose(page, 'Rosa Elena Ordonez');
    await expect(main(page).getByText(/^Disponible hoy/)).toBeVisible();
    const { limits } = accountInBooks(bank, VISTA);
    if (!limits) throw new Error('La cuenta tiene cupos.');
    limits.valorExternoDiario = 100_00;
    await fillOrder(page, '200');
    await revisar(page).click();
    await expect(page.getByRole('form').getByRole('alert').first()).toContainText(/cupo/i);
    await expect(valor(page)).toHaveValue('200,00');
    await expect(concepto(page)).toHaveValue('Arriendo');
    await expect(picker(page)).toContainText('Rosa Elena Ordonez');
    expect(booked(bank)).toEqual([]);
  });
});

test('browser Back: one step back with everything kept; after the receipt, the start of an empty form', async ({
  page,
  bank,
}) => {
  await orderToCarlos(page, '31');
  await page.goBack();
  await expect(heading(page, 'Transferencia interna')).toBeVisible();
  await expect(valor(page)).toHaveValue('31,00');
  await expect(concepto(page)).toHaveValue('Arriendo');
  await expect(picker(page)).toContainText('Carlos Andres Loja Peralta');
  await review(page);
  await confirm(page);
  await expectReceipt(page);
  await page.goBack();
  await expect(revisar(page)).toBeVisible();
  await expect(valor(page)).toHaveValue('');
  await expect(concepto(page)).toHaveValue('');
  await expect(picker(page)).toContainText('Seleccione una opción');
  expect(booked(bank)).toHaveLength(1);
});

test('«Ir al contenido» on Revisar leads to its content, not back to Datos', async ({ page }) => {
  await orderToCarlos(page, '31');
  const skip = page.getByRole('link', { name: 'Ir al contenido' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(heading(page, 'Revise su transferencia')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('«Hacer otra transferencia» begins with an empty form', async ({ page }) => {
  await orderToCarlos(page, '31');
  await confirm(page);
  await expectReceipt(page);
  await page.getByRole('button', { name: 'Hacer otra transferencia' }).click();
  await expect(revisar(page)).toBeVisible();
  await expect(valor(page)).toHaveValue('');
  await expect(picker(page)).toContainText('Seleccione una opción');
});

test('on a phone: the same order, and nothing scrolls sideways', async ({ page, bank }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fits = async (): Promise<void> => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  };
  await openSignedIn(page);
  await openHub(page);
  await fits();
  await page.getByRole('button', { name: 'Más acciones de Carlos Andres Loja Peralta' }).click();
  await page.getByRole('menuitem', { name: 'Transferir' }).click();
  await expect(picker(page)).toContainText('Carlos Andres Loja Peralta');
  await expect(main(page).getByText('1 de 3 · Datos')).toBeVisible();
  await fillOrder(page, '12,50');
  await fits();
  await review(page);
  await fits();
  await confirm(page);
  await expectReceipt(page);
  await fits();
  expect(booked(bank)).toEqual([{ debit: VISTA, credit: CARLOS, cents: 12_50 }]);
});

test('by keyboard alone', async ({ page, bank }) => {
  await openInternal(page);
  await expect(picker(page)).toBeVisible();
  const tabTo = async (target: Locator): Promise<void> => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('El tabulador no llega.');
  };
  await tabTo(picker(page));
  await page.keyboard.press('Enter');
  const options = page.getByRole('dialog').getByRole('option');
  await tabTo(options.first());
  const wanted = options.filter({ hasText: 'Comercial San Roque' });
  while (!(await wanted.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(picker(page)).toBeFocused();
  await tabTo(valor(page));
  await page.keyboard.type('33');
  await tabTo(concepto(page));
  await page.keyboard.type('Arriendo');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Revise su transferencia')).toBeFocused();
  await tabTo(confirmar(page));
  await page.keyboard.press('Enter');
  await confirmWithPin(page);
  await expectReceipt(page);
  expect(booked(bank)).toEqual([{ debit: VISTA, credit: '010201015566', cents: 33_00 }]);
});

test('a new destination is registered with a code, changed and deleted; the books keep each step', async ({
  page,
  bank,
}) => {
  const registered = () =>
    bank.demo.bank.state.destinations.find(
      ({ numeroCuenta, owner }) => numeroCuenta === '010201099999' && owner === bank.member().numeroSocio,
    );
  await openSignedIn(page);
  await openHub(page);
  await page.getByRole('button', { name: 'Agregar cuenta' }).click();
  const adding = page.getByRole('dialog', { name: 'Nueva cuenta destino' });
  await adding.getByLabel('Tipo de cuenta').selectOption({ index: 1 });
  await adding.getByLabel('Número de cuenta').fill('010201099999');
  await expect(adding.getByText(/^Titular:/)).toBeVisible();
  await adding.getByLabel('Alias').fill('Ana');
  await adding.getByRole('button', { name: 'Guardar' }).click();
  await confirmWithPin(page);
  await expect(page.getByText('Cuenta destino guardada')).toBeVisible();
  expect(registered()).toMatchObject({ alias: 'Ana', tipo: 'INTERNA' });

  const search = page.getByRole('searchbox', { name: /^Buscar por nombre/ });
  const actions = page.getByRole('button', { name: /^Más acciones de/ });
  await search.fill('ana l');
  await expect(actions).toHaveCount(1);
  await actions.click();
  await page.getByRole('menuitem', { name: 'Modificar' }).click();
  const changing = page.getByRole('dialog', { name: 'Modificar cuenta destino' });
  await changing.getByLabel('Alias').fill('Ana del taller');
  await changing.getByRole('button', { name: 'Guardar' }).click();
  await confirmWithPin(page);
  await expect(changing).toHaveCount(0);
  expect(registered()).toMatchObject({ alias: 'Ana del taller' });

  await search.fill('taller ana');
  await expect(actions).toHaveCount(1);
  await actions.click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Cuenta destino eliminada')).toBeVisible();
  expect(registered()).toBeUndefined();
  expect(booked(bank)).toEqual([]);
});

test.describe('D-67: the same order again', () => {
  const tick = (page: Page): Locator =>
    main(page).getByRole('checkbox', { name: 'Es otra operación: quiero hacerla también' });

  test('twice in a row: said with its receipt, asked for a tick, and never forbidden', async ({ page, bank }) => {
    await orderToCarlos(page, '12,34');
    await expect(tick(page)).toHaveCount(0);
    await confirm(page);
    await expectReceipt(page);
    await page.clock.fastForward(2 * 60_000);
    await page.getByRole('button', { name: 'Hacer otra transferencia' }).click();
    await choose(page, 'Carlos Andres Loja Peralta');
    await fillOrder(page, '12,34');
    await review(page);
    await expect(main(page).getByText(/^Hace 2 minutos envió \$12,34 a Carlos Andres Loja Peralta\./)).toBeVisible();
    await expect(main(page).getByRole('button', { name: /^Comprobante \d{4}-\d{4}-\d+/ })).toBeVisible();
    await confirmar(page).click();
    await expect(tick(page)).toBeFocused();
    expect(bank.count(INTERNAS)).toBe(1);
    await tick(page).check();
    await confirm(page);
    await expectReceipt(page);
    expect(booked(bank)).toEqual([
      { debit: VISTA, credit: CARLOS, cents: 12_34 },
      { debit: VISTA, credit: CARLOS, cents: 12_34 },
    ]);
  });

  test('it is known after a new sign-in of the same member', async ({ page }) => {
    await orderToCarlos(page, '12,34');
    await confirm(page);
    await expectReceipt(page);
    await signOut(page);
    await orderToCarlos(page, '12,34');
    await expect(tick(page)).toBeVisible();
  });

  test('two tabs review it at once: the second knows of the first', async ({ page, bank, context }) => {
    await orderToCarlos(page, '12,34');
    const other = await context.newPage();
    await other.goto(page.url());
    await choose(other, 'Carlos Andres Loja Peralta');
    await fillOrder(other, '12,34');
    await review(other);
    await expect(tick(other)).toHaveCount(0);
    await confirm(page);
    await expectReceipt(page);
    await expect(tick(other)).toBeVisible();
    await confirmar(other).click();
    await expect(tick(other)).toBeFocused();
    expect(bank.count(INTERNAS)).toBe(1);
    await tick(other).check();
    await confirm(other);
    await expectReceipt(other);
    expect(booked(bank)).toHaveLength(2);
  });
});

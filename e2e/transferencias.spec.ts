import { SETTLING_MS } from '#flows/moneyFlow/useVerification.ts';
import { own } from '#mocks/bank/ledger.ts';
import { RETURN_AFTER_MS } from '#mocks/bank/settlement.ts';
import { accountInBooks, available, booked, VISTA } from './books.ts';
import { confirmWithPin, pinBox, pinDialog, WRONG_PIN } from './code.ts';
import { NOT_DEBITED, SETTLED, UNKNOWN, unknown, verificar } from './outcome.ts';
import { confirm, confirmar, cost, expect, test, valor } from './payments.ts';
import { main } from './products.ts';
import { heading, texts } from './shown.ts';
import { openSignedIn, signIn, signOut } from './steps.ts';
import {
  CARLOS,
  choose,
  concepto,
  EXTERNAS,
  expectReceipt,
  fillOrder,
  INTERNAS,
  NEGOCIO,
  newest,
  openExternal,
  openHub,
  openInternal,
  orderToCarlos,
  orderToRosa,
  picker,
  review,
  revisar,
} from './transfers.ts';

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
    const notice = main(page).locator('[data-notice]').filter({ hasText: UNKNOWN });
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
    const answered = page.waitForResponse(/\/comprobantes\//);
    await page.clock.fastForward(SETTLING_MS - 10_000);
    await (await answered).finished();
    await expect(verificar(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('heading', { name: NOT_DEBITED })).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('heading', { name: NOT_DEBITED })).toBeVisible();
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
  test('closed, wrong and expired: nothing moves; a new one executes', async ({ page, bank, watch }) => {
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
    await watch.quiet();
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
  test('more than there is: said at the field, nothing is sent', async ({ page, bank, watch }) => {
    await openInternal(page);
    await choose(page, 'Carlos Andres Loja Peralta');
    await fillOrder(page, '2.846,38');
    await revisar(page).click();
    await expect(main(page).getByText('Saldo insuficiente.')).toBeVisible();
    await expect(valor(page)).toBeFocused();
    await watch.quiet();
    expect(bank.count(`${INTERNAS}/validar`)).toBe(0);
  });

  test('above the day’s limit: the way to CONFIGURAR MIS CUPOS', async ({ page, bank, watch }) => {
    await openExternal(page);
    await choose(page, 'Rosa Elena Ordonez');
    await expect(main(page).getByText(/^Disponible hoy \$1\.000,00 de \$1\.000,00/)).toBeVisible();
    await fillOrder(page, '1.000,01');
    await revisar(page).click();
    await expect(main(page).getByText('Supera su cupo diario disponible: $1.000,00.').first()).toBeVisible();
    await watch.quiet();
    expect(bank.count(`${EXTERNAS}/validar`)).toBe(0);
    await main(page).getByRole('link', { name: 'Modificar cupos' }).click();
    await expect(page.getByRole('tab', { name: 'CONFIGURAR MIS CUPOS' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Externo Diario')).toHaveValue('1.000,00');
  });

  test('FM failures a: what only the bank knows is told over the form, and nothing typed is lost', async ({
    page,
    bank,
    watch,
  }) => {
    await openExternal(page);
    await choose(page, 'Rosa Elena Ordonez');
    await expect(main(page).getByText(/^Disponible hoy/)).toBeVisible();
    const { limits } = accountInBooks(bank, VISTA);
    if (!limits) throw new Error('La cuenta tiene cupos.');
    limits.valorExternoDiario = 100_00;
    await fillOrder(page, '200');
    await revisar(page).click();
    await expect(page.getByRole('form').getByText('Supera su cupo diario disponible.', { exact: true })).toBeVisible();
    await expect(valor(page)).toHaveValue('200,00');
    await expect(concepto(page)).toHaveValue('Arriendo');
    await expect(picker(page)).toContainText('Rosa Elena Ordonez');
    await watch.quiet();
    expect(booked(bank)).toEqual([]);
  });
});

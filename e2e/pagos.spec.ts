import type { Page } from '@playwright/test';
import { own } from '#mocks/bank/ledger.ts';
import { available, booked, used, VISTA } from './books.ts';
import { confirmWithPin, pinDialog } from './code.ts';
import { expectBalance, expectReceipt, NOT_DEBITED, SETTLED, UNKNOWN, unknown, verificar } from './outcome.ts';
import {
  confirm,
  confirmar,
  cost,
  expect,
  expectReview,
  favourite,
  newest,
  openHub,
  pagar,
  review,
  test,
  valor,
} from './payments.ts';
import { main, region } from './products.ts';
import { heading } from './shown.ts';
import { openSignedIn, signIn, signOut, tabTo } from './steps.ts';

const PAGAR = 'POST pagos/pagar';
const BALANCE = 2_846_37;
/** demo-bank.md C.4 «Used on 2026-11-20». */
const USED_TODAY = 10_00;
const USED_THIS_MONTH = 270_87;

/** Types a reference and presses Consultar. */
async function lookUp(page: Page, label: string, reference: string): Promise<void> {
  await main(page).getByRole('textbox', { name: label, exact: true }).fill(reference);
  await main(page).getByRole('button', { name: 'Consultar' }).click();
}

/** From the sign-in to what a client's code at CentroSur owes. */
async function lookUpClient(page: Page, code: string): Promise<void> {
  await openSignedIn(page);
  await page.goto('/pagos/centrosur');
  await lookUp(page, 'Código de cliente', code);
}

test.describe('screens.md A.2 pagos/centrosur', () => {
  test('a bill by its client’s code, from the menu to the receipt, the balance and the favourite', async ({
    page,
    bank,
  }) => {
    test.slow();
    await openSignedIn(page);
    await page.getByRole('link', { name: 'PAGOS DE SERVICIOS' }).click();
    await expect(favourite(page, 'Luz casa')).toContainText('$43,90');
    await region(page, 'Categorías')
      .getByRole('link', { name: /^CentroSur/ })
      .click();
    await expect(heading(page, 'Luz eléctrica CentroSur')).toBeVisible();
    await lookUp(page, 'Código de cliente', '1203456');
    await expect(main(page).getByText('Disponible hoy $290,00 de $300,00')).toBeVisible();
    await review(page, '43,90');
    await expect(cost(page, 'Comisión')).toHaveText('Sin costo');
    await expect(cost(page, 'Total a debitar')).toContainText('$43,90');
    await expect(cost(page, 'Saldo después')).toContainText('$2.802,47');
    await confirmar(page).click();
    for (const text of ['Luz eléctrica CentroSur', '1203456', 'Maria F*** Guaman V***', '•••• 4871', '$43,90'])
      await expect(pinDialog(page)).toContainText(text);
    await expect(pinDialog(page).getByRole('button', { name: 'Cancelar pago', exact: true })).toBeVisible();
    expect(booked(bank)).toEqual([]);
    await confirmWithPin(page);
    await expectReceipt(page);
    await expect(main(page).getByText('1203456').first()).toBeVisible();
    expect(booked(bank)).toEqual([{ debit: VISTA, credit: own.collections, cents: 43_90 }]);
    expect(available(bank)).toBe(BALANCE - 43_90);
    expect(used(bank)).toMatchObject({
      valorFacilitoDiario: USED_TODAY + 43_90,
      valorFacilitoMensual: USED_THIS_MONTH + 43_90,
    });
    expect(bank.demo.bank.state.receipts.at(-1)).toMatchObject({ tipo: 'CENTROSUR', estado: 'EXITOSA', cents: 43_90 });

    await openHub(page);
    await expect(favourite(page, 'Luz casa')).toContainText('Al día');
    await expect(page.getByRole('link', { name: 'Ver Luz casa' })).toBeVisible();
    await expect(newest(page)).toContainText('CentroSur');
    await expect(newest(page)).toContainText('43,90');
    await newest(page)
      .getByRole('button', { name: /^Ver comprobante de Luz casa/ })
      .click();
    const paper = page.getByRole('dialog', { name: 'Comprobante' });
    await expect(paper).toContainText('Pago exitoso');
    await expect(paper).toContainText('$43,90');
    await expectBalance(page, '2.802,47', /CentroSur/i);
  });

  test('one press on a favourite’s «Pagar» is at Revisar; Back and Volver go one step, and nothing moves', async ({
    page,
    bank,
    watch,
  }) => {
    await openSignedIn(page);
    await openHub(page);
    await page.getByRole('link', { name: 'Pagar Luz casa' }).click();
    await expectReview(page);
    await expect(cost(page, 'Total a debitar')).toContainText('$43,90');
    await page.goBack();
    await expect(heading(page, 'Luz eléctrica CentroSur')).toBeVisible();
    await expect(main(page).getByRole('textbox', { name: 'Código de cliente' })).toHaveValue('1203456');
    await review(page, '43,90');
    await main(page).getByRole('button', { name: 'Volver', exact: true }).click();
    await review(page, '43,90');
    await confirmar(page).click();
    await expect(pinDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main(page).getByText(NOT_DEBITED)).toBeVisible();
    await page.goBack();
    await expect(pagar(page, '43,90')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Pagos de servicios')).toBeVisible();
    await watch.quiet();
    expect(booked(bank)).toEqual([]);
    expect(bank.count(PAGAR)).toBe(0);
  });

  test('data.md: of what a favourite’s «Pagar» carries along the browser’s history holds a name alone', async ({
    page,
  }) => {
    await openSignedIn(page);
    await openHub(page);
    await page.getByRole('link', { name: 'Pagar Luz casa' }).click();
    await expectReview(page);
    await page.goBack();
    await expect(main(page).getByRole('textbox', { name: 'Código de cliente' })).toHaveValue('1203456');
    const kept = await page.evaluate(() => JSON.stringify(history.state));
    expect(kept).toContain('inicio');
    expect(kept).not.toContain('1203456');
    await page.reload();
    await expect(main(page).getByRole('textbox', { name: 'Código de cliente' })).toHaveValue('');
  });

  test('-0008-02-01: the value has changed; nothing is debited, and the new one can be paid', async ({
    page,
    bank,
  }) => {
    await lookUpClient(page, '1200101');
    await pagar(page, '36,40').click();
    const form = page.getByRole('form', { name: 'Datos del pago' });
    await expect(form.getByText('El valor a pagar cambió. Consulte nuevamente.', { exact: true })).toBeVisible();
    expect(booked(bank)).toEqual([]);
    await review(page, '37,25');
    await confirm(page);
    await expectReceipt(page);
    expect(booked(bank)).toEqual([{ debit: VISTA, credit: own.collections, cents: 37_25 }]);
  });

  test('-0008-02-02: refused by the provider at the execution: no debit, told at Revisar', async ({ page, bank }) => {
    await lookUpClient(page, '1200202');
    await review(page, '27,30');
    await confirm(page);
    await expect(main(page).getByText('El proveedor rechazó el pago. No se debitó su cuenta.')).toBeVisible();
    await expect(main(page).getByText(NOT_DEBITED)).toBeFocused();
    await expectReview(page);
    expect(bank.count(PAGAR)).toBe(1);
    expect(booked(bank)).toEqual([]);
    expect(available(bank)).toBe(BALANCE);
    expect(used(bank).valorFacilitoDiario).toBe(USED_TODAY);
  });

  test('-9999-00-03 of the provider: said in the page, and asked again', async ({ page, bank }) => {
    await lookUpClient(page, '5030503');
    await expect(main(page).getByText('El proveedor no está disponible. Intente más tarde.')).toBeVisible();
    const before = bank.count('POST pagos/consultar');
    await main(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(() => bank.count('POST pagos/consultar')).toBe(before + 1);
    await lookUp(page, 'Código de cliente', '9999999');
    await expect(main(page).getByText('No encontramos un suministro con esos datos.')).toBeVisible();
    await lookUp(page, 'Código de cliente', '1200000');
    await expect(main(page).getByText('Su planilla está al día.')).toBeVisible();
  });
});

test.describe('screens.md A.0 «FM failures» d, of a payment', () => {
  test('…,77: the question stays over a reload; Verificar finds the receipt, and it was debited once', async ({
    page,
    bank,
    watch,
  }) => {
    watch.expectFailure(/\/pagos\/pagar$/);
    await lookUpClient(page, '1200077');
    await review(page, '21,77');
    await confirm(page);
    await expect(unknown(page)).toBeVisible();
    await expect(cost(page, 'Total a debitar')).toContainText('$21,77');
    await page.reload();
    await expect(unknown(page)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Consultar' })).toHaveCount(0);
    await signOut(page);
    await signIn(page);
    const notice = main(page).locator('[data-notice]').filter({ hasText: UNKNOWN });
    await page.clock.fastForward(SETTLED);
    await notice.getByRole('link', { name: 'Verificar' }).click();
    await verificar(page).click();
    await expectReceipt(page);
    expect(booked(bank)).toEqual([{ debit: VISTA, credit: own.collections, cents: 21_77 }]);
    expect(bank.count(PAGAR)).toBe(1);
    // The receipt stands before the question goes, which is written down a moment later: a page that is loaded anew in between asks once more.
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'PAGOS DE SERVICIOS' }).click();
    await expect(newest(page)).toContainText('21,77');
    await expect(notice).toHaveCount(0);
    await openHub(page);
    await expect(notice).toHaveCount(0);
  });

  test('…,88: Verificar says that nothing was debited, and leads back to what was reviewed', async ({
    page,
    bank,
    watch,
  }) => {
    watch.expectFailure(/\/pagos\/pagar$/);
    await lookUpClient(page, '1200088');
    await review(page, '21,88');
    await confirm(page);
    await expect(unknown(page)).toBeVisible();
    await page.clock.fastForward(SETTLED);
    await verificar(page).click();
    await expect(page.getByRole('heading', { name: NOT_DEBITED })).toBeVisible();
    await page.getByRole('button', { name: 'Volver a la revisión' }).click();
    await expectReview(page);
    await expect(cost(page, 'Total a debitar')).toContainText('$21,88');
    expect(booked(bank)).toEqual([]);
    expect(available(bank)).toBe(BALANCE);
  });
});

test.describe('screens.md A.2 pagos/supa, colegios and varios', () => {
  test('SUPA: the oldest month first, and one of two is paid', async ({ page, bank }) => {
    await openSignedIn(page);
    await page.goto('/pagos/supa');
    await lookUp(page, 'Código de tarjeta', '0101-48999');
    const month = (name: RegExp) => main(page).getByRole('checkbox', { name });
    // Both are overdue and more than the limit leaves: the oldest is chosen.
    await expect(pagar(page, '183,24')).toBeVisible();
    await expect(month(/^Octubre 2026/)).not.toBeChecked();
    await month(/^Septiembre 2026/).uncheck();
    await expect(month(/^Octubre 2026/)).toBeDisabled();
    await expect(main(page).getByText('Seleccione primero los valores anteriores')).toBeVisible();
    await month(/^Septiembre 2026/).check();
    await review(page, '183,24');
    await confirm(page);
    await expectReceipt(page);
    for (const text of ['0101-48999', 'Septiembre 2026', '$3,24', '01204-2020-00388'])
      await expect(main(page).getByText(text).first()).toBeVisible();
    expect(booked(bank)).toEqual([{ debit: VISTA, credit: own.collections, cents: 183_24 }]);
    await page.goto('/pagos/supa');
    await lookUp(page, 'Código de tarjeta', '0101-48999');
    await expect(month(/^Octubre 2026/)).toBeChecked();
    await expect(month(/^Septiembre 2026/)).toHaveCount(0);
  });

  test('a school: the institution, then the student; the receipt names both', async ({ page, bank }) => {
    await openSignedIn(page);
    await page.goto('/pagos/colegios');
    await page.getByRole('combobox', { name: 'Institución' }).selectOption('Unidad Educativa Cordillera Azul');
    await lookUp(page, 'Código del estudiante', 'CA-20417');
    await expect(main(page).getByText('Sofia Loja G.').first()).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Guardado como «Pensión Sofía»' })).toBeChecked();
    await review(page, '165,00');
    await confirm(page);
    await expectReceipt(page);
    await expect(main(page).getByText('Unidad Educativa Cordillera Azul').first()).toBeVisible();
    expect(booked(bank)).toEqual([{ debit: VISTA, credit: own.collections, cents: 165_00 }]);
    await openHub(page);
    await expect(favourite(page, 'Pensión Sofía')).toContainText('Al día');
  });

  test('a part of a debt between its bounds, with its fee; the rest is left', async ({ page, bank, watch }) => {
    const find = async (): Promise<void> => {
      await page.goto('/pagos/varios/CATALOGO');
      await page.getByRole('combobox', { name: 'Servicio' }).selectOption('Catálogo Flor de Retama');
      await lookUp(page, 'Código de asesora', '551200');
    };
    await openSignedIn(page);
    await find();
    await main(page)
      .getByRole('radio', { name: /^Otro valor/ })
      .check();
    await expect(main(page).getByText('De $10,00 a $128,50')).toBeVisible();
    await valor(page).fill('9,99');
    await main(page).getByRole('button', { name: 'Revisar' }).click();
    await expect(valor(page)).toHaveAttribute('aria-invalid', 'true');
    await valor(page).fill('128,51');
    await valor(page).blur();
    await expect(valor(page)).toHaveAttribute('aria-invalid', 'true');
    await watch.quiet();
    expect(bank.count(`${PAGAR}/validar`)).toBe(0);
    await valor(page).fill('50');
    await review(page, '50,00');
    await expect(cost(page, 'Comisión')).toContainText('$0,35');
    await expect(cost(page, 'IVA')).toContainText('$0,05');
    await expect(cost(page, 'Total a debitar')).toContainText('$50,40');
    await confirm(page);
    await expectReceipt(page);
    expect(booked(bank)).toEqual([
      { debit: VISTA, credit: own.collections, cents: 50_00 },
      { debit: VISTA, credit: own.fees, cents: 35 },
      { debit: VISTA, credit: own.taxes, cents: 5 },
    ]);
    // Fee and tax never count (contract B.3 «Counters»).
    expect(used(bank).valorFacilitoDiario).toBe(USED_TODAY + 50_00);
    await find();
    await expect(pagar(page, '78,50')).toBeVisible();
  });
});

test('320 px: a payment from the hub to its receipt by keyboard alone, and nothing scrolls sideways', async ({
  page,
  bank,
}) => {
  test.slow();
  const fits = async (): Promise<void> => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await openSignedIn(page);
  await openHub(page);
  await fits();
  await tabTo(page, region(page, 'Categorías').getByRole('link', { name: /^CentroSur/ }));
  await page.keyboard.press('Enter');
  // The heading keeps the focus of the route, whatever was drawn while the services came.
  await expect(heading(page, 'Luz eléctrica CentroSur')).toBeFocused();
  await tabTo(page, main(page).getByRole('textbox', { name: 'Código de cliente' }));
  await page.keyboard.type('1203456');
  await page.keyboard.press('Enter');
  await tabTo(page, pagar(page, '43,90'));
  await fits();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Revise su pago')).toBeFocused();
  await fits();
  await tabTo(page, confirmar(page));
  await page.keyboard.press('Enter');
  await confirmWithPin(page);
  await expectReceipt(page);
  await fits();
  expect(booked(bank)).toEqual([{ debit: VISTA, credit: own.collections, cents: 43_90 }]);
});

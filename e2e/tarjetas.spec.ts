import type { Page } from '@playwright/test';
import { usedCredit } from '#mocks/bank/cards.ts';
import { own } from '#mocks/bank/ledger.ts';
import type { Bank } from './bank.ts';
import { available, booked, used, VISTA } from './books.ts';
import { confirmWithPin, pinDialog } from './code.ts';
import { expectBalance, expectReceipt, NOT_DEBITED } from './outcome.ts';
import { confirm, confirmar, cost, expect, expectReview, review, test, valor } from './payments.ts';
import { main, region } from './products.ts';
import { heading } from './shown.ts';
import { openSignedIn } from './steps.ts';

const PAGAR = 'POST transacciones/tarjetas/pagar';
/** demo-bank.md C.2, C.4. */
const BALANCE = 2_846_37;
const TOTAL = 612_35;
const USED = 816_45;
/** Of the test range, with a right check digit, and nobody's. */
const NEW_CARD = '4000009988129907';

/** A card as the bank has it now. */
function cardInBooks({ demo }: Bank, code = 'TC-01') {
  const card = demo.bank.state.cards.find(({ codigoTarjeta }) => codigoTarjeta === code);
  if (!card) throw new Error(`El banco no tiene la tarjeta ${code}.`);
  return card;
}

/** From the menu to the payment of cards, with what the first one owes. */
async function openPayments(page: Page): Promise<void> {
  await openSignedIn(page);
  await page.getByRole('link', { name: 'PAGOS DE TARJETAS' }).click();
  await expect(heading(page, 'Pago de tarjetas')).toBeVisible();
  await expect(main(page).getByText('Utilizado $816,45', { exact: true })).toBeVisible();
}

const otherCard = (page: Page, name: string) => main(page).getByRole('radio', { name: new RegExp(`^${name}`) });

/** Datos of a registered card, up to Revisar. */
async function orderOther(page: Page, name: string, amount: string): Promise<void> {
  await page.getByRole('tab', { name: 'Otras tarjetas' }).click();
  await otherCard(page, name).check();
  await valor(page).fill(amount);
  await main(page).getByRole('button', { name: 'Revisar' }).click();
  await expectReview(page);
}

test.describe('screens.md A.2 tarjeta-credito', () => {
  test('an own card: the total, without cost and without limits; what it owes and the account fall alike', async ({
    page,
    bank,
  }) => {
    const limits = used(bank);
    await openPayments(page);
    await expect(main(page).getByRole('radio', { name: /^Pago total/ })).toBeChecked();
    await review(page, '612,35');
    await expect(cost(page, 'Comisión')).toHaveText('Sin costo');
    await expect(cost(page, 'Saldo después')).toContainText('$2.234,02');
    await confirmar(page).click();
    for (const text of ['Visa Clásica', '•••• 4502', '•••• 4871', '$612,35'])
      await expect(pinDialog(page)).toContainText(text);
    expect(booked(bank)).toEqual([]);
    await confirmWithPin(page);
    await expectReceipt(page);
    expect(booked(bank)).toEqual([{ debit: VISTA, credit: own.card('TC-01'), cents: TOTAL }]);
    expect(available(bank)).toBe(BALANCE - TOTAL);
    expect(usedCredit(cardInBooks(bank))).toBe(USED - TOTAL);
    expect(used(bank)).toEqual(limits);
    await page.getByRole('button', { name: 'Hacer otro pago' }).click();
    await expect(main(page).getByText('Utilizado $204,10', { exact: true })).toBeVisible();
    await expect(main(page).getByRole('radio', { name: /^Pago (?:total|mínimo)/ })).toHaveCount(0);
    await expectBalance(page, '2.234,02', /tarjeta/i);
  });

  test('below the minimum and above the debt: said before, and paid all the same; a closed code debits nothing', async ({
    page,
    bank,
    watch,
  }) => {
    await openPayments(page);
    await main(page)
      .getByRole('radio', { name: /^Otro valor/ })
      .check();
    await valor(page).fill('20');
    await expect(main(page).getByText('Si paga menos del mínimo se generará interés de mora.')).toBeVisible();
    await valor(page).fill('900');
    await expect(main(page).getByText('El valor supera la deuda; quedará saldo a favor.')).toBeVisible();
    await valor(page).fill('20');
    await review(page, '20,00');
    await confirmar(page).click();
    await expect(pinDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main(page).getByText(NOT_DEBITED)).toBeVisible();
    await watch.quiet();
    expect(bank.count(PAGAR)).toBe(0);
    await confirm(page);
    await expectReceipt(page);
    expect(usedCredit(cardInBooks(bank))).toBe(USED - 20_00);
  });

  test('a registered card by SPI: fee and tax are said before, and the payment is in process', async ({
    page,
    bank,
  }) => {
    await openPayments(page);
    await orderOther(page, 'Tarjeta Pacífico Sur', '120');
    await expect(cost(page, 'Comisión')).toContainText('$0,36');
    await expect(cost(page, 'IVA')).toContainText('$0,05');
    await expect(cost(page, 'Total a debitar')).toContainText('$120,41');
    await expect(main(page).getByText(/^Llega el siguiente día hábil/)).toBeVisible();
    await confirm(page);
    await expectReceipt(page, 'Pago en proceso');
    expect(booked(bank)).toEqual([
      { debit: VISTA, credit: own.spi, cents: 120_00 },
      { debit: VISTA, credit: own.fees, cents: 36 },
      { debit: VISTA, credit: own.taxes, cents: 5 },
    ]);
    expect(bank.demo.bank.state.receipts.at(-1)).toMatchObject({ tipo: 'TARJETA', estado: 'EN_PROCESO' });
    // Fee and tax never count (contract B.3 «Counters»).
    expect(used(bank).valorExternoDiario).toBe(120_00);
    await expectBalance(page, '2.725,96', /comisi[oó]n|iva/i);
  });

  test('a registered card of an institution that receives at once: done', async ({ page, bank }) => {
    await openPayments(page);
    await orderOther(page, 'Tarjeta mamá', '120');
    await expect(main(page).getByText('Llega de inmediato')).toBeVisible();
    await confirm(page);
    await expectReceipt(page);
    expect(available(bank)).toBe(BALANCE - 120_41);
  });

  test('a card is registered with a code, paid from its list, and deleted in the settings', async ({ page, bank }) => {
    test.slow();
    const registered = () => bank.demo.bank.state.destinations.find(({ numeroCuenta }) => numeroCuenta === NEW_CARD);
    await openPayments(page);
    await page.getByRole('button', { name: 'Agregar tarjeta' }).click();
    const adding = page.getByRole('dialog', { name: 'Agregar tarjeta' });
    await adding.getByLabel('Tipo de institución').selectOption({ label: 'Banco' });
    await adding.getByLabel('Institución', { exact: true }).selectOption({ label: 'Banco del Litoral Demo' });
    await adding.getByLabel('Número de tarjeta').fill('4000009988129908');
    await adding.getByLabel('Identificación del titular').fill('0159999036');
    await adding.getByLabel('Nombre del titular').fill('Rosa Elena Ordonez');
    await adding.getByLabel('Alias').fill('Tarjeta Rosa');
    await adding.getByRole('button', { name: 'Guardar' }).click();
    // Its check digit is wrong.
    await expect(adding.getByLabel('Número de tarjeta')).toHaveAttribute('aria-invalid', 'true');
    await adding.getByLabel('Número de tarjeta').fill(NEW_CARD);
    await adding.getByRole('button', { name: 'Guardar' }).click();
    expect(registered()).toBeUndefined();
    await confirmWithPin(page);
    await expect(page.getByText('Tarjeta guardada')).toBeVisible();
    await expect(otherCard(page, 'Tarjeta Rosa')).toBeVisible();
    expect(registered()).toMatchObject({ alias: 'Tarjeta Rosa', tipo: 'TARJETA', codigoInstitucion: '1002' });
    await orderOther(page, 'Tarjeta Rosa', '15');
    await confirm(page);
    await expectReceipt(page);
    expect(available(bank)).toBe(BALANCE - 15_41);

    await page.goto('/configuracion/tarjetas-credito');
    const list = region(page, 'Tarjetas registradas para pago');
    await expect(list.getByRole('link', { name: 'Tarjeta Rosa' })).toBeVisible();
    await list.getByRole('button', { name: 'Eliminar Tarjeta Rosa' }).click();
    await page
      .getByRole('alertdialog', { name: '¿Eliminar esta tarjeta?' })
      .getByRole('button', { name: 'Eliminar' })
      .click();
    await expect(page.getByText('Tarjeta eliminada')).toBeVisible();
    await expect(list.getByRole('link', { name: 'Tarjeta Rosa' })).toHaveCount(0);
    expect(registered()).toBeUndefined();
    expect(await page.content()).not.toContain(NEW_CARD);
  });
});

test.describe('screens.md A.2 configuracion/tarjetas-credito/{codigoTarjeta}', () => {
  const setting = (page: Page, name: string) => main(page).getByRole('switch', { name, exact: true });

  async function openSettings(page: Page): Promise<void> {
    await openSignedIn(page);
    await page.goto('/configuracion/tarjetas-credito');
    await region(page, 'Mis tarjetas').getByRole('link', { name: 'Visa Clásica' }).click();
    await expect(setting(page, 'Compras en el exterior')).not.toBeChecked();
  }

  test('what is switched is saved together with a code, and is still so after a reload', async ({ page, bank }) => {
    await openSettings(page);
    const before = { ...cardInBooks(bank).settings };
    await setting(page, 'Compras en el exterior').check();
    await setting(page, 'Bloqueo temporal').check();
    await expect(main(page).getByText('2 cambios sin guardar')).toBeVisible();
    await main(page).getByRole('button', { name: 'Guardar' }).click();
    await expect(pinDialog(page)).toContainText('Bloqueo temporal');
    expect(cardInBooks(bank).settings).toEqual(before);
    await confirmWithPin(page);
    await expect(page.getByText('Cambios guardados')).toBeVisible();
    await expect(main(page).getByText('Su tarjeta está bloqueada temporalmente.')).toBeVisible();
    expect(cardInBooks(bank).settings).toEqual({ ...before, comprasExterior: true, bloqueoTemporal: true });
    await page.reload();
    await expect(setting(page, 'Compras en el exterior')).toBeChecked();
    await expect(setting(page, 'Bloqueo temporal')).toBeChecked();
    await expect(main(page).getByText(/sin guardar/)).toHaveCount(0);
  });

  test('leaving with a change that is not saved asks first; a closed code saves nothing', async ({ page, bank }) => {
    await openSettings(page);
    const before = { ...cardInBooks(bank).settings };
    await setting(page, 'Avances de efectivo').check();
    await main(page).getByRole('button', { name: 'Guardar' }).click();
    await expect(pinDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(
      main(page).getByText('No se guardaron los cambios. Puede confirmar con un código nuevo.'),
    ).toBeVisible();
    const question = page.getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
    await page.getByRole('link', { name: 'INICIO', exact: true }).click();
    await question.getByRole('button', { name: 'Seguir aquí' }).click();
    await expect(setting(page, 'Avances de efectivo')).toBeChecked();
    await page.getByRole('link', { name: 'INICIO', exact: true }).click();
    await question.getByRole('button', { name: 'Salir' }).click();
    await expect(heading(page, 'Mis productos')).toBeVisible();
    expect(cardInBooks(bank).settings).toEqual(before);
  });

  test('a code that is nobody’s says so', async ({ page }) => {
    await openSignedIn(page);
    await page.goto('/configuracion/tarjetas-credito/TC-99');
    await expect(main(page).getByText('No encontramos esta tarjeta', { exact: true })).toBeVisible();
  });
});

import type { Locator, Page } from '@playwright/test';
import { booked, VISTA } from './books.ts';
import { confirmWithPin } from './code.ts';
import { confirm, confirmar, expect, test, valor } from './payments.ts';
import { main } from './products.ts';
import { heading } from './shown.ts';
import { openSignedIn, signOut, tabTo } from './steps.ts';
import {
  CARLOS,
  choose,
  concepto,
  expectReceipt,
  fillOrder,
  INTERNAS,
  openExternal,
  openHub,
  openInternal,
  orderToCarlos,
  picker,
  review,
  revisar,
} from './transfers.ts';

test('browser Back: one step back with everything kept; after the receipt, the start of an empty form, as by «Hacer otra transferencia»', async ({
  page,
  bank,
}) => {
  const expectEmpty = async (): Promise<void> => {
    await expect(revisar(page)).toBeVisible();
    await expect(valor(page)).toHaveValue('');
    await expect(concepto(page)).toHaveValue('');
    await expect(picker(page)).toContainText('Seleccione una opción');
  };
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
  await expectEmpty();
  expect(booked(bank)).toHaveLength(1);

  await choose(page, 'Carlos Andres Loja Peralta');
  await fillOrder(page, '32');
  await review(page);
  await confirm(page);
  await expectReceipt(page);
  await page.getByRole('button', { name: 'Hacer otra transferencia' }).click();
  await expectEmpty();
});

test.describe('on a phone', () => {
  const openOnPhone = async (page: Page) => {
    await openInternal(page);
    await page.setViewportSize({ width: 390, height: 700 });
  };

  /** Below the bar of a phone. */
  const expectInSight = async (focused: Locator) => {
    await expect(focused).toBeFocused();
    await expect.poll(async () => (await focused.boundingBox())?.y).toBeGreaterThanOrEqual(64);
  };

  test('screens.md A.0 «Accessibility»: after Back the heading has the focus, and is seen', async ({ page }) => {
    await openOnPhone(page);
    await choose(page, 'Carlos Andres Loja Peralta');
    await fillOrder(page, '31');
    await review(page);
    await page.goBack();
    await expectInSight(heading(page, 'Transferencia interna'));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goForward();
    await expectInSight(heading(page, 'Revise su transferencia'));
  });
});

test('screens.md A.0 «Accessibility»: the first field that is wrong is seen with its label', async ({ page }) => {
  await openExternal(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByText('Nueva cuenta', { exact: true }).click();
  await concepto(page).press('Enter');
  const first = page.getByRole('main').locator('[aria-invalid="true"]').first();
  await expect(first).toBeFocused();
  await expect.poll(async () => (await first.boundingBox())?.y).toBeGreaterThanOrEqual(64);
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
  await tabTo(page, picker(page));
  await page.keyboard.press('Enter');
  const options = page.getByRole('dialog').getByRole('option');
  await tabTo(page, options.first());
  const wanted = options.filter({ hasText: 'Comercial San Roque' });
  while (!(await wanted.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(picker(page)).toBeFocused();
  await tabTo(page, valor(page));
  await page.keyboard.type('33');
  await tabTo(page, concepto(page));
  await page.keyboard.type('Arriendo');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Revise su transferencia')).toBeFocused();
  await tabTo(page, confirmar(page));
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

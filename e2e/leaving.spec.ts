import type { Locator, Page } from '@playwright/test';
import { expect, test } from './bank.ts';
import { booked } from './books.ts';
import { confirmWithPin, pinBox, pinDialog } from './code.ts';
import { NOT_DEBITED } from './outcome.ts';
import { confirmar } from './payments.ts';
import { askToSave, celular, openProfile, renewed } from './profile.ts';
import { expectProductos, heading, texts } from './shown.ts';
import { openSignedIn } from './steps.ts';
import { INTERNAS, orderToCarlos } from './transfers.ts';

/* D-64 in a real browser, with its own Back: what a page has opened goes with it, as a no. */

const UNSAVED = 'Tiene cambios sin guardar. ¿Desea salir?';

const modals = (page: Page): Locator => page.locator('dialog');

/** From the products to the PIN of an internal transfer. */
async function openTransferPin(page: Page): Promise<void> {
  await orderToCarlos(page, '25');
  await confirmar(page).click();
  await expect(pinBox(page, 1)).toBeFocused();
}

test.describe('the PIN of a transfer', () => {
  for (const [way, leave, arrives] of [
    ['Back', (page: Page) => page.goBack(), 'Transferencia interna'],
    [
      'Back twice',
      async (page: Page) => {
        await page.goBack();
        await page.goBack();
      },
      texts.productos,
    ],
    ['Back twice at once', (page: Page) => page.evaluate(() => history.go(-2)), texts.productos],
  ] as const) {
    test(`${way}: the code goes, nothing is sent, and that is said`, async ({ page, bank, watch }) => {
      await openTransferPin(page);
      await leave(page);
      await expect(heading(page, arrives)).toBeVisible();
      await expect(modals(page)).toHaveCount(0);
      await expect(page.getByText(NOT_DEBITED)).toBeVisible();
      await page.keyboard.type('123456');
      await page.keyboard.press('Enter');
      await watch.quiet();
      expect(bank.count('POST tokens/autorizar')).toBe(0);
      expect(bank.count(INTERNAS)).toBe(0);
      expect(booked(bank)).toEqual([]);
    });
  }

  test('Back and Forward: Revisar again, and a new code moves the money once', async ({ page, bank }) => {
    await openTransferPin(page);
    await page.goBack();
    await expect(heading(page, 'Transferencia interna')).toBeVisible();
    await page.goForward();
    await expect(heading(page, /^Revise su transferencia/)).toBeVisible();
    await expect(modals(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Confirmar transferencia' }).click();
    await confirmWithPin(page);
    await expect(page.getByText('Transferencia exitosa')).toBeVisible();
    expect(bank.count(INTERNAS)).toBe(1);
    expect(booked(bank)).toHaveLength(1);
  });
});

test.describe('MIS DATOS', () => {
  test('Guardar, Back: the question alone, without the code under it; Salir saves nothing', async ({
    page,
    bank,
    watch,
  }) => {
    await openSignedIn(page);
    await openProfile(page);
    await askToSave(page, renewed);
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: UNSAVED });
    await expect(question).toBeVisible();
    await expect(modals(page)).toHaveCount(1);
    await question.getByRole('button', { name: 'Salir' }).click();
    await expectProductos(page);
    await expect(modals(page)).toHaveCount(0);
    await watch.quiet();
    expect(bank.count('POST perfilSocio/ActualizarDatos')).toBe(0);
  });

  test('Seguir aquí keeps what was typed; a new code saves it', async ({ page, bank }) => {
    await openSignedIn(page);
    await openProfile(page);
    await askToSave(page, renewed);
    await page.goBack();
    await page.getByRole('button', { name: 'Seguir aquí' }).click();
    await expect(celular(page)).toHaveValue(renewed.celular);
    await askToSave(page, renewed);
    await confirmWithPin(page);
    await expect(page.getByText(texts.saved)).toBeVisible();
    expect(bank.count('POST perfilSocio/ActualizarDatos')).toBe(1);
  });

  test('Guardar without changes, Back: nothing is asked, nothing is saved', async ({ page, bank, watch }) => {
    await openSignedIn(page);
    await openProfile(page);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(pinDialog(page)).toBeVisible();
    await page.goBack();
    await expectProductos(page);
    await expect(modals(page)).toHaveCount(0);
    await watch.quiet();
    expect(bank.count('POST perfilSocio/ActualizarDatos')).toBe(0);
  });

  test('Eliminar usuario, Back: neither question nor code stays', async ({ page, bank, watch }) => {
    await openSignedIn(page);
    await openProfile(page);
    await page.getByRole('button', { name: 'Eliminar usuario' }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.goBack();
    await expectProductos(page);
    await expect(modals(page)).toHaveCount(0);
    await watch.quiet();
    expect(bank.count('POST tokens/generar')).toBe(0);
    expect(bank.member().user).not.toBeNull();
  });
});

test('the question of logout, Back: gone, and the member is signed in', async ({ page }) => {
  await openSignedIn(page);
  await page.getByRole('link', { name: 'PAGOS DE SERVICIOS' }).click();
  await expect(heading(page, 'Pagos de servicios')).toBeVisible();
  // At this width the panel stands open.
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Desea cerrar la sesión?', exact: true })).toBeVisible();
  await page.goBack();
  await expectProductos(page);
  await expect(modals(page)).toHaveCount(0);
});

test('the menu of a phone, Back: gone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page);
  const menu = page.getByRole('button', { name: 'Abrir menú' });
  await menu.click();
  await page.getByRole('link', { name: 'PAGOS DE SERVICIOS' }).click();
  await expect(heading(page, 'Pagos de servicios')).toBeVisible();
  await menu.click();
  await expect(modals(page)).toHaveCount(1);
  await page.goBack();
  await expectProductos(page);
  await expect(modals(page)).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import type { Bank } from './bank.ts';
import { confirmWithPin, pinDialog } from './code.ts';
import { expect, test } from './payments.ts';
import { main, region } from './products.ts';
import { heading } from './shown.ts';
import { openSignedIn } from './steps.ts';

const REMOVE = 'POST configuracion/dispositivos/eliminar';

/** A device of the member as the bank has it now. */
const inBooks = ({ demo }: Bank, id: string) =>
  demo.bank.state.devices.find(({ idDispositivo }) => idDispositivo === id);

const others = (page: Page) => region(page, 'Otros dispositivos');
const row = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });

async function openDevices(page: Page): Promise<void> {
  await openSignedIn(page);
  await page.getByRole('link', { name: 'Dispositivos', exact: true }).click();
  await expect(heading(page, 'Dispositivos')).toBeVisible();
  await expect(others(page).getByRole('listitem')).toHaveCount(2);
}

test.describe('screens.md A.2 configuracion/dispositivos', () => {
  test('the one in use and the one that makes the codes are named, and neither can be removed; renamed without a code, the new name is there after a reload', async ({
    page,
    bank,
  }) => {
    await openDevices(page);
    const current = region(page, 'Este dispositivo').getByRole('listitem');
    await expect(current).toHaveCount(1);
    await expect(current).toContainText('Este dispositivo');
    await expect(current.getByRole('button', { name: /^Cambiar nombre/ })).toBeVisible();
    await expect(current.getByRole('button', { name: /^Eliminar/ })).toHaveCount(0);
    const phone = row(page, 'Samsung Galaxy A54');
    await expect(phone).toContainText('Genera sus códigos');
    await expect(phone.getByRole('button', { name: /^Eliminar/ })).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: /^Eliminar/ })).toHaveCount(1);

    await page.getByRole('button', { name: 'Cambiar nombre de Samsung Galaxy A54' }).click();
    const renaming = page.getByRole('dialog', { name: 'Cambiar nombre' });
    await renaming.getByLabel('Nombre del dispositivo').fill('Mi teléfono');
    await renaming.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Nombre guardado')).toBeVisible();
    await expect(renaming).toHaveCount(0);
    expect(inBooks(bank, 'DEV-2')?.alias).toBe('Mi teléfono');
    expect(bank.count('POST tokens/generar')).toBe(0);
    await page.reload();
    await expect(row(page, 'Mi teléfono')).toContainText('Samsung Galaxy A54');
    await page.goto('/configuracion');
    await expect(main(page).getByText('3 equipos · Mi teléfono genera sus códigos')).toBeVisible();
  });

  test('removed after a question and a code; a closed code removes nothing', async ({ page, bank, watch }) => {
    await openDevices(page);
    const ask = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Eliminar Firefox en Linux' }).click();
      const question = page.getByRole('alertdialog', { name: '¿Eliminar este dispositivo?' });
      await expect(question).toContainText('Deberá validarlo si vuelve a usarlo.');
      await question.getByRole('button', { name: 'Eliminar' }).click();
      await expect(pinDialog(page)).toContainText('Firefox en Linux');
    };
    await ask();
    await page.keyboard.press('Escape');
    await expect(main(page).getByText(/^No se eliminó el dispositivo\./)).toBeVisible();
    await watch.quiet();
    expect(inBooks(bank, 'DEV-3')).toBeDefined();
    expect(bank.count(REMOVE)).toBe(0);
    await ask();
    await confirmWithPin(page);
    await expect(page.getByText('Dispositivo eliminado')).toBeVisible();
    await expect(row(page, 'Firefox en Linux')).toHaveCount(0);
    expect(inBooks(bank, 'DEV-3')).toBeUndefined();
    await page.reload();
    await expect(others(page).getByRole('listitem')).toHaveCount(1);
  });

  test('an access that is not hers: from the panel to the devices, and from there to the change of the password', async ({
    page,
  }) => {
    await openSignedIn(page);
    await page.getByRole('link', { name: '¿No reconoce este acceso?' }).click();
    await expect(heading(page, 'Dispositivos')).toBeVisible();
    await main(page).getByRole('link', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByRole('tab', { name: 'CAMBIAR CONTRASEÑA' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Contraseña Actual')).toBeVisible();
  });
});

test('screens.md A.2 configuracion: each area leads where it is set', async ({ page }) => {
  await openSignedIn(page);
  for (const [name, title] of [
    ['Mi perfil y seguridad', 'Configuración'],
    ['Dispositivos', 'Dispositivos'],
    ['Tarjetas de crédito', 'Tarjetas de crédito'],
    ['Cupos', 'Configuración'],
    ['Favoritos', 'Pagos de servicios'],
  ] as const) {
    await page.goto('/configuracion');
    await main(page)
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect(page).not.toHaveURL(/\/configuracion$/);
    await expect(heading(page, title), name).toBeVisible();
    if (name === 'Cupos')
      await expect(page.getByRole('tab', { name: 'CONFIGURAR MIS CUPOS' })).toHaveAttribute('aria-selected', 'true');
    if (name === 'Favoritos') await expect(main(page).getByRole('button', { name: 'Editar Luz casa' })).toBeVisible();
  }
});

test('screens.md A.0 «Dark theme»: the choice of Configuración survives a reload', async ({ page }) => {
  const theme = page.locator('html');
  const choice = (name: string) => main(page).getByRole('radio', { name, exact: true });
  await openSignedIn(page);
  await page.goto('/configuracion');
  await expect(choice('Sistema')).toBeChecked();
  await expect(theme).toHaveAttribute('data-theme', 'light');
  await choice('Oscuro').check();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await expect(choice('Oscuro')).toBeChecked();
  await choice('Claro').check();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(choice('Claro')).toBeChecked();
  await expect(theme).toHaveAttribute('data-theme', 'light');
});

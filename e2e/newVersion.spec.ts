import type { Page } from '@playwright/test';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { type Bank, expect, test } from './bank.ts';
import { confirmWithPin } from './code.ts';
import { reconfigure } from './deployment.ts';
import { nextVersion, offer, script } from './nextVersion.ts';
import { expectLogin, heading } from './shown.ts';
import { openSignedIn, signIn, usuario } from './steps.ts';
import { fillTenToCarlos } from './transfers.ts';

/* D-73: the product is published anew while a page of the old version is open. */

let nextFolder: string;

test.beforeAll(async () => {
  nextFolder = await nextVersion();
});

const reload = (page: Page) => page.getByRole('button', { name: 'Volver a cargar', exact: true });

/** Fills a transfer in, once all that it needs came ahead. */
async function fillTransfer(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'TRANSFERENCIA INTERNA' }).click();
  await expect(heading(page, 'Transferencia interna')).toBeVisible();
  await fillTenToCarlos(page);
}

test('a page whose code is gone comes in its new version, and the member stays signed in', async ({
  page,
  bank,
  watch,
}) => {
  watch.expectFailure(/\/assets\/.*\.js$/);
  await openSignedIn(page);
  const before = await script(page);
  bank.deploy(nextFolder);
  await page.getByRole('link', { name: 'PAGOS DE SERVICIOS' }).click();
  await expect(heading(page, /^Pagos/)).toBeVisible();
  expect(await script(page)).not.toBe(before);
  await expect(offer(page)).toHaveCount(0);
});

test('in the middle of a transfer nothing is lost: the order goes to its end, and what is gone then brings one offer', async ({
  page,
  bank,
  watch,
}) => {
  watch.expectFailure(/\/assets\/.*\.js$/);
  const dialog = page.waitForResponse(/\/assets\/PinDialog-/);
  await openSignedIn(page);
  await dialog;
  await watch.quiet();
  await fillTransfer(page);
  const before = await script(page);
  bank.deploy(nextFolder);
  await page.getByRole('button', { name: 'Revisar' }).click();
  await page.getByRole('button', { name: 'Confirmar transferencia' }).click();
  await confirmWithPin(page);
  await expect(page.getByRole('heading', { name: /Transferencia exitosa/ })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Descargar PDF' }).click();
  await expect(reload(page)).toBeVisible();
  await expect(page.getByText('Arriendo de noviembre')).toBeVisible();
  expect(await script(page)).toBe(before);
  await reload(page).click();
  await expect(heading(page, 'Transferencia interna')).toBeVisible();
  expect(await script(page)).not.toBe(before);
});

test('on the sign-in page what is typed stays until the member reloads', async ({ page, bank, watch }) => {
  watch.expectFailure(/\/assets\/.*\.js$/);
  await page.goto('/login');
  await usuario(page).fill('mfguaman');
  await watch.quiet();
  const before = await script(page);
  bank.deploy(nextFolder);
  await page.getByRole('button', { name: 'Agencias' }).click();
  await expect(reload(page)).toBeVisible();
  await expect(usuario(page)).toHaveValue('mfguaman');
  await reload(page).click();
  await expectLogin(page);
  expect(await script(page)).not.toBe(before);
  await signIn(page);
});

for (const [name, fault, change] of [
  ['a contract', 'wrongShape', (bank: Bank) => bank.deploy(nextFolder)],
  ['a key', 'wrongKey', (_: Bank, page: Page) => rename(page)],
] as const) {
  test(`${name} that this page does not know: the offer, and after it the page works`, async ({
    page,
    bank,
    watch,
  }) => {
    const dialog = page.waitForResponse(/\/assets\/PinDialog-/);
    await openSignedIn(page);
    await dialog;
    // What is asked for ahead with it is here as well: the next version has none of it.
    await watch.quiet();
    await change(bank, page);
    bank.fail(fault, cuentasOrigen);
    await page.getByRole('link', { name: 'TRANSFERENCIA INTERNA' }).click();
    await expect(reload(page)).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/No pudimos leer la respuesta del servidor/)
        .first(),
    ).toBeVisible();
    bank.heal();
    await reload(page).click();
    await expect(page.getByRole('combobox', { name: 'Cuenta de origen' })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });
}

/** The deployment's configuration is another one from now on. */
async function rename(page: Page): Promise<void> {
  await reconfigure(page, (config) => ({ ...config, cooperativeName: 'Cooperativa Valle Nuevo' }));
}

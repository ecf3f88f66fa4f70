import type { Locator, Page } from '@playwright/test';
import { expect, valor } from './payments.ts';
import { main } from './products.ts';
import { heading } from './shown.ts';
import { openSignedIn } from './steps.ts';

export const NEGOCIO = '010201012604';
export const CARLOS = '010201007733';
export const INTERNAS = 'POST transacciones/transferencias/internas';
export const EXTERNAS = 'POST transacciones/transferencias/externas';

export const concepto = (page: Page): Locator => page.getByRole('textbox', { name: 'Concepto' });
export const picker = (page: Page): Locator => page.getByRole('button', { name: /^(?:Cuenta registrada|Mi cuenta) / });
export const revisar = (page: Page): Locator => page.getByRole('button', { name: 'Revisar' });

export async function openInternal(page: Page): Promise<void> {
  await openSignedIn(page);
  await page.getByRole('link', { name: 'TRANSFERENCIA INTERNA' }).click();
  await expect(heading(page, 'Transferencia interna')).toBeVisible();
}

export async function openExternal(page: Page): Promise<void> {
  await openSignedIn(page);
  await page.getByRole('link', { name: 'TRANSFERENCIA EXTERNA' }).click();
  await expect(heading(page, 'Transferencia externa')).toBeVisible();
}

/** Chooses among the accounts that the form offers. */
export async function choose(page: Page, name: string): Promise<void> {
  await picker(page).click();
  await page.getByRole('dialog').getByRole('option', { name }).click();
  await expect(picker(page)).toContainText(name);
}

export async function fillOrder(page: Page, amount: string, text = 'Arriendo'): Promise<void> {
  await valor(page).fill(amount);
  await concepto(page).fill(text);
}

/** On Datos: ten dollars to Carlos, the rent. */
export async function fillTenToCarlos(page: Page): Promise<void> {
  await picker(page).click();
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /^Carlos/ })
    .click();
  await fillOrder(page, '10', 'Arriendo de noviembre');
}

/** From Datos to Revisar. */
export async function review(page: Page): Promise<void> {
  await revisar(page).click();
  await expect(heading(page, 'Revise su transferencia')).toBeVisible();
}

export async function expectReceipt(page: Page, title = 'Transferencia exitosa'): Promise<void> {
  await expect(main(page).getByText(title)).toBeVisible();
}

/** The whole of an internal order to Carlos, up to Revisar. */
export async function orderToCarlos(page: Page, amount: string): Promise<void> {
  await openInternal(page);
  await choose(page, 'Carlos Andres Loja Peralta');
  await fillOrder(page, amount);
  await review(page);
}

export async function orderToRosa(page: Page, amount: string): Promise<void> {
  await openExternal(page);
  await choose(page, 'Rosa Elena Ordonez');
  await fillOrder(page, amount);
  await review(page);
}

export async function openHub(page: Page): Promise<void> {
  await page.goto('/transferencias');
  await expect(heading(page, 'Transferencias')).toBeVisible();
  await expect(main(page).getByText(/^Mostrando/)).toBeVisible();
}

/** The newest row of «Últimas transferencias». */
export const newest = (page: Page): Locator =>
  main(page).getByRole('region', { name: 'Últimas transferencias' }).getByRole('listitem').first();

import { expect, type Locator, type Page } from '@playwright/test';
import { VISTA } from './books.ts';
import { main } from './products.ts';

export const NOT_DEBITED = 'No se realizó ningún débito.';

export const UNKNOWN = 'No pudimos confirmar el resultado';

/** How long «not found» may only mean «not yet» (flows/moneyFlow/useVerification.ts), and a little more, in ms. */
export const SETTLED = 36_000;

export const verificar = (page: Page): Locator => main(page).getByRole('button', { name: /^Verificar/ });

export const unknown = (page: Page): Locator => page.getByRole('heading', { name: UNKNOWN });

export async function expectReceipt(page: Page, title = 'Pago exitoso'): Promise<void> {
  await expect(main(page).getByText(title, { exact: true })).toBeVisible();
}

/** What the first account has, as the products and its own page say; and its newest movement. */
export async function expectBalance(page: Page, balance: string, movement: string | RegExp): Promise<void> {
  await page.goto('/productos');
  await expect(main(page).getByText(`$${balance}`).first()).toBeVisible();
  await page.goto(`/cuentas/${VISTA}`);
  await expect(main(page).getByText(`$${balance}`).first()).toBeVisible();
  await expect(main(page).locator('[role="row"][aria-rowindex="2"]')).toContainText(movement);
}

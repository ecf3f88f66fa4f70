import type { Locator, Page } from '@playwright/test';
import { availableBalance } from '#mocks/bank/accounts.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { usedLimits } from '#mocks/bank/limitUse.ts';
import { type Bank, test as base, expect } from './bank.ts';
import { accountInBooks, main, region, VISTA } from './products.ts';
import { confirmWithPin, heading, pinDialog } from './steps.ts';

/** Journeys of payments: the page's day is the bank's, and what moves is looked up in the books. */
export const test = base.extend<{ demoDay: undefined }>({
  demoDay: [
    async ({ page }, use) => {
      await page.clock.install({ time: DEMO_NOW });
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

export const NOT_DEBITED = 'No se realizó ningún débito.';
export const UNKNOWN = 'No pudimos confirmar el resultado';
/** How long «not found» may only mean «not yet» (screens/operacion/useVerification.ts), and a little more, in ms. */
export const SETTLED = 36_000;

export const valor = (page: Page): Locator => page.getByRole('textbox', { name: 'Valor', exact: true });
/** The button of Datos that goes to Revisar, while it is described by that sum. */
export const pagar = (page: Page, sum: string): Locator =>
  main(page)
    .getByRole('button', { name: 'Revisar', exact: true })
    .and(page.locator(`xpath=//button[following-sibling::span[normalize-space()="Total a pagar $${sum}"]]`));
export const confirmar = (page: Page): Locator => main(page).getByRole('button', { name: 'Confirmar pago' });
export const verificar = (page: Page): Locator => main(page).getByRole('button', { name: /^Verificar/ });
export const unknown = (page: Page): Locator => page.getByRole('heading', { name: UNKNOWN });
/** What one row of costs says, in Revisar and in the unknown outcome. */
export const cost = (page: Page, label: string): Locator =>
  main(page).getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
/** The newest row of «Últimos pagos». */
export const newest = (page: Page): Locator => region(page, 'Últimos pagos').getByRole('listitem').first();

/** What has been booked in this test, without its instants. */
export const booked = ({ demo }: Bank) =>
  demo.bank.state.entries.map(({ debit, credit, cents }) => ({ debit, credit, cents }));

/** What can be taken out of an account, in cents. */
export const available = (bank: Bank, number = VISTA): number => availableBalance(accountInBooks(bank, number));

/** What of the limits of an account is used, in cents. */
export const used = (bank: Bank, number = VISTA) => usedLimits(bank.demo.bank, accountInBooks(bank, number));

/** From Datos to Revisar, by the button that says the sum. */
export async function review(page: Page, sum: string): Promise<void> {
  await pagar(page, sum).click();
  await expectReview(page);
}

export async function expectReview(page: Page): Promise<void> {
  await expect(heading(page, 'Revise su pago')).toBeVisible();
}

/** From Revisar on: code and execution. */
export async function confirm(page: Page, button = confirmar(page)): Promise<void> {
  await button.click();
  await expect(pinDialog(page)).toBeVisible();
  await confirmWithPin(page);
}

export async function expectReceipt(page: Page, title = 'Pago exitoso'): Promise<void> {
  await expect(main(page).getByText(title, { exact: true })).toBeVisible();
}

/** The hub, once what it owes and what was paid stands there. */
export async function openHub(page: Page): Promise<void> {
  await page.goto('/pagos');
  await expect(heading(page, 'Pagos de servicios')).toBeVisible();
  await expect(newest(page)).toBeVisible();
  await expect(favourite(page, 'Luz papás')).toContainText('$59,16');
}

/** The row of a favourite. */
export const favourite = (page: Page, alias: string): Locator =>
  region(page, 'Favoritos').getByRole('listitem').filter({ hasText: alias });

/** What the first account has, as the products and its own page say; and its newest movement. */
export async function expectBalance(page: Page, balance: string, movement: string | RegExp): Promise<void> {
  await page.goto('/productos');
  await expect(main(page).getByText(`$${balance}`).first()).toBeVisible();
  await page.goto(`/cuentas/${VISTA}`);
  await expect(main(page).getByText(`$${balance}`).first()).toBeVisible();
  await expect(main(page).locator('[role="row"][aria-rowindex="2"]')).toContainText(movement);
}

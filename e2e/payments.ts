import type { Locator, Page } from '@playwright/test';
import { confirmWithPin, pinDialog } from './code.ts';
import { expect, test } from './demoDay.ts';
import { main, region } from './products.ts';
import { heading } from './shown.ts';

/** Journeys of payments: what moves is looked up in the books. */
export { expect, test };

export const valor = (page: Page): Locator => page.getByRole('textbox', { name: 'Valor', exact: true });
/** The button of Datos that goes to Revisar, while it is described by that sum. */
export const pagar = (page: Page, sum: string): Locator =>
  main(page)
    .getByRole('button', { name: 'Revisar', exact: true })
    .and(page.locator(`xpath=//button[@aria-describedby=//span[normalize-space()="Total a pagar $${sum}"]/@id]`));
/** On Revisar: what leads to the code. */
export const confirmar = (page: Page): Locator =>
  main(page).getByRole('button', { name: /^Confirmar (?:pago|transferencia)$/ });
/** What one row of costs says, in Revisar and in the unknown outcome. */
export const cost = (page: Page, label: string): Locator =>
  main(page).getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
/** The newest row of «Últimos pagos». */
export const newest = (page: Page): Locator => region(page, 'Últimos pagos').getByRole('listitem').first();

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

import { expect, type Locator, type Page } from '@playwright/test';
import { CODE } from '#testing/member.ts';

export const PIN = CODE;

export const WRONG_PIN = '654321';

export const continuar = (page: Page): Locator => page.getByRole('button', { name: 'Continuar' });

export const pinDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Ingrese el código/ });

export const pinBox = (page: Page, position: number): Locator => page.getByLabel(`Dígito ${position} de 6`);

/** In the PIN dialog: types a code as a member does, and confirms it with Enter. */
export async function confirmWithPin(page: Page, code: string = PIN): Promise<void> {
  await expect(pinBox(page, 1)).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

import { expect, type Locator, type Page } from '@playwright/test';
import { pinDialog } from './code.ts';
import { memberOf } from './member.ts';
import { heading, texts } from './shown.ts';

/** What the journeys change the member's data to. */
export const renewed = { celular: '0900000777', correo: 'maria.nueva@example.com' };

export const celular = (page: Page): Locator => page.getByLabel('Celular');

export const correo = (page: Page): Locator => page.getByLabel('Correo');

export const guardar = (page: Page): Locator => page.getByRole('button', { name: 'Guardar' });

/** From any page of the shell to MIS DATOS, by the panel's edit button. */
export async function openProfile(page: Page): Promise<void> {
  await memberOf(page).openProfile();
  await expect(heading(page, texts.perfil)).toBeVisible();
  await expect(celular(page)).toBeVisible();
}

/** On MIS DATOS: changes phone and e-mail and presses Guardar; ends with the PIN dialog open. */
export async function askToSave(page: Page, contact: { celular: string; correo: string }): Promise<void> {
  await celular(page).fill(contact.celular);
  await correo(page).fill(contact.correo);
  await guardar(page).click();
  await expect(pinDialog(page)).toBeVisible();
}

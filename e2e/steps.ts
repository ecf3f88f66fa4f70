import { expect, type Locator, type Page } from '@playwright/test';
import { type Credentials, maria } from '#testing/member.ts';
import { memberOf } from './member.ts';
import { expectLogin, expectProductos } from './shown.ts';

export const usuario = (page: Page): Locator => page.getByLabel('Usuario', { exact: true });
export const clave = (page: Page): Locator => page.getByLabel('Contraseña', { exact: true });
export const enter = (page: Page): Locator => page.getByRole('button', { name: 'Ingresar' });

/** On the sign-in screen: types the credentials, sends nothing. */
export async function fillCredentials(page: Page, who: Credentials = maria): Promise<void> {
  await memberOf(page).fillCredentials(who);
}

/** From the sign-in screen to the products. */
export async function signIn(page: Page, who: Credentials = maria): Promise<void> {
  await expectLogin(page);
  await memberOf(page).signIn(who);
  await expectProductos(page);
}

/** Opens the application and signs in. */
export async function openSignedIn(page: Page, who: Credentials = maria): Promise<void> {
  await page.goto('/login');
  await signIn(page, who);
}

/** Asks to sign out; what answers the question with yes. */
export async function askToSignOut(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  const question = page.getByRole('alertdialog', { name: 'Desea cerrar la sesión?', exact: true });
  return question.getByRole('button', { name: 'Cerrar sesión' });
}

/** By the panel's icon, with the confirmation of §2. */
export async function signOut(page: Page): Promise<void> {
  const yes = await askToSignOut(page);
  await yes.click();
  await expectLogin(page);
}

/** Presses Tab until that element has the focus; nothing when it has it already. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Con Tab no se llega a ${String(target)}`);
}

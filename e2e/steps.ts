import { expect, type Locator, type Page } from '@playwright/test';
import { type Credentials, maria } from '#testing/member.ts';
import { memberOf } from './member.ts';

export const texts = {
  login: 'Ingrese a su banca virtual',
  productos: 'Mis productos',
  perfil: 'Configuración',
  notFound: 'No encontramos esta página',
  saved: 'Actualización realizada exitosamente',
  wrongPin: 'El código ingresado es incorrecto.',
  expired: 'Su sesión ha expirado. Ingrese nuevamente.',
  idle: 'Cerramos su sesión por inactividad.',
  offline: 'No hay conexión con el servidor.',
  unreadable: 'No pudimos leer la respuesta del servidor. Intente nuevamente.',
} as const;

export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
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

export async function expectLogin(page: Page): Promise<void> {
  await expect(heading(page, texts.login)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}

export async function expectProductos(page: Page): Promise<void> {
  await expect(heading(page, texts.productos)).toBeVisible();
  await expect(page).toHaveURL(/\/productos$/);
}

/** By the panel's icon, with the confirmation of §2. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  const question = page.getByRole('alertdialog', { name: 'Desea cerrar la sesión?', exact: true });
  await question.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expectLogin(page);
}

/** Nothing of a member may be read in the page. */
export async function expectNothingPrivate(page: Page): Promise<void> {
  const html = await page.content();
  expect(html).not.toMatch(
    /guam[aá]n|vintimilla|mar[ií]a fernanda|4871|2604|4\.085|2\.846|1\.238|0900000|example\.com/i,
  );
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

import { expect, type Locator, type Page } from '@playwright/test';

/** What a member types to come in (demo-bank.md C.1). */
export interface Credentials {
  usuario: string;
  clave: string;
}

export const maria: Credentials = { usuario: 'mfguaman', clave: 'Ribera2026' };
export const juan: Credentials = { usuario: 'jcloja', clave: 'Temporal1' };
export const PIN = '123456';
export const WRONG_PIN = '654321';

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
export const celular = (page: Page): Locator => page.getByLabel('Celular');
export const correo = (page: Page): Locator => page.getByLabel('Correo');
export const guardar = (page: Page): Locator => page.getByRole('button', { name: 'Guardar' });
export const continuar = (page: Page): Locator => page.getByRole('button', { name: 'Continuar' });
export const pinDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Ingrese el código/ });
export const pinBox = (page: Page, position: number): Locator => page.getByLabel(`Dígito ${position} de 6`);

/** On the sign-in screen: types the credentials, sends nothing. */
export async function fillCredentials(page: Page, who: Credentials = maria): Promise<void> {
  await usuario(page).fill(who.usuario);
  await clave(page).fill(who.clave);
}

/** From the sign-in screen to the products. */
export async function signIn(page: Page, who: Credentials = maria): Promise<void> {
  await expectLogin(page);
  await fillCredentials(page, who);
  await enter(page).click();
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

/** From any page of the shell to MIS DATOS, by the panel's edit button. */
export async function openProfile(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Abrir perfil' });
  if (await open.isVisible()) await open.click();
  await page.getByRole('link', { name: 'Editar perfil' }).click();
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

/** In the PIN dialog: types a code as a member does, and confirms it with Enter. */
export async function confirmWithPin(page: Page, code: string = PIN): Promise<void> {
  await expect(pinBox(page, 1)).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
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

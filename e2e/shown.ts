import { expect, type Locator, type Page } from '@playwright/test';

/* What a page shows, whatever led to it. */

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

export async function expectLogin(page: Page): Promise<void> {
  await expect(heading(page, texts.login)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}

export async function expectProductos(page: Page): Promise<void> {
  await expect(heading(page, texts.productos)).toBeVisible();
  await expect(page).toHaveURL(/\/productos$/);
}

/** The program of a page that was drawn before it answers: once it does, what was remembered for it is gone. */
export async function expectTakenOver(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.earlyHand === undefined)).toBe(true);
}

/** Nothing of a member may be read in the page. */
export async function expectNothingPrivate(page: Page): Promise<void> {
  const html = await page.content();
  expect(html).not.toMatch(
    /guam[aá]n|vintimilla|mar[ií]a fernanda|4871|2604|4\.085|2\.846|1\.238|0900000|example\.com/i,
  );
}

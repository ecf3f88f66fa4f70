import type { Page, Route } from '@playwright/test';
import { expect, test } from './bank.ts';
import { expectProductos, expectTakenOver, heading } from './shown.ts';
import { clave, enter, usuario } from './steps.ts';

/*
 * D-71, architecture.md «The first page»: what a member does before the program is there is kept, also where the first thing that the program
 * finds is trouble.
 */

const SIGN_IN = 'POST autenticacion/validaciones/identidad';
const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' });

/** Answers config.json by hand: each request waits until it is let through or fails. */
async function holdConfig(page: Page): Promise<Route[]> {
  const held: Route[] = [];
  await page.route('**/config.json', (route) => void held.push(route));
  return held;
}

/** Opens /login with its program late, and types user and password meanwhile; answers what lets the program come. */
async function typeEarly(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/entrada-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await usuario(page).fill('mfguaman');
  await clave(page).fill('Ribera2026');
  return () => arrive();
}

test('an early config.json that failed is asked for once more, and nobody hears of it: what was typed and pressed stays', async ({
  page,
  bank,
  watch,
}) => {
  watch.expectFailure(/\/config\.json$/);
  const held = await holdConfig(page);
  const arrive = await typeEarly(page);
  await enter(page).click();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.abort('connectionrefused');
  arrive();
  await expect.poll(() => held.length).toBe(2);
  await expect(heading(page, 'Sin conexión')).toHaveCount(0);
  await held[1]?.continue();
  await expectProductos(page);
  expect(bank.count(SIGN_IN)).toBe(1);
});

test('«Sin conexión» takes nothing of what was typed: after «Reintentar» it stands there, and is sent when it is asked for', async ({
  page,
  bank,
  watch,
}) => {
  watch.expectFailure(/\/config\.json$/);
  const held = await holdConfig(page);
  const arrive = await typeEarly(page);
  const action = await enter(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  await enter(page).click();
  await expect.poll(() => held.length).toBe(1);
  arrive();
  await held[0]?.abort('connectionrefused');
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.abort('connectionrefused');
  // Nothing of the form can be met meanwhile.
  await expect(heading(page, 'Sin conexión')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText(/^Hasta que vuelva no puede ingresar/);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await retry(page).click();
  await expect.poll(() => held.length).toBe(3);
  await held[2]?.abort('connectionrefused');
  await expect(retry(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(retry(page)).toHaveCSS('opacity', '1');
  // The same page once more: the focus stays on what was pressed.
  await expect(retry(page)).toBeFocused();
  await retry(page).click();
  await expect.poll(() => held.length).toBe(4);
  await held[3]?.continue();
  await expectTakenOver(page);
  await expect(heading(page, 'Ingrese a su banca virtual')).toBeFocused();
  await expect(heading(page, 'Sin conexión')).toHaveCount(0);
  await expect(usuario(page)).toHaveValue('mfguaman');
  await expect(clave(page)).toHaveValue('Ribera2026');
  // What was pressed before all that is not done by itself now, and does not look as if it would be.
  await expect(page.locator('[data-heard]')).toHaveCount(0);
  expect(bank.count(SIGN_IN)).toBe(0);
  await expect(enter(page)).toHaveCSS('background-color', action);
  await expect(page.getByRole('main')).toHaveCount(1);
  await enter(page).click();
  await expectProductos(page);
});

test('a config.json that does not come in time, and then an unusable one: what was typed is there at the end', async ({
  page,
}) => {
  await page.clock.install();
  const held = await holdConfig(page);
  const arrive = await typeEarly(page);
  arrive();
  await expect.poll(() => held.length).toBe(1);
  // Its limit begins when the program waits for it.
  await expect
    .poll(async () => {
      await page.clock.fastForward(15_000);
      return heading(page, 'Sin conexión').isVisible();
    })
    .toBe(true);
  await retry(page).click();
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.fulfill({ body: '{ "apiUrl": ' });
  await expect(heading(page, 'La banca virtual no está disponible')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText(/^Hay un problema de configuración/);
  await retry(page).click();
  await expect.poll(() => held.length).toBe(3);
  await held[2]?.continue();
  await expectTakenOver(page);
  await expect(usuario(page)).toHaveValue('mfguaman');
  await expect(clave(page)).toHaveValue('Ribera2026');
});

test('screens.md A.0 «Accessibility»: where nothing was drawn, the page of the trouble is told too, and so is the one after it', async ({
  page,
  watch,
}) => {
  watch.expectFailure(/\/config\.json$/);
  await page.route('**/config.json', (route) => route.fulfill({ status: 503, body: 'En mantenimiento' }));
  await page.goto('/productos');
  await expect(heading(page, 'La banca virtual no está disponible')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText(/^Intente nuevamente en unos minutos\./);
  await expect(page.getByText('config.json')).toHaveCount(0);
  await page.unrouteAll();
  await retry(page).click();
  await expect(heading(page, 'Ingrese a su banca virtual')).toBeFocused();
});

test('without a connection not even that page comes: what was typed and pressed stays in the form, and it goes on by itself', async ({
  page,
  bank,
  watch,
}) => {
  watch.expectFailure(/\/(config\.json|assets\/trouble-.*\.js)$/);
  await page.clock.install();
  let isCut = true;
  const cut = (route: Route) => (isCut ? route.abort('connectionrefused') : route.continue());
  await page.route('**/config.json', cut);
  await page.route('**/assets/trouble-*.js', cut);
  const arrive = await typeEarly(page);
  await enter(page).click();
  const trouble = page.waitForRequest(/\/assets\/trouble-/);
  arrive();
  await trouble;
  await expect(heading(page, 'Ingrese a su banca virtual')).toBeVisible();
  await expect(usuario(page)).toHaveValue('mfguaman');
  isCut = false;
  await expect
    .poll(async () => {
      await page.clock.fastForward(5_000);
      return bank.count(SIGN_IN);
    })
    .toBe(1);
  await expectProductos(page);
});

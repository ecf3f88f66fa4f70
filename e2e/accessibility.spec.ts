import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { maria } from '#testing/member.ts';
import { walk } from './accessibleWalk.ts';
import { expect, test } from './bank.ts';
import { settled } from './closeLook.ts';
import { continuar, PIN, pinDialog } from './code.ts';
import { celular, guardar, openProfile, renewed } from './profile.ts';
import { expectLogin, expectProductos, expectTakenOver, heading, texts } from './shown.ts';
import { openSignedIn, signIn, signOut, tabTo } from './steps.ts';

/** Every document of the test brings axe along: it need not be sent for each look. */
const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(axe.source);

/** What axe finds on the page as it stands; only `rules`, when they are named. */
async function violations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  await settled(page);
  return page.evaluate(async (only) => {
    const { axe: brought } = globalThis as unknown as { axe: typeof axe };
    const found = await brought.run(document, {
      resultTypes: ['violations'],
      preload: false,
      ...(only.length > 0 ? { runOnly: [...only] } : {}),
    });
    return found.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }, rules);
}

/** Only colours change with the scheme. */
async function darkViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await violations(page, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
  return found.map((finding) => `dark: ${finding}`);
}

/** What makes the page, or an open dialog, wider than the window; nothing when all of it fits. */
function tooWide(page: Page): Promise<string> {
  return page.evaluate(() => {
    const layers = [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] *')];
    const widest = layers.find(
      (element) => element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible',
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) return `página ${scrollWidth}`;
    const isScrolledSideways = widest && ['auto', 'scroll'].includes(getComputedStyle(widest).overflowX);
    return isScrolledSideways ? widest.tagName : '';
  });
}

test('1280 px: axe finds nothing on any screen, light or dark', async ({ page, bank, watch }) => {
  watch.expectFailure(/\/nada$/);
  await bringAxe(page);
  const found: string[] = [];
  await walk(page, bank, async (screen) => {
    const here = [...(await violations(page)), ...(await darkViolations(page))];
    found.push(...here.map((finding) => `${screen}: ${finding}`));
  });
  expect(found).toEqual([]);
});

test.describe('400 % zoom of 1280 × 1024, which is also a window of 320 px', () => {
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });
  test('axe finds nothing on any screen, and none scrolls sideways', async ({ page, bank, watch }) => {
    watch.expectFailure(/\/nada$/);
    await bringAxe(page);
    const found: string[] = [];
    await walk(page, bank, async (screen) => {
      const overflow = await tooWide(page);
      const here = [...(overflow ? [overflow] : []), ...(await violations(page))];
      found.push(...here.map((finding) => `${screen}: ${finding}`));
    });
    expect(found).toEqual([]);
  });
});

test.describe('the menu’s breakpoint (§2: below 685 px an overlay, fixed from there on)', () => {
  const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Principal' });
  const opener = (page: Page): Locator => page.getByRole('button', { name: 'Abrir menú' });

  test('685 px: fixed open, 24rem wide; 684 px: an overlay that starts closed, closes by backdrop, item and Escape', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 685, height: 800 });
    await openSignedIn(page);
    await expect(menu(page)).toBeVisible();
    await expect(opener(page)).toBeHidden();
    expect((await menu(page).boundingBox())?.width).toBe(384);

    await page.setViewportSize({ width: 684, height: 800 });
    await page.reload();
    await expectProductos(page);
    await expect(menu(page)).toBeHidden();
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    expect((await menu(page).boundingBox())?.width).toBe(384);
    await page.mouse.click(660, 400);
    await expect(menu(page)).toBeHidden();
    await opener(page).click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'PAGOS DE SERVICIOS' }).click();
    await expect(page).toHaveURL(/\/pagos$/);
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('keyboard', () => {
  test('alone leads through sign-in, menu, profile save and sign-out', async ({ page, bank }) => {
    await page.goto('/login');
    await expectLogin(page);
    await tabTo(page, page.getByLabel('Usuario', { exact: true }));
    await page.keyboard.type(maria.usuario);
    await tabTo(page, page.getByLabel('Contraseña', { exact: true }));
    await page.keyboard.type(maria.clave);
    await page.keyboard.press('Enter');
    await expectProductos(page);

    await tabTo(page, page.getByRole('link', { name: 'PAGOS DE SERVICIOS' }));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Pagos de servicios')).toBeFocused();

    await tabTo(page, page.getByRole('link', { name: 'Editar perfil' }));
    await page.keyboard.press('Enter');
    await expect(heading(page, texts.perfil)).toBeFocused();
    await expect(celular(page)).toBeVisible();
    await tabTo(page, celular(page));
    await page.keyboard.type(renewed.celular);
    await tabTo(page, guardar(page));
    await page.keyboard.press('Enter');
    await expect(pinDialog(page)).toBeVisible();
    await page.keyboard.type(PIN);
    await tabTo(page, continuar(page));
    await page.keyboard.press('Space');
    await expect(page.getByText(texts.saved)).toBeVisible();
    expect(bank.member().celular).toBe(renewed.celular);
    await expect(guardar(page)).toBeFocused();

    await tabTo(page, page.getByRole('button', { name: 'Cerrar sesión' }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await tabTo(page, question.getByRole('button', { name: 'Cerrar sesión' }));
    await page.keyboard.press('Enter');
    await expectLogin(page);
  });

  test('the skip link is the first stop and leads to the content', async ({ page }) => {
    await openSignedIn(page);
    await page.reload();
    await expectProductos(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Ir al contenido' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('focus stays inside an open dialog and goes back where it came from', async ({ page }) => {
    await openSignedIn(page);
    const opener = page.getByRole('button', { name: 'Cerrar sesión' });
    await opener.click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await question.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('focus lands on the heading', () => {
  test('after sign-in, after a change of route inside the shell and after sign-out', async ({ page }) => {
    await page.goto('/login');
    await signIn(page);
    await expect(heading(page, texts.productos)).toBeFocused({ timeout: 2_000 });
    await page.getByRole('link', { name: 'TRANSFERENCIA INTERNA' }).click();
    await expect(heading(page, 'Transferencia interna')).toBeFocused();
    await page.getByRole('link', { name: 'INICIO', exact: true }).click();
    await expect(heading(page, texts.productos)).toBeFocused();
    await openProfile(page);
    await expect(heading(page, texts.perfil)).toBeFocused();
    await page.goBack();
    await expect(heading(page, texts.productos)).toBeFocused();
    await signOut(page);
    await expect(heading(page, texts.login)).toBeFocused();
  });

  test('from the sign-in screen to its help pages and back', async ({ page }) => {
    await page.goto('/login');
    // Before its program answers, a link loads a document, which keeps the browser's own focus.
    await expectTakenOver(page);
    await page.getByRole('link', { name: 'Registrarse' }).click();
    await expect(heading(page, 'Identificación')).toBeVisible();
    await expect(heading(page, 'Identificación')).toBeFocused({ timeout: 2_000 });
    await page.getByRole('link', { name: 'Ingresar', exact: true }).click();
    await expect(heading(page, texts.login)).toBeFocused();
  });
});

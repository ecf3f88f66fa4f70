import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { leer } from '#api/contract/perfilSocio.ts';
import { leer as leerProductos } from '#api/contract/productos.ts';
import { maria } from '#testing/member.ts';
import { type Bank, expect, test } from './bank.ts';
import { confirmWithPin, continuar, PIN, pinDialog, WRONG_PIN } from './code.ts';
import { askToSave, celular, guardar, openProfile, renewed } from './profile.ts';
import {
  enter,
  expectLogin,
  expectProductos,
  fillCredentials,
  heading,
  openSignedIn,
  signIn,
  signOut,
  texts,
} from './steps.ts';
import { answerQuestions, askForRecovery, chooseUser, createUser, identify } from './waysIn.ts';

/** A transfer, each step of it. */
async function lookAtATransfer(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await page.goto('/transferenciaI/0');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByText('El campo es requerido.').first()).toBeVisible();
  await look('transfer refused');
  await page.getByRole('button', { name: /^Cuenta registrada/ }).click();
  await expect(page.getByRole('dialog', { name: 'Cuenta registrada' })).toBeVisible();
  await look('choosing a destination');
  await page.getByRole('dialog').getByRole('option', { name: 'Carlos Andres Loja Peralta' }).click();
  await page.getByRole('textbox', { name: 'Valor', exact: true }).fill('12,50');
  await page.getByRole('textbox', { name: 'Concepto' }).fill('Arriendo');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(heading(page, 'Revise su transferencia')).toBeVisible();
  await look('transfer under review');
  await page.getByRole('button', { name: 'Confirmar transferencia' }).click();
  await confirmWithPin(page, PIN);
  await expect(page.getByRole('main').getByText('Transferencia exitosa')).toBeVisible();
  await look('receipt');
}

/** Registration, recovery, privacy and the help dialogs, each step of them. */
async function lookAtTheWaysIn(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  for (const dialog of ['Agencias', 'Preguntas frecuentes', 'Sugerencias']) {
    await page.goto('/login');
    await page.getByRole('button', { name: dialog }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
    await look(dialog);
  }
  await identify(page);
  await look('registro, user');
  await chooseUser(page);
  await look('registro, questions');
  await answerQuestions(page);
  await look('registro, confirmation');
  await createUser(page);
  await look('registro, code');
  await confirmWithPin(page);
  await expect(heading(page, 'Su usuario está listo')).toBeVisible();
  await look('registro, done');
  await page.goto('/recuperacion-datos');
  await expect(page.getByText('Matriz Centro')).toBeVisible();
  await look('recovery hub');
  await askForRecovery(page);
  await look('recovery, code');
  await confirmWithPin(page);
  await expect(heading(page, 'Nueva contraseña')).toBeVisible();
  await look('recovery, new password');
  for (const path of ['/registro', '/recuperacion-usuario', '/politicasprivacidad', '/eliminacion-usuario']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(path);
  }
}

/** A lookup with several debts, oldest first, and the review of what is paid of it. */
async function lookAtAPayment(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await page.goto('/pagos/supa');
  await page.getByRole('textbox', { name: 'Código de tarjeta' }).fill('0101-48999');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await page.getByRole('checkbox', { name: /Octubre 2026/ }).uncheck();
  await look('debts to select');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(heading(page, 'Revise su pago')).toBeVisible();
  await look('review of a payment');
  await page.getByRole('button', { name: 'Confirmar pago' }).click();
  await confirmWithPin(page, PIN);
  await expect(page.getByRole('main').getByText('Pago exitoso')).toBeVisible();
  await look('receipt of a payment');
}

/** The dialogs and the states of favourites, cards and devices that a press opens. */
async function lookAtWhatIsKept(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await page.goto('/pagos');
  await page.getByRole('button', { name: 'Editar favoritos' }).click();
  await page.getByRole('button', { name: 'Editar Luz casa' }).click();
  await expect(page.getByRole('dialog', { name: 'Editar favorito' })).toBeVisible();
  await look('changing a favourite');
  await page.goto('/tarjeta-credito');
  await page.getByRole('tab', { name: 'Otras tarjetas' }).click();
  await page.getByRole('radio', { name: /^Tarjeta Pacífico Sur/ }).check();
  await expect(page.getByText('Llega el siguiente día hábil')).toBeVisible();
  await look('paying a card elsewhere');
  await page.getByRole('button', { name: 'Agregar tarjeta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('dialog').getByText('El campo es requerido.').first()).toBeVisible();
  await look('adding a card, refused');
  await page.goto('/configuracion/tarjetas-credito/TC-01');
  await page.getByRole('switch', { name: 'Avances de efectivo' }).check();
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible();
  await look('settings of a card, not saved');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.goto('/configuracion/tarjetas-credito/CD-06');
  await expect(heading(page, 'Tarjeta mamá')).toBeVisible();
  await look('a registered card');
  await page.goto('/configuracion/dispositivos');
  await page.getByRole('button', { name: 'Cambiar nombre de Firefox en Linux' }).click();
  await expect(page.getByRole('dialog', { name: 'Cambiar nombre' })).toBeVisible();
  await look('renaming a device');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Eliminar Firefox en Linux' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('removing a device');
}

/** Leads through every screen and dialog that can be reached, in the state of each that says most, and looks at it. */
async function walk(page: Page, bank: Bank, look: (screen: string) => Promise<void>): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 685;
  await page.goto('/login');
  await expectLogin(page);
  await look('login');
  await enter(page).click();
  await expect(page.getByText('Todos los campos son obligatorios')).toBeVisible();
  await look('login with field errors and toast');
  await fillCredentials(page, { ...maria, clave: 'Equivocada1' });
  await enter(page).click();
  await expect(page.getByRole('main').getByText('Usuario o contraseña incorrectos.')).toBeVisible();
  await look('login refused');
  await lookAtTheWaysIn(page, look);
  await page.goto('/nada');
  await expect(heading(page, texts.notFound)).toBeVisible();
  await look('404');

  bank.fail('oneMessage', leerProductos);
  await page.goto('/login');
  await fillCredentials(page);
  await enter(page).click();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await look('productos failed');
  bank.heal();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('•••• 4871')).toBeVisible();
  await look('productos');
  if (isNarrow) {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
    await look('menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Abrir perfil' }).click();
    await expect(page.getByRole('dialog', { name: 'Perfil del socio' })).toBeVisible();
    await look('profile sheet');
    await page.keyboard.press('Escape');
  }
  for (const path of [
    '/inicio',
    '/cuentas/010201004871',
    '/creditos/020120001932',
    '/garantias',
    '/transferencias',
    '/transferenciaE/1',
    '/pagos',
    '/pagos/recargas',
    '/pagos/varios/TRANSITO',
    '/tarjeta-credito',
    '/configuracion',
    '/configuracion/dispositivos',
    '/configuracion/tarjetas-credito',
    '/configuracion/tarjetas-credito/TC-01',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await look(path);
  }
  await lookAtATransfer(page, look);
  await lookAtAPayment(page, look);
  await lookAtWhatIsKept(page, look);
  await page.goto('/productos');
  await expectProductos(page);
  await openProfile(page);
  await look('MIS DATOS');
  await askToSave(page, { ...renewed, correo: 'un-correo-bastante-largo-para-esta-pantalla@cooperativa.example.com' });
  await look('PIN dialog');
  await confirmWithPin(page, WRONG_PIN);
  await expect(pinDialog(page)).toContainText(texts.wrongPin);
  await look('PIN dialog refused');
  await confirmWithPin(page, PIN);
  await expect(page.getByText(texts.saved)).toBeVisible();
  await look('saved');
  for (const tab of ['CAMBIAR CONTRASEÑA', 'CONFIGURAR MIS CUPOS']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await look(tab);
  }
  bank.fail('oneMessage', leer);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible();
  await look('MIS DATOS failed');
  bank.heal();
  if (isNarrow) await page.getByRole('button', { name: 'Abrir perfil' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('sign-out question');
  await page.route('**/config.json', (route) => route.fulfill({ json: {} }));
  await page.goto('/login');
  await expect(heading(page, 'La banca virtual no está disponible')).toBeVisible();
  await look('configuration error');
}

/** A colour half-way between two themes, or of a dialog that is still fading in, is nobody's. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}

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

  test('685 px: fixed open, 24rem wide', async ({ page }) => {
    await page.setViewportSize({ width: 685, height: 800 });
    await openSignedIn(page);
    await expect(menu(page)).toBeVisible();
    await expect(opener(page)).toBeHidden();
    expect((await menu(page).boundingBox())?.width).toBe(384);
  });

  test('684 px: an overlay that starts closed, closes by backdrop, item and Escape', async ({ page }) => {
    await page.setViewportSize({ width: 684, height: 800 });
    await openSignedIn(page);
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
  /** Presses Tab until that element has the focus. */
  async function tabTo(page: Page, target: Locator): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Con Tab no se llega a ${String(target)}`);
  }

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
  test('after a change of route inside the shell', async ({ page }) => {
    await openSignedIn(page);
    await page.getByRole('link', { name: 'TRANSFERENCIA INTERNA' }).click();
    await expect(heading(page, 'Transferencia interna')).toBeFocused();
    await page.getByRole('link', { name: 'INICIO', exact: true }).click();
    await expect(heading(page, texts.productos)).toBeFocused();
    await openProfile(page);
    await expect(heading(page, texts.perfil)).toBeFocused();
    await page.goBack();
    await expect(heading(page, texts.productos)).toBeFocused();
  });

  test('after sign-in and after sign-out', async ({ page }) => {
    await page.goto('/login');
    await signIn(page);
    await expect(heading(page, texts.productos)).toBeFocused({ timeout: 2_000 });
    await signOut(page);
    await expect(heading(page, texts.login)).toBeFocused();
  });

  test('from the sign-in screen to its help pages and back', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Registrarse' }).click();
    await expect(heading(page, 'Identificación')).toBeFocused({ timeout: 2_000 });
    await page.getByRole('link', { name: 'Ingresar', exact: true }).click();
    await expect(heading(page, texts.login)).toBeFocused();
  });
});

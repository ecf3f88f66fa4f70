import type { Page } from '@playwright/test';
import * as autenticacion from '#api/contract/autenticacion.ts';
import * as perfilSocio from '#api/contract/perfilSocio.ts';
import * as productos from '#api/contract/productos.ts';
import * as tokens from '#api/contract/tokens.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import type { FaultId } from '#mocks/faults.ts';
import { maria } from '#testing/member.ts';
import { type Bank, callOf, expect, test } from './bank.ts';
import { confirmWithPin, continuar, PIN, pinBox, pinDialog } from './code.ts';
import { fetched } from './deployment.ts';
import { askToSave, celular, correo, guardar, openProfile, renewed } from './profile.ts';
import { expectLogin, expectProductos, expectTakenOver, texts } from './shown.ts';
import { clave, enter, fillCredentials, openSignedIn, signIn, usuario } from './steps.ts';
import type { Watch } from './watch.ts';

const unavailable = 'El servicio no está disponible en este momento. Intente nuevamente en unos minutos.';
const general = 'Ocurrió un error. Intente nuevamente.';

/** Answers that are none of ours, and what the member reads. */
const badAnswers: readonly { fault: FaultId; text: string }[] = [
  { fault: 'html', text: texts.unreadable },
  { fault: 'emptyBody', text: texts.unreadable },
  { fault: 'malformedJson', text: texts.unreadable },
  { fault: 'wrongContentType', text: texts.unreadable },
  { fault: 'truncated', text: texts.unreadable },
  { fault: 'wrongKey', text: texts.unreadable },
  { fault: 'wrongValueType', text: texts.unreadable },
  { fault: 'wrongShape', text: texts.unreadable },
  { fault: 'noMessages', text: general },
  { fault: 'unavailableHtml', text: unavailable },
];

/** Signed in, at the member's own data, where calls are about to fail. */
async function openProfileInTrouble(page: Page, watch: Watch): Promise<void> {
  watch.expectFailure(/\/api\//);
  await openSignedIn(page);
  await openProfile(page);
}

/** What a member must never read. */
const gibberish = /unexpected|undefined|\bnull\b|\bNaN\b|\[object|typeerror|failed to|syntax|<\w+|acepte los términos/i;

async function expectReadable(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toMatch(gibberish);
}

test.describe('sign-in', () => {
  test('wrong credentials never say which was wrong; the third blocks', async ({ page, bank, watch }) => {
    await page.goto('/login');
    const answers = [
      'Usuario o contraseña incorrectos.',
      'Usuario o contraseña incorrectos. Le queda un intento.',
      'Su usuario está bloqueado. Recupere su contraseña.',
    ];
    for (const text of answers) {
      await fillCredentials(page, { ...maria, clave: 'Equivocada1' });
      await enter(page).click();
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
      await expect(usuario(page)).toHaveValue(maria.usuario);
      await expectLogin(page);
    }
    await watch.quiet();
    expect(bank.count('POST autenticacion/iniciar-sesion')).toBe(0);
  });

  test('a blocked user is told so, whatever the password', async ({ page }) => {
    await page.goto('/login');
    await fillCredentials(page, { usuario: 'rosaquinde', clave: 'CualquierCosa1' });
    await enter(page).click();
    await expect(page.getByRole('main').getByText('Su usuario está bloqueado. Recupere su contraseña.')).toBeVisible();
    await expectLogin(page);
  });

  test('empty fields are named and nothing is sent', async ({ page, bank, watch }) => {
    await page.goto('/login');
    await enter(page).click();
    await expect(page.getByText('El campo es requerido.')).toHaveCount(2);
    await expect(page.getByText('Todos los campos son obligatorios')).toBeVisible();
    await expect(usuario(page)).toBeFocused();
    await watch.quiet();
    expect(bank.calls.filter((call) => !call.includes('marketing'))).toEqual([]);
  });

  test('typed values are trimmed before they are sent', async ({ page }) => {
    await page.goto('/login');
    await fillCredentials(page, { usuario: `  ${maria.usuario} `, clave: ` ${maria.clave}  ` });
    await enter(page).click();
    await expectProductos(page);
  });

  for (const endpoint of [autenticacion.validarIdentidad, autenticacion.iniciarSesion]) {
    test(`${callOf(endpoint)} answers what it should not: one Spanish message, values kept, retry works`, async ({
      page,
      bank,
      watch,
    }) => {
      watch.expectFailure(/\/api\/autenticacion\//);
      await page.goto('/login');
      await fillCredentials(page);
      for (const [index, { fault, text }] of badAnswers.entries()) {
        await test.step(fault, async () => {
          bank.fail(fault, endpoint);
          await enter(page).click();
          await expect.poll(() => bank.count(callOf(endpoint))).toBe(index + 1);
          await expect(enter(page)).not.toHaveAttribute('aria-busy');
          await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
          await expectReadable(page);
          await expect(usuario(page)).toHaveValue(maria.usuario);
          await expect(clave(page)).toHaveValue(maria.clave);
          await expectLogin(page);
        });
      }
      bank.heal();
      await enter(page).click();
      await expectProductos(page);
    });
  }
});

test.describe('a bank that does not answer', () => {
  test('the form is drawn, the wait ends, values stay and a retry works', async ({ page, bank }) => {
    bank.hang();
    await page.clock.install();
    await page.goto('/login');
    await expectLogin(page);
    await fillCredentials(page);
    await enter(page).click();
    await expect(enter(page)).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => bank.count(callOf(autenticacion.validarIdentidad))).toBe(1);
    await page.clock.fastForward(31_000);
    await expect(page.getByText('El servidor tardó demasiado en responder. Intente nuevamente.').first()).toBeVisible();
    await expect(usuario(page)).toHaveValue(maria.usuario);
    await expect(clave(page)).toHaveValue(maria.clave);
    bank.heal();
    await enter(page).click();
    await expectProductos(page);
  });

  test('without a line nothing is fetched ahead; once it is back, it is', async ({ page, context, watch }) => {
    const asked: string[] = [];
    const hasAsked = (part: string) => asked.some((url) => url.includes(part));
    page.on('request', (request) => asked.push(request.url()));
    // However long the sign-in takes, the member's rest of two seconds does not end before the line is gone.
    const begun = Date.now();
    await page.clock.install({ time: begun });
    await page.goto('/login');
    await fillCredentials(page);
    await page.clock.pauseAt(begun + 60_000);
    await enter(page).click();
    const products = page.getByRole('heading', { level: 1, name: 'Mis productos' });
    await expect.poll(() => page.clock.runFor(50).then(() => products.isVisible())).toBe(true);
    await watch.quiet();
    expect(hasAsked('PinDialog')).toBe(false);
    // What the page is still to show with its time has letters of its own.
    watch.allowFailure(/\.woff2$/);
    await context.setOffline(true);
    await page.clock.runFor(5_000);
    // What is asked for after it has failed by now as well.
    watch.expectFailure(/favicon\.svg/);
    await page.evaluate(() => fetch('/favicon.svg').catch(() => undefined));
    expect(hasAsked('PinDialog')).toBe(false);
    await context.setOffline(false);
    await page.clock.runFor(100);
    await expect.poll(() => hasAsked('PinDialog')).toBe(true);
  });

  test('without a network there is one message, and it works again with it', async ({ page, context, watch }) => {
    await page.goto('/login');
    // A first attempt brings all the code that signing in needs.
    await fillCredentials(page, { ...maria, clave: 'Equivocada1' });
    await enter(page).click();
    await expect(page.getByRole('main').getByText('Usuario o contraseña incorrectos.')).toBeVisible();
    // So have the cooperative's pictures.
    await watch.quiet();
    await context.setOffline(true);
    await fillCredentials(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText(texts.offline, { exact: true })).toBeVisible();
    await expect(enter(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(usuario(page)).toHaveValue(maria.usuario);
    await expect(clave(page)).toHaveValue(maria.clave);
    await context.setOffline(false);
    await enter(page).click();
    await expectProductos(page);
  });

  test('the network goes before the code of the sign-in has come: a message, and a retry works', async ({
    page,
    watch,
  }) => {
    watch.expectFailure(/\/assets\/|\/index\.html$/);
    await page.goto('/login');
    await expectTakenOver(page);
    await watch.quiet();
    await page.route(/\/assets\/|\/index\.html$/, (route) => route.abort('internetdisconnected'));
    await fillCredentials(page);
    await enter(page).click();
    await expect(page.getByRole('main').getByText(texts.offline, { exact: true })).toBeVisible();
    await expect(enter(page)).not.toHaveAttribute('aria-busy');
    await expect(usuario(page)).toHaveValue(maria.usuario);
    await page.unrouteAll();
    await enter(page).click();
    await expectProductos(page);
  });

  test('D-73: code of the sign-in that fails again while the host answers is no word of a connection: the reload that helps is offered', async ({
    page,
    watch,
  }) => {
    watch.expectFailure(/\/assets\//);
    await page.goto('/login');
    await expectTakenOver(page);
    await watch.quiet();
    // As a browser that keeps a failure (Firefox before 155) answers to every later import.
    await page.route('**/assets/**', (route) => route.abort('connectionfailed'));
    await fillCredentials(page);
    await watch.quiet();
    await enter(page).click();
    await expect(page.getByRole('main').getByText('Ocurrió un error. Intente nuevamente.')).toBeVisible();
    await expect(page.getByText(texts.offline)).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Volver a cargar' }).click();
    await signIn(page);
  });

  test('the products say so and load when asked again', async ({ page, bank, watch }) => {
    watch.expectFailure(/\/api\/productos$/);
    await page.route('**/api/productos', (route) => route.abort('connectionrefused'));
    await page.goto('/login');
    await fillCredentials(page);
    await enter(page).click();
    await expect(page.getByRole('alert').filter({ hasText: texts.offline })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('•••• 4871')).toBeVisible();
    expect(bank.count('GET productos')).toBe(1);
    expect(bank.count('GET transacciones/cuentas-origen')).toBe(0);
  });

  test('a server without the call of the products is asked for the accounts, and again when it fails', async ({
    page,
    bank,
    watch,
  }) => {
    watch.expectFailure(/\/api\/productos$/);
    await page.route('**/api/productos', (route) => route.fulfill({ status: 404, body: 'No existe.' }));
    bank.fail('oneMessage', cuentasOrigen);
    await page.goto('/login');
    await fillCredentials(page);
    await enter(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'No pudimos cargar la información' });
    await expect(alert).toBeVisible();
    bank.heal();
    await alert.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('•••• 4871')).toBeVisible();
    await expect(page.getByText('•••• 4417')).toHaveCount(0);
  });
});

test.describe('reads', () => {
  const reads = [
    { endpoint: productos.leer, open: async () => undefined, ready: (page: Page) => page.getByText('•••• 4871') },
    { endpoint: perfilSocio.leer, open: openSettings, ready: (page: Page) => celular(page) },
  ];
  for (const { endpoint, open, ready } of reads) {
    test(`${callOf(endpoint)} answers what it should not: the screen says so and retries`, async ({
      page,
      bank,
      watch,
    }) => {
      watch.expectFailure(/\/api\//);
      const [first, ...rest] = badAnswers;
      bank.fail(first?.fault ?? 'html', endpoint);
      await page.goto('/login');
      await fillCredentials(page);
      await enter(page).click();
      await expectProductos(page);
      await open(page);
      const alert = page.getByRole('alert').filter({ hasText: 'No pudimos cargar la información' });
      await expect(alert).toContainText(first?.text ?? '');
      for (const { fault, text } of rest) {
        await test.step(fault, async () => {
          const before = bank.count(callOf(endpoint));
          bank.fail(fault, endpoint);
          const retry = alert.getByRole('button', { name: 'Reintentar' });
          await retry.click();
          await expect.poll(() => bank.count(callOf(endpoint))).toBeGreaterThan(before);
          // Most answers have the same text: the one before this answer would do as well, and a busy button takes no click.
          await expect(retry).not.toHaveAttribute('aria-busy');
          await expect(alert).toContainText(text);
          await expectReadable(page);
        });
      }
      bank.heal();
      await alert.getByRole('button', { name: 'Reintentar' }).click();
      await expect(ready(page)).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }

  async function openSettings(page: Page): Promise<void> {
    await page.getByRole('link', { name: 'Editar perfil' }).click();
  }
});

test.describe('the profile save', () => {
  const writes = [
    { endpoint: tokens.generar, confirm: async () => undefined },
    { endpoint: perfilSocio.actualizarDatos, confirm: confirmWithPin },
  ];
  for (const { endpoint, confirm } of writes) {
    test(`${callOf(endpoint)} answers what it should not: one message, values kept, retry saves`, async ({
      page,
      bank,
      watch,
    }) => {
      await openProfileInTrouble(page, watch);
      await celular(page).fill(renewed.celular);
      await correo(page).fill(renewed.correo);
      for (const [index, { fault, text }] of badAnswers.entries()) {
        await test.step(fault, async () => {
          bank.fail(fault, endpoint);
          await guardar(page).click();
          await confirm(page);
          // Nothing that changes state is repeated by itself.
          await expect.poll(() => bank.count(callOf(endpoint))).toBe(index + 1);
          await expect(pinDialog(page)).toHaveCount(0);
          await expect(guardar(page)).not.toHaveAttribute('aria-busy');
          await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
          await expectReadable(page);
          await expect(celular(page)).toHaveValue(renewed.celular);
          await expect(correo(page)).toHaveValue(renewed.correo);
          expectUnchanged(bank);
        });
      }
      bank.heal();
      await guardar(page).click();
      await confirmWithPin(page);
      await expect(page.getByText(texts.saved)).toBeVisible();
      expect(bank.member()).toMatchObject(renewed);
    });
  }

  test('POST tokens/autorizar answers what it should not: the dialog says so and keeps the digits', async ({
    page,
    bank,
    watch,
  }) => {
    await openProfileInTrouble(page, watch);
    await askToSave(page, renewed);
    await expect(pinBox(page, 1)).toBeFocused();
    await page.keyboard.type(PIN);
    for (const [index, { fault, text }] of badAnswers.entries()) {
      await test.step(fault, async () => {
        bank.fail(fault, tokens.autorizar);
        await continuar(page).click();
        await expect.poll(() => bank.count('POST tokens/autorizar')).toBe(index + 1);
        await expect(continuar(page)).not.toHaveAttribute('aria-busy');
        await expect(pinDialog(page).getByText(text, { exact: true })).toBeVisible();
        await expectReadable(page);
        await expect(pinBox(page, 6)).toHaveValue('6');
        expectUnchanged(bank);
      });
    }
    bank.heal();
    await continuar(page).click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    expect(bank.member()).toMatchObject(renewed);
  });

  test('twenty long messages with markup are shown as text, every one in the dialog', async ({ page, bank }) => {
    await openSignedIn(page);
    await openProfile(page);
    await askToSave(page, renewed);
    bank.fail('manyMessages', tokens.autorizar);
    await confirmWithPin(page);
    await expect(pinDialog(page).getByText(/^\d+\. <b>Aviso<\/b> <script>/)).toHaveCount(20);
    await expect(page.getByRole('button', { name: 'Cancelar Transferencia' })).toBeAttached();
  });

  test('a code accepted and an update lost on the way: nothing is sent twice', async ({ page, bank, watch }) => {
    watch.expectFailure(/\/api\/perfilSocio\/ActualizarDatos/);
    await openSignedIn(page);
    await openProfile(page);
    await askToSave(page, renewed);
    await page.route('**/api/perfilSocio/ActualizarDatos', async (route) => {
      await fetched(route);
      await route.abort('connectionreset');
    });
    await confirmWithPin(page);
    await expect(page.getByRole('main').getByText(texts.offline)).toBeVisible();
    await expect(celular(page)).toHaveValue(renewed.celular);
    await watch.quiet();
    expect(bank.count('POST perfilSocio/ActualizarDatos')).toBe(1);
    expect(bank.member()).toMatchObject(renewed);
  });
});

function expectUnchanged(bank: Bank): void {
  expect(bank.member()).toMatchObject({ celular: '0900000214', correo: 'maria.guaman@example.com' });
}

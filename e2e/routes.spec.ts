import type { Page } from '@playwright/test';
import { maria } from '#testing/member.ts';
import { expect, test } from './bank.ts';
import { openProfile } from './profile.ts';
import { expectLogin, expectNothingPrivate, expectProductos, heading, texts } from './shown.ts';
import { enter, fillCredentials, openSignedIn, signIn, signOut } from './steps.ts';

/** §2, every path of the shell, and the heading of its screen. */
const shellRoutes: Readonly<Record<string, string | RegExp>> = {
  '/productos': texts.productos,
  '/perfilsocio': texts.perfil,
  '/inicio': /^Buen[oa]s (días|tardes|noches), Maria Fernanda$/,
  '/cuentas/010201004871': 'Ahorro a la vista',
  '/creditos/020110004417': 'Crédito de consumo',
  '/garantias': 'Garantías',
  '/pagos': 'Pagos de servicios',
  '/pagos/varios/AGUA': 'Agua y teléfono',
  '/pagos/recargas': 'Recargas',
  '/pagos/supa': 'Pensiones alimenticias (SUPA)',
  '/pagos/colegios': 'Pago de colegios',
  '/pagos/centrosur': 'Luz eléctrica CentroSur',
  '/tarjeta-credito': 'Pago de tarjetas',
  '/transferencias': 'Transferencias',
  '/transferenciaI/0': 'Transferencia interna',
  '/transferenciaE/1': 'Transferencia externa',
  '/configuracion': 'Configuración',
  '/configuracion/dispositivos': 'Dispositivos',
  '/configuracion/tarjetas-credito': 'Tarjetas de crédito',
  '/configuracion/tarjetas-credito/TC-01': 'Visa clásica',
  '/configuracion/tarjetas-credito/CD-06': 'Tarjeta mamá',
};

const publicRoutes: Readonly<Record<string, string>> = {
  '/politicasprivacidad': 'Política de privacidad',
  '/eliminacion-usuario': 'Eliminar su usuario virtual',
};

/** Only for who cannot sign in; whoever is signed in goes on to the products. */
const signedOutRoutes: Readonly<Record<string, string>> = {
  '/registro': 'Identificación',
  '/recuperacion-datos': '¿Qué necesita recuperar?',
  '/recuperacion-clave': 'Recuperar contraseña',
  '/recuperacion-usuario': 'Recuperar usuario',
};

const unknownPaths = ['/nada', '/productos/otra', '/login/x', '/Productos2', '/transferenciaI'];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

test('signed in, every route of §2 shows its screen inside the shell', async ({ page }) => {
  await openSignedIn(page);
  for (const [path, title] of Object.entries(shellRoutes)) {
    await page.goto(path);
    await expect(heading(page, title), path).toBeVisible();
    await expect(menu(page), path).toBeVisible();
    await expect(page).toHaveTitle('BancaVirtual');
  }
});

test('signed out, every route of the shell leads to /login and asks the bank nothing', async ({
  page,
  bank,
  watch,
}) => {
  for (const path of Object.keys(shellRoutes)) {
    await page.goto(path);
    await expectLogin(page);
  }
  await watch.quiet();
  expect(bank.calls).toEqual([]);
});

test('the public routes show their screen signed out and signed in', async ({ page }) => {
  const visit = async (routes: Readonly<Record<string, string>>): Promise<void> => {
    for (const [path, title] of Object.entries(routes)) {
      await page.goto(path);
      await expect(heading(page, title), path).toBeVisible();
      await expect(menu(page), path).toHaveCount(0);
    }
  };
  await visit({ ...publicRoutes, ...signedOutRoutes });
  await openSignedIn(page);
  await visit(publicRoutes);
  for (const path of Object.keys(signedOutRoutes)) {
    await page.goto(path);
    await expectProductos(page);
  }
});

test('an unknown path is the 404 screen, with the way back of who sees it', async ({ page, watch }) => {
  for (const path of unknownPaths) watch.expectFailure(new RegExp(`${path}$`));
  for (const path of unknownPaths) {
    await page.goto(path);
    await expect(heading(page, texts.notFound), path).toBeVisible();
  }
  await page.getByRole('link', { name: 'Ir al inicio de sesión' }).click();
  await signIn(page);
  for (const path of unknownPaths) {
    await page.goto(path);
    await expect(heading(page, texts.notFound), path).toBeVisible();
  }
  await page.getByRole('link', { name: 'Ir a mis productos' }).click();
  await expectProductos(page);
});

test('the menu leads to its five routes and the settings icon to the devices', async ({ page }) => {
  await openSignedIn(page);
  const destinations = {
    'TRANSFERENCIA INTERNA': /\/transferenciaI\/0$/,
    'TRANSFERENCIA EXTERNA': /\/transferenciaE\/1$/,
    'PAGOS DE SERVICIOS': /\/pagos$/,
    'PAGOS DE TARJETAS': /\/tarjeta-credito$/,
    INICIO: /\/productos$/,
    Dispositivos: /\/configuracion\/dispositivos$/,
  };
  for (const [name, address] of Object.entries(destinations)) {
    const link = page.getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[aria-current="page"]:visible')).toHaveCount(1);
  }
});

test('D-46: another kind of transfer becomes the one that there is', async ({ page }) => {
  await openSignedIn(page);
  for (const [path, title, address] of [
    ['/transferenciaI/7', 'Transferencia interna', /\/transferenciaI\/0$/],
    ['/transferenciaE/0', 'Transferencia externa', /\/transferenciaE\/1$/],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title), path).toBeVisible();
    await expect(page).toHaveURL(address);
  }
});

test('screens.md A.2 pagos/varios: a category with a page of its own is paid there, an unknown one leads back', async ({
  page,
}) => {
  await openSignedIn(page);
  for (const [code, address] of [
    ['CENTROSUR', /\/pagos\/centrosur$/],
    ['RECARGAS', /\/pagos\/recargas$/],
    ['SUPA', /\/pagos\/supa$/],
    ['COLEGIOS', /\/pagos\/colegios$/],
  ] as const) {
    await page.goto(`/pagos/varios/${code}`);
    await expect(page).toHaveURL(address);
  }
  await page.goto('/pagos/varios/NADA');
  await expect(page.getByText('No encontramos esta categoría.')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a pagos' }).click();
  await expect(heading(page, 'Pagos de servicios')).toBeVisible();
  await expect(page).toHaveURL(/\/pagos$/);
});

test('the empty path and /login lead a signed-in member to her products', async ({ page }) => {
  await page.goto('/');
  await expectLogin(page);
  await signIn(page);
  for (const path of ['/', '/login']) {
    await page.goto(path);
    await expectProductos(page);
  }
});

test('a deep link leads through /login back to itself', async ({ page }) => {
  await page.goto('/cuentas/010201004871?desde=2026-11-01');
  await expectLogin(page);
  await fillCredentials(page, maria);
  await enter(page).click();
  await expect(page).toHaveURL(/\/cuentas\/010201004871\?desde=2026-11-01$/);
  await expect(heading(page, 'Ahorro a la vista')).toBeVisible();
});

/** Targets that a forged history entry could name (security.md 2.2). */
const forgedTargets: unknown[] = [
  '//ladron.example/productos',
  'https://ladron.example/productos',
  'javascript:alert(1)',
  '/\\ladron.example',
  '\\\\ladron.example',
  '/\t/ladron.example',
  '/.//ladron.example',
  '/productos/..//ladron.example',
  { pathname: '//ladron.example' },
  '/login',
];

test('a forged «from» never leaves the origin', async ({ page, bank }) => {
  for (const from of forgedTargets) {
    await test.step(JSON.stringify(from), async () => {
      await page.goto('/login?from=https://ladron.example&returnUrl=//ladron.example');
      await page.evaluate((target) => {
        localStorage.clear();
        history.replaceState({ usr: { from: target }, key: 'x', idx: 0 }, '', '/login');
      }, from);
      await page.reload();
      await expectLogin(page);
      await fillCredentials(page);
      await enter(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Mis productos|No encontramos esta página)$/);
      expect(new URL(page.url()).origin).toBe(bank.url);
    });
  }
});

test('after a sign-out, Back shows nothing private, and what was on screen is not reopened for whoever comes next', async ({
  page,
}) => {
  await openSignedIn(page);
  await openProfile(page);
  await signOut(page);
  await expectNothingPrivate(page);
  await page.goBack();
  await expectLogin(page);
  await expectNothingPrivate(page);
  await page.goForward();
  await expectLogin(page);
  await expectNothingPrivate(page);
  // Nor is it reopened for whoever comes next.
  await signIn(page);
});

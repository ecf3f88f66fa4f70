import type { Page } from '@playwright/test';
import { routeEntries } from '#navigation/routeTable.ts';
import { noteAnswer } from '#testing/answerWatch.ts';
import { type Bank, expect, test } from './bank.ts';
import { expectLogin, expectProductos, expectTakenOver } from './shown.ts';
import { clave, enter, openSignedIn, usuario } from './steps.ts';

/** Keeps the program of the page waiting; answers what lets it come. */
async function holdProgram(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  return () => arrive();
}

const SIGN_IN = 'POST autenticacion/validaciones/identidad';
const signIns = (bank: Bank) => bank.count(SIGN_IN);

/** Heading of each page that is drawn before its program. */
const headings: Readonly<Record<string, string>> = {
  '/': 'Ingrese a su banca virtual',
  '/login': 'Ingrese a su banca virtual',
  '/registro': 'Identificación',
  '/recuperacion-datos': '¿Qué necesita recuperar?',
  '/recuperacion-clave': 'Recuperar contraseña',
  '/recuperacion-usuario': 'Recuperar usuario',
  '/politicasprivacidad': 'Política de privacidad',
  '/eliminacion-usuario': 'Eliminar su usuario virtual',
  '/no-hay-tal-pagina': 'No encontramos esta página',
};

test('every page that whoever is not signed in can see is there before its program', async ({ page, watch }) => {
  const drawn = routeEntries.flatMap(([, { area, path }]) => (area === 'member' || path === '*' ? [] : [path]));
  expect(Object.keys(headings)).toEqual(expect.arrayContaining(drawn));
  watch.expectFailure(/no-hay-tal-pagina/);
  const arrive = await holdProgram(page);
  // With a slash at its end it is the same address (scripts/documents/routes.ts).
  const withSlash = ['/login', '/registro', '/politicasprivacidad'].map((path) => [`${path}/`, headings[path] ?? '']);
  for (const [path = '', name = ''] of [...Object.entries(headings), ...withSlash]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name }), path).toBeVisible();
    await expect(page.getByText('La página tarda más de lo normal'), path).toBeHidden();
  }
  arrive();
});

test('what is typed, where the caret stands and what has the focus stay when the program comes', async ({
  page,
  bank,
}) => {
  const arrive = await holdProgram(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await usuario(page).pressSequentially('mfguaman');
  await clave(page).pressSequentially('Ribera20');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  arrive();
  await expectTakenOver(page);
  await expect(usuario(page)).toHaveValue('mfguaman');
  await expect(clave(page)).toBeFocused();
  expect(await clave(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(6);
  await page.keyboard.press('End');
  await page.keyboard.type('26');
  await enter(page).click();
  await expectProductos(page);
  expect(signIns(bank)).toBe(1);
});

test('what the browser fills in by itself is the form’s', async ({ page }) => {
  const arrive = await holdProgram(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(enter(page)).toBeVisible();
  await page.evaluate(() => {
    const fill = (name: string, value: string): void => {
      const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (field) field.value = value;
    };
    fill('usuario', 'mfguaman');
    fill('clave', 'Ribera2026');
  });
  arrive();
  await expectTakenOver(page);
  await enter(page).click();
  await expectProductos(page);
});

test('Ingresar that was pressed too early is carried out, and once', async ({ page, bank }) => {
  const arrive = await holdProgram(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await usuario(page).fill('mfguaman');
  await clave(page).fill('Ribera2026');
  await enter(page).click();
  // It shows, and says, that it was heard; what was not pressed does not.
  await expect(page.locator('[data-heard]')).toHaveText('Ingresar');
  await expect(page.getByRole('status').filter({ hasText: 'termina de cargarse' })).toBeAttached();
  await enter(page).click();
  await clave(page).press('Enter');
  // Nothing has left the page, least of all into its address.
  expect(new URL(page.url()).search).toBe('');
  expect(bank.calls).toEqual([]);
  arrive();
  await expectProductos(page);
  await expect(page.locator('[data-heard]')).toHaveCount(0);
  expect(signIns(bank)).toBe(1);
});

test('Ingresar with nothing typed says so once its program is there; a password that was asked to be seen is', async ({
  page,
  bank,
}) => {
  const arrive = await holdProgram(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await clave(page).fill('Ribera2026');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await enter(page).click();
  arrive();
  await expect(page.getByText('El campo es requerido.')).toBeVisible();
  await expect(page.locator('[data-heard]')).toHaveCount(0);
  await expect(page.getByText('termina de cargarse')).toHaveCount(0);
  await expect(clave(page)).toHaveAttribute('type', 'text');
  expect(signIns(bank)).toBe(0);
});

test('the registration keeps its choice, its number and its date', async ({ page }) => {
  const arrive = await holdProgram(page);
  await page.goto('/registro', { waitUntil: 'commit' });
  await page.getByText('Pasaporte').click();
  await page.getByLabel('Número de identificación').fill('AB12345');
  // Its slashes come with the program.
  await page.getByLabel('Fecha de nacimiento').pressSequentially('21031979');
  arrive();
  await expectTakenOver(page);
  await expect(page.getByRole('radio', { name: 'Pasaporte' })).toBeChecked();
  await expect(page.getByLabel('Número de identificación')).toHaveValue('AB12345');
  await expect(page.getByLabel('Fecha de nacimiento')).toHaveValue('21/03/1979');
  // The form knows it, too: what is typed is asked about before it is lost, and only what is missing is asked for.
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('El campo es requerido.')).toHaveCount(1);
});

/** The colour that a part of the page stands on. */
const groundOf = (page: Page, part: string): Promise<string> =>
  page.locator(part).evaluate((element) => getComputedStyle(element).backgroundColor);

for (const [choice, scheme, ground] of [
  ['oscuro', 'light', 'rgb(7, 24, 28)'],
  ['claro', 'dark', 'rgb(246, 245, 240)'],
  ['sistema', 'dark', 'rgb(7, 24, 28)'],
] as const) {
  test(`the theme «${choice}» is there with the first frame on a ${scheme} device`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.addInitScript((value) => localStorage.setItem('bv.tema', value), choice);
    await holdProgram(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(enter(page)).toBeVisible();
    expect(await groundOf(page, 'html')).toBe(ground);
    // A member's page is not drawn: what waits in its place is of the same theme.
    await page.goto('/productos', { waitUntil: 'commit' });
    await expect(page.locator('.arranque')).toBeAttached();
    for (const part of ['html', '.arranque']) expect(await groundOf(page, part), part).toBe(ground);
  });
}

test('nothing moves when fonts, program and configuration come', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = { total: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moved });
  });
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/login');
    await expectTakenOver(page);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByText('Sierra Azul').first()).toBeVisible();
    const total = await page.evaluate(() => (window as unknown as { moved: { total: number } }).moved.total);
    expect(total, `${width} px`).toBeLessThanOrEqual(0.01);
  }
});

test('whoever is signed in sees no page that is drawn for others', async ({ page }) => {
  await openSignedIn(page);
  for (const path of ['/', '/login', '/registro', '/recuperacion-clave']) {
    await page.goto(path);
    await expectProductos(page);
  }
  await page.goto('/eliminacion-usuario');
  await expect(page.getByRole('button', { name: 'Eliminar mi usuario' })).toBeVisible();
});

test('a host with one document for every address shows no form at another one', async ({ page, bank }) => {
  const login = await (await page.request.get(`${bank.url}/login.html`)).text();
  await page.route('**/productos', (route) => route.fulfill({ contentType: 'text/html', body: login }));
  const arrive = await holdProgram(page);
  await page.goto('/productos', { waitUntil: 'commit' });
  await expect(page.locator('#raiz')).toBeAttached();
  await expect(enter(page)).toBeHidden();
  arrive();
  await expectLogin(page);
  await expect(enter(page)).toBeVisible();
});

/** When each typeface was asked for, and when the form answered, ms. */
const fontsAndAnswer = (page: Page) =>
  page.evaluate(() => ({
    fonts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
    answered: window.answeredAt ?? Number.NaN,
  }));

for (const line of ['slow', 'fast'] as const)
  test(`on a ${line} line the typefaces come ${line === 'slow' ? 'after the program' : 'with the page'}`, async ({
    page,
  }) => {
    const channel = await page.context().newCDPSession(page);
    await channel.send('Network.enable');
    await channel.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line === 'slow' ? 500 : 0,
      downloadThroughput: line === 'slow' ? 200_000 : -1,
      uploadThroughput: -1,
    });
    await page.addInitScript(noteAnswer);
    await page.goto('/login', { waitUntil: 'commit' });
    // A document that has only just begun remembers nothing yet either: when the form answered is what is waited for.
    await expect.poll(() => page.evaluate(() => window.answeredAt !== undefined)).toBe(true);
    await page.evaluate(() => document.fonts.ready);
    const { fonts, answered } = await fontsAndAnswer(page);
    expect(fonts.length).toBeGreaterThan(1);
    for (const start of fonts) expect(start > answered).toBe(line === 'slow');
    // The swap moves nothing, and in the end both look alike.
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  });

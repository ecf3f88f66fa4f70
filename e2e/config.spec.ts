import type { Page, Route } from '@playwright/test';
import { expect, test } from './bank.ts';
import { tried } from './cases.ts';
import { type DeployedConfig, reconfigure } from './deployment.ts';
import { everyRoute, routesInWays } from './everyRoute.ts';
import { expectLogin, expectProductos, heading } from './shown.ts';
import { signIn } from './steps.ts';

const title = 'La banca virtual no está disponible';

/** What is wrong with config.json, and what the technical line must name. */
const broken: readonly { name: string; names: RegExp; spoil: (config: DeployedConfig) => unknown }[] = [
  { name: 'malformed JSON', names: /config\.json.*JSON válido/, spoil: () => '{ "apiUrl": ' },
  { name: 'empty file', names: /config\.json.*JSON válido/, spoil: () => '' },
  { name: 'a page instead', names: /config\.json.*JSON válido/, spoil: () => '<!doctype html><title>x</title>' },
  { name: 'a list', names: /no es un objeto/, spoil: () => [] },
  { name: 'no apiUrl', names: /«apiUrl» falta/, spoil: ({ apiUrl: _, ...rest }) => rest },
  {
    name: 'apiUrl of another protocol',
    names: /«apiUrl»/,
    spoil: (config) => ({ ...config, apiUrl: 'javascript:alert(1)' }),
  },
  { name: 'apiUrl without host', names: /«apiUrl»/, spoil: (config) => ({ ...config, apiUrl: '//ladron.example' }) },
  { name: 'no encryption', names: /«encryption» falta/, spoil: ({ encryption: _, ...rest }) => rest },
  { name: 'no key', names: /«encryption\.key» falta/, spoil: withEncryption({ key: undefined }) },
  {
    name: 'a key of 15 bytes',
    names: /«encryption\.key».*16, 24 o 32 bytes/,
    spoil: withEncryption({ key: 'ab'.repeat(15) }),
  },
  { name: 'a key that is no hexadecimal', names: /«encryption\.key»/, spoil: withEncryption({ key: 'zz'.repeat(32) }) },
  { name: 'no iv', names: /«encryption\.iv» falta/, spoil: withEncryption({ iv: undefined }) },
  { name: 'an iv of 8 bytes', names: /«encryption\.iv».*16 bytes/, spoil: withEncryption({ iv: 'ab'.repeat(8) }) },
  { name: 'enabled as text', names: /«encryption\.enabled»/, spoil: withEncryption({ enabled: 'true' }) },
  { name: 'an impossible date format', names: /«dateFormat»/, spoil: (config) => ({ ...config, dateFormat: 'hola' }) },
  { name: 'a negative idle time', names: /«idleTimeoutMs»/, spoil: (config) => ({ ...config, idleTimeoutMs: -1 }) },
  { name: 'an unknown key policy', names: /«keyBlocking»/, spoil: (config) => ({ ...config, keyBlocking: 'todo' }) },
];

function withEncryption(change: Record<string, unknown>) {
  return (config: DeployedConfig) => ({ ...config, encryption: { ...config.encryption, ...change } });
}

async function expectConfigError(page: Page, names: RegExp): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await expect(page.locator('code')).toHaveText(names);
  await expect(page.getByRole('textbox')).toHaveCount(0);
}

test('every unusable config.json is told in Spanish, naming the key, and nothing is half-started', async ({
  page,
  bank,
  watch,
}) => {
  for (const { name, names, spoil } of broken) {
    await test.step(name, async () => {
      await reconfigure(page, spoil);
      await page.goto('/productos');
      await expectConfigError(page, names);
    });
  }
  await watch.quiet();
  expect(bank.calls).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('item 7: without a usable config.json every address says so in Spanish, and none is white', async ({
  page,
  bank,
  watch,
}) => {
  watch.expectFailure(/\/config\.json$/);
  watch.expectFailure(/\/no-hay-tal-pagina$/);
  const ways = [
    { answer: (route: Route) => route.fulfill({ status: 404, body: 'No encontrado' }), names: /config\.json.*404/ },
    { answer: (route: Route) => route.fulfill({ body: '{ "apiUrl": ' }), names: /config\.json.*JSON válido/ },
  ];
  const cases = routesInWays(ways, [...everyRoute, '/no-hay-tal-pagina']);
  tried(cases.length);
  for (const way of ways) {
    await page.unrouteAll();
    await page.route('**/config.json', way.answer);
    const ofWay = cases.filter((one) => one.way === way);
    expect(ofWay.length).toBeGreaterThan(0);
    for (const { route } of ofWay) {
      await page.goto(route, { waitUntil: 'commit' });
      await expectConfigError(page, way.names);
      await expect(page.getByRole('button', { name: 'Reintentar' }), route).toBeVisible();
    }
  }
  await watch.quiet();
  expect(bank.calls).toEqual([]);
});

test('a missing config.json is told, and Reintentar works once it is there', async ({ page, bank, watch }) => {
  watch.expectFailure(/\/config\.json$/);
  /** Presses it, and waits until the page that comes asks: the one before says the same. */
  const retry = async (): Promise<void> => {
    const asked = page.waitForRequest('**/config.json');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await asked;
  };
  await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: 'No encontrado' }));
  await page.goto('/login');
  await expectConfigError(page, /config\.json.*404/);
  await retry();
  await expectConfigError(page, /config\.json.*404/);
  await page.unrouteAll();
  await page.route('**/config.json', (route) => route.abort('connectionrefused'));
  await retry();
  await expect(heading(page, 'Sin conexión')).toBeVisible();
  await watch.quiet();
  expect(bank.calls).toEqual([]);
  await page.unrouteAll();
  await retry();
  await expectLogin(page);
  await signIn(page);
});

/** Answers config.json by hand: each request waits until it is let through or fails. */
async function holdConfig(page: Page): Promise<Route[]> {
  const held: Route[] = [];
  await page.route('**/config.json', (route) => void held.push(route));
  return held;
}

/** The request that the document made fails, and the program's own after it. */
async function failFirst(held: readonly Route[]): Promise<void> {
  for (const number of [1, 2]) {
    await expect.poll(() => held.length).toBe(number);
    await held[number - 1]?.abort('connectionrefused');
  }
}

test.describe('D-73: one start at a time', () => {
  test('a try that hangs draws nothing over the page that the connection has brought back', async ({ page, watch }) => {
    watch.expectFailure(/\/config\.json$/);
    await page.clock.install();
    const held = await holdConfig(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await failFirst(held);
    const again = page.getByRole('button', { name: 'Reintentar' });
    await again.click();
    await expect(again).toHaveAttribute('aria-busy', 'true');
    await expect(again).toBeFocused();
    await expect.poll(() => held.length).toBe(3);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await again.click();
    // The request is given up, and only then is another one made for the connection that is back.
    expect(held).toHaveLength(3);
    await page.clock.fastForward(15_000);
    await expect.poll(() => held.length).toBe(4);
    await held[3]?.continue();
    await signIn(page);
    await page.clock.fastForward(16_000);
    await expectProductos(page);
    await expect(heading(page, 'Sin conexión')).toHaveCount(0);
  });

  test('tries that come together are one: the application stands once', async ({ page, watch }) => {
    watch.expectFailure(/\/config\.json$/);
    const held = await holdConfig(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await failFirst(held);
    await expect(heading(page, 'Sin conexión')).toBeVisible();
    await page.evaluate(() => {
      for (const _ of [1, 2]) {
        document.querySelector('button')?.click();
        dispatchEvent(new Event('online'));
      }
    });
    await expect.poll(() => held.length).toBe(3);
    await held[2]?.continue();
    await signIn(page);
    expect(held).toHaveLength(3);
  });
});

test('a key of another deployment: the bank refuses, the member reads one Spanish message', async ({
  page,
  bank,
  watch,
}) => {
  watch.expectFailure(/\/api\//);
  await reconfigure(page, withEncryption({ key: 'ab'.repeat(32) }));
  await page.goto('/login');
  await page.getByLabel('Usuario', { exact: true }).fill('mfguaman');
  await page.getByLabel('Contraseña', { exact: true }).fill('Ribera2026');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('main').getByText(/Intente nuevamente/)).toBeVisible();
  await expectLogin(page);
  bank.forgiveRejected();
});

test('the deployment’s name and accent are shown', async ({ page }) => {
  await reconfigure(page, (config) => ({
    ...config,
    cooperativeName: 'Cooperativa Valle Verde',
    theme: { accent: '#f2b134' },
  }));
  await page.goto('/login');
  await expect(page.getByText('Cooperativa Valle Verde').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toHaveCSS('background-color', 'rgb(242, 177, 52)');
});

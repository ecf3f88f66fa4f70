import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { distFolder, expect, test } from './bank.ts';
import { tried } from './cases.ts';
import { fetched } from './deployment.ts';
import { routesInWays } from './everyRoute.ts';
import { expectLogin } from './shown.ts';

const documents = (): string[] => readdirSync(distFolder).filter((name) => name.endsWith('.html'));
const document = (name = 'app.html'): string => readFileSync(join(distFolder, name), 'utf8');

/** How a file does not come. */
const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'no está (404)': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'No encontrado' }),
  'cortado a la mitad': (route) => withBody(route, (body) => body.slice(0, Math.floor(body.length / 2))),
  bloqueado: (route) => route.abort('blockedbyclient'),
  'una página en su lugar': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Acceso a la red</title>' }),
};

async function withBody(route: Route, change: (body: string) => string): Promise<void> {
  const response = await fetched(route);
  // A browser keeps nothing that was cut on its way.
  const headers = { ...response.headers(), 'cache-control': 'no-store' };
  await route.fulfill({ response, headers, body: change(await response.text()) });
}

/** Holds the document at that many ms since it began: style sheets know no other clock, and a busy machine lets it run on. */
const holdAt = (page: Page, time: number): Promise<void> =>
  page.evaluate((at) => {
    for (const animation of globalThis.document.getAnimations()) {
      animation.pause();
      animation.currentTime = at;
    }
  }, time);

/** Lets pass the seconds after which the document speaks. */
const letTimePass = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of globalThis.document.getAnimations()) animation.finish();
  });

/** The page of the document itself, with its way to try again. */
async function expectOwnWords(page: Page, label: string): Promise<void> {
  await letTimePass(page);
  await expect(page.getByRole('heading', { name: 'La página tarda más de lo normal' }), label).toBeVisible();
  const again = page.getByRole('link', { name: 'Reintentar' });
  await expect(again, label).toBeVisible();
  expect(await again.evaluate((link: HTMLAnchorElement) => link.href), label).toBe(page.url());
}

/** The scripts without which nothing is drawn: those that the document names. */
const entryScripts = (): string[] =>
  [...document().matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);

for (const [name, fail] of Object.entries(FAILURES)) {
  test(`white pages: an entry script ${name}, on every route: the document’s own words, and a way to try again`, async ({
    browser,
    bank,
  }) => {
    expect(entryScripts().length).toBeGreaterThanOrEqual(3);
    const cases = routesInWays(entryScripts());
    tried(cases.length);
    // What the browser says of the missing file is no fault of the page.
    const context = await browser.newContext({ baseURL: bank.url });
    for (const script of entryScripts()) {
      const page = await context.newPage();
      await page.route(`**${script}`, fail);
      const routes = cases.filter((one) => one.way === script).map((one) => one.route);
      expect(routes.length).toBeGreaterThan(0);
      for (const route of routes) {
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        await expectOwnWords(page, `${script} ${route}`);
      }
      await page.unrouteAll();
      await page.getByRole('link', { name: 'Reintentar' }).press('Enter');
      await expectLogin(page);
      await page.close();
    }
    await context.close();
  });
}

test('no document waits for a style sheet: what it looks like stands in it', () => {
  expect(documents()).toEqual(
    expect.arrayContaining(['404.html', 'app.html', 'index.html', 'login.html', 'registro.html']),
  );
  expect(documents().filter((name) => /rel="stylesheet"/.test(document(name)))).toEqual([]);
});

test('white pages: while a file is on its way the document says so, later offers to try again, and makes room for the page', async ({
  page,
}) => {
  for (const chunk of ['entrada-paquetes', 'entrada']) {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(`**/assets/${chunk}-*.js`, async (route) => {
      await late;
      await route.fallback();
    });
    await page.goto('/productos', { waitUntil: 'commit' });
    const words = page.getByText('Estamos cargando su banca virtual…');
    await expect(words).toBeAttached();
    // Nobody on a good line sees any of it.
    await holdAt(page, 1_400);
    await expect(words).toBeHidden();
    await holdAt(page, 1_600);
    await expect(words).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await expectOwnWords(page, chunk);
    await expect(words).toBeHidden();
    arrive();
    await expectLogin(page);
    await expect(page.getByText('La página tarda más de lo normal')).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('white pages: with scripts off there is one sentence, and it is about scripts', async ({ browser, bank }) => {
  const context = await browser.newContext({ baseURL: bank.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/productos');
  // A text search passes over this element.
  await expect(page.locator('noscript')).toBeVisible();
  await expect(page.getByText('Estamos cargando')).toBeHidden();
  await expect(page.getByRole('heading')).toHaveCount(0);
  await context.close();
});

test('white pages: a drawn page says when its program does not come, and no longer when it does', async ({ page }) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.fallback();
  });
  await page.goto('/registro', { waitUntil: 'commit' });
  const identificacion = page.getByLabel('Número de identificación');
  await identificacion.fill('0159999028');
  await holdAt(page, 5_900);
  await expect(page.getByText('La página tarda más de lo normal')).toBeHidden();
  await expectOwnWords(page, '/registro');
  arrive();
  await expect(page.getByText('La página tarda más de lo normal')).toHaveCount(0);
  await expect(identificacion).toHaveValue('0159999028');
});

test('the headers of the build allow what is a document’s own by its hash, where no server fills in a nonce', () => {
  const { contentSecurityPolicy } = JSON.parse(
    readFileSync(join(`${distFolder}-deploy`, 'headers.hash.json'), 'utf8'),
  ) as { contentSecurityPolicy: Record<string, string[]> };
  for (const name of documents()) {
    for (const [, element = '', attributes = '', text = ''] of document(name).matchAll(
      /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g,
    )) {
      if (/src=|application\/json/.test(attributes)) continue;
      const hash = createHash('sha256').update(text).digest('base64');
      expect(contentSecurityPolicy[`${element}-src`], name).toContain(`'sha256-${hash}'`);
    }
  }
});

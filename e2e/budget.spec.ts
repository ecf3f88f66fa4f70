import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { routeEntries } from '../src/navigation/routeTable.ts';
import { distFolder, expect, test } from './bank.ts';
import { confirmWithPin } from './code.ts';
import { askToSave, openProfile } from './profile.ts';
import { expectLogin, texts } from './shown.ts';
import { enter, fillCredentials, signIn } from './steps.ts';
import type { Watch } from './watch.ts';

/** Bytes of one KB, as the budget counts it. */
const KB = 1000;

/**
 * D-71: what counts is what a member sees and can do. These guards, in KB, are by what a slow line bears and leave room; nothing is written
 * otherwise than it reads best for the sake of one of them.
 */
const GUARD = { login: 175, firstSignedIn: 85, atRest: 105, furtherScreen: 45 };

/** Whoever saves data gets nothing ahead, so that each page shows what it costs by itself. */
const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** The chunk that makes PDF files, with its library (src/components/PdfDocument/makePdf.ts). */
const PDF_MAKER = /^makePdf-.*\.js$/;

/** Follows the JavaScript that a page asks for; answers its size so far, each file once, gzip level 9, in bytes. */
function followScripts(page: Page, watch: Watch): { names: () => string[]; total: () => Promise<number> } {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    sizes.set(basename(new URL(response.url()).pathname), size);
  });
  return {
    names: () => [...sizes.keys()],
    total: async () => {
      await watch.quiet();
      const all = await Promise.all(sizes.values());
      return all.reduce((sum, size) => sum + size, 0);
    },
  };
}

function report(what: string, bytes: number, limit: number): void {
  const line = `${what}: ${(bytes / KB).toFixed(1)} KB de ${limit} KB`;
  console.log(`    presupuesto · ${line}`);
  test.info().annotations.push({ type: 'presupuesto', description: line });
  expect.soft(bytes, line).toBeLessThanOrEqual(limit * KB);
}

test('D-71: the JavaScript of /login, of the first signed-in route and of perfilsocio stays within its guards', async ({
  page,
  watch,
}) => {
  const scripts = followScripts(page, watch);
  await saveData(page);
  await page.goto('/login');
  await expectLogin(page);
  const login = await scripts.total();
  report('/login', login, GUARD.login);

  // What comes with the first key is waited for: sent at once, how much of it comes would be a matter of the machine's speed.
  await fillCredentials(page);
  await scripts.total();
  await enter(page).click();
  await expect(page.getByText('•••• 4871')).toBeVisible();
  const productos = await scripts.total();
  report('ingreso y /productos', productos - login, GUARD.firstSignedIn);
  const known = new Set(scripts.names());

  await openProfile(page);
  const perfil = await scripts.total();
  const added = scripts.names().filter((name) => !known.has(name));
  report(`/perfilsocio después (${added.join(', ')})`, perfil - productos, GUARD.furtherScreen);

  await askToSave(page, { celular: '0900000777', correo: 'maria.nueva@example.com' });
  await confirmWithPin(page);
  await expect(page.getByText(texts.saved)).toBeVisible();
  const names = scripts.names();
  expect(
    names.filter((name) => /crypto-?js/i.test(name)),
    'crypto-js is for pages without WebCrypto',
  ).toEqual([]);
  expect(
    names.filter((name) => PDF_MAKER.test(name)),
    'what makes PDF files is for whoever asks for one',
  ).toEqual([]);
});

/** A chunk of the build and every chunk that comes with it. */
function withImports(chunk: string, found = new Set<string>()): Set<string> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  const code = readFileSync(join(distFolder, 'assets', chunk), 'utf8');
  for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
    withImports(imported, found);
  return found;
}

/** Size of these chunks together, each gzipped by itself, in bytes. */
const sizeOf = (names: Iterable<string>): number =>
  [...names].reduce(
    (sum, name) => sum + gzipSync(readFileSync(join(distFolder, 'assets', name)), { level: 9 }).length,
    0,
  );

/** The chunk that a screen's file became. */
function chunkOf(name: string): string {
  const found = readdirSync(join(distFolder, 'assets')).filter((file) => new RegExp(`^${name}-.{8}\\.js$`).test(file));
  expect(found, name).toHaveLength(1);
  return found[0] ?? '';
}

test('D-71: what movements of money share comes while the member looks at the products, and a transfer then needs nothing', async ({
  page,
  watch,
}) => {
  const scripts = followScripts(page, watch);
  await page.goto('/login');
  await signIn(page);
  await expect(page.getByText('•••• 4871')).toBeVisible();
  const transfer = chunkOf('TransferenciaI');
  await expect.poll(() => scripts.names()).toContain(transfer);
  const rest = await scripts.total();
  await page.getByRole('link', { name: 'TRANSFERENCIA INTERNA' }).click();
  await expect(page.getByRole('combobox', { name: 'Cuenta de origen' })).toBeVisible();
  expect(await scripts.total(), 'nothing more for the transfer').toBe(rest);
});

test('D-71: what a stage of the visit brings says in its first line that it runs at once', () => {
  for (const name of ['entrada', 'entrada-paquetes', 'socio', 'socio-paquetes']) {
    const [first] = readFileSync(join(distFolder, 'assets', chunkOf(name)), 'utf8').split('\n', 1);
    expect(first, name).toBe('//# allFunctionsCalledOnLoad');
  }
});

test('D-71: no further screen costs more than its guard', () => {
  const known = new Set<string>();
  withImports(chunkOf('entrada'), known);
  withImports(chunkOf('socio'), known);
  const first = sizeOf(known);
  withImports(chunkOf('TransferenciaI'), known);
  report('en reposo, después de /productos', sizeOf(known) - first, GUARD.atRest);
  for (const [name, { area, path, screen }] of routeEntries) {
    if (area === 'entry' || name === 'productos') continue;
    const added = [...withImports(chunkOf(basename(screen)))].filter((chunk) => !known.has(chunk));
    report(`${path} después de la primera página`, sizeOf(added), GUARD.furtherScreen);
  }
});

test('JavaScript: a deep link to perfilsocio costs no more than the three together', async ({ page, watch }) => {
  const scripts = followScripts(page, watch);
  await saveData(page);
  await page.goto('/perfilsocio');
  await expectLogin(page);
  await fillCredentials(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Celular')).toBeVisible();
  report(
    'enlace directo a /perfilsocio, ingreso incluido',
    await scripts.total(),
    GUARD.login + GUARD.firstSignedIn + GUARD.furtherScreen,
  );
});

test.describe('what is published', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const filesBelow = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  const isText = (file: string): boolean => /\.(html|m?js|css|json|svg|txt|webmanifest)$/.test(file);

  /** Traces of the simulator, its members and its books. */
  const traces: readonly RegExp[] = [
    /mfguaman|jcloja|rosaquinde|almorocho|Ribera2026|Temporal1|Quebrada2026|Amanecer2026/i,
    /GUAMAN|VINTIMILLA|MOROCHO|PERALTA|015999\d{4}|01020100\d{4}|48213/,
    /\bmsw\b|mockServiceWorker|setupWorker/i,
    /cooperativa simulada|banco simulado|__demo/i,
    /["'`]123456["'`]|["'`]000000["'`]/,
    /storybook|\.stories\b|vitest|playwright/i,
    /src\/mocks|#mocks/,
    /sourceMappingURL/,
  ];

  test('holds no trace of the simulator, of Storybook or of the sources', () => {
    const isMock = (file: string): boolean => file.includes('/src/mocks/');
    const nameOf = (file: string): string => basename(file, extname(file));
    const sources = filesBelow(`${root}src`);
    const ownNames = new Set(sources.filter((file) => !isMock(file)).map(nameOf));
    // Names of one common word («bank», «state») would be found in anything.
    const telling = sources
      .filter(isMock)
      .map(nameOf)
      .filter((name) => /[a-z][A-Z]/.test(name) && !ownNames.has(name));
    expect(telling).toContain('staticFiles');
    const names = new RegExp(`\\b(?:${[...new Set(telling)].join('|')})\\b`);
    const found: string[] = [];
    for (const file of filesBelow(distFolder).filter(isText)) {
      const content = readFileSync(file, 'utf8');
      for (const trace of [...traces, names]) {
        const match = trace.exec(content);
        if (match) found.push(`${basename(file)}: ${match[0]}`);
      }
    }
    expect(found).toEqual([]);
  });

  test('what makes PDF files is one chunk of its own, ≤ 125 KB, that no page’s first load asks for', () => {
    const scripts = new Map(
      filesBelow(`${distFolder}/assets`)
        .filter((file) => file.endsWith('.js'))
        .map((file) => [basename(file), readFileSync(file, 'utf8')]),
    );
    const makers = [...scripts].filter(([name]) => PDF_MAKER.test(name));
    expect(makers).toHaveLength(1);
    const [maker = '', code = ''] = makers[0] ?? [];
    report(maker, gzipSync(code, { level: 9 }).length, 125);
    const users = [...scripts].filter(([name, text]) => text.includes(maker) && name !== maker);
    expect(users.length).toBeGreaterThan(0);
    const statically = new RegExp(`(?:from|import)\\s*["'\`]\\./${maker.replaceAll('.', '\\.')}`);
    expect(users.filter(([, text]) => statically.test(text)).map(([name]) => name)).toEqual([]);
    const page = readFileSync(join(distFolder, 'index.html'), 'utf8');
    expect(page).not.toMatch(/makePdf/);
    // Of brotli, png-js, @noble/ciphers, linebreak and the tables of other scripts, by words that only they have.
    const leftOut = /BrotliDecompressBuffer|Incomplete or corrupt PNG|aes: invalid key size|LineBreaker|stateTable\\"/;
    expect([...scripts].flatMap(([name, text]) => (leftOut.test(text) ? [name] : []))).toEqual([]);
  });

  test('holds only what a site serves: no maps, sources or dotfiles, and no key', () => {
    const files = filesBelow(distFolder).map((file) => file.slice(distFolder.length));
    expect(
      files.filter((file) => !/\.(html|m?js|css|json|svg|png|woff2?|ttf|pfb|txt|webmanifest|wasm)$/.test(file)),
    ).toEqual([]);
    expect(files.filter((file) => /\/\./.test(file) || file.endsWith('.map'))).toEqual([]);
    const config = JSON.parse(readFileSync(join(distFolder, 'config.json'), 'utf8')) as { encryption?: object };
    expect(Object.keys(config.encryption ?? {})).toEqual(['enabled']);
  });

  test('comes with the headers of security.md 1.3', async ({ request }) => {
    const page = await request.get('/productos', { headers: { Accept: 'text/html' } });
    const html = await page.text();
    const headers = page.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/trusted-types /);
    expect(policy).not.toMatch(/unsafe-|\*|http:|data:[^;]*script/);
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
    // Each of the document's own scripts and styles is let in by name; no element carries one.
    const own = html.match(/<(?:script(?![^>]*\bsrc=)|style)[^>]*>/g) ?? [];
    expect(own.filter((element) => !element.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(html).not.toMatch(/<[^>]+\s(?:on\w+|style)=/);

    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
    const asset = await request.get(script);
    expect(asset.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect((await request.get('/config.json')).headers()['cache-control']).toBe('no-store');
    expect((await request.get('/favicon.svg')).headers()['cache-control']).toBe('no-cache');
  });

  test('answers 404 for what is missing, never the page', async ({ request }) => {
    for (const path of [
      '/assets/index-00000000.js',
      '/assets/x.css',
      '/mockServiceWorker.js',
      '/robots.txt',
      '/.env',
    ]) {
      const response = await request.get(path, { headers: { Accept: 'text/html' } });
      expect([path, response.status()]).toEqual([path, 404]);
      expect(await response.text()).not.toContain('<html');
    }
  });

  test('a chunk that is gone after a deployment ends in a page with a way on, never in a white one', async ({
    page,
    watch,
  }) => {
    watch.expectFailure(/\/assets\/PerfilSocio-/);
    await page.goto('/login');
    await signIn(page);
    await page.route('**/assets/PerfilSocio-*.js', (route) => route.fulfill({ status: 404, body: 'No encontrado' }));
    await page.getByRole('link', { name: 'Editar perfil' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Algo no salió bien' })).toBeVisible();
    await expect(page.getByText(/[0-9A-F]{4}-[0-9A-F]{4}/)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Volver a cargar' }).click();
    await expect(page.getByLabel('Celular')).toBeVisible();
  });
});

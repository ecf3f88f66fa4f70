import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { BrowserContext, Page } from '@playwright/test';
import { isWhole } from '#testing/cases.ts';
import { distFolder, expect, test } from './bank.ts';
import { tried } from './cases.ts';
import { everyRoute, routesInWays } from './everyRoute.ts';
import { enter, fillCredentials, openSignedIn } from './steps.ts';

/** How a browser fails somebody: an old one, blocked cookies, a policy of the workplace, an extension. */
const MODES = ['ausente', 'lanza al leerse', 'lanza al usarse', 'rechaza'] as const;
type Mode = (typeof MODES)[number];

interface Lack {
  api: string;
  mode: Mode;
}

/** Where the pieces of the platform hang, beside the window itself. */
const HOLDERS = [
  'navigator',
  'crypto',
  'performance',
  'history',
  'document',
  'screen',
  'URL',
  'AbortSignal',
  'CSS',
  'Intl',
];

/** What a page of React is made of. Every browser that runs ES2022 modules has it, and no setting takes it away. */
const GROUND =
  /^(?:(?:HTML\w*)?Element|Node|Text|Range|ShadowRoot|Window|Location|\w*Event|DOMException|DOMRect|Image|ImageData|FormData|File(?:List)?|Blob|URL|URLSearchParams|Text(?:En|De)coder|Headers|Request|Response|fetch|Abort(?:Controller|Signal)|ReadableStream|MutationObserver|(?:set|clear)(?:Timeout|Interval)|(?:request|cancel)AnimationFrame|getComputedStyle|atob|btoa|queueMicrotask|MessageChannel|CSS(?:\.\w+)?|performance|(?:performance\.now)|history(?:\.(?:pushState|replaceState|go|state|length|back|forward))?|navigator|document(?:\.(?!fonts\b|startViewTransition\b|cookie\b|hasFocus\b|visibilityState\b|hidden\b).*)?|screen|location|window|self|top|parent|name|length|status|event|origin|inner\w+|outer\w+|scroll[XY]|page[XY]Offset|addEventListener|removeEventListener|dispatchEvent|open|close|stop|focus|blur|find|print|alert|confirm|prompt|scroll(?:To|By)?|on\w+)$/;

/** What answers with a promise, and refuses with a rejected one. */
const PROMISING = /^(?:navigator\.(?:locks|clipboard|permissions|serviceWorker|storage|gpu)|crypto\.subtle)$/;

/** Names of the language itself, which `target` of the build promises. */
const LANGUAGE = new Set<string>(runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]);

/** All the code that a sign-in asks for, up to the products. */
async function codeOfSignIn(page: Page): Promise<string> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (path.endsWith('.js')) scripts.add(path);
  });
  await openSignedIn(page);
  await expect(page.getByText('•••• 4871')).toBeVisible();
  return [...scripts].map((path) => readFileSync(join(distFolder, path), 'utf8')).join('\n');
}

/** All the code that is served. */
const wholeCode = (): string =>
  readdirSync(join(distFolder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(distFolder, 'assets', name), 'utf8'))
    .join('\n');

/** Every piece of this browser's platform that the code names, with each way in which it may fail. */
async function lacksOf(page: Page, text: string): Promise<readonly Lack[]> {
  // A document without any code of ours.
  await page.goto('/config.json');
  const present = await page.evaluate((holders) => {
    const kindOf = (holder: object, name: string): string => {
      try {
        const value: unknown = Reflect.get(holder, name);
        return value === null ? 'object' : typeof value;
      } catch {
        return 'object';
      }
    };
    const found: [string, string][] = [];
    for (const name of Object.getOwnPropertyNames(globalThis)) found.push([name, kindOf(globalThis, name)]);
    for (const holder of holders) {
      const object: unknown = Reflect.get(globalThis, holder);
      for (let at = object; at && at !== Object.prototype && at !== Function.prototype; at = Object.getPrototypeOf(at))
        for (const name of Object.getOwnPropertyNames(at))
          found.push([`${holder}.${name}`, kindOf(object as object, name)]);
    }
    return found;
  }, HOLDERS);
  const isNamed = (api: string): boolean => {
    const [holder, member] = api.split('.');
    if (member !== undefined && (holder === 'navigator' || holder === 'crypto'))
      return new RegExp(`\\.${member}\\b`).test(text);
    const name = api.replace('.', '\\??\\.');
    return new RegExp(`(?<![\\w$.\`'"-])${name}(?![\\w$:\`'"-])|(?:window|globalThis|self)\\??\\.${name}\\b`).test(
      text,
    );
  };
  return (
    present
      .filter(([api]) => /^[\w.]+$/.test(api) && !api.endsWith('.constructor'))
      .filter(([api]) => !LANGUAGE.has(api) && !GROUND.test(api) && isNamed(api))
      .flatMap(([api, kind]) => {
        // Plain values are there or not; only what is looked up or called can throw.
        if (kind === 'function')
          return [...new Set<Mode>(['ausente', 'lanza al usarse'])].map((mode) => ({ api, mode }));
        const modes =
          kind === 'object' ? MODES.filter((mode) => mode !== 'rechaza' || PROMISING.test(api)) : MODES.slice(0, 1);
        return modes.map((mode) => ({ api, mode }));
      })
      // No browser denies as much as the sight of it, and crypto-js looks at it as it loads.
      .filter(({ api, mode }) => api !== 'crypto' || mode !== 'lanza al leerse')
  );
}

/** At full size every way of every piece; else each piece in one of its ways, and each way at some of them. */
function chosen(lacks: readonly Lack[]): readonly Lack[] {
  if (isWhole) return lacks;
  return [...new Set(lacks.map(({ api }) => api))].flatMap((piece, at) => {
    const ways = lacks.filter(({ api }) => api === piece);
    return ways[at % ways.length] ?? [];
  });
}

/** Takes a piece of the platform away before the page's own code runs. */
async function takeAway(page: Page, lack: Lack): Promise<void> {
  await page.addInitScript(({ api, mode }: Lack) => {
    const names = api.split('.');
    const name = names.pop() ?? '';
    const owner = names.reduce<object>((at, each) => Reflect.get(at, each) as object, globalThis);
    let holder: object | null = owner;
    while (holder && !Object.hasOwn(holder, name)) holder = Object.getPrototypeOf(holder) as object | null;
    if (!holder) throw new Error(`No hay ${api}`);
    const refuse = (): never => {
      throw new DOMException(`${api}: acceso denegado.`, 'SecurityError');
    };
    const original: unknown = Reflect.get(owner, name);
    Reflect.deleteProperty(holder, name);
    if (mode === 'ausente') return;
    if (mode === 'lanza al leerse') {
      Object.defineProperty(holder, name, { configurable: true, get: refuse });
      return;
    }
    const deny =
      mode === 'rechaza' ? () => Promise.reject(new DOMException(`${api}: acceso denegado.`, 'SecurityError')) : refuse;
    const denying: unknown =
      typeof original === 'function'
        ? // Not an arrow: it may be built with `new`.
          function denied(): unknown {
            return deny();
          }
        : new Proxy<object>(
            {},
            {
              // Values stay values; every method is denied.
              get: (_, member) => {
                const value: unknown = Reflect.get(original as object, member);
                return typeof value === 'function' ? deny : value;
              },
            },
          );
    Object.defineProperty(holder, name, { configurable: true, value: denying });
  }, lack);
}

/** Signs in where that is missing; answers what was not as ever. */
async function troubleWithout(context: BrowserContext, lack: Lack): Promise<string[]> {
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`sin atrapar: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(`consola: ${message.text()}`);
  });
  await takeAway(page, lack);
  try {
    await page.goto('/login');
    await fillCredentials(page);
    await enter(page).click();
    await page.getByText('•••• 4871').waitFor();
  } catch {
    trouble.push('no se llega a los productos');
  }
  await page.close();
  return trouble.map((line) => `${lack.api} ${lack.mode}: ${line}`);
}

/** Three at a time run beside each other. */
const PARTS = 6;

for (let part = 1; part <= PARTS; part += 1) {
  test(`security.md 2.2: whatever piece of the browser is missing or throws, the sign-in reaches the products (${part} of ${PARTS})`, async ({
    page,
    browser,
    bank,
    watch,
  }) => {
    const lacks = await lacksOf(page, await codeOfSignIn(page));
    expect(lacks.length).toBeGreaterThan(40);
    const trouble: string[] = [];
    const ours = chosen(lacks).filter((_, index) => index % PARTS === part - 1);
    tried(ours.length);
    for (const lack of ours) {
      const context = await browser.newContext({ baseURL: bank.url, locale: 'es-EC', serviceWorkers: 'allow' });
      context.setDefaultTimeout(8000);
      trouble.push(...(await troubleWithout(context, lack)));
      await context.close();
    }
    await watch.quiet();
    expect(trouble).toEqual([]);
  });
}

const AT_ONCE = ['ausente', 'lanza al usarse'] as const;

for (const mode of AT_ONCE) {
  test(`security.md 2.2: with all that may be missing at once (${mode}), every route still shows its screen`, async ({
    page,
    bank,
  }) => {
    // The kit of menus and tabs reads the browser's name, and builds an observer of sizes wherever there is one; no browser denies either.
    const ofTheKit = /^(?:navigator\.userAgent|ResizeObserver)$/;
    // Without a storage nobody stays signed in from one page to the next; what hangs on crypto is in the list by itself.
    const lacks = (await lacksOf(page, wholeCode())).filter(({ api }) => !/^(?:\w+Storage|crypto)$/.test(api));
    const missing = lacks.filter((lack) => lack.mode === mode && !ofTheKit.test(lack.api));
    expect(missing.length).toBeGreaterThan(30);
    for (const lack of missing) await takeAway(page, lack);
    await openSignedIn(page);
    const routes = routesInWays(AT_ONCE)
      .filter(({ way }) => way === mode)
      .map(({ route }) => route);
    tried(routes.length);
    for (const route of routes) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Algo no salió bien' }), route).toHaveCount(0);
    }
    expect(bank.calls.length).toBeGreaterThan(routes.length);
  });
}

/** A page for everyone; the others are behind the sign-in. */
const ENTRY = /^\/(?:login|registro|recuperacion|politicas|eliminacion)/;

for (const mode of ['lanza al leerse', 'lanza al usarse'] as const) {
  test(`item 7: with storages of the kind «${mode}» every address shows a page, and who signs in is led on`, async ({
    page,
    watch,
  }) => {
    watch.expectFailure(/\/no-hay-tal-pagina$/);
    for (const api of ['localStorage', 'sessionStorage', 'indexedDB']) await takeAway(page, { api, mode });
    for (const address of [...everyRoute, '/no-hay-tal-pagina']) {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Algo no salió bien' }), address).toHaveCount(0);
      // Without a storage nobody stays signed in from one page to the next.
      if (!ENTRY.test(address)) await expect(page, address).toHaveURL(/\/(?:login|no-hay-tal-pagina)$/);
    }
    await page.goto('/login');
    await fillCredentials(page);
    await enter(page).click();
    await expect(page.getByText('•••• 4871')).toBeVisible();
    // By the application's own links every page opens: nothing of them needs a storage.
    for (const address of everyRoute.filter((one) => !ENTRY.test(one) && one !== '/')) {
      await page.evaluate((path) => {
        history.pushState({}, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Algo no salió bien' }), address).toHaveCount(0);
    }
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createSandbox } from '#mocks/sandbox/sandbox.ts';
import type { PageMessage } from '../src/worker/keptFiles.ts';
import { distFolder, expect, test } from './bank.ts';
import { confirmWithPin } from './code.ts';
import { nextVersion, offer, script } from './nextVersion.ts';
import { expectLogin, expectProductos, heading } from './shown.ts';
import { openSignedIn, signIn, signOut, usuario } from './steps.ts';
import { fillTenToCarlos } from './transfers.ts';

/* D-73, issue «slow lines»: return visits open with what the last one left. */

let nextFolder: string;

test.use({ serviceWorkers: 'allow' });

/** The documents that are kept. */
const DOCUMENTS = ['/app.html', '/login.html'];

/** Addresses that a build publishes. */
const published = (folder = distFolder): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(folder.length)}/${entry.name}`);

/** Addresses of everything that the browser keeps for this origin. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found.sort();
  });

/** Waits until the worker answers for this page. */
const isKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** Waits until all is kept that may be kept ahead, so that a host without this version is asked for nothing of it. */
async function allIsKept(page: Page): Promise<void> {
  const { later } = keptBy(distFolder);
  expect(later.length).toBeGreaterThan(90);
  await expect.poll(() => keptAddresses(page), { timeout: 120_000 }).toEqual(expect.arrayContaining(later));
}

/** What a build's worker is told to keep. */
function keptBy(folder: string): Record<'first' | 'later' | 'demanded', string[]> {
  const program = readFileSync(`${folder}/sw.js`, 'utf8');
  const listed = (which: string) =>
    JSON.parse(new RegExp(`"${which}":(\\[[^\\]]*\\])`).exec(program)?.[1] ?? '[]') as string[];
  return { first: listed('first'), later: listed('later'), demanded: listed('demanded') };
}

/** Waits until the browser has found the next version and its worker answers. */
async function nextIsKept(page: Page): Promise<void> {
  const next = published(nextFolder).find((address) => /\/entrada-[\w-]{8}\.js$/.test(address));
  await expect.poll(() => keptAddresses(page), { timeout: 60_000 }).toContain(next);
  // With it the documents of the first version go.
  const documents = async () => (await keptAddresses(page)).filter((address) => address.endsWith('.html'));
  await expect.poll(documents, { timeout: 60_000 }).toEqual(DOCUMENTS);
}

test.describe('return visits', () => {
  test('the first visit is kept; the second opens without a server, says what is not possible, and goes on once there is one', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectFailure(/:\d+\/(?:config\.json|login\.html|app\.html)$/);
    const sandbox = createSandbox({ distFolder });
    const first = await sandbox.listen(0);
    await page.goto(`${first.url}/login`);
    await expectLogin(page);
    await isKept(page);
    await page.close();

    await first.close();
    const second = await context.newPage();
    for (const address of ['/login', '/', '/productos', '/registro']) {
      await second.goto(`${first.url}${address}`);
      await expect(heading(second, 'Sin conexión'), address).toBeVisible();
    }
    await second.goto(`${first.url}/login`);
    await expect(heading(second, 'Sin conexión')).toBeVisible();
    const again = await sandbox.listen(Number(new URL(first.url).port));
    await second.getByRole('button', { name: 'Reintentar' }).click();
    await signIn(second);
    await second.close();
    await again.close();
  });

  test('a kept document comes with its policy, and with another nonce each time', async ({ page }) => {
    await page.goto('/login');
    await isKept(page);
    const nonces: string[] = [];
    for (const _ of [1, 2]) {
      const response = await page.goto('/login');
      expect(response?.fromServiceWorker()).toBe(true);
      const [, nonce = ''] =
        /script-src 'self' 'nonce-([^']+)'/.exec(response?.headers()['content-security-policy'] ?? '') ?? [];
      const html = (await response?.text()) ?? '';
      const own = html.match(/<(?:script(?![^>]*\bsrc=)|style)[^>]*>/g) ?? [];
      expect(own.length).toBeGreaterThan(2);
      expect(own.filter((element) => !element.includes(`nonce="${nonce}"`))).toEqual([]);
      nonces.push(nonce);
      await expectLogin(page);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
    await signIn(page);
  });

  test('after a day at the bank and signing out, what is kept are files of the build and nothing else', async ({
    page,
    bank,
  }) => {
    await openSignedIn(page);
    await isKept(page);
    await page.reload();
    await expectProductos(page);
    await page.getByRole('link', { name: 'PAGOS DE SERVICIOS' }).click();
    await expect(heading(page, /^Pagos/)).toBeVisible();
    expect(bank.calls.length).toBeGreaterThan(5);
    // All that may be kept ahead is.
    await allIsKept(page);
    await signOut(page);
    const kept = await keptAddresses(page);
    const known = new Set(published());
    expect(kept.filter((address) => !known.has(address))).toEqual([]);
    expect(kept).not.toContain('/config.json');
    expect(kept.filter((address) => address.endsWith('.html'))).toEqual(DOCUMENTS);
  });

  test('the worker names files of the build and nothing else, in whatever folder they lie', () => {
    const list = /__KEPT_FILES/.test(readFileSync(`${distFolder}/sw.js`, 'utf8'));
    expect(list, 'the list is written in').toBe(false);
    const { first, later, demanded } = keptBy(distFolder);
    const known = new Set(published());
    const named = [...first, ...later, ...demanded];
    expect(named.filter((address) => !known.has(address))).toEqual([]);
    expect([...known].filter((address) => address.startsWith('/assets/') && !named.includes(address))).toEqual([]);
  });

  test('config.json is asked of the host each time', async ({ page, bank }) => {
    await page.goto('/login');
    await isKept(page);
    const asked = page.waitForResponse('**/config.json');
    await page.goto('/login');
    const response = await asked;
    expect(response.fromServiceWorker()).toBe(false);
    expect(await response.json()).toMatchObject({ apiUrl: bank.demo.config.apiUrl });
  });
});

test.describe('a new version', () => {
  test.beforeAll(async () => {
    nextFolder = await nextVersion();
  });

  test('is taken by whoever opens the bank after it was found, and nothing of the old one stays', async ({
    page,
    context,
    bank,
  }) => {
    await page.goto('/login');
    await isKept(page);
    const before = await script(page);
    bank.deploy(nextFolder);
    await page.goto('/login');
    // Opened at once with what is kept; meanwhile the browser finds the next one.
    expect(await script(page)).toBe(before);
    await nextIsKept(page);
    await page.close();
    const next = await context.newPage();
    await next.goto('/login');
    expect(await script(next)).not.toBe(before);
    const known = new Set(published(nextFolder));
    await expect.poll(async () => (await keptAddresses(next)).filter((one) => !known.has(one))).toEqual([]);
    await signIn(next);
  });

  test('in the middle of an order nothing is said and nothing is lost; on the next page it is offered, and taken', async ({
    page,
    context,
    bank,
  }) => {
    await openSignedIn(page);
    await isKept(page);
    await allIsKept(page);
    const before = await script(page);
    await page.getByRole('link', { name: 'TRANSFERENCIA INTERNA' }).click();
    await fillTenToCarlos(page);

    bank.deploy(nextFolder);
    // Another tab is opened, and with it the browser finds the new version.
    const other = await context.newPage();
    await other.goto('/productos');
    await nextIsKept(page);
    await other.close();

    await page.getByRole('button', { name: 'Revisar' }).click();
    await page.getByRole('button', { name: 'Confirmar transferencia' }).click();
    await confirmWithPin(page);
    await expect(page.getByRole('heading', { name: /Transferencia exitosa/ })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    // What no page of the old version had fetched is there all the same.
    await page
      .getByRole('button', { name: 'Ver comprobante' })
      .or(page.getByRole('link', { name: 'PAGOS DE SERVICIOS' }))
      .last()
      .click();
    await expect(heading(page, /^Pagos/)).toBeVisible();
    await expect(offer(page)).toBeVisible();
    expect(await script(page)).toBe(before);
    await page.getByRole('button', { name: 'Volver a cargar', exact: true }).click();
    await expect(heading(page, /^Pagos/)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    expect(await script(page)).not.toBe(before);
  });

  test('opened again while the next one comes, the bank loses none of its files', async ({ page, bank }) => {
    const { first } = keptBy(nextFolder);
    const lastOfThem = first.at(-1) ?? '';
    // The host gives the last of them only when it is told to: the bank is opened meanwhile.
    let give: () => void = () => undefined;
    const given = new Promise<void>((resolve) => {
      give = resolve;
    });
    const { hostname, port } = new URL(bank.url);
    // Documents whose policy the worker has asked for.
    let looks = 0;
    const slow = createServer(({ url, method, headers }, response) => {
      if (method === 'HEAD') response.once('finish', () => (looks += 1));
      void (url === lastOfThem ? given : Promise.resolve()).then(() =>
        ask({ hostname, port, path: url, method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        }).end(),
      );
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const login = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/login`;
    try {
      await page.goto(login);
      await isKept(page);
      bank.deploy(nextFolder);
      await page.goto(login);
      await expectLogin(page);
      await expect.poll(() => keptAddresses(page), { timeout: 60_000 }).toContain(first.at(-2));
      await page.goto(login);
      await expectLogin(page);
      // That it is of the first version it says by itself only once the browser has dealt with the next one: here it says so meanwhile. The
      // worker asks for the policy of its documents, and then looks for what it may take away; that it asks again tells that it has done so.
      const program = new URL(await script(page)).pathname;
      for (const _ of [1, 2]) {
        const before = looks;
        await page.evaluate(async (message) => (await navigator.serviceWorker.ready).active?.postMessage(message), {
          kind: 'opened',
          program,
        } satisfies PageMessage);
        await expect.poll(() => looks).toBeGreaterThanOrEqual(before + DOCUMENTS.length);
      }
      expect(await keptAddresses(page)).toEqual(expect.arrayContaining(first.slice(0, -1)));
      give();
      await expect.poll(() => keptAddresses(page), { timeout: 60_000 }).toEqual(expect.arrayContaining(first));
    } finally {
      give();
      slow.closeAllConnections();
      slow.close();
    }
  });

  test('whoever reloads gets it at once, before the browser has kept it', async ({ page, bank }) => {
    await page.goto('/login');
    await isKept(page);
    const before = await script(page);
    bank.deploy(nextFolder);
    await page.reload();
    await expectLogin(page);
    expect(await script(page)).not.toBe(before);
  });
});

test.describe('where nothing can be kept, everything works as without', () => {
  const denials: Readonly<Record<string, () => void>> = {
    'the browser has no workers': () =>
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined, configurable: true }),
    'asking for them is denied': () =>
      Object.defineProperty(Navigator.prototype, 'serviceWorker', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    'they are refused': () => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    },
    'the member saves data': () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  };
  for (const [name, deny] of Object.entries(denials))
    test(name, async ({ page, context, watch }) => {
      await page.addInitScript(deny);
      await openSignedIn(page);
      await watch.quiet();
      await page.reload();
      await expectProductos(page);
      expect(context.serviceWorkers()).toEqual([]);
    });

  test('the storage is full', async ({ page, context, bank, watch }) => {
    const channel = await context.newCDPSession(page);
    await channel.send('Storage.overrideQuotaForOrigin', { origin: bank.url, quotaSize: 1_000 });
    await page.goto('/login');
    await usuario(page).fill('m');
    await watch.quiet();
    await page.goto('/login');
    await signIn(page);
    await page.reload();
    await expectProductos(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});

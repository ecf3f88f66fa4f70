import { type BrowserContext, test as base, expect, type Request, type TestInfo } from '@playwright/test';

/** The host name under which the application is served over plain HTTP, beside the loopback that browsers call secure. */
export const INTRANET_HOST = 'banca.intranet';

/** How long nothing may be on its way before it is said that nothing was asked for, in ms. */
const QUIET = 500;

/** What the runner itself says where a journey has no service worker. */
const NO_WORKER = /^Service Worker registration blocked by Playwright$/;

/** The guards of every journey: nothing may go wrong in a page unless the test has declared it. */
export interface Watch {
  /**
   * Requests to such an address fail in this test: with a status from 400 on, or without an answer. Also covers what the browser
   * logs about them. A declaration that nothing answers to fails the test.
   */
  expectFailure(address: RegExp): void;
  /** Such requests may fail in this test, as {@link Watch.expectFailure}; nothing has to. */
  allowFailure(address: RegExp): void;
  /** The console may say this in this test. */
  allowConsole(text: RegExp): void;
  /** Watches the pages of one more browser context. */
  follow(context: BrowserContext): Promise<void>;
  /**
   * Waits until nothing has been on its way for half a second from now on: what was just done may not have asked for anything yet. The
   * runner's own `networkidle` comes once for a document: it does not wait for what the application asks for later. Fewer `ms` are enough
   * where nothing is said to be absent, and the page itself tells what it waits for.
   */
  quiet(ms?: number): Promise<void>;
  /** How many requests are without their answer. */
  underway(): number;
}

interface Declaration {
  pattern: RegExp;
  met: boolean;
}

export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use, testInfo) => {
      const trouble: string[] = [];
      const addresses: Declaration[] = [];
      const texts: Declaration[] = [];
      const note = (line: string, declared: readonly Declaration[], subject: string): void => {
        const declaration = declared.find(({ pattern }) => pattern.test(subject));
        if (declaration) declaration.met = true;
        else trouble.push(line);
      };

      const underway = new Set<Request>();
      let changed = performance.now();
      const arrived = (request: Request): void => {
        underway.delete(request);
        changed = performance.now();
      };

      const follow = async (followed: BrowserContext): Promise<void> => {
        await followed.addInitScript(() => {
          document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
            console.error(`CSP: ${violatedDirective} ${blockedURI} ${sample}`);
          });
        });
        followed.on('console', (message) => {
          if (message.type() !== 'error' && message.type() !== 'warning') return;
          if (NO_WORKER.test(message.text())) return;
          const isLoadFailure = message.text().startsWith('Failed to load resource');
          const line = `consola (${message.type()}): ${message.text()} ${message.location().url}`;
          if (isLoadFailure) note(line, addresses, message.location().url);
          else note(line, texts, message.text());
        });
        // Uncaught errors and unhandled rejections alike.
        followed.on('weberror', (error) => trouble.push(`error sin atrapar: ${error.error().message}`));
        followed.on('requestfinished', arrived);
        followed.on('requestfailed', arrived);
        followed.on('request', (request) => {
          underway.add(request);
          changed = performance.now();
          const { protocol, hostname } = new URL(request.url());
          const isOwn = hostname === '127.0.0.1' || hostname === INTRANET_HOST || !protocol.startsWith('http');
          if (!isOwn) trouble.push(`petición a un tercero: ${request.url()}`);
        });
        followed.on('requestfailed', (request) => {
          const reason = request.failure()?.errorText ?? '';
          // The page's own cancellations: a screen that was left, a reload in the middle of a call.
          if (reason === 'net::ERR_ABORTED') return;
          note(`petición fallida: ${request.method()} ${request.url()} ${reason}`, addresses, request.url());
        });
        followed.on('response', (response) => {
          if (response.status() < 400) return;
          const line = `estado ${response.status()}: ${response.request().method()} ${response.url()}`;
          note(line, addresses, response.url());
        });
      };

      await follow(context);
      await use({
        expectFailure: (pattern) => void addresses.push({ pattern, met: false }),
        allowFailure: (pattern) => void addresses.push({ pattern, met: true }),
        allowConsole: (pattern) => void texts.push({ pattern, met: false }),
        follow,
        underway: () => underway.size,
        quiet: (ms = QUIET) => {
          changed = performance.now();
          return expect
            .poll(() => underway.size === 0 && performance.now() - changed >= ms, { intervals: [ms / 5] })
            .toBe(true);
        },
      });
      if (testInfo.errors.length > 0 || trouble.length > 0) await keepPictures(context, testInfo);
      expect(trouble, 'la página no debe dar errores que la prueba no anunció').toEqual([]);
      const unmet = addresses.filter(({ met }) => !met).map(({ pattern }) => String(pattern));
      expect(unmet, 'lo anunciado debe ocurrir').toEqual([]);
    },
    { auto: true },
  ],
});

/** What the pages looked like when the journey failed. Playwright's own `only-on-failure` takes a picture of every journey. */
async function keepPictures(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const [at, page] of context.pages().entries()) {
    // A page that can no longer draw has said already what is wrong with it.
    const body = await page.screenshot({ timeout: 5000 }).catch(() => null);
    if (body) await testInfo.attach(`falla-${at + 1}`, { body, contentType: 'image/png' });
  }
}

export { expect };

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseConfig } from '#config/runtimeConfig.ts';

const ADDRESS = 'https://fallas.coop.ec/web';
const LEAST = {
  apiUrl: '/api',
  encryption: { key: '00112233445566778899aabbccddeeff', iv: '00112233445566778899aabbccddeeff' },
};

/** The page, with what it listens to. */
let page: EventTarget;
let fetched: ReturnType<typeof vi.fn<(address: string, init: RequestInit) => Promise<Response>>>;

beforeEach(() => {
  vi.resetModules();
  page = new EventTarget();
  const listen = page.addEventListener.bind(page);
  fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { href: 'https://banca.coop.ec/cuentas/010201004871', pathname: '/cuentas/010201004871' });
  vi.stubGlobal('navigator', { userAgent: 'Firefox/128.0' });
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('document', { readyState: 'complete', addEventListener: listen });
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

/** A page of a deployment that says so; answers how errors reach it. */
async function openPage(over: object = { errorReportUrl: ADDRESS, errorReportShare: 1 }) {
  const { followErrors, tellError } = await import('./errorChannel.ts');
  followErrors(parseConfig({ ...LEAST, ...over }, 'https:'));
  return {
    tellError,
    happen: (kind: string, fields: object) => page.dispatchEvent(Object.assign(new Event(kind), fields)),
  };
}
const sent = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(body as string) as { name: string });

describe('security.md 4.1: without the key', () => {
  it('nothing is listened to, fetched or sent', async () => {
    const listened = vi.spyOn(globalThis, 'addEventListener');
    const { tellError, happen } = await openPage({});
    tellError(new Error('x'));
    happen('error', { error: new Error('x') });
    await vi.dynamicImportSettled();
    expect(listened).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('security.md 4.3: with it', () => {
  it('what nobody catches, what a page of an error shows and what the policy stops are told, also what came first', async () => {
    const { tellError, happen } = await openPage();
    tellError(new RangeError('caught by a boundary'));
    happen('error', { error: new TypeError('uncaught') });
    happen('unhandledrejection', { reason: new SyntaxError('rejected') });
    await vi.waitFor(() => expect(sent()).toHaveLength(3));
    happen('securitypolicyviolation', {
      effectiveDirective: 'connect-src',
      sourceFile: '',
      lineNumber: 1,
      columnNumber: 2,
    });
    expect(sent().map(({ name }) => name)).toEqual([
      'RangeError',
      'TypeError',
      'SyntaxError',
      'SecurityPolicyViolation',
    ]);
    expect(sent()[3]).toMatchObject({ message: 'connect-src', route: '/cuentas/:numeroCuenta', browser: 'Firefox' });
  });

  it('goes without cookies, referrer or a second try, and outlives the page', async () => {
    const { tellError } = await openPage();
    tellError(new Error('x'));
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    expect(fetched).toHaveBeenCalledWith(
      ADDRESS,
      expect.objectContaining({
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
      }),
    );
  });

  it('is told once, however often it happens, and five different ones a page at most', async () => {
    const { tellError } = await openPage();
    for (let time = 0; time < 3; time += 1) tellError(new TypeError('null'));
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    for (const message of ['array', 'object', 'string', 'number', 'boolean', 'symbol', 'array'])
      tellError(new TypeError(message));
    expect(sent()).toHaveLength(5);
  });

  it('an error without an error is a remark of the browser, and no report', async () => {
    const { happen, tellError } = await openPage();
    happen('error', { error: null, message: 'ResizeObserver loop completed with undelivered notifications.' });
    tellError(new Error('null'));
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
  });

  it.each([
    ['answers with a refusal', () => Promise.resolve(new Response('', { status: 500 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'is not there at all',
      () => {
        throw new Error('no fetch');
      },
    ],
  ])('nobody notices when the address %s', async (_, answer) => {
    fetched.mockImplementation(answer);
    const { tellError } = await openPage();
    tellError(new Error('null'));
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    expect(() => tellError(new Error('array'))).not.toThrow();
    tellError(new Error('array'));
    await Promise.resolve();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is decided by chance, once for a page', async () => {
    const share = { errorReportUrl: ADDRESS, errorReportShare: 0.25 };
    vi.spyOn(Math, 'random').mockReturnValue(0.25);
    (await openPage(share)).tellError(new Error('null'));
    await vi.dynamicImportSettled();
    expect(fetched).not.toHaveBeenCalled();
    vi.resetModules();
    vi.spyOn(Math, 'random').mockReturnValue(0.2499);
    (await openPage(share)).tellError(new Error('null'));
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  });
});

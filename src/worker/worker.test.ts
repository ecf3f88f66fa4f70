import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { revisionOf } from './documents.ts';
import type { KeptFiles } from './keptFiles.ts';
import type { AskEvent, HeardEvent, WorkEvent } from './scope.ts';

const SITE = 'https://banca.test';
const FIRST = ['/assets/entrada-1.js', '/assets/letra-1.woff2'];
const kept: KeptFiles = {
  base: '/',
  program: '/assets/entrada-1.js',
  documents: [],
  first: FIRST,
  later: [],
  demanded: [],
};

/** As in a page, an address may be told from the site's own root. */
class SiteRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, SITE) : input, init);
  }
}

/** What is kept under a name, by address. */
class KeptAnswers {
  readonly answers = new Map<string, Response>();
  readonly #address = (what: RequestInfo): string => new SiteRequest(what).url;

  match(what: RequestInfo): Promise<Response | undefined> {
    return Promise.resolve(this.answers.get(this.#address(what))?.clone());
  }

  put(what: RequestInfo, answer: Response): Promise<void> {
    this.answers.set(this.#address(what), answer);
    return Promise.resolve();
  }
}

const cache = new KeptAnswers();
const caches = {
  open: () => Promise.resolve(cache),
  match: (what: RequestInfo) => cache.match(what),
};
const skipWaiting = vi.fn(() => Promise.resolve());
const answers = new Map<string, () => Response>();
const file = () => new Response('a', { headers: { 'Content-Type': 'text/javascript' } });
const page = () => new Response('<h1>Acepte las condiciones</h1>', { headers: { 'Content-Type': 'text/html' } });

type Heard = Map<string, (event: WorkEvent) => void>;

/** Starts the worker anew; resolves to what it listens for. */
async function start(keeps = kept): Promise<Heard> {
  const heard: Heard = new Map();
  vi.stubGlobal('self', {
    __KEPT_FILES: keeps,
    location: { origin: SITE },
    caches,
    skipWaiting,
    addEventListener: (kind: string, hear: (event: WorkEvent) => void) => heard.set(kind, hear),
  });
  vi.resetModules();
  await import('./worker.ts');
  return heard;
}

/** Lets a new worker install itself; resolves or rejects as the browser would see it. */
async function install(): Promise<void> {
  const heard = await start();
  const work: Promise<unknown>[] = [];
  const event = { waitUntil: (one: Promise<unknown>) => void work.push(one) };
  heard.get('install')?.(event as WorkEvent);
  const isInstalled = Promise.all(work);
  // What it began is ended first, however that is: nothing of it goes on in the next test.
  isInstalled.catch(() => undefined);
  for (let seen = 0; seen < work.length; ) {
    seen = work.length;
    await Promise.allSettled(work);
  }
  await isInstalled;
}

beforeEach(() => {
  // Workbox says nothing then, and asks for no more of the browser than it uses.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('FetchEvent', Event);
  vi.stubGlobal('Request', SiteRequest);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', ({ url }: Request) =>
    Promise.resolve(answers.get(new URL(url).pathname)?.() ?? new Response('', { status: 404 })),
  );
  for (const address of FIRST) answers.set(address, file);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  skipWaiting.mockClear();
  cache.answers.clear();
});

describe('D-73: the worker takes over once it keeps what sign-in needs', () => {
  it('then, and not before', async () => {
    await install();
    expect([...cache.answers.keys()]).toEqual(FIRST.map((address) => SITE + address));
    expect(skipWaiting).toHaveBeenCalledOnce();
  });

  it.each<[string, () => Response]>([
    ['a page of the network comes in a file’s place, as if all were well', page],
    ['the host has no more of this build', () => new Response('', { status: 404 })],
  ])('never where %s', async (_, answer) => {
    answers.set('/assets/letra-1.woff2', answer);
    await expect(install()).rejects.toThrow('/assets/letra-1.woff2');
    expect(skipWaiting).not.toHaveBeenCalled();
  });

  it('never where the cache cannot be read', async () => {
    vi.spyOn(caches, 'match').mockRejectedValue(new Error('denied'));
    await expect(install()).rejects.toThrow(FIRST[0]);
    expect(skipWaiting).not.toHaveBeenCalled();
  });
});

describe('D-73: a reload asks the host first', () => {
  const kind = { headers: { 'Content-Type': 'text/html' } };
  const document = { file: '/login.html', revision: 'una', addresses: ['^/login$'] };

  /** What is shown after a reload for which the host answers so, with a kept document. */
  async function reload(host: Response): Promise<string | undefined> {
    vi.stubGlobal('location', new URL(SITE));
    const heard = await start({ ...kept, documents: [document] });
    await cache.put(`${SITE}/login.html?__WB_REVISION__=una`, new Response('guardado', kind));
    vi.stubGlobal('fetch', () => Promise.resolve(host));
    let answer: Promise<Response> | undefined;
    heard.get('fetch')?.({
      request: { url: `${SITE}/login`, method: 'GET', mode: 'navigate', cache: 'no-cache' },
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    } as unknown as AskEvent);
    return (await answer)?.text();
  }

  it.each([
    ['its own document is what comes', 200, 'del servidor'],
    ['so is its word that there is none', 404, 'del servidor'],
    ['in place of the page of a host in trouble the kept one opens', 502, 'guardado'],
    ['in maintenance too', 503, 'guardado'],
  ])('%s (%i)', async (_, status, shown) => {
    expect(await reload(new Response('del servidor', { ...kind, status }))).toBe(shown);
  });
});

describe('D-73: a page that was opened with another policy than the host sends now is told', () => {
  const HTML = '<h1>Ingrese</h1>';
  const under = (policy: string | null, html: string | null = HTML) =>
    new Response(html, { headers: policy === null ? {} : { 'Content-Security-Policy': policy } });

  /** What the worker says to a page that has opened, where the host answers to HEAD and to GET with these policies. */
  async function toldTo(head: string | null, get: string): Promise<unknown[]> {
    vi.stubGlobal('location', new URL(SITE));
    const told: unknown[] = [];
    const revision = await revisionOf(HTML);
    const heard = await start({ ...kept, documents: [{ file: '/login.html', revision, addresses: ['^/login$'] }] });
    const matchAll = () => Promise.resolve([{ postMessage: (message: unknown) => told.push(message) }]);
    Object.assign(self, { clients: { matchAll } });
    await cache.put(`${SITE}/login.html?__WB_REVISION__=${revision}`, under('de antes'));
    vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
      Promise.resolve(method === 'HEAD' ? under(head, null) : under(get)),
    );
    let work: Promise<unknown> = Promise.resolve();
    heard.get('message')?.({
      data: { kind: 'opened', program: 'otro' },
      waitUntil: (one: Promise<unknown>) => {
        work = one;
      },
    } as unknown as HeardEvent);
    await work;
    return told;
  }

  it.each<[string, string | null, string, unknown[]]>([
    ['of another one', 'de ahora', 'de ahora', [{ kind: 'otherPolicy' }]],
    ['of nothing where it is the same', 'de antes', 'de antes', []],
    ['of nothing where a CDN leaves it out of what it answers to HEAD', null, 'de antes', []],
    ['of another one also there', null, 'de ahora', [{ kind: 'otherPolicy' }]],
  ])('%s', async (_, head, get, told) => {
    expect(await toldTo(head, get)).toEqual(told);
  });
});

/*
 * The service worker (D-73): return visits on slow lines open with what the last one left. It keeps files of the build and nothing else: it
 * answers for addresses of pages and for files that the build names, and lets everything else pass as if it were not there: the API on
 * whatever address, config.json, other origins. What rules each step is in docs/architecture.md «Return visits».
 */
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { asNewAnswer, isAsBuilt, policyOf } from './documents.ts';
import { documentFor, type KeptFiles, type PageMessage, type WorkerMessage } from './keptFiles.ts';
import type { AskEvent, HeardEvent, WorkEvent, WorkerScope } from './scope.ts';

declare const self: WorkerScope;

const kept: KeptFiles = self.__KEPT_FILES;
const files = new Set([...kept.first, ...kept.later, ...kept.demanded]);

const DOCUMENTS = 'bv-documentos';
const FILES = 'bv-archivos';

/** Whoever reloads a page wants the host's own: how long that is waited for, ms. */
const RELOAD_LIMIT_MS = 4_000;
/** The pages have asked for nothing within this time, ms: what is kept ahead never stands in their way. */
const QUIET_MS = 1_500;

const documents = new PrecacheController({
  cacheName: DOCUMENTS,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) => {
        const { pathname } = new URL(request.url);
        const revision = kept.documents.find(({ file }) => file === pathname)?.revision ?? '';
        return (await isAsBuilt(response, revision)) ? response : null;
      },
    },
  ],
});
documents.addToCacheList(kept.documents.map(({ file, revision }) => ({ url: file, revision })));

const assets = new CacheFirst({
  cacheName: FILES,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // A page in a file's place, as some networks send it, is not kept; nor is what another build names alike.
      cacheWillUpdate: ({ request, response }) => {
        const isFile = response.status === 200 && !/html/.test(response.headers.get('Content-Type') ?? 'html');
        return Promise.resolve(isFile && files.has(new URL(request.url).pathname) ? response : null);
      },
      // A cache that cannot be read is none.
      handlerDidError: ({ request }) => fetch(request),
    },
  ],
});

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate(event)));
self.addEventListener('fetch', answer);
self.addEventListener('message', (event) => event.waitUntil(hear(event.data as PageMessage, event)));

async function install(event: WorkEvent): Promise<void> {
  await documents.install(event);
  // Twice: what the worker that still answers has tidied away meanwhile comes again; what is there is not asked for.
  for (const file of [...kept.first, ...kept.first]) await keep(file, event);
  // Nothing of an open page changes with it: each goes on with its own build, whose files stay.
  await self.skipWaiting();
}

async function activate(event: WorkEvent): Promise<void> {
  await documents.activate(event);
  await self.clients.claim();
  await tell({ kind: 'keeps', program: kept.program });
}

/** Keeps a file that is not yet kept. Rejects when it does not come, when something else comes in its place, or when there is no room. */
async function keep(file: string, event: WorkEvent): Promise<void> {
  // Browsers that know no priorities pass over it.
  const [response, done] = assets.handleAll({ event, request: new Request(file, { priority: 'low' }) });
  // A host that has the next build already has no more of this one.
  if (!(await response).ok) throw new Error(file);
  await done;
  // What is not put into the cache is passed on all the same, and nobody says so: a page in the file's place, or whatever comes while the
  // cache cannot be read.
  if (!(await (await caches.open(FILES)).match(file, { ignoreVary: true }))) throw new Error(file);
}

let lastAsked = 0;

function answer(event: AskEvent): void {
  lastAsked = Date.now();
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    const file = documentFor(kept.documents, pathname);
    if (file !== undefined) event.respondWith(openPage(request, file));
    return;
  }
  // Also what only an earlier build names: a page of that one may still be open.
  if (search !== '' || !pathname.startsWith(`${kept.base}assets/`)) return;
  const [response, done] = assets.handleAll({ event, request });
  event.respondWith(response);
  // Without room it is not kept, and that is all.
  event.waitUntil(done.catch(() => undefined));
}

/**
 * The kept document at once; for a reload the host's, if it answers in time and is in order: with it comes whatever was published meanwhile. In
 * place of the page of a host in trouble (5xx) the kept one opens, which can say so itself.
 */
async function openPage(request: Request, file: string): Promise<Response> {
  const isReload = ['reload', 'no-cache', 'no-store'].includes(request.cache);
  if (isReload) {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, RELOAD_LIMIT_MS, undefined));
    const fresh = await Promise.race([fetch(request).catch(() => undefined), late]);
    if (fresh && fresh.status < 500) return fresh;
  }
  const found = await documents.matchPrecache(file).catch(() => undefined);
  return found ? asNewAnswer(found) : fetch(request);
}

async function hear(message: PageMessage, event: HeardEvent): Promise<void> {
  if (message.kind === 'atRest') await keepLater(event);
  else {
    await followPolicy();
    if (message.program === kept.program) await tidy();
  }
}

let isKeeping = false;

/** Keeps what is left of the build, one file after the other, each when the pages ask for nothing; ends with the first that cannot be kept. */
async function keepLater(event: WorkEvent): Promise<void> {
  if (isKeeping) return;
  isKeeping = true;
  try {
    for (const file of kept.later) {
      await quiet();
      await keep(file, event);
    }
  } catch {
    // No line or no room: it is fetched when it is needed, as ever.
  } finally {
    isKeeping = false;
  }
}

async function quiet(): Promise<void> {
  for (;;) {
    const left = lastAsked + QUIET_MS - Date.now();
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}

/**
 * A host may send the same document with another policy, as when the bank's address changes in config.json. The kept documents are then
 * renewed, and pages that were opened with the earlier policy are told. Without an answer of the host nothing happens.
 */
async function followPolicy(): Promise<void> {
  for (const { file, revision } of kept.documents) {
    const [held, sent] = await Promise.all([
      documents.matchPrecache(file),
      fetch(file, { method: 'HEAD', cache: 'no-store' }),
    ]).catch(() => []);
    const key = documents.getCacheKeyForURL(file);
    if (!held || !sent?.ok || key === undefined || policyOf(held) === policyOf(sent)) continue;
    const renewed = await fetch(file, { cache: 'no-store' }).catch(() => undefined);
    if (!renewed || !(await isAsBuilt(renewed, revision))) continue;
    // A CDN may leave the policy out of what it answers to HEAD alone.
    if (policyOf(renewed) === policyOf(held)) continue;
    await (await caches.open(DOCUMENTS)).put(key, renewed);
    await tell({ kind: 'otherPolicy' });
  }
}

/**
 * Deletes the files of an earlier build, once no page of that build can be open: only one page is left, and it has said that it runs this
 * build. While a newer build is being installed nothing is deleted, because its files cannot be told from older ones; that build tidies up
 * when it is ready.
 */
async function tidy(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  const cache = await caches.open(FILES);
  for (const request of await cache.keys()) {
    if (self.registration.installing || self.registration.waiting) return;
    if (!files.has(new URL(request.url).pathname)) await cache.delete(request, { ignoreVary: true });
  }
}

async function tell(message: WorkerMessage): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
}

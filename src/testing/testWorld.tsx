import { getResponse, type HttpHandler } from 'msw';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { contract } from '#api/contract/all.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { App } from '#app/App.tsx';
import { routes } from '#app/routes.tsx';
import { createServices, type Services } from '#app/services.ts';
import { parseConfig } from '#config/runtimeConfig.ts';
import { isRecord } from '#domain/records.ts';
import { createMswHandlers } from '#mocks/msw.ts';
import { demo } from '#mocks/storyDemo.ts';
import { createRoutes } from '#mocks/wire/routes.ts';
import { forgetCarried } from '#navigation/carried.ts';
import { pendingOrders } from '#session/usePendingOrders.ts';
import { recentOrders } from '#session/useRecentOrders.ts';
import { GlobalStyle } from '#theme/GlobalStyle.ts';
import { lineIsBack } from './line.ts';
import { sessionOf } from './sessionOf.ts';

/** One request as it reached the cooperative, its body decrypted; the secrets inside are still encrypted. */
export interface SentCall {
  id: string;
  body: Record<string, unknown> | null;
}

/** The whole bank in the page of a test: real routes, session, storage and transport, over the simulated cooperative. */
export interface TestBank {
  services: Services;
  /** Where the router stands. */
  path: () => string;
  /** As the browser's Back and Forward (a number of entries), or as a link to an address. */
  go: (to: number | string, options?: { replace?: boolean }) => Promise<void>;
  /** From now on the page itself changes its place in the history so many ms late, as on a device that is busy. */
  navigatesLate: (ms: number) => void;
  /** What was sent so far, oldest first. */
  sent: readonly SentCall[];
  /** How often an endpoint was called. */
  countOf: (endpoint: AnyEndpoint) => number;
  /** The bodies that an endpoint got. */
  bodiesOf: (endpoint: AnyEndpoint) => (Record<string, unknown> | null)[];
}

const handlers = createMswHandlers(demo);
const callsByPath = createRoutes(contract);
let overrides: HttpHandler[] = [];
let sent: SentCall[] = [];
let pending: Promise<Response>[] = [];
const held = new Map<string, Promise<void>>();
let opened: Services | null = null;

/** The router of the page that was opened last, for addresses that no link of the page leads to. */
export const browser: { router: ReturnType<typeof createMemoryRouter> | null } = { router: null };

/** Answers that come before the cooperative's own, as `msw.use` in a story; the last one given wins. */
export function use(...next: HttpHandler[]): void {
  overrides = [...next, ...overrides];
}

/** The cooperative answers as itself again. */
export function useNoOverrides(): void {
  overrides = [];
}

/**
 * Registers what each test starts and ends with: a fresh cooperative, empty storage, the browser's own clock, no spies, a connection. With
 * `now` (ms since the epoch) the page's day is that one at the beginning, most often the bank's own (`DEMO_NOW`). Call it once, at the
 * top of a file.
 */
export function startEachTestFresh({ now }: { now?: number } = {}): void {
  const realFetch = globalThis.fetch;
  beforeEach(async () => {
    if (now !== undefined) vi.setSystemTime(now);
    demo.reset();
    localStorage.clear();
    sessionStorage.clear();
    forgetCarried();
    sent = [];
    pending = [];
    overrides = [];
    held.clear();
    // The handlers of the service worker, without the worker: each request is seen here, and none can get past.
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init);
      if (!new URL(request.url).pathname.startsWith(`${demo.config.apiUrl}/`)) return realFetch(request);
      const answered = answer(request);
      pending.push(answered);
      return answered;
    });
    // One list of each per page, and all tests of a file share a page.
    await Promise.all([pendingOrders().load(), recentOrders().load()]);
  });
  afterEach(() => {
    opened?.store.close('logout');
    opened = null;
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
    lineIsBack();
  });
}

/**
 * Starts the application at a route, as main.tsx does; `socio` null starts it signed out. Without strict mode, which reads everything
 * twice: calls are counted as in production.
 */
export async function openBank({
  route,
  socio = 'mfguaman',
  state,
  before = [],
  until,
}: {
  route: string;
  /** What a link to `route` brings along in the history. */
  state?: unknown;
  socio?: string | null;
  /** Where the member has been, oldest first: what Back leads to. */
  before?: readonly string[];
  /** What the test begins at: a part of the page that is seen, or what waits for more than that. */
  until?: Locator | (() => Promise<void>);
}): Promise<TestBank> {
  const config = parseConfig(demo.config, 'http:');
  const services = createServices(config);
  opened = services;
  await services.store.restore();
  if (socio !== null) await services.store.open(sessionOf(socio));
  const address = new URL(route, location.origin);
  const router = createMemoryRouter(routes, {
    initialEntries: [...before, { pathname: address.pathname, search: address.search, state }],
  });
  browser.router = router;
  const theme = { choice: () => 'sistema' as const, choose: () => undefined, subscribe: () => () => undefined };
  await render(
    <>
      <GlobalStyle />
      <App config={config} services={services} theme={theme} router={router} />
    </>,
  );
  if (typeof until === 'function') await until();
  else if (until) await expect.element(until).toBeVisible();
  const calls = sent;
  const navigate = router.navigate.bind(router) as (...given: unknown[]) => Promise<void>;
  return {
    navigatesLate: (ms) => {
      router.navigate = async (...given: unknown[]) => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        return navigate(...given);
      };
    },
    services,
    path: () => router.state.location.pathname,
    go: (to, options) => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options)),
    sent: calls,
    countOf: (endpoint) => calls.filter(({ id }) => id === endpoint.id).length,
    bodiesOf: (endpoint) => calls.filter(({ id }) => id === endpoint.id).map(({ body }) => body),
  };
}

/** Keeps the answers of an endpoint back until what it returns is called: for answers that come too late. */
export function hold(endpoint: AnyEndpoint): () => void {
  let release = (): void => undefined;
  held.set(endpoint.id, new Promise((resolve) => (release = resolve)));
  return () => release();
}

/** Waits until every request so far has its answer, and a moment for the page to read it and to act on it. */
export async function everyAnswerRead(): Promise<void> {
  await Promise.allSettled(pending);
  await new Promise((resolve) => setTimeout(resolve, 150));
}

async function answer(request: Request): Promise<Response> {
  const id = idOf(request);
  sent.push({ id, body: await bodyOf(request.clone()) });
  await held.get(id);
  const response = await getResponse([...overrides, ...handlers], request);
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

function idOf(request: Request): string {
  const path = new URL(request.url).pathname.slice(demo.config.apiUrl.length + 1);
  const called = callsByPath.onPath(path).find(({ endpoint }) => endpoint.method === request.method);
  return called?.endpoint.id ?? `${request.method} ${path}`;
}

async function bodyOf(request: Request): Promise<Record<string, unknown> | null> {
  const text = await request.text();
  if (text === '') return null;
  const { value } = JSON.parse(text) as { value: string };
  const body: unknown = JSON.parse(await demo.cipher.decrypt(value));
  return isRecord(body) ? body : null;
}

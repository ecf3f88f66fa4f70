import { getResponse, type HttpHandler } from 'msw';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { contract } from '#api/contract/all.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { App } from '#app/App.tsx';
import { entryRoutes, routeDiscovery } from '#app/routes.tsx';
import { createServices, type Services } from '#app/services.ts';
import { parseConfig } from '#config/runtimeConfig.ts';
import { isRecord } from '#domain/records.ts';
import { createMswHandlers } from '#mocks/msw.ts';
import { demo } from '#mocks/storyDemo.ts';
import { GlobalStyle } from '#theme/GlobalStyle.ts';

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
  /** What was sent so far, oldest first. */
  sent: readonly SentCall[];
  /** How often an endpoint was called. */
  countOf: (endpoint: AnyEndpoint) => number;
  /** The bodies that an endpoint got. */
  bodiesOf: (endpoint: AnyEndpoint) => (Record<string, unknown> | null)[];
}

const handlers = createMswHandlers(demo);
let overrides: HttpHandler[] = [];
let sent: SentCall[] = [];
let pending: Promise<Response>[] = [];
const held = new Map<string, Promise<void>>();
let opened: Services | null = null;

/** Answers that come before the cooperative's own, as `msw.use` in a story; the last one given wins. */
export function use(...next: HttpHandler[]): void {
  overrides = [...next, ...overrides];
}

/** The cooperative answers as itself again. */
export function useNoOverrides(): void {
  overrides = [];
}

/** Registers what each test starts and ends with: a fresh cooperative and empty storage. Call it once, at the top of a file. */
export function startEachTestFresh(): void {
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    demo.reset();
    localStorage.clear();
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
  });
  afterEach(() => {
    opened?.store.close('logout');
    opened = null;
    vi.unstubAllGlobals();
  });
}

/**
 * Starts the application at a route, as main.tsx does; `socio` null starts it signed out. Without strict mode, which reads everything
 * twice: calls are counted as in production.
 */
export async function openBank({
  route,
  socio = 'mfguaman',
  before = [],
}: {
  route: string;
  socio?: string | null;
  /** Where the member has been, oldest first: what Back leads to. */
  before?: readonly string[];
}): Promise<TestBank> {
  const config = parseConfig(demo.config, 'http:');
  const services = createServices(config);
  opened = services;
  await services.store.restore();
  if (socio !== null) {
    const { cambioClave, ...session } = demo.signIn(socio);
    await services.store.open({ ...session, mustChangePassword: cambioClave === 'S' });
  }
  const router = createMemoryRouter(entryRoutes, { initialEntries: [...before, route], ...routeDiscovery() });
  const theme = { choice: () => 'sistema' as const, choose: () => undefined, subscribe: () => () => undefined };
  await render(
    <>
      <GlobalStyle />
      <App config={config} services={services} theme={theme} router={router} />
    </>,
  );
  const calls = sent;
  return {
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
  const called = contract.find(({ method, path: pattern }) => {
    const parts = pattern.split('/');
    const given = path.split('/');
    return (
      method === request.method &&
      parts.length === given.length &&
      parts.every((part, index) => part.startsWith('{') || part === given[index])
    );
  });
  return called?.id ?? `${request.method} ${path}`;
}

async function bodyOf(request: Request): Promise<Record<string, unknown> | null> {
  const text = await request.text();
  if (text === '') return null;
  const { value } = JSON.parse(text) as { value: string };
  const body: unknown = JSON.parse(await demo.cipher.decrypt(value));
  return isRecord(body) ? body : null;
}

import { onlineManager } from '@tanstack/react-query';
import { demo } from '#mocks/storyDemo.ts';
import { pause, untilAborted } from '#mocks/wire/pause.ts';

/** How much longer every call takes over the slow network, in ms. */
export const SLOW_MS = 2_000;

/** The networks of the toolbar «Red», each by what it is called there. */
export const networks = { normal: 'normal', lenta: 'lenta (+2 s)', 'sin-conexion': 'sin conexión' } as const;

/** The name of a network: plain letters, which an address keeps. */
export type Network = keyof typeof networks;

let current: Network = 'normal';
let restore = (): void => undefined;

/**
 * Puts the page's calls to the simulated cooperative over a network. What the catalogue fetches for itself is left alone. A name that there
 * is not, as a page's address may have, is the normal one.
 */
export function setNetwork(name: unknown): void {
  const next = Object.keys(networks).find((known): known is Network => known === name) ?? 'normal';
  if (next === current) return;
  const wasOffline = current === 'sin-conexion';
  if (current === 'normal') restore = divert();
  current = next;
  if (next === 'normal') restore();
  if (next === 'sin-conexion') sayLost();
  if (wasOffline) sayBack();
}

/** Takes the page's calls, above whatever answers them: a story's own answers come over the same network. Answers the way back. */
function divert(): () => void {
  const { fetch: send, addEventListener: listen } = globalThis;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return pathname.startsWith(`${demo.config.apiUrl}/`) ? carry(new Request(input, init), send) : send(input, init);
  };
  // Most of a story is fetched and drawn after the connection was lost: who begins to listen hears of it as well.
  globalThis.addEventListener = (...given: Parameters<typeof listen>) => {
    listen.apply(globalThis, given);
    if (given[0] === 'offline' && current === 'sin-conexion') queueMicrotask(sayLost);
  };
  return () => {
    globalThis.fetch = send;
    globalThis.addEventListener = listen;
  };
}

/** Carries one call. @throws TypeError, as `fetch` does, when there is no connection when it should leave. */
async function carry(request: Request, send: typeof fetch): Promise<Response> {
  const generation = demo.generation();
  if (current === 'lenta') await pause(SLOW_MS, request.signal);
  // A call of a story that is over must not reach the next one's bank.
  if (demo.generation() !== generation) return untilAborted(request.signal);
  if (current === 'sin-conexion') throw new TypeError('Failed to fetch');
  return send(request);
}

function sayLost(): void {
  if (current !== 'sin-conexion') return;
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  dispatchEvent(new Event('offline'));
}

function sayBack(): void {
  Reflect.deleteProperty(navigator, 'onLine');
  // One for the whole page, and it listens only while a story stands: after the last one it would wait for ever.
  onlineManager.setOnline(true);
  dispatchEvent(new Event('online'));
}

import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demo } from '#mocks/storyDemo.ts';
import { SLOW_MS, setNetwork } from '#storybook/network.ts';

const CALL = `${demo.config.apiUrl}/productos`;
const heard: string[] = [];
const hear = ({ type }: Event) => void heard.push(type);
const answer = vi.fn((..._request: Parameters<typeof fetch>) => Promise.resolve(new Response('sí')));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', answer);
  answer.mockClear();
  heard.length = 0;
});

afterEach(() => {
  setNetwork('normal');
  for (const type of ['offline', 'online']) removeEventListener(type, hear);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What becomes of a call, once it is known. */
const outcomeOf = (call: Promise<Response>) =>
  call.then(
    () => 'answered',
    (reason: unknown) => (reason instanceof Error ? reason.name : 'unknown'),
  );

it.each(['normal', undefined, 'toString'])('«%s» leaves the page as it is', (name) => {
  const { fetch: send, addEventListener: listen } = globalThis;
  setNetwork(name);
  expect(globalThis.fetch).toBe(send);
  expect(globalThis.addEventListener).toBe(listen);
});

it('slow: a call to the bank leaves two seconds later, with everything that it says', async () => {
  setNetwork('lenta');
  const call = outcomeOf(fetch(CALL, { method: 'POST', body: 'cuerpo' }));
  await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await call).toBe('answered');
  const [sent] = answer.mock.calls[0] ?? [];
  if (!(sent instanceof Request)) throw new Error('Nothing was sent.');
  expect([sent.method, new URL(sent.url).pathname, await sent.text()]).toEqual(['POST', CALL, 'cuerpo']);
});

it('slow: what the catalogue fetches for itself does not wait', async () => {
  setNetwork('lenta');
  expect(await outcomeOf(fetch('/fuente.woff2'))).toBe('answered');
});

it('slow: a call that is given up never leaves', async () => {
  setNetwork('lenta');
  const giveUp = new AbortController();
  const call = outcomeOf(fetch(CALL, { signal: giveUp.signal }));
  giveUp.abort();
  expect(await call).toBe('AbortError');
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect(answer).not.toHaveBeenCalled();
});

it('slow: a call of a story that is over does not reach the bank of the next one', async () => {
  setNetwork('lenta');
  void outcomeOf(fetch(CALL));
  demo.reset();
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect(answer).not.toHaveBeenCalled();
});

it('no connection: a call fails as a broken one, also one that is still on its way', async () => {
  setNetwork('lenta');
  const late = outcomeOf(fetch(CALL));
  setNetwork('sin-conexion');
  expect(await outcomeOf(fetch(CALL))).toBe('TypeError');
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect(await late).toBe('TypeError');
  expect(answer).not.toHaveBeenCalled();
});

it('no connection: the browser says so, also to who begins to listen later, and says that it is back', async () => {
  addEventListener('offline', hear);
  addEventListener('online', hear);
  setNetwork('sin-conexion');
  expect(heard).toEqual(['offline']);
  expect(navigator.onLine).toBe(false);
  const later: string[] = [];
  addEventListener('offline', ({ type }) => void later.push(type), { once: true });
  await Promise.resolve();
  expect(later).toEqual(['offline']);
  setNetwork('normal');
  expect(heard.at(-1)).toBe('online');
  expect(navigator.onLine).toBe(true);
});

it('no connection: the reads of the next story do not wait for it', () => {
  const unsubscribe = onlineManager.subscribe(() => undefined);
  setNetwork('sin-conexion');
  expect(onlineManager.isOnline()).toBe(false);
  // The last story is gone, and with it who would have heard that the connection is back.
  unsubscribe();
  setNetwork('normal');
  expect(onlineManager.isOnline()).toBe(true);
});

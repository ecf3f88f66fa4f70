import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig, TIME_LIMIT_MS } from './loadConfig.ts';
import { requestConfigEarly } from './requestConfig.ts';
import { ConfigError, UnreachableHost } from './runtimeConfig.ts';

/** What becomes of it: the error's class, or that it still waits. */
const outcome = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'leída',
    (error: unknown) => error,
  );

/** A host that answers after `ms`, unless it is given up before. */
const hostThatTakes = (ms: number, answer: () => Response) =>
  vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        setTimeout(() => resolve(answer()), ms);
        signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      }),
  );

describe('config.json (slow lines)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('location', { protocol: 'https:' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    globalThis.earlyConfig = undefined;
  });

  it('the limit begins when the program waits for it, not when the document asked', async () => {
    vi.stubGlobal(
      'fetch',
      hostThatTakes(TIME_LIMIT_MS * 2, () => new Response('{}')),
    );
    requestConfigEarly();
    await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS * 1.5);
    const loaded = outcome(loadConfig());
    await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
    const error = await loaded;
    expect(error).toBeInstanceOf(ConfigError);
    expect(error).not.toBeInstanceOf(UnreachableHost);
  });

  it('what has come is not given up later', async () => {
    vi.stubGlobal(
      'fetch',
      hostThatTakes(0, () => new Response('{}')),
    );
    const loaded = outcome(loadConfig());
    await vi.advanceTimersByTimeAsync(0);
    await loaded;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('an early request that fails before anybody takes it is told to who takes it, and to nobody else', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    requestConfigEarly();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome(loadConfig())).toBeInstanceOf(UnreachableHost);
  });

  it('D-71: an early request that failed is followed by one of now; of a new one that fails too there is no third', async () => {
    const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('{}')));
    vi.stubGlobal('fetch', fetched);
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    requestConfigEarly();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await outcome(loadConfig())).not.toBeInstanceOf(UnreachableHost);
    expect(fetched).toHaveBeenCalledTimes(2);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await outcome(loadConfig())).toBeInstanceOf(UnreachableHost);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('one that was waited for in vain is not followed by another', async () => {
    const fetched = hostThatTakes(TIME_LIMIT_MS * 2, () => new Response('{}'));
    vi.stubGlobal('fetch', fetched);
    requestConfigEarly();
    const loaded = outcome(loadConfig());
    await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
    expect(await loaded).toBeInstanceOf(UnreachableHost);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('whoever waits for longer than that has no connection', async () => {
    vi.stubGlobal(
      'fetch',
      hostThatTakes(TIME_LIMIT_MS * 2, () => new Response('{}')),
    );
    const loaded = outcome(loadConfig());
    await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
    expect(await loaded).toBeInstanceOf(UnreachableHost);
  });

  it('an answer that breaks off says nothing against the configuration', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"coop'));
        controller.error(new TypeError('cut'));
      },
    });
    vi.stubGlobal(
      'fetch',
      hostThatTakes(0, () => new Response(broken)),
    );
    const loaded = outcome(loadConfig());
    await vi.advanceTimersByTimeAsync(0);
    expect(await loaded).toBeInstanceOf(UnreachableHost);
  });

  it('what is no JSON is a fault of the configuration', async () => {
    vi.stubGlobal(
      'fetch',
      hostThatTakes(0, () => new Response('<html>')),
    );
    const loaded = outcome(loadConfig());
    await vi.advanceTimersByTimeAsync(0);
    const error = await loaded;
    expect(String(error)).toContain('no es JSON válido');
    expect(error).not.toBeInstanceOf(UnreachableHost);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import type { ApiClient } from '#api/client.ts';
import { agencias } from '#api/contract/informacion.ts';
import { parseConfig } from '#config/runtimeConfig.ts';
import { createVersionWatch, tellUnreadable } from './newVersion.ts';

const SCRIPT = '/assets/entrada-Aa11Bb22.js';
const DEPLOYED = {
  apiUrl: '/api',
  encryption: { key: '00112233445566778899aabbccddeeff', iv: '00112233445566778899aabbccddeeff' },
};

/** What the host has now; `null` where it does not answer. */
let host: { page: string | null; config: object };

beforeEach(() => {
  host = { page: `<script type="module" src="${SCRIPT}"></script>`, config: DEPLOYED };
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('fetch', (address: string) => {
    if (address !== '/index.html') return Promise.resolve(Response.json(host.config));
    return Promise.resolve(host.page === null ? new Response('', { status: 404 }) : new Response(host.page));
  });
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const openPage = () => createVersionWatch({ config: parseConfig(DEPLOYED, 'https:'), script: SCRIPT });
/** Looks, and waits for what came of it. */
async function look(watch: ReturnType<typeof openPage>): Promise<boolean> {
  watch.look();
  await vi.advanceTimersByTimeAsync(0);
  return watch.isReplaced();
}

describe('D-73: whether the product was published anew', () => {
  it('is not said of the same program with the same configuration', async () => {
    expect(await look(openPage())).toBe(false);
  });

  it.each([
    ['another program', () => Object.assign(host, { page: '<script src="/assets/entrada-Zz99Yy88.js"></script>' })],
    ['another configuration', () => Object.assign(host, { config: { ...DEPLOYED, apiUrl: '/api/v2' } })],
  ])('is said of %s, to whoever listens, once', async (_, publish) => {
    const watch = openPage();
    const told = vi.fn<() => void>();
    watch.subscribe(told);
    publish();
    expect(await look(watch)).toBe(true);
    await look(watch);
    expect(told).toHaveBeenCalledOnce();
  });

  it.each([
    ['does not answer', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))],
    ['has no such page', () => Object.assign(host, { page: null })],
    ['has a broken configuration', () => Object.assign(host, { config: {} })],
  ])('is not said where the host %s', async (_, spoil) => {
    spoil();
    expect(await look(openPage())).toBe(false);
  });

  it('is not asked more than once in 30 s', async () => {
    const watch = openPage();
    await look(watch);
    host.page = '';
    expect(await look(watch)).toBe(false);
    vi.advanceTimersByTime(30_000);
    expect(await look(watch)).toBe(true);
  });

  const SOCIO = 'Failed to fetch dynamically imported module: https://banca.example/assets/socio-1.js';
  const AYUDA = 'error loading dynamically imported module: https://banca.example/assets/Ayuda-1.js';

  /** A part of the program does not come; waits for what came of it. */
  async function miss(watch: ReturnType<typeof openPage>, part: string): Promise<boolean> {
    watch.miss(part);
    await vi.advanceTimersByTimeAsync(0);
    return watch.isReplaced();
  }

  it('is said of a part that is gone with its version at once, however shortly before the host was asked', async () => {
    const watch = openPage();
    await look(watch);
    host.page = '';
    expect(await miss(watch, SOCIO)).toBe(true);
  });

  it('is said of a part that has failed before while the host answers: the browser may keep its failure', async () => {
    const watch = openPage();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect([await miss(watch, SOCIO), await miss(watch, SOCIO)]).toEqual([false, false]);
    vi.stubGlobal('fetch', (address: string) =>
      Promise.resolve(address === '/index.html' ? new Response(host.page) : Response.json(host.config)),
    );
    expect(await miss(watch, AYUDA)).toBe(false);
    expect(await miss(watch, SOCIO)).toBe(true);
  });

  it.each([
    ['a host that is out of order', () => Object.assign(host, { page: null }), SOCIO],
    ['a browser that names no part (Safari)', () => undefined, 'Importing a module script failed.'],
  ])('is not said twice over to %s', async (_, happens, part) => {
    const watch = openPage();
    happens();
    expect([await miss(watch, part), await miss(watch, part)]).toEqual([false, false]);
  });

  it('is said of a part that is gone also where the host has taken the question before and never answered it', async () => {
    const watch = openPage();
    const { fetch } = globalThis;
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
      signal?.aborted ? Promise.reject(new TypeError('Failed to fetch')) : new Promise(() => undefined),
    );
    expect(await miss(watch, SOCIO)).toBe(false);
    patience.mockRestore();
    vi.stubGlobal('fetch', fetch);
    host.page = '';
    expect(await miss(watch, AYUDA)).toBe(true);
  });

  it('is not said of parts that fail together once, while the host answers', async () => {
    const watch = openPage();
    watch.miss(SOCIO);
    watch.miss(SOCIO);
    expect(await miss(watch, SOCIO)).toBe(false);
  });

  it.each([
    ['unreadable', 200, 1],
    // To a bank with another key by now the headers are unreadable, and its refusal is to this page.
    ['rejected', 400, 1],
    // One that knows only the specification.
    ['rejected', 404, 0],
    ['server', 500, 0],
    ['unreachable', 0, 0],
  ] as const)(
    'an answer that is %s (%i) has it looked at %i times, and fails as before',
    async (kind, status, times) => {
      const failure = ApiError.of(kind, status);
      const client: ApiClient = { call: () => Promise.reject(failure) };
      const looked = vi.fn<() => void>();
      await expect(tellUnreadable(client, looked).call(agencias, {})).rejects.toBe(failure);
      expect(looked).toHaveBeenCalledTimes(times);
    },
  );
});

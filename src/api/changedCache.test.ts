import { type QueryClient, QueryClientProvider, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { movimientos } from './contract/cuentas.ts';
import { leer as cupos } from './contract/cupos.ts';
import { consultar, servicios } from './contract/pagos.ts';
import { leer as perfil } from './contract/perfilSocio.ts';
import { leer as productos } from './contract/productos.ts';
import { cuentasOrigen, historial } from './contract/transacciones.ts';
import { createQueryClient, queryKeyOf, useAnswered, useCached, useRefresh, useRefreshAll } from './query.ts';
import { keptKey } from './searchedLists.ts';

let queries: QueryClient;
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:15:00-05:00') });
  queries = createQueryClient();
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  queries.clear();
  vi.useRealTimers();
});

/** What a hook gives to a page of this session. */
function inPage<Given>(hook: () => Given): Given {
  const given: Given[] = [];
  const Page = () => {
    given.push(hook());
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, createElement(Page)));
  const [first] = given;
  if (first === undefined) throw new Error('The page was not drawn.');
  return first;
}

/** What a page shows: asked once, and again whenever that is wanted; answers with the count of its askings. */
async function shown(queryKey: QueryKey, meta?: Record<string, boolean>) {
  const asked = vi.fn(({ signal }: { signal: AbortSignal }) => answer(signal));
  let answer: (signal: AbortSignal) => Promise<number> = () => Promise.resolve(asked.mock.calls.length);
  const observer = new QueryObserver(queries, { queryKey, queryFn: asked, ...(meta ? { meta } : {}) });
  stops.push(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
  return {
    asked,
    data: () => observer.getCurrentResult().data,
    /** From now on nothing is answered, until the call is given up. */
    hang: () => {
      answer = (signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    },
  };
}

const askings = (...reads: readonly { asked: { mock: { calls: unknown[] } } }[]) =>
  reads.map(({ asked }) => asked.mock.calls.length);
const account = (numeroCuenta: string) => ({ params: { numeroCuenta } });

describe('what an endpoint answered is asked for again', () => {
  it('whatever its input was, and nothing else is', async () => {
    const one = await shown(queryKeyOf(cupos, account('1')));
    const other = await shown(queryKeyOf(cupos, account('2')));
    const beside = await shown(queryKeyOf(perfil, {}));
    await inPage(useRefresh)(cupos);
    expect(askings(one, other, beside)).toEqual([2, 2, 1]);
    expect([one.data(), other.data(), beside.data()]).toEqual([2, 2, 1]);
  });
});

describe('after money has moved', () => {
  it('everything that is shown is asked for again, and waited for', async () => {
    const balances = await shown(queryKeyOf(cuentasOrigen, {}));
    const lookup = await shown([consultar.id], { isLookup: true });
    const read = await shown(queryKeyOf(perfil, {}), { isLookup: false });
    await inPage(useRefreshAll)();
    expect([balances.data(), lookup.data(), read.data()]).toEqual([2, 2, 2]);
  });

  it('what stands aside is asked for as well, and not waited for', async () => {
    const balances = await shown(queryKeyOf(cuentasOrigen, {}));
    const aside = await shown(queryKeyOf(perfil, {}), { isAside: true });
    aside.hang();
    await inPage(useRefreshAll)();
    expect(askings(balances, aside)).toEqual([2, 2]);
    expect([balances.data(), aside.data()]).toEqual([2, 1]);
  });

  it('what is shown is waited for, however long it takes', async () => {
    const balances = await shown(queryKeyOf(cuentasOrigen, {}));
    await shown(queryKeyOf(perfil, {}), { isAside: true });
    balances.hang();
    const done = vi.fn();
    void inPage(useRefreshAll)().then(done);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(done).not.toHaveBeenCalled();
  });

  it('without lookups what a form has looked up is not asked for again', async () => {
    const balances = await shown(queryKeyOf(cuentasOrigen, {}));
    const lookup = await shown([consultar.id], { isLookup: true });
    await inPage(useRefreshAll)({ lookups: false });
    expect(askings(balances, lookup)).toEqual([2, 1]);
    await inPage(useRefreshAll)({ lookups: true });
    expect(askings(balances, lookup)).toEqual([3, 2]);
  });

  it('what no page shows is forgotten; what the search looks through is kept for it alone', async () => {
    const page = [movimientos.id, 'pages', '1'];
    const order = queryKeyOf(historial, { query: { tipo: 'TODOS' } } as never);
    for (const key of [page, order, [productos.id]]) queries.setQueryData(key, { registros: ['viejo'] });
    await inPage(useRefreshAll)();
    const left = () =>
      queries
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey);
    expect(left()).toEqual([keptKey(page), keptKey(order)]);
    expect(queries.getQueryData(keptKey(page))).toEqual({ registros: ['viejo'] });
    await inPage(useRefreshAll)();
    expect(left()).toEqual([keptKey(page), keptKey(order)]);
  });

  it('of a list that is shown nothing old is kept: it is asked for again and stays meanwhile', async () => {
    const page = await shown([movimientos.id, 'pages', '1']);
    page.hang();
    void inPage(useRefreshAll)();
    await vi.advanceTimersByTimeAsync(0);
    expect([page.asked.mock.calls.length, page.data()]).toEqual([2, 1]);
    expect(queries.getQueryData(keptKey([movimientos.id, 'pages', '1']))).toBeUndefined();
    expect(queries.getQueryData([movimientos.id, 'pages', '1'])).toBe(1);
  });
});

describe('what a change has just made true', () => {
  it('is the answer at once, and a read of it that is under way is given up', async () => {
    const profile = await shown(queryKeyOf(perfil, {}));
    const beside = await shown(queryKeyOf(productos, {}));
    for (const read of [profile, beside]) read.hang();
    void inPage(useRefresh)(perfil);
    void inPage(useRefresh)(productos);
    await vi.advanceTimersByTimeAsync(0);
    inPage(useAnswered)(perfil, {}, { celular: '0990001122' });
    await vi.advanceTimersByTimeAsync(0);
    expect(profile.data()).toEqual({ celular: '0990001122' });
    const isGivenUp = ({ asked }: typeof profile) => asked.mock.calls[1]?.[0].signal.aborted;
    expect([isGivenUp(profile), isGivenUp(beside)]).toEqual([true, false]);
  });
});

describe('who must not take an earlier answer for one to what is asked now', () => {
  it('forgets the answer to that very question', () => {
    const [all, some] = [{ query: {} }, { query: { categoria: 'AGUA' } }];
    for (const input of [all, some]) queries.setQueryData(queryKeyOf(servicios, input), []);
    queries.setQueryData(queryKeyOf(perfil, {}), {});
    inPage(useCached).forget(servicios, all);
    const left = queries.getQueryCache().getAll();
    expect(left.map(({ queryKey }) => queryKey)).toEqual([queryKeyOf(servicios, some), queryKeyOf(perfil, {})]);
  });

  it('knows when the last answer came, and when the last failure; of neither nothing', async () => {
    const { answeredAt } = inPage(useCached);
    expect(answeredAt(perfil, {})).toEqual({ data: 0, error: 0 });
    const came = Date.now();
    queries.setQueryData(queryKeyOf(perfil, {}), {});
    expect(answeredAt(perfil, {})).toEqual({ data: came, error: 0 });
    await vi.advanceTimersByTimeAsync(5_000);
    const queryFn = () => Promise.reject(new TypeError('x'));
    await queries
      .query({ queryKey: queryKeyOf(perfil, {}), queryFn, staleTime: 0, retry: false })
      .catch(() => undefined);
    expect(answeredAt(perfil, {})).toEqual({ data: came, error: came + 5_000 });
  });
});

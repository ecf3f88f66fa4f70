import { type InfiniteData, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRecord } from '#domain/records.ts';
import type { Movimiento, movimientos } from './contract/cuentas.ts';
import type { AnyEndpoint, EndpointAnswer } from './contract/endpoint.ts';
import type { historial } from './contract/transacciones.ts';
import { keptKey, keptOf, MOVEMENTS, ORDERS } from './searchedLists.ts';

/* What pages have brought already. */

/** What a list that is read by pages answers with each. */
type Page<Row> = { registros: readonly Row[] };

/**
 * Each page of such a list that the cache has, with its key, the ones that were asked one by one and those that were added up; those from before
 * money moved come first.
 */
function pagesOf<E extends AnyEndpoint>(
  queries: QueryClient,
  list: string,
): { key: QueryKey; page: EndpointAnswer<E> }[] {
  const before = queries
    .getQueriesData({ queryKey: keptKey([list]) })
    .map(([key, data]) => [keptOf(key), data] as const);
  return [...before, ...queries.getQueriesData({ queryKey: [list] })].flatMap(([key, data]) => {
    if (!isRecord(data)) return [];
    const pages = key[1] === 'pages' ? (data as unknown as InfiniteData<EndpointAnswer<E>>).pages : [data];
    return pages.map((page) => ({ key, page: page as EndpointAnswer<E> }));
  });
}

/** A movement that a page has shown, and of which account. */
export interface LoadedMovement extends Movimiento {
  numeroCuenta: string;
}

/** The account that a read of movements was about: `useApiQuery`'s key has the input, `useApiPages`' the number first. */
function accountOf([, asked, number]: QueryKey): string {
  if (asked === 'pages') return typeof number === 'string' ? number : '';
  const params = isRecord(asked) && isRecord(asked.params) ? asked.params : {};
  return typeof params.numeroCuenta === 'string' ? params.numeroCuenta : '';
}

/** The movements that pages of this session have brought, newest first, each once, as they were when this was first drawn; asks nothing. */
export function useLoadedMovements(): readonly LoadedMovement[] {
  const queries = useQueryClient();
  const [loaded] = useState(() => {
    const found = new Map<string, LoadedMovement>();
    for (const { key, page } of pagesOf<typeof movimientos>(queries, MOVEMENTS)) {
      const numeroCuenta = accountOf(key);
      const { registros }: Page<Movimiento> = page;
      for (const row of registros) found.set(`${numeroCuenta} ${row.idMovimiento}`, { ...row, numeroCuenta });
    }
    return [...found.values()].sort((one, other) => other.fecha.localeCompare(one.fecha));
  });
  return loaded;
}

/** A row of the history of orders. */
export type LoadedOrder = EndpointAnswer<typeof historial>['registros'][number];

/** The orders of the history that pages of this session have brought, newest first; as they were when this was first drawn; asks nothing. */
export function useLoadedOrders(): readonly LoadedOrder[] {
  const queries = useQueryClient();
  const [loaded] = useState(() =>
    pagesOf<typeof historial>(queries, ORDERS)
      .flatMap(({ page }): readonly LoadedOrder[] => page.registros)
      .sort((one, other) => other.fecha.localeCompare(one.fecha)),
  );
  return loaded;
}

import { useState } from 'react';
import { ApiError } from '#api/apiError.ts';
import { askedOf } from '#api/asked.ts';
import type { ApiClient } from '#api/client.ts';
import { type Movimiento, movimientos } from '#api/contract/cuentas.ts';
import type { EndpointInput } from '#api/contract/endpoint.ts';
import { MOST_READINGS, useApiPages } from '#api/pages.ts';
import { useDebouncedValue } from '#components/useDebouncedValue.ts';
import { filterAmount, type MovementFilter } from '#domain/movementFilter.ts';
import { isNothing, joinRows, unreadableIn } from '#domain/partialList.ts';

/** Entries per page (contract B.0), and for exports, which read everything. */
export const PAGE_SIZE = 20;
const EXPORT_PAGE_SIZE = 100;

/** How long typing must rest before it is asked, ms. */
const REST_MS = 300;

/** What a filter asks of the server. */
export function movementQuery(filter: MovementFilter, page: number, size: number) {
  const { desde, hasta, tipo, texto, valorMinimo, valorMaximo } = filter;
  const amount = (typed: string) => {
    const cents = filterAmount(typed);
    return typeof cents === 'number' ? cents : undefined;
  };
  const least = amount(valorMinimo);
  const most = amount(valorMaximo);
  return {
    desde,
    hasta,
    tipo,
    ...(texto.trim() ? { texto: texto.trim() } : {}),
    ...(least === undefined ? {} : { valorMinimo: least }),
    ...(most === undefined ? {} : { valorMaximo: most }),
    pagina: String(page),
    tamano: String(size),
  };
}

/** The movements of an account under a filter, page by page; null asks nothing (the filter has a fault). */
export function useMovements(number: string, filter: MovementFilter | null) {
  const asked = useLastGood(useDebouncedValue(filter, REST_MS));
  const inputOf = (page: number): EndpointInput<typeof movimientos> => ({
    params: { numeroCuenta: number },
    query: movementQuery(asked ?? EMPTY, page, PAGE_SIZE),
  });
  const pages = useApiPages(movimientos, {
    key: [number, asked],
    inputOf,
    totalOf: ({ totalRegistros }) => totalRegistros,
    size: PAGE_SIZE,
    enabled: asked !== null,
  });
  const { data, error } = pages;
  const [first] = data?.pages ?? [];
  const rows = joinRows(data?.pages.map(({ registros }) => registros) ?? []);
  return {
    /** The first page; a later one that fails leaves what is there. */
    asked: askedOf({ ...pages, data: rows.length > 0 || !error ? data : undefined }, () => rows),
    rows,
    total: first?.totalRegistros ?? 0,
    income: first ? first.totalCreditos : 0,
    outgoing: first ? first.totalDebitos : 0,
    isStale: pages.isPlaceholderData || (filter !== null && filter !== asked),
    error,
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: pages.fetchNextPage,
  };
}

const EMPTY: MovementFilter = { desde: '', hasta: '', tipo: 'T', texto: '', valorMinimo: '', valorMaximo: '' };

/** The last value that was not null: a fault in the filter keeps the list that was there. */
function useLastGood<Value>(value: Value | null): Value | null {
  const [good, setGood] = useState(value);
  if (value !== null && value !== good) setGood(value);
  return value ?? good;
}

/**
 * Every movement of a filter, for an export, with the count of those that could not be read (D-65); stops at `signal`. Begins again when a
 * movement comes between two pages, which would have one twice. Rejects with ApiError.
 */
export async function allMovements(
  api: ApiClient,
  number: string,
  filter: MovementFilter,
  signal: AbortSignal,
): Promise<Movimiento[]> {
  for (let reading = 1; reading <= MOST_READINGS; reading += 1) {
    const all = await movementsOfOneMoment(api, number, filter, signal);
    if (all) return all;
  }
  throw ApiError.of('rejected');
}

/** All pages, or null where a later one counts otherwise than the first. */
async function movementsOfOneMoment(
  api: ApiClient,
  number: string,
  filter: MovementFilter,
  signal: AbortSignal,
): Promise<Movimiento[] | null> {
  let all: Movimiento[] = [];
  let total: number | null = null;
  for (let page = 1; ; page += 1) {
    const { registros, totalRegistros } = await api.call(
      movimientos,
      { params: { numeroCuenta: number }, query: movementQuery(filter, page, EXPORT_PAGE_SIZE) },
      { signal },
    );
    total ??= totalRegistros;
    if (totalRegistros !== total) return null;
    all = joinRows([all, registros]);
    if (isNothing(registros) || all.length + unreadableIn(all) >= total) return all;
  }
}

import { useEffect, useMemo, useState } from 'react';
import { movimientos } from '#api/contract/cuentas.ts';
import { useApiPages } from '#api/pages.ts';
import { dayOfIso } from '#domain/calendar.ts';
import { type Flow, knownMonths, lastMonths, type MonthFlow, monthlyFlow } from '#domain/monthlyFlow.ts';
import type { MovementFilter } from '#domain/movementFilter.ts';
import { joinRows, unreadableIn } from '#domain/partialList.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { movementQuery } from './useMovements.ts';

/** How many months are looked back on, the present one included. */
const MONTHS = 6;

/** Entries per page, and how many pages are read: who moves more sees fewer months. */
const PAGE_SIZE = 100;
const MOST_PAGES = 5;

/**
 * What came into an account and left it, month by month, oldest first; only months of which every movement is known, and none where a movement
 * could not be read or was not given, or the server has no movements. `loading` until it is known. What is known stays while it is read up to another day.
 */
export function useMonthlyFlow(number: string): { months: readonly MonthFlow[]; loading: boolean } {
  const today = useCurrentDay();
  const filter: MovementFilter = {
    desde: `${lastMonths(today, MONTHS)[0]}-01`,
    hasta: today,
    tipo: 'T',
    texto: '',
    valorMinimo: '',
    valorMaximo: '',
  };
  const pages = useApiPages(movimientos, {
    key: [number, 'meses', filter],
    inputOf: (page) => ({ params: { numeroCuenta: number }, query: movementQuery(filter, page, PAGE_SIZE) }),
    totalOf: ({ totalRegistros }) => totalRegistros,
    size: PAGE_SIZE,
  });
  const { data, error, isRetrying, isFetchingNextPage, hasNextPage, fetchNextPage } = pages;
  // While it is asked again its place is kept, as at first.
  const hasFailed = error !== null && !isRetrying;
  const read = data?.pages.length ?? 0;
  const total = data?.pages[0]?.totalRegistros ?? 0;
  const mayReadMore = hasNextPage && read < MOST_PAGES && !hasFailed;
  useEffect(() => {
    if (read > 0 && mayReadMore && !isFetchingNextPage) fetchNextPage();
  }, [read, mayReadMore, isFetchingNextPage, fetchNextPage]);

  const months = useMemo(() => {
    const rows = joinRows(data?.pages.map(({ registros }) => registros) ?? []);
    const flows = rows.flatMap(({ fecha, descripcion, tipo, valor }): Flow[] => {
      const day = dayOfIso(fecha);
      return day === null ? [] : [{ day, description: descripcion, isIncome: tipo === 'C', cents: valor }];
    });
    // A server may give fewer rows than it was asked for.
    const due = Math.min(total, read * PAGE_SIZE);
    // A sum of which a part is missing is a wrong one.
    if (flows.length === 0 || flows.length < Math.max(due, rows.length) || unreadableIn(rows) > 0) return [];
    const oldest = hasNextPage ? (flows.at(-1)?.day ?? null) : null;
    return monthlyFlow(flows, knownMonths(lastMonths(today, MONTHS), oldest));
  }, [data, read, total, hasNextPage, today]);
  const isRead = data !== undefined && !pages.isPlaceholderData && !mayReadMore;
  const [known, setKnown] = useState<{ data: typeof data; months: readonly MonthFlow[] } | null>(null);
  if (isRead && error === null && known?.data !== data) setKnown({ data, months });
  return { months: isRead ? months : (known?.months ?? []), loading: !isRead && !hasFailed && known === null };
}

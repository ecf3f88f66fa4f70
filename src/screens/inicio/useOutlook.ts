import { useMemo, useState } from 'react';
import { movimientos } from '#api/contract/cuentas.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { useApiQueries } from '#api/useApiQuery.ts';
import { addDays, dayOfIso } from '#domain/calendar.ts';
import type { Expected } from '#domain/outlook.ts';
import { unreadableIn } from '#domain/partialList.ts';
import { SEEN_DAYS, type SeenMovement } from '#domain/regularMovements.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { type Account, availableTotal, type Products } from '#flows/productos/products.ts';
import { type MemberOutlook, outlookOf } from './memberOutlook.ts';

/** The largest page (contract B.0), and how many of them are read of one account: more movements than that are not looked through. */
const PAGE_SIZE = 100;
const MOST_PAGES = 3;

type Page = EndpointAnswer<typeof movimientos>;

const NONE = { outlook: null, loading: false } as const;

/**
 * The outlook of all that the member can take out, from what is known to be due and the movements of the accounts that it counts. Null until
 * everything is known (`loading`), where a part cannot be (a server without the call, a failure, an unreadable row, an account with too many
 * movements), and where nothing is known to happen.
 */
export function useOutlook(
  products: Products,
  dues: readonly Expected[],
): {
  outlook: MemberOutlook | null;
  loading: boolean;
} {
  const today = useCurrentDay();
  const accounts = products.savings.filter(isCounted).map(({ number }) => number);
  const inputOf = (account: string, page: number) => ({
    params: { numeroCuenta: account },
    query: {
      desde: addDays(today, -SEEN_DAYS),
      hasta: today,
      tipo: 'T' as const,
      pagina: String(page),
      tamano: String(PAGE_SIZE),
    },
  });
  const first = useApiQueries(
    movimientos,
    accounts.map((account) => inputOf(account, 1)),
  );
  const others = accounts.flatMap((account, index) => {
    const pages = Math.ceil((first[index]?.data?.totalRegistros ?? 0) / PAGE_SIZE);
    return pages > MOST_PAGES
      ? []
      : Array.from({ length: Math.max(0, pages - 1) }, (_, next) => ({ account, page: next + 2 }));
  });
  const rest = useApiQueries(
    movimientos,
    others.map(({ account, page }) => inputOf(account, page)),
  );
  const total = availableTotal(products);
  const available = accounts.length === 0 || total.missing > 0 ? null : total.cents;
  // Made anew at each drawing of inicio, with every answer that comes for another part of it, and mostly the same: the outlook, a good part of
  // the page's time, is reckoned only once something of it is new.
  const read = useSame(
    [
      ...accounts.map((account, index) => ({ account, page: first[index]?.data })),
      ...others.map(({ account }, index) => ({ account, page: rest[index]?.data })),
    ],
    isSameReading,
  );
  const expected = useSame(dues, (one, other) => JSON.stringify(one) === JSON.stringify(other));
  const outlook = useMemo(() => {
    const seen = available === null ? null : seenIn(read);
    return available === null || seen === null ? null : { of: outlookOf({ available, dues: expected, seen, today }) };
  }, [available, expected, read, today]);
  if (available === null) return NONE;
  if (outlook === null) return { ...NONE, loading: [...first, ...rest].some(({ isLoading }) => isLoading) };
  return { outlook: outlook.of, loading: false };
}

/** A page of an account's movements; undefined while it has not come, or where it failed. */
interface Reading {
  account: string;
  page: Page | undefined;
}

function isSameReading(one: readonly Reading[], other: readonly Reading[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ account, page }, index) => account === other[index]?.account && page === other[index]?.page)
  );
}

/** The earlier value for as long as the new one is the same. */
function useSame<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || isSame(kept, value)) return kept;
  setKept(value);
  return value;
}

/** All movements that were read, account by account; null while a page of one is missing. */
function seenIn(read: readonly Reading[]): SeenMovement[] | null {
  const seen: SeenMovement[] = [];
  for (const account of new Set(read.map((one) => one.account))) {
    const movements = allOf(read.flatMap((one) => (one.account === account ? [one.page] : [])));
    if (!movements) return null;
    seen.push(...movements.map((movement) => ({ account, ...movement })));
  }
  return seen;
}

/** What goes to programmed savings or a blocked account, of which nothing can be taken out, is spent to the outlook: they are not of its own. */
function isCounted({ isBlocked, isDebitable, available }: Account): boolean {
  return !isBlocked && (isDebitable || (available ?? 0) !== 0);
}

/** All movements of an account's pages; null while one is missing, and where what was read is not all there is. */
function allOf(pages: readonly (Page | undefined)[]): Omit<SeenMovement, 'account'>[] | null {
  const rows: Omit<SeenMovement, 'account'>[] = [];
  for (const page of pages) {
    if (!page || unreadableIn(page.registros) > 0) return null;
    for (const { fecha, descripcion, tipo, valor } of page.registros) {
      const day = dayOfIso(fecha);
      if (day === null) return null;
      rows.push({ day, text: descripcion, cents: valor, isIncome: tipo === 'C' });
    }
  }
  return rows.length >= (pages[0]?.totalRegistros ?? 0) ? rows : null;
}

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
  const available = availableTotal(products);
  if (accounts.length === 0 || available.cents === null || available.missing > 0) return NONE;
  const seen: SeenMovement[] = [];
  for (const [index, account] of accounts.entries()) {
    const read = others.flatMap((other, which) => (other.account === account ? [rest[which]?.data] : []));
    const movements = allOf([first[index]?.data, ...read]);
    if (!movements) return { ...NONE, loading: [...first, ...rest].some(({ isLoading }) => isLoading) };
    seen.push(...movements.map((movement) => ({ account, ...movement })));
  }
  return { outlook: outlookOf({ available: available.cents, dues, seen, today }), loading: false };
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

import { credito } from '#api/contract/creditos.ts';
import { leer as leerTarjeta } from '#api/contract/tarjetas.ts';
import { useApiQueries } from '#api/queries.ts';
import { useToday } from '#components/Today/useToday.ts';
import { unreadableIn } from '#domain/partialList.ts';
import type { Products } from '#flows/productos/products.ts';
import { byDay, cardDue, type DueDate, knowsEachDay, loanDue } from './dueDates.ts';
import { useBills } from './useBills.ts';

/** What falls due next, as far as it is known. */
export interface KnownDueDates {
  dates: readonly DueDate[];
  loading: boolean;
  /** The details of a loan or card are missing, or one could not be read. */
  lacksProducts: boolean;
  /** What a favourite service owes is missing. */
  lacksBills: boolean;
  /** Whether all that is due is known, with its day, and nothing is missing; `unknown` while something may still come. */
  completeness: 'complete' | 'incomplete' | 'unknown';
}

/**
 * What falls due next: loans, the overdue ones with their detail, cards, and the bills of favourite services. `loading` until each detail of
 * the cooperative's own is there or has failed; bills come when their providers answer, and are waited for only where nothing else is due: that
 * nothing is can be said when all is known. What failed is left out and told.
 */
export function useDueDates(products: Products): KnownDueDates {
  const overdue = products.loans.filter(({ state }) => state === 'VENCIDO');
  const cards = products.cards.filter(({ isBlocked }) => !isBlocked);
  const loanDetails = useApiQueries(
    credito,
    overdue.map(({ number }) => ({ params: { numeroCredito: number } })),
  );
  const cardDetails = useApiQueries(
    leerTarjeta,
    cards.map(({ code }) => ({ params: { codigoTarjeta: code } })),
  );
  const today = useToday();
  const bills = useBills(today);
  const dates = byDay([
    ...products.loans.map((loan) => loanDue(loan, loanDetails[overdue.indexOf(loan)]?.data)),
    ...cards.map((card, index) => cardDue(card, cardDetails[index]?.data, today)),
    ...bills.dates,
  ]);
  const isKnown = dates.length > 0 || !bills.loading;
  const all = [...loanDetails, ...cardDetails];
  const isPending = all.some((query) => query.isPending);
  const lacksProducts =
    all.some(({ isError, data }) => isError && data === undefined) ||
    unreadableIn(products.loans, products.cards, ...loanDetails.map(({ data }) => data?.tabla)) > 0;
  const knowsAll = (): boolean =>
    !bills.isUndated &&
    knowsEachDay(products, dates, new Map(cards.map(({ code }, index) => [code, cardDetails[index]?.data])));
  const isOpen = isPending || bills.loading;
  return {
    dates,
    loading: !isKnown || isPending,
    lacksProducts,
    lacksBills: bills.incomplete,
    completeness:
      lacksProducts || bills.incomplete ? 'incomplete' : isOpen ? 'unknown' : knowsAll() ? 'complete' : 'incomplete',
  };
}

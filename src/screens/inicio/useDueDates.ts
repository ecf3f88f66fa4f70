import { credito } from '#api/contract/creditos.ts';
import { leer as leerTarjeta } from '#api/contract/tarjetas.ts';
import { useApiQueries } from '#api/queries.ts';
import { unreadableIn } from '#domain/partialList.ts';
import { useCurrentDay } from '#flows/consulta/useCurrentDay.ts';
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
  /** Something of the cooperative's own is owed, or may be, of which the server does not say by when (D-65). */
  undatedProducts: boolean;
  /** A favourite service owes something of which nobody says by when, or where it is paid. */
  undatedBills: boolean;
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
  const today = useCurrentDay();
  const bills = useBills(today);
  const dates = byDay([
    ...products.loans.map((loan) => loanDue(loan, loanDetails[overdue.indexOf(loan)]?.data, today)),
    ...cards.map((card, index) => cardDue(card, cardDetails[index]?.data, today)),
    ...bills.dates,
  ]);
  const isKnown = dates.length > 0 || !bills.loading;
  const all = [...loanDetails, ...cardDetails];
  const isPending = all.some((query) => query.isPending);
  const lacksProducts =
    all.some(({ isError, data }) => isError && data === undefined) ||
    unreadableIn(products.loans, products.cards, ...loanDetails.map(({ data }) => data?.tabla)) > 0;
  const isOpen = isPending || bills.loading;
  const details = new Map(cards.map(({ code }, index) => [code, cardDetails[index]?.data]));
  // What has not come yet is not what nobody says.
  const undatedProducts = !isPending && !knowsEachDay(products, dates, details);
  const undatedBills = !bills.loading && bills.isUndated;
  const isMissing = lacksProducts || bills.incomplete || (!isOpen && (undatedProducts || undatedBills));
  return {
    dates,
    loading: !isKnown || isPending,
    lacksProducts,
    lacksBills: bills.incomplete,
    undatedProducts,
    undatedBills,
    completeness: isMissing ? 'incomplete' : isOpen ? 'unknown' : 'complete',
  };
}

import { credito } from '#api/contract/creditos.ts';
import { leer as leerTarjeta } from '#api/contract/tarjetas.ts';
import { useApiQueries } from '#api/useApiQuery.ts';
import type { Expected } from '#domain/outlook.ts';
import { unreadableIn } from '#domain/partialList.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import type { Products } from '#flows/productos/products.ts';
import {
  byDay,
  cardDue,
  type DueDate,
  type DueDetails,
  knownDues,
  knowsEachDay,
  loanDue,
  mayFallDueTwice,
  needsDetail,
} from './dueDates.ts';
import { useBills } from './useBills.ts';

/** What falls due next, as far as it is known. */
export interface KnownDueDates {
  dates: readonly DueDate[];
  /** All that is known to be due, one by one, for what is reckoned day by day. */
  dues: readonly Expected[];
  loading: boolean;
  /** The details of a loan or card are missing, or one could not be read. */
  lacksProducts: boolean;
  /** What a favourite service owes is missing. */
  lacksBills: boolean;
  /** Something of the cooperative's own is owed, or may be, of which the server does not say by when (D-65). */
  undatedProducts: boolean;
  /** A favourite service owes something of which nobody says by when, or where it is paid. */
  undatedBills: boolean;
  /** Whether all that is due within the outlook is known, with its day, and nothing is missing; `unknown` while something may still come. */
  completeness: 'complete' | 'incomplete' | 'unknown';
}

/**
 * What falls due next: loans, those that are or may be overdue with their detail, cards, and the bills of favourite services. `loading` until each detail of
 * the cooperative's own is there or has failed; bills come when their providers answer, and are waited for only where nothing else is due: that
 * nothing is can be said when all is known. What failed is left out and told.
 */
export function useDueDates(products: Products): KnownDueDates {
  const today = useCurrentDay();
  const asked = products.loans.filter((loan) => needsDetail(loan) || mayFallDueTwice(loan, today));
  const cards = products.cards.filter(({ isBlocked }) => !isBlocked);
  const loanDetails = useApiQueries(
    credito,
    asked.map(({ number }) => ({ params: { numeroCredito: number } })),
  );
  const cardDetails = useApiQueries(
    leerTarjeta,
    cards.map(({ code }) => ({ params: { codigoTarjeta: code } })),
  );
  const bills = useBills(today);
  const details: DueDetails = {
    loans: new Map(asked.map(({ number }, index) => [number, loanDetails[index]?.data])),
    cards: new Map(cards.map(({ code }, index) => [code, cardDetails[index]?.data])),
  };
  const dates = byDay([
    ...products.loans.map((loan) => loanDue(loan, details.loans.get(loan.number), today)),
    ...cards.map((card) => cardDue(card, details.cards.get(card.code), today)),
    ...bills.dates,
  ]);
  const isKnown = dates.length > 0 || !bills.loading;
  const isTwice = asked.map((loan) => mayFallDueTwice(loan, today));
  // What only the outlook asks for holds no due date up.
  const all = [...loanDetails.filter((_, index) => !isTwice[index]), ...cardDetails];
  const later = loanDetails.filter((_, index) => isTwice[index]);
  const isPending = all.some((query) => query.isPending);
  // Of a loan that its list does not call overdue the list is enough: its detail only might have said more.
  const needed = [...loanDetails.filter((_, index) => asked[index]?.isOverdue), ...cardDetails];
  const lacksProducts =
    needed.some(({ error }) => error !== null) ||
    unreadableIn(products.loans, products.cards, ...loanDetails.map(({ data }) => data?.tabla)) > 0;
  const isOpen = isPending || bills.loading || later.some((query) => query.isPending);
  // What has not come yet is not what nobody says.
  const undatedProducts = !isPending && !knowsEachDay(products, dates, details, today);
  const undatedBills = !bills.loading && bills.isUndated;
  const lacksLater = later.some(({ error }) => error !== null);
  const isMissing = lacksProducts || lacksLater || bills.incomplete || (!isOpen && (undatedProducts || undatedBills));
  return {
    dates,
    dues: knownDues(dates, products.loans, details.loans, today),
    loading: !isKnown || isPending,
    lacksProducts,
    lacksBills: bills.incomplete,
    undatedProducts,
    undatedBills,
    completeness: isMissing ? 'incomplete' : isOpen ? 'unknown' : 'complete',
  };
}

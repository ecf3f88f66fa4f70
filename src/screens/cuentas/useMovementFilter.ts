import { useState } from 'react';
import { useToday } from '#components/Today/useToday.ts';
import { type DayRange, type MovementFilter, type Period, rangeOf } from '#domain/movements.ts';
import type { AccountDetail } from './accountDetail.ts';

/** What is asked when the page opens (03-cuenta-detalle-d); what hardly moves is shown for the whole year. */
const firstPeriodOf = ({ canTransfer }: AccountDetail): Period => (canTransfer ? '90' : '12m');

function initialFilter(period: Period, today: string): MovementFilter {
  return { ...rangeOf(period, today), tipo: 'T', texto: '', valorMinimo: '', valorMaximo: '' };
}

/** Which movements of an account the member wants to see. */
export function useMovementFilter(account: AccountDetail) {
  const today = useToday();
  const firstPeriod = firstPeriodOf(account);
  const [period, setPeriod] = useState<Period>(firstPeriod);
  const [filter, setFilter] = useState(() => initialFilter(firstPeriod, today));
  return {
    filter,
    period,
    /** Something else is asked than when the page opened. */
    isFiltered: period !== firstPeriod || JSON.stringify(filter) !== JSON.stringify(initialFilter(firstPeriod, today)),
    change: (part: Partial<MovementFilter>): void => setFilter((before) => ({ ...before, ...part })),
    choosePeriod: (next: Period): void => {
      setPeriod(next);
      // «Elegir fechas» begins with the range that is on screen.
      if (next !== 'otro') setFilter((before) => ({ ...before, ...rangeOf(next, today) }));
    },
    /** These days, this way and with this text, and nothing else. */
    show: (range: DayRange, tipo: MovementFilter['tipo'], texto: string): void => {
      setPeriod('otro');
      setFilter({ ...initialFilter(firstPeriod, today), ...range, tipo, texto });
    },
    clear: (): void => {
      setPeriod(firstPeriod);
      setFilter(initialFilter(firstPeriod, today));
    },
  };
}

/** The filter of an account's page, which its list and the sums by month share. */
export type ChosenMovements = ReturnType<typeof useMovementFilter>;

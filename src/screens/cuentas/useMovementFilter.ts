import { useMemo, useState } from 'react';
import { type DayRange, type MovementFilter, type Period, rangeOf } from '#domain/movementFilter.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { useDraft, useDraftPart } from '#flows/moneyFlow/draft.ts';
import { soughtMovementOf } from '#flows/search/soughtMovement.ts';
import { useLocation } from '#navigation/router.ts';
import type { AccountDetail } from './accountDetail.ts';

/** What is asked when the page opens; what hardly moves is shown for the whole year. */
const firstPeriodOf = ({ canTransfer }: AccountDetail): Period => (canTransfer ? '90' : '12m');

/** What the list is narrowed down to beside its days. */
type Narrowing = Omit<MovementFilter, keyof DayRange>;

/** The filter's name among what is kept of a page that was left. */
const PART = 'movimientos';

const EVERYTHING: Narrowing = { tipo: 'T', texto: '', valorMinimo: '', valorMaximo: '' };

/** What stood in the filter, whole. */
interface Chosen {
  period: Period;
  /** The days of «Elegir fechas». */
  chosen: DayRange;
  narrowing: Narrowing;
}

/**
 * Which movements of an account the member wants to see; at first the one that the search has led to, if it has, and by Back or Forward what stood
 * there when the page was left. A period that has a name ends today, also when the page stays open over midnight.
 */
export function useMovementFilter(account: AccountDetail) {
  const today = useCurrentDay();
  const firstPeriod = firstPeriodOf(account);
  const location = useLocation();
  const [begins] = useState((): Chosen => {
    const sought = soughtMovementOf(location.state);
    return {
      period: sought ? 'otro' : firstPeriod,
      chosen: sought ? { desde: sought.day, hasta: sought.day } : rangeOf('otro', today),
      narrowing: { ...EVERYTHING, texto: sought?.text ?? '' },
    };
  });
  const left = useDraft(PART, begins);
  const [period, setPeriod] = useState(left.period);
  const [chosen, setChosen] = useState(left.chosen);
  const [narrowing, setNarrowing] = useState(left.narrowing);
  useDraftPart(PART, (): Chosen => ({ period, chosen, narrowing }));
  const filter = useMemo(
    (): MovementFilter => ({ ...(period === 'otro' ? chosen : rangeOf(period, today)), ...narrowing }),
    [period, chosen, narrowing, today],
  );
  return {
    filter,
    period,
    /** Something else is asked than when the page opened. */
    isFiltered: period !== firstPeriod || JSON.stringify(narrowing) !== JSON.stringify(EVERYTHING),
    change: ({ desde, hasta, ...part }: Partial<MovementFilter>): void => {
      setChosen((before) => ({ desde: desde ?? before.desde, hasta: hasta ?? before.hasta }));
      setNarrowing((before) => ({ ...before, ...part }));
    },
    choosePeriod: (next: Period): void => {
      // «Elegir fechas» begins with the range that is on screen.
      if (next === 'otro') setChosen({ desde: filter.desde, hasta: filter.hasta });
      setPeriod(next);
    },
    /** These days, this way and with this text, and nothing else. */
    show: (range: DayRange, tipo: MovementFilter['tipo'], texto: string): void => {
      setPeriod('otro');
      setChosen(range);
      setNarrowing({ ...EVERYTHING, tipo, texto });
    },
    clear: (): void => {
      setPeriod(firstPeriod);
      setNarrowing(EVERYTHING);
    },
  };
}

/** The filter of an account's page, which its list and the sums by month share. */
export type ChosenMovements = ReturnType<typeof useMovementFilter>;

import { answerOf } from '#api/asked.ts';
import { unreadableIn } from '#domain/partialList.ts';
import { favouriteRow } from '#flows/favoritos/favouriteRow.ts';
import { useFavourites } from '#flows/favoritos/useFavourites.ts';
import { useOwed } from '#flows/pagoServicios/useOwed.ts';
import { useCategories, useServices } from '#flows/pagoServicios/useServices.ts';
import { billDue, type DueDate, lacksDay } from './dueDates.ts';

/** Bills as they are known so far; `loading` while more may come, `incomplete` where one cannot be known now. */
export interface Bills {
  dates: readonly (DueDate | null)[];
  loading: boolean;
  incomplete: boolean;
  /** Something is owed of which nobody says by when, or where it is paid. */
  isUndated: boolean;
}

/** What the member's favourite services owe (screens.md A.2 inicio «bills saved»); nothing where the server keeps no favourites. `today` is `yyyy-MM-dd`. */
export function useBills(today: string): Bills {
  const asked = useFavourites();
  const favourites = (asked && answerOf(asked)) ?? [];
  const hasServices = favourites.some(({ subject }) => subject.kind === 'service');
  const services = useServices(null, { enabled: hasServices });
  const { categories } = useCategories({ enabled: hasServices });
  const listed = answerOf(services);
  const { owed, loading, failed } = useOwed(favourites, listed);
  const known = { services: listed ?? [], categories, operators: [] };
  // A service or category that could not be read may be a favourite's: nobody knows where it is paid.
  const missing = unreadableIn(favourites, known.services, categories);
  // Which page a service is paid on is known with the list of all of them, which may come after what is owed.
  const isWaiting = loading || asked?.kind === 'loading' || (hasServices && services.kind === 'loading');
  const dates = favourites.map((favourite) => {
    const contracts = owed.get(favourite.code);
    return contracts ? billDue(favourite, contracts, favouriteRow(favourite, known), today) : null;
  });
  const isUndated = favourites.some(({ code }, at) => {
    const debts = owed.get(code)?.flatMap((contract) => contract.debts) ?? [];
    return lacksDay(debts, dates[at] ?? null);
  });
  return {
    dates,
    loading: isWaiting,
    incomplete: asked?.kind === 'error' || services.kind === 'error' || failed || missing > 0,
    isUndated,
  };
}

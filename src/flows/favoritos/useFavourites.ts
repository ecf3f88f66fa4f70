import { type Asked, answerOf, askedOf, lacksCall } from '#api/asked.ts';
import { favoritos } from '#api/contract/pagos.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { partialList, unreadableIn } from '#domain/partialList.ts';
import { type Favourite, favouriteOf } from './favourite.ts';

const NONE: readonly Favourite[] = [];

/** The favourites as far as they are known; none where the server keeps none, or they did not come: for what only names or adds something. */
export function useKnownFavourites(): readonly Favourite[] {
  const asked = useFavourites();
  return (asked && answerOf(asked)) ?? NONE;
}

/** Whether a favourite was listed, and is not any more: deleted on another page or device. Not where a row of the list could not be read: it may be that. */
export function useIsGone(favourite: Favourite | null): boolean {
  const known = useKnownFavourites();
  return (
    favourite !== null &&
    known !== NONE &&
    unreadableIn(known) === 0 &&
    !known.some(({ code }) => code === favourite.code)
  );
}

/** The member's favourite payments; `null` where the server keeps none (contract B.0). */
export function useFavourites(): Asked<readonly Favourite[]> | null {
  const query = useApiQuery(favoritos, {});
  if (lacksCall(query)) return null;
  return askedOf(query, (rows) =>
    partialList(
      rows.map(favouriteOf).filter((one) => one !== null),
      unreadableIn(rows),
    ),
  );
}

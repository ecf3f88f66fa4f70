import { firstMessage, isUnknownCall } from '#api/apiError.ts';
import { favoritos } from '#api/contract/pagos.ts';
import { useRetriableQuery } from '#api/query.ts';
import { partialList, unreadableIn } from '#domain/partialList.ts';
import { type Favourite, favouriteOf } from './favourite.ts';

/** The favourites as a screen can be with them; `none` where the server keeps none (contract B.0). */
export type FavouritesState =
  | { kind: 'loading' }
  | { kind: 'none' }
  | { kind: 'error'; message: string; isRetrying: boolean; retry: () => void }
  | { kind: 'ready'; favourites: readonly Favourite[] };

/** The member's favourite payments. */
export function useFavourites(): FavouritesState {
  const { data, error, isRetrying, retry } = useRetriableQuery(favoritos, {});
  if (data)
    return {
      kind: 'ready',
      favourites: partialList(
        data.map(favouriteOf).filter((one) => one !== null),
        unreadableIn(data),
      ),
    };
  if (isUnknownCall(error)) return { kind: 'none' };
  if (error) return { kind: 'error', message: firstMessage(error), isRetrying, retry };
  return { kind: 'loading' };
}

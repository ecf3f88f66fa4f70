import { useApi } from '#api/ApiProvider.tsx';
import { eliminarFavorito, favoritos } from '#api/contract/pagos.ts';
import { useRefresh } from '#api/query.ts';
import { useRemoval } from '#flows/submission/useRemoval.ts';
import type { FailureShown } from '#flows/submission/useSendOnce.ts';
import type { Favourite } from './favourite.ts';

/** Deletes one favourite. */
export interface FavouriteRemoval {
  /** Resolves to true once it is gone and the list is there without it. */
  remove: (favourite: Pick<Favourite, 'code' | 'alias'>) => Promise<boolean>;
  /** From the member's yes to the list read anew: it is neither changed nor deleted again meanwhile. */
  isRemoving: boolean;
}

/** «¿Eliminar este favorito?» (screens.md A.2 pagos): {@link useRemoval} of a favourite. */
export function useFavouriteRemoval(onStuck?: (failure: FailureShown) => void): FavouriteRemoval {
  const api = useApi();
  const refresh = useRefresh();
  const { remove, isRemoving } = useRemoval(onStuck);
  return {
    isRemoving,
    remove: ({ code, alias }) =>
      remove({
        question: '¿Eliminar este favorito?',
        text: alias,
        send: () => api.call(eliminarFavorito, { body: { codigoFavorito: code } }),
        removed: 'Favorito eliminado',
        refresh: () => refresh(favoritos),
      }),
  };
}

import { Trash2 } from 'lucide-react';
import { useApi } from '#api/ApiProvider.tsx';
import { shownMessage } from '#api/apiError.ts';
import { eliminarFavorito, favoritos } from '#api/contract/pagos.ts';
import { useRefresh } from '#api/query.ts';
import { useLatch } from '#components/Button/useLatch.ts';
import { ConfirmDialog } from '#components/Dialog/ConfirmDialog.tsx';
import { useDialogs } from '#components/Dialog/DialogProvider.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import type { Favourite } from './favourite.ts';

/** «¿Eliminar este favorito?», 416 px and without a code; true once it is gone. A failure is told and the list stays as the bank has it; a second press while it asks does nothing. */
export function useFavouriteRemoval(): (favourite: Pick<Favourite, 'code' | 'alias'>) => Promise<boolean> {
  const api = useApi();
  const open = useDialogs();
  const toast = useToast();
  const refresh = useRefresh();
  const once = useLatch();
  const remove = async ({ code, alias }: Pick<Favourite, 'code' | 'alias'>): Promise<boolean> => {
    const confirmed = await open<boolean>((close) => (
      <ConfirmDialog
        icon={Trash2}
        destructive
        title="¿Eliminar este favorito?"
        text={alias}
        confirmLabel="Eliminar"
        onResult={close}
      />
    ));
    if (!confirmed) return false;
    let removed = false;
    try {
      await api.call(eliminarFavorito, { body: { codigoFavorito: code } });
      toast.ok('Favorito eliminado');
      removed = true;
    } catch (error) {
      const text = shownMessage(error);
      if (text !== null) toast.error(text);
    }
    await refresh(favoritos);
    return removed;
  };
  return async (favourite) => (await once(() => remove(favourite))) === true;
}

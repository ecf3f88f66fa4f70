import { Trash2 } from 'lucide-react';
import { useApi } from '#api/ApiProvider.tsx';
import { eliminarFavorito, favoritos } from '#api/contract/pagos.ts';
import { useRefresh } from '#api/query.ts';
import { ConfirmDialog } from '#components/Dialog/ConfirmDialog.tsx';
import { useDialogs } from '#components/Dialog/DialogProvider.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { type FailureShown, NotSent, useSendOnce } from '#flows/submission/useSendOnce.ts';
import type { Favourite } from './favourite.ts';

/** «¿Eliminar este favorito?», 416 px and without a code; true once it is gone. A failure is told and the list stays as the bank has it; a second press while it asks does nothing. `onStuck` puts one that leaves the member stuck in its place. */
export function useFavouriteRemoval(
  onStuck?: (failure: FailureShown) => void,
): (favourite: Pick<Favourite, 'code' | 'alias'>) => Promise<boolean> {
  const api = useApi();
  const open = useDialogs();
  const toast = useToast();
  const refresh = useRefresh();
  const { send } = useSendOnce({ told: 'toast', place: onStuck ?? null });
  return ({ code, alias }) =>
    send(async () => {
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
      if (!confirmed) throw new NotSent();
      try {
        await api.call(eliminarFavorito, { body: { codigoFavorito: code } });
        toast.ok('Favorito eliminado');
      } finally {
        void refresh(favoritos);
      }
    });
}

import { Trash2 } from 'lucide-react';
import { useApi } from '#api/ApiProvider.tsx';
import { shownMessage } from '#api/apiError.ts';
import { eliminarExterna, eliminarInterna, externas, internas } from '#api/contract/cuentasDestino.ts';
import { useRefresh } from '#api/query.ts';
import { ConfirmDialog } from '#components/Dialog/ConfirmDialog.tsx';
import { useDialogs } from '#components/Dialog/DialogProvider.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { maskAccount } from '#domain/accountNumber.ts';
import type { Destination } from './destination.ts';

/** «¿Eliminar esta cuenta destino?», 416 px and without a code (screens.md A.2); failures are told and the list stays. */
export function useDestinationRemoval(): (destination: Destination) => Promise<void> {
  const api = useApi();
  const open = useDialogs();
  const toast = useToast();
  const refresh = useRefresh();
  return async (destination) => {
    const confirmed = await open<boolean>((close) => (
      <ConfirmDialog
        icon={Trash2}
        destructive
        title="¿Eliminar esta cuenta destino?"
        text={`${destination.name} ${maskAccount(destination.number)}`}
        confirmLabel="Eliminar"
        onResult={close}
      />
    ));
    if (!confirmed) return;
    try {
      await api.call(destination.kind === 'internal' ? eliminarInterna : eliminarExterna, {
        body: { codigoCuentaDestino: destination.code },
      });
      toast.ok('Cuenta destino eliminada');
    } catch (error) {
      const text = shownMessage(error);
      if (text !== null) toast.error(text);
    }
    await Promise.all([refresh(internas), refresh(externas)]);
  };
}

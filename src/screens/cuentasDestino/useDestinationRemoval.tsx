import { Trash2 } from 'lucide-react';
import { useApi } from '#api/ApiProvider.tsx';
import { shownMessage } from '#api/apiError.ts';
import { eliminarExterna, eliminarInterna } from '#api/contract/cuentasDestino.ts';
import { Apart } from '#components/Apart/Apart.tsx';
import { ConfirmDialog } from '#components/Dialog/ConfirmDialog.tsx';
import { useDialogs } from '#components/Dialog/DialogProvider.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { maskAccount } from '#domain/accountNumber.ts';
import type { Destination } from './destination.ts';
import { destinationTexts } from './destinationTexts.ts';
import { useRefreshDestinations } from './useDestinations.ts';

/**
 * «¿Eliminar esta cuenta destino?» or «… tarjeta?», 416 px and without a code (screens.md A.2). True once it is deleted, without waiting for
 * the list, which is asked for anew; failures are told and the list stays.
 */
export function useDestinationRemoval(): (destination: Destination) => Promise<boolean> {
  const api = useApi();
  const open = useDialogs();
  const toast = useToast();
  const refresh = useRefreshDestinations();
  const remove = async ({ kind, code }: Destination): Promise<boolean> => {
    try {
      await api.call(kind === 'internal' ? eliminarInterna : eliminarExterna, { body: { codigoCuentaDestino: code } });
      toast.ok(destinationTexts[kind].removed);
      return true;
    } catch (error) {
      const text = shownMessage(error);
      if (text !== null) toast.error(text);
      return false;
    } finally {
      void refresh(kind);
    }
  };
  return async (destination) => {
    const confirmed = await open<boolean>((close) => (
      <ConfirmDialog
        icon={Trash2}
        destructive
        title={destinationTexts[destination.kind].removalQuestion}
        text={<Apart text={`${destination.name} ${maskAccount(destination.number)}`} />}
        confirmLabel="Eliminar"
        onResult={close}
      />
    ));
    return confirmed === true && (await remove(destination));
  };
}

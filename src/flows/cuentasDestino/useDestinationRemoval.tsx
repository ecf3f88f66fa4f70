import { Trash2 } from 'lucide-react';
import { useApi } from '#api/ApiProvider.tsx';
import { eliminarExterna, eliminarInterna } from '#api/contract/cuentasDestino.ts';
import { Apart } from '#components/Apart/Apart.tsx';
import { ConfirmDialog } from '#components/Dialog/ConfirmDialog.tsx';
import { useDialogs } from '#components/Dialog/DialogProvider.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { maskAccount } from '#domain/accountNumber.ts';
import { type FailureShown, NotSent, useSendOnce } from '#flows/envio/useSendOnce.ts';
import type { Destination } from './destination.ts';
import { destinationTexts } from './destinationTexts.ts';
import { useRefreshDestinations } from './useDestinations.ts';

/**
 * «¿Eliminar esta cuenta destino?» or «… tarjeta?», 416 px and without a code (screens.md A.2). True once it is deleted, without waiting for
 * the list, which is asked for anew; failures are told and the list stays. `onStuck` puts one that leaves the member stuck in its place, with
 * the way out; null when another attempt begins.
 */
export function useDestinationRemoval(
  onStuck?: (failure: FailureShown) => void,
): (destination: Destination) => Promise<boolean> {
  const api = useApi();
  const open = useDialogs();
  const toast = useToast();
  const refresh = useRefreshDestinations();
  const { send } = useSendOnce({ told: 'toast', place: onStuck ?? null });
  return ({ kind, code, name, number }) =>
    send(async () => {
      const confirmed = await open<boolean>((close) => (
        <ConfirmDialog
          icon={Trash2}
          destructive
          title={destinationTexts[kind].removalQuestion}
          text={<Apart text={`${name} ${maskAccount(number)}`} />}
          confirmLabel="Eliminar"
          onResult={close}
        />
      ));
      if (!confirmed) throw new NotSent();
      try {
        await api.call(kind === 'internal' ? eliminarInterna : eliminarExterna, {
          body: { codigoCuentaDestino: code },
        });
        toast.ok(destinationTexts[kind].removed);
      } finally {
        void refresh(kind);
      }
    });
}

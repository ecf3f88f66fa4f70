import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#api/ApiProvider.tsx';
import { eliminarExterna, eliminarInterna } from '#api/contract/cuentasDestino.ts';
import { Apart } from '#components/Apart/Apart.tsx';
import { ConfirmDialog } from '#components/Dialog/ConfirmDialog.tsx';
import { useDialogs } from '#components/Dialog/DialogProvider.tsx';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { maskAccount } from '#domain/accountNumber.ts';
import { type FailureShown, NotSent, useSendOnce } from '#flows/submission/useSendOnce.ts';
import type { Destination } from './destination.ts';
import { destinationTexts } from './destinationTexts.ts';
import { useRefreshDestinations } from './useDestinations.ts';

export interface DestinationRemovalOptions {
  /** Puts a failure that leaves the member stuck in its place, with the way out; null when another attempt begins. */
  onStuck?: (failure: FailureShown) => void;
  /** It is gone, and with it the button that had the focus; its list is not waited for. */
  onRemoved?: () => void;
}

/** Said of what is being deleted, until the list is there without it. */
export const REMOVING = 'Eliminando…';

/** Deletes one registered payee. */
export interface DestinationRemoval {
  remove: (destination: Destination) => void;
  /** From the member's yes to the list read anew: what still shows the payee says so, and does not delete it again. */
  isRemoving: boolean;
}

/**
 * «¿Eliminar esta cuenta destino?» or «… tarjeta?», 416 px and without a code (screens.md A.2). Failures are told and the list stays; either
 * way it is read anew, and until it is there what it still shows cannot be deleted again.
 */
export function useDestinationRemoval({ onStuck, onRemoved }: DestinationRemovalOptions = {}): DestinationRemoval {
  const api = useApi();
  const open = useDialogs();
  const toast = useToast();
  const refresh = useRefreshDestinations();
  const { send } = useSendOnce({ told: 'toast', place: onStuck ?? null });
  const [isRemoving, setRemoving] = useState(false);
  const ask = async ({ kind, code, name, number }: Destination): Promise<void> => {
    let list: Promise<void> | undefined;
    const run = async (): Promise<void> => {
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
      setRemoving(true);
      try {
        await api.call(kind === 'internal' ? eliminarInterna : eliminarExterna, {
          body: { codigoCuentaDestino: code },
        });
        toast.ok(destinationTexts[kind].removed);
        onRemoved?.();
      } finally {
        list = refresh(kind);
      }
    };
    await send(run, {
      settled: async () => {
        await list;
        setRemoving(false);
      },
    });
  };
  return { remove: (destination) => void ask(destination), isRemoving };
}

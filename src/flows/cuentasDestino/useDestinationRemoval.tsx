import { useApi } from '#api/ApiProvider.tsx';
import { eliminarExterna, eliminarInterna } from '#api/contract/cuentasDestino.ts';
import { Apart } from '#components/Apart/Apart.tsx';
import { maskAccount } from '#domain/accountNumber.ts';
import { useRemoval } from '#flows/submission/useRemoval.ts';
import type { FailureShown } from '#flows/submission/useSendOnce.ts';
import type { Destination } from './destination.ts';
import { destinationTexts } from './destinationTexts.ts';
import { useRefreshDestinations } from './useDestinations.ts';

export interface DestinationRemovalOptions {
  /** Puts a failure that leaves the member stuck in its place, with the way out; null when another attempt begins. */
  onStuck?: (failure: FailureShown) => void;
  /** It is gone, and with it the button that had the focus; its list is not waited for. */
  onRemoved?: () => void;
}

/** Deletes one registered payee. */
export interface DestinationRemoval {
  remove: (destination: Destination) => void;
  /** From the member's yes to the list read anew: what still shows the payee says so, and does not delete it again. */
  isRemoving: boolean;
}

/** «¿Eliminar esta cuenta destino?» or «… tarjeta?» (screens.md A.2): {@link useRemoval} of a registered payee. */
export function useDestinationRemoval({ onStuck, onRemoved }: DestinationRemovalOptions = {}): DestinationRemoval {
  const api = useApi();
  const refresh = useRefreshDestinations();
  const { remove, isRemoving } = useRemoval(onStuck);
  return {
    isRemoving,
    remove: ({ kind, code, name, number }) =>
      void remove({
        question: destinationTexts[kind].removalQuestion,
        text: <Apart text={`${name} ${maskAccount(number)}`} />,
        send: () =>
          api.call(kind === 'internal' ? eliminarInterna : eliminarExterna, { body: { codigoCuentaDestino: code } }),
        removed: destinationTexts[kind].removed,
        refresh: () => refresh(kind),
        onRemoved,
      }),
  };
}

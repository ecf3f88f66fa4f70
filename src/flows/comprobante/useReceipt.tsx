import { useLazyDialog } from '#components/Dialog/useLazyDialog.ts';

/**
 * Opens a receipt by its number or by the `idTransaccion` of what was done. `listedState` is the `estado` that stands in the list it is opened from:
 * where the receipt tells another, the list is read anew.
 */
export function useReceipt(): (number: string, listedState?: string | null) => Promise<void> {
  const open = useLazyDialog();
  return async (number, listedState) => {
    await open(
      () => import('./Comprobante.tsx'),
      ({ Comprobante }, close) => (
        <Comprobante number={number} listedState={listedState} onClose={() => close(undefined)} />
      ),
    );
  };
}

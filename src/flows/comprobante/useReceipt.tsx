import { useContext } from 'react';
import { useLazyDialog } from '#components/Dialog/useLazyDialog.ts';
import { VisitsContext } from '#components/Dialog/visits.ts';

/**
 * Opens a receipt by its number or by the `idTransaccion` of what was done. `listedState` is the `estado` that stands in the list it is opened from:
 * where the receipt tells another, the list is read anew. It belongs to the page, not to the row that it was opened from: when a newer list lacks
 * that row, it stays open.
 */
export function useReceipt(): (number: string, listedState?: string | null) => Promise<void> {
  const open = useLazyDialog();
  const { current } = useContext(VisitsContext);
  return async (number, listedState) => {
    await open(
      () => import('./Comprobante.tsx'),
      ({ Comprobante }, close) => (
        <Comprobante number={number} listedState={listedState} onClose={() => close(undefined)} />
      ),
      current(),
    );
  };
}

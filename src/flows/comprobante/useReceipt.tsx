import { useLazyDialog } from '#components/Dialog/useLazyDialog.ts';

/** Opens a receipt by its number or by the `idTransaccion` of what was done. */
export function useReceipt(): (number: string) => Promise<void> {
  const open = useLazyDialog();
  return async (number) => {
    await open(
      () => import('./Comprobante.tsx'),
      ({ Comprobante }, close) => <Comprobante number={number} onClose={() => close(undefined)} />,
    );
  };
}

import { useLazyDialog } from '#components/Dialog/useLazyDialog.ts';

/** Opens «Agregar tarjeta»; true once a card is registered. The list of cards is asked for anew by then. */
export function useCardRegistration(): () => Promise<boolean> {
  const open = useLazyDialog();
  return async () =>
    (await open(
      () => import('./NewCardDialog.tsx'),
      ({ NewCardDialog }, close: (saved: boolean) => void) => <NewCardDialog onClose={close} />,
    )) === true;
}

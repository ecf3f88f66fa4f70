import { useLazyDialog } from '#components/Dialog/useLazyDialog.ts';
import type { Destination } from './destination.ts';

/** Opens Modificar over a destination; true once it is changed. Its list is asked for anew by then. */
export function useDestinationEdit(): (destination: Destination) => Promise<boolean> {
  const open = useLazyDialog();
  return async (destination) =>
    (await open(
      () => import('./EditDestinationDialog.tsx'),
      ({ EditDestinationDialog }, close: (saved: boolean) => void) => (
        <EditDestinationDialog destination={destination} onClose={close} />
      ),
    )) === true;
}

import { useContext } from 'react';
import { useLazyDialog } from '#components/Dialog/useLazyDialog.ts';
import { VisitsContext } from '#components/Dialog/visits.ts';
import type { Destination } from './destination.ts';

/**
 * Opens Modificar over a destination; true once it is changed. Its list is asked for anew by then. It is the page's, not that of the row that it was
 * opened from: where the list comes without that row, what the bank says of it is still said in its place, and nothing typed goes by itself.
 */
export function useDestinationEdit(): (destination: Destination) => Promise<boolean> {
  const open = useLazyDialog();
  const { current } = useContext(VisitsContext);
  return async (destination) =>
    (await open(
      () => import('./EditDestinationDialog.tsx'),
      ({ EditDestinationDialog }, close: (saved: boolean) => void) => (
        <EditDestinationDialog destination={destination} onClose={close} />
      ),
      current(),
    )) === true;
}

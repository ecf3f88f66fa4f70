import { useContext } from 'react';
import { useLazyDialog } from '#components/Dialog/useLazyDialog.ts';
import { VisitsContext } from '#components/Dialog/visits.ts';
import type { Destination } from './destination.ts';

/**
 * Opens Modificar over a destination; true once it is changed. Its list is asked for anew by then. The dialog belongs to the page, not to the row
 * that it was opened from: when a newer list lacks that row, it stays open with what was typed, and says what is wrong with it.
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

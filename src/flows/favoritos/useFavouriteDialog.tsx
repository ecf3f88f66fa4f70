import { useContext } from 'react';
import { useLazyDialog } from '#components/Dialog/useLazyDialog.ts';
import { VisitsContext } from '#components/Dialog/visits.ts';
import type { FavouriteDialogProps } from './FavouriteDialog.tsx';

/**
 * Opens the dialog that keeps or changes a favourite; true once something has changed. It belongs to the page, not to the row that it was opened
 * from: when a newer list lacks that row, it stays open with what was typed.
 */
export function useFavouriteDialog(): (what: Omit<FavouriteDialogProps, 'onClose'>) => Promise<boolean> {
  const open = useLazyDialog();
  const { current } = useContext(VisitsContext);
  return async (what) =>
    (await open(
      () => import('./FavouriteDialog.tsx'),
      ({ FavouriteDialog }, close: (changed: boolean) => void) => <FavouriteDialog {...what} onClose={close} />,
      current(),
    )) === true;
}

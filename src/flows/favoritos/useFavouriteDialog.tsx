import { useLazyDialog } from '#components/Dialog/useLazyDialog.ts';
import type { FavouriteDialogProps } from './FavouriteDialog.tsx';

/** Opens the dialog that keeps or changes a favourite; true once something has changed. */
export function useFavouriteDialog(): (what: Omit<FavouriteDialogProps, 'onClose'>) => Promise<boolean> {
  const open = useLazyDialog();
  return async (what) =>
    (await open(
      () => import('./FavouriteDialog.tsx'),
      ({ FavouriteDialog }, close: (changed: boolean) => void) => <FavouriteDialog {...what} onClose={close} />,
    )) === true;
}

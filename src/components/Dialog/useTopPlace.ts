import { useSyncExternalStore } from 'react';
import { subscribeToDialogs, topDialog } from './dialogStack.ts';

/**
 * The uppermost dialog, where a list or menu that opens over the page is drawn: outside of it nothing is seen or pressed. Null without one,
 * and on a server. Known also to who stands in a dialog that is only opening, and forgotten with one that has gone.
 */
export const useTopPlace = (): HTMLDialogElement | null =>
  useSyncExternalStore(subscribeToDialogs, topDialog, () => null);

import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { subscribeToDialogs, topDialog } from './dialogStack.ts';

/** Draws its children above everything, an open modal dialog included, and keeps them clickable there. */
export function TopLayer({ children }: { children: ReactNode }) {
  const dialog = useSyncExternalStore(subscribeToDialogs, topDialog);
  return createPortal(children, dialog ?? document.body);
}

import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { subscribeToDialogs, topDialog } from './dialogStack.ts';

/** Draws its children above everything, an open modal dialog included, and keeps them clickable there. A server draws none of them. */
export function TopLayer({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(subscribeToDialogs, topPlace, () => null);
  return place && createPortal(children, place);
}

const topPlace = (): HTMLElement => topDialog() ?? document.body;

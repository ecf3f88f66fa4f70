import { useState } from 'react';
import { useLocation } from './router.ts';

let given = 0;

/** State for a link that leads to the page the member is already on, so that the page begins anew with what the link brings. */
export function startsAnew(): { deNuevo: string } {
  given += 1;
  return { deNuevo: `${Date.now()} ${given}` };
}

const markOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'deNuevo' in state && typeof state.deNuevo === 'string'
    ? state.deNuevo
    : null;

/**
 * A value that changes whenever a link of {@link startsAnew} was followed: give it as `key` to whatever draws the page. Steps that the page
 * itself adds to the history do not change it.
 */
export function useAnew(): string {
  const mark = markOf(useLocation().state);
  const [last, setLast] = useState(mark);
  if (mark !== null && mark !== last) setLast(mark);
  return last ?? '';
}

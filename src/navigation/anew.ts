import { useState } from 'react';
import { useLocation } from './router.ts';

let given = 0;

/** What a link carries along that leads to the page on which the member is already, and means it to begin anew with what the link brings. */
export function startsAnew(): { deNuevo: string } {
  given += 1;
  return { deNuevo: `${Date.now()} ${given}` };
}

const markOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'deNuevo' in state && typeof state.deNuevo === 'string'
    ? state.deNuevo
    : null;

/**
 * Changes when a link of {@link startsAnew} has been followed: as the `key` of what draws the page. The steps that a page adds to the
 * history change nothing.
 */
export function useAnew(): string {
  const mark = markOf(useLocation().state);
  const [last, setLast] = useState(mark);
  if (mark !== null && mark !== last) setLast(mark);
  return last ?? '';
}

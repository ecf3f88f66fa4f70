import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from './router.ts';

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
 * A value that changes whenever a link of {@link startsAnew} was followed, and again when the member goes back to what stood before it: give it as
 * `key` to whatever draws the page. Steps that the page itself adds to the history do not change it.
 */
export function useAnew(): string {
  const location = useLocation();
  const { key } = location;
  const isReturn = useNavigationType() === NavigationType.Pop;
  /** What each entry of the history was drawn with. */
  const [marks, setMarks] = useState<ReadonlyMap<string, string>>(new Map());
  const [last, setLast] = useState('');
  const mark = markOf(location.state) ?? marks.get(key) ?? (isReturn ? '' : last);
  if (mark !== last) setLast(mark);
  if (marks.get(key) !== mark) setMarks(new Map(marks).set(key, mark));
  return mark;
}

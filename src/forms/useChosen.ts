import { useState } from 'react';

/**
 * Which row of a list is chosen, by its key: one for the member until somebody chooses, the list's first (§3) or what `preselected` picks. That
 * one stays chosen when the list is read again and comes in another order: what was typed was meant for it, and money goes where the member
 * saw it go. So nothing takes the place of a chosen row that is gone: null then, until the member chooses or it is there again, and nothing
 * is done with another one unasked. `start` is a key chosen already. Without rows, null.
 */
export function useChosen<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  start: string | null = null,
  preselected: (rows: readonly Row[]) => Row | undefined = ([first]) => first,
) {
  const [key, setKey] = useState(start);
  const chosen = (key === null ? preselected(rows) : rows.find((row) => keyOf(row) === key)) ?? null;
  if (key === null && chosen) setKey(keyOf(chosen));
  return {
    chosen,
    /** What was chosen, though it be gone; null where nobody has chosen. */
    key,
    choose: setKey,
    /** As if nobody had chosen. */
    reset: (): void => setKey(null),
  };
}

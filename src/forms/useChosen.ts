import { useState } from 'react';

/**
 * Which row of a list is chosen, by its key: the first until somebody chooses (§3). That first one stays chosen when the list is read again and
 * comes in another order: what was typed was meant for it, and money goes where the member saw it go. `start` is a key chosen already; it is
 * kept while the list does not have it yet. Without rows, null.
 */
export function useChosen<Row>(rows: readonly Row[], keyOf: (row: Row) => string, start: string | null = null) {
  const [key, setKey] = useState(start);
  const chosen = rows.find((row) => keyOf(row) === key) ?? rows[0] ?? null;
  const found = chosen && keyOf(chosen);
  if (found !== null && found !== key) setKey(found);
  return {
    chosen,
    choose: setKey,
    /** As if nobody had chosen. */
    reset: (): void => setKey(null),
  };
}

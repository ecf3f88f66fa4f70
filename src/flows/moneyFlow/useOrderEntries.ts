import { useLayoutEffect, useState } from 'react';
import { noteSent } from '#navigation/carried.ts';
import { useLocation } from '#navigation/router.ts';
import { withholdDrafts } from './draft.ts';

/**
 * Returns what is called when an order is signed. It marks the entries of the history at which this page has stood since it was opened: once the
 * order is done, what their links carried is not used again (`isDone`), and until it is known what has become of it no draft comes back there
 * (`releaseDrafts`, `dropDrafts`).
 */
export function useOrderEntries(): (idTransaccion: string) => void {
  const { key } = useLocation();
  const [entries] = useState(() => new Set<string>());
  useLayoutEffect(() => {
    entries.add(key);
  }, [entries, key]);
  return (idTransaccion) => {
    noteSent(idTransaccion, entries);
    withholdDrafts(idTransaccion, entries);
  };
}

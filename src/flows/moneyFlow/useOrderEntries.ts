import { useLayoutEffect, useState } from 'react';
import { noteSent } from '#navigation/carried.ts';
import { useLocation } from '#navigation/router.ts';
import { withholdDrafts } from './draft.ts';

/**
 * For the moment in which an order is signed: notes the entries of the history at which this page has stood since it was opened. What they carry
 * is that order, and is nothing once it is done (`isDone`), nor is a draft of it while that is not known (`releaseDrafts`).
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

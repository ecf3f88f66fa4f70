import { useSyncExternalStore } from 'react';
import { mayHavePending, onPendingFlag } from './pendingFlag.ts';
import { localStore } from './safeStorage.ts';

const read = (): boolean => mayHavePending(localStore);

/** Whether this browser may hold an order without an answer: follows this page, other tabs, and what they did while it was asleep. */
export function useMayHavePending(): boolean {
  return useSyncExternalStore(onPendingFlag, read);
}

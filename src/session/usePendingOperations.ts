import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  createPendingOperations,
  createPendingVault,
  type PendingOperation,
  type PendingOperations,
} from './pendingOperations.ts';
import { useOwner } from './SessionProvider.tsx';
import { localStore } from './safeStorage.ts';
import { stableProperties } from './stableProperties.ts';
import { onStoredOrAwake } from './storageNews.ts';

let ofThisPage: PendingOperations | undefined;

/** The orders without an answer, one list per page. Made with the first page that needs it: no other carries its code. */
export function pendingOperations(): PendingOperations {
  ofThisPage ??= createPendingOperations(createPendingVault(localStore, stableProperties()), localStore);
  return ofThisPage;
}

/** The signed-in member's orders without an answer, oldest first; it follows what other tabs do with them, also while this page was asleep. */
export function useMyPendingOperations(): readonly PendingOperation[] {
  const operations = pendingOperations();
  const owner = useOwner();
  const all = useSyncExternalStore(operations.subscribe, operations.all);
  useEffect(() => {
    const load = (): void => void operations.load();
    load();
    return onStoredOrAwake(operations.key, load);
  }, [operations]);
  return all.filter((operation) => operation.owner === owner);
}

/** How long after an order was sent elsewhere its answer may be on its way in this very moment, ms: it is not spoken of until then. */
const AWAITED_MS = 5_000;

/**
 * Tells which of these orders may be spoken of as without an answer; renders once more when one of them comes to it, for nothing else may
 * happen on the page until then. Those that this page has sent itself are awaited no more; of another tab's, or of one from before a reload,
 * nobody here knows.
 */
export function useMaySpeakOf(operations: readonly PendingOperation[]): (operation: PendingOperation) => boolean {
  const { isSentHere } = pendingOperations();
  useRenderAt(operations.map(({ sentAt }) => sentAt + AWAITED_MS));
  return ({ idTransaccion, sentAt }) => isSentHere(idTransaccion) || Math.abs(Date.now() - sentAt) >= AWAITED_MS;
}

/** Renders once more when each of these instants comes, in ms since the epoch. */
function useRenderAt(instants: readonly number[]): void {
  const [count, render] = useState(0);
  const all = instants.join(' ');
  useEffect(() => {
    const timers = all
      .split(' ')
      .map((at) => Number(at) - Date.now())
      // What is older, or newer than a clock that was set back can tell, is spoken of already.
      .filter((wait) => wait > 0 && wait < 2 * AWAITED_MS)
      .map((wait) => setTimeout(() => render((before) => before + 1), wait));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
    // A timer may come a moment early: what is left is waited for again.
  }, [all, count]);
}

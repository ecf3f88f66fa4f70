import { useEffect, useSyncExternalStore } from 'react';
import {
  createPendingOperations,
  createPendingVault,
  type PendingOperation,
  type PendingOperations,
} from './pendingOperations.ts';
import { useSession } from './SessionProvider.tsx';
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
  const owner = useSession()?.owner ?? '';
  const all = useSyncExternalStore(operations.subscribe, operations.all);
  useEffect(() => {
    const load = (): void => void operations.load();
    load();
    return onStoredOrAwake(operations.key, load);
  }, [operations]);
  return all.filter((operation) => operation.owner === owner);
}

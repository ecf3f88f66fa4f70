import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import {
  createPendingOperations,
  createPendingVault,
  type PendingOperation,
  type PendingOperations,
} from './pendingOperations.ts';
import { useSession } from './SessionProvider.tsx';
import { localStore } from './safeStorage.ts';
import { stableProperties } from './stableProperties.ts';

const PendingContext = createContext<PendingOperations | null>(null);

export interface PendingOperationsProviderProps {
  children: ReactNode;
  /** By default this browser's own. */
  create?: () => PendingOperations;
}

/** Hands the orders without an answer to the screens, and follows what other tabs do with them. */
export function PendingOperationsProvider({ children, create = ofThisBrowser }: PendingOperationsProviderProps) {
  const [operations] = useState(create);
  useEffect(() => {
    const load = (): void => void operations.load();
    load();
    addEventListener('storage', load);
    return () => removeEventListener('storage', load);
  }, [operations]);
  return <PendingContext value={operations}>{children}</PendingContext>;
}

function ofThisBrowser(): PendingOperations {
  return createPendingOperations(createPendingVault(localStore, stableProperties()));
}

/** Keeping and forgetting an order. */
export function usePendingOperations(): PendingOperations {
  const operations = useContext(PendingContext);
  if (!operations) throw new Error('usePendingOperations fuera de PendingOperationsProvider');
  return operations;
}

/** The signed-in member's orders without an answer, oldest first. */
export function useMyPendingOperations(): readonly PendingOperation[] {
  const operations = usePendingOperations();
  const owner = useSession()?.owner ?? '';
  const all = useSyncExternalStore(operations.subscribe, operations.all);
  return all.filter((operation) => operation.owner === owner);
}

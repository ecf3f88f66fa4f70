import type { SafeStorage } from './safeStorage.ts';
import { onStoredOrAwake } from './storageNews.ts';

/** Present in the storage while any member has pending orders: a page that only announces them need not decrypt anything. */
const FLAG = 'bv.pendientes';

/** Storages for which this page itself knows of an order. A storage that takes nothing has no flag, and another tab may remove the flag. */
const knownHere = new WeakSet<SafeStorage>();

const listeners = new Set<() => void>();

/** True when this browser, or this page alone where the storage takes nothing, may hold an order without an answer. */
export function mayHavePending(storage: SafeStorage): boolean {
  return knownHere.has(storage) || storage.read(FLAG) !== null;
}

/** Says whether there is any; kept beside the encrypted list. */
export function flagPending(storage: SafeStorage, any: boolean): void {
  if (any) {
    knownHere.add(storage);
    storage.write(FLAG, '1');
  } else {
    knownHere.delete(storage);
    storage.remove(FLAG);
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when {@link mayHavePending} may have changed, here or in another tab; returns the function that ends that. */
export function onPendingFlag(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredOrAwake(() => Promise.resolve(FLAG), listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

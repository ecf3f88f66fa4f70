import { useSyncExternalStore } from 'react';
import { localStore } from '#session/safeStorage.ts';

const KEY = 'bv.saldosOcultos';

const listeners = new Set<() => void>();
/** The choice where storage is blocked: it lasts as long as the page. */
let unstored: boolean | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isHidden = (): boolean => unstored ?? localStore.read(KEY) === 'si';

function hide(next: boolean): void {
  unstored = localStore.write(KEY, next ? 'si' : 'no') ? null : next;
  for (const listener of listeners) listener();
}

/**
 * Whether balances are hidden (screens.md A.0): not secret, so kept in plain local storage on this device. One choice for every part of
 * the page that asks.
 */
export function useHiddenBalances(): [boolean, (hidden: boolean) => void] {
  return [useSyncExternalStore(subscribe, isHidden), hide];
}

import { useSyncExternalStore } from 'react';

let isLost = false;
let isListening = false;
const listeners = new Set<() => void>();

function hear(offline: boolean): void {
  isLost = offline;
  for (const listener of listeners) listener();
}

/** Listens from the first use on and never stops: a component that is mounted later must know what was said before. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('offline', () => hear(true));
  addEventListener('online', () => hear(false));
}

function subscribe(listener: () => void): () => void {
  listen();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * True from when the browser reports a lost connection until it reports that it is back. Its opinion at the start is not asked: without a
 * network a browser calls itself offline, although the bank's own server may still answer it.
 */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLost,
    () => false,
  );
}

/** The value of {@link useOffline}, for code that is not a component. */
export function isOffline(): boolean {
  listen();
  return isLost;
}

import { useSyncExternalStore } from 'react';

let isLost = false;
let isListening = false;
const listeners = new Set<() => void>();

function hear(offline: boolean): void {
  isLost = offline;
  for (const listener of listeners) listener();
}

/** From the first question on the page listens for good: what is drawn later is to know what was said before it stood there. */
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
 * True from the moment the browser says that the connection was lost until it says that it is back. Its opinion at the start is not
 * asked: a machine without a network calls itself offline though the bank's own server may answer it.
 */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLost,
    () => false,
  );
}

/** What {@link useOffline} says, for whoever acts. */
export function isOffline(): boolean {
  listen();
  return isLost;
}

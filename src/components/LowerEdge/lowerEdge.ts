import { useEffect, useSyncExternalStore } from 'react';

/*
 * The lower edge of a phone's window has room for one thing: the page's next step, or else the application's bar (D-69). A page with such a
 * step registers it here, and the shell listens.
 */
const steps = new Set<symbol>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** For a block that stays at the lower edge of a narrow column: while it is mounted, the edge belongs to it. */
export function useLowerEdge(): void {
  useEffect(() => {
    const step = Symbol('step');
    steps.add(step);
    tell();
    return () => {
      steps.delete(step);
      tell();
    };
  }, []);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a page's next step occupies the lower edge. */
export const useLowerEdgeTaken = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => steps.size > 0,
    () => false,
  );

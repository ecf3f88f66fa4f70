import { useEffect, useSyncExternalStore } from 'react';

/*
 * The lower edge of a phone's window has room for one thing: a page's next step, or else the bar of the application (D-69). A page that has
 * such a step says so here, and the shell hears it.
 */
const steps = new Set<symbol>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** For what stays at the lower edge of a narrow column: while it is drawn, the edge is its own. */
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

/** Whether a page's next step has the lower edge. */
export const useLowerEdgeTaken = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => steps.size > 0,
    () => false,
  );

import { openDialogs } from './openDialogs.ts';

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Adds an opened dialog; returns the function that removes it. */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  openDialogs.push(dialog);
  notify();
  return () => {
    const at = openDialogs.indexOf(dialog);
    if (at >= 0) openDialogs.splice(at, 1);
    notify();
  };
}

/** The topmost open dialog, `null` when there is none. */
export function topDialog(): HTMLDialogElement | null {
  return openDialogs.at(-1) ?? null;
}

/** For useSyncExternalStore. */
export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

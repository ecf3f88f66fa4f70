/*
 * The open modal dialogs, lowest first. Everything outside an open modal <dialog> is inert, so messages that must stay readable and
 * clickable (toasts, the session notice) are drawn inside the topmost one.
 */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Adds an opened dialog; returns the function that removes it. */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  notify();
  return () => {
    const at = open.indexOf(dialog);
    if (at >= 0) open.splice(at, 1);
    notify();
  };
}

/** The topmost open dialog, `null` when there is none. */
export function topDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

/** Shows a dialog again that the browser has closed by itself, and over it, in their order, those that stood above it. */
export function showAgain(dialog: HTMLDialogElement): void {
  dialog.showModal();
  for (const above of open.slice(open.indexOf(dialog) + 1)) {
    above.close();
    above.showModal();
  }
}

/** For useSyncExternalStore. */
export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The open modal dialogs, lowest first. Everything outside an open modal <dialog> is inert, so messages that must stay readable and
 * clickable (toasts, the session notice) are drawn inside the topmost one. Changed by dialogStack.ts alone.
 */
export const openDialogs: HTMLDialogElement[] = [];

/** Shows a dialog again that the browser has closed by itself, and over it, in their order, those that stood above it. */
export function showAgain(dialog: HTMLDialogElement): void {
  dialog.showModal();
  for (const above of openDialogs.slice(openDialogs.indexOf(dialog) + 1)) {
    above.close();
    above.showModal();
  }
}

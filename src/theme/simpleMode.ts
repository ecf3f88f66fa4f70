/** The value that marks the document as shown in simple mode: larger, with fewer words (DESIGN.md §12 «Simple mode»). */
const MARK = 'si';

const KEY = 'bv.sencillo';

const listeners = new Set<() => void>();

/** Whether this page is shown simply. */
export const isSimple = (): boolean => document.documentElement.dataset.simple === MARK;

/** Marks the document with the choice stored on this device, before anything is painted. Storage may be blocked. */
export function applyStoredSimpleMode(): void {
  try {
    mark(localStorage.getItem(KEY) === MARK);
  } catch {
    // Then no choice was ever stored.
  }
}

/** Turns simple mode on or off, for this page and later ones; where storage is blocked, only until the page is left. */
export function chooseSimpleMode(next: boolean): void {
  try {
    localStorage.setItem(KEY, next ? MARK : 'no');
  } catch {
    // The choice then lasts until the page is left.
  }
  mark(next);
  for (const listener of listeners) listener();
}

/** Calls the listener when the choice changes; returns the function that ends that. */
export function onSimpleMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function mark(on: boolean): void {
  if (on) document.documentElement.dataset.simple = MARK;
  else delete document.documentElement.dataset.simple;
}

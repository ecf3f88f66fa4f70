/** What marks the document that it is shown simply: larger, with fewer words (DESIGN.md §12 «Simple mode»). */
const MARK = 'si';

const KEY = 'bv.sencillo';

const listeners = new Set<() => void>();

/** Whether this page is shown simply. */
export const isSimple = (): boolean => document.documentElement.dataset.simple === MARK;

/** Marks the document as it was chosen on this device, before anything is painted. Storage may be blocked. */
export function applyStoredSimpleMode(): void {
  try {
    mark(localStorage.getItem(KEY) === MARK);
  } catch {
    // It was never kept, then.
  }
}

/** Shows this page and those to come simply, or not any more; where storage is blocked, until it is left. */
export function chooseSimpleMode(next: boolean): void {
  try {
    localStorage.setItem(KEY, next ? MARK : 'no');
  } catch {
    // The choice then lasts until the page is left.
  }
  mark(next);
  for (const listener of listeners) listener();
}

/** Calls when the choice changes; gives back what ends that. */
export function onSimpleMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function mark(on: boolean): void {
  if (on) document.documentElement.dataset.simple = MARK;
  else delete document.documentElement.dataset.simple;
}

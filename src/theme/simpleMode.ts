import { readStored, storedChoice } from './storedChoice.ts';

/** The value that marks the document as shown in simple mode: larger, with fewer words (DESIGN.md §12 «Simple mode»). */
const MARK = 'si';

const KEY = 'bv.sencillo';

const choice = /* @__PURE__ */ storedChoice(KEY);

const listeners = new Set<() => void>();

/** Whether this page is shown simply. */
export const isSimple = (): boolean => document.documentElement.dataset.simple === MARK;

/** Marks the document with the choice stored on this device, before anything is painted. */
export function applyStoredSimpleMode(): void {
  mark(readStored(KEY) === MARK);
}

/** Shows this page as another tab has chosen, from here on; returns the function that ends that. */
export function followSimpleMode(): () => void {
  return choice.subscribe(() => show(choice.read() === MARK));
}

/** Turns simple mode on or off, for this page and later ones; where storage is blocked, only until the page is left. */
export function chooseSimpleMode(next: boolean): void {
  choice.write(next ? MARK : 'no');
  show(next);
}

/** Calls the listener when the choice changes; returns the function that ends that. */
export function onSimpleMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(on: boolean): void {
  if (on === isSimple()) return;
  mark(on);
  for (const listener of listeners) listener();
}

function mark(on: boolean): void {
  if (on) document.documentElement.dataset.simple = MARK;
  else delete document.documentElement.dataset.simple;
}

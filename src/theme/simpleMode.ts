import { readStored, storedChoice } from './storedChoice.ts';

/** The value that marks the document as shown in simple mode: larger, with fewer words (DESIGN.md §12 «Simple mode»). */
const MARK = 'si';

const KEY = 'bv.sencillo';

const choice = /* @__PURE__ */ storedChoice(KEY);

/** Whether this page is shown simply. */
export const isSimple = (): boolean => document.documentElement.dataset.simple === MARK;

/** Marks the document with the choice stored on this device, before anything is painted. */
export function applyStoredSimpleMode(): void {
  mark(readStored(KEY) === MARK);
}

/** Shows this page as another tab has chosen, from here on; returns the function that ends that. */
export function followSimpleMode(): () => void {
  return choice.subscribe(() => mark(choice.read() === MARK));
}

/** Turns simple mode on or off, for this page and later ones; where storage is blocked, only until the page is left. */
export function chooseSimpleMode(next: boolean): void {
  mark(next);
  choice.write(next ? MARK : 'no');
}

/** Calls the listener when the choice changes; returns the function that ends that. */
export function onSimpleMode(listener: () => void): () => void {
  return choice.subscribe(listener);
}

function mark(on: boolean): void {
  if (on) document.documentElement.dataset.simple = MARK;
  else delete document.documentElement.dataset.simple;
}

/*
 * What a real browser can be asked to do, the same of each: the walk knows no more of one than this. A port per browser is in `engines/`.
 */

/** A key that is no letter. */
export type Key = 'Enter' | 'Tab' | 'Backspace';

/** A place in the window, in CSS px. */
export interface Point {
  x: number;
  y: number;
}

/** One tab of a browser. */
export interface Tab {
  /** Goes to an address and waits until the document is read. */
  open: (address: string) => Promise<void>;
  /** Runs a function in the page with arguments that JSON can carry, and answers what it returns. Nothing of its surroundings is there. */
  run: <Given extends readonly unknown[], Result>(
    action: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>;
  /** Presses there as a mouse does. */
  press: (point: Point) => Promise<void>;
  /** Types as a keyboard does, wherever the focus is. */
  type: (text: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** One step back in the history; waits for nothing. */
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Brings it before the other tabs. */
  show: () => Promise<void>;
  close: () => Promise<void>;
}

/** A browser that runs. */
export interface Engine {
  /** As its vendor names it: `Chromium 106.0.5249.0`. */
  version: string;
  openTab: () => Promise<Tab>;
  /** It has one window of one size, and no tabs beside it. */
  hasOneWindow?: boolean;
  /** It has no place for downloads. */
  savesNothing?: boolean;
  /** What the pages complained of since this was asked last: console errors, violated policies, what nobody caught. */
  takeTroubles: () => string[];
  /** Where downloads go. */
  downloads: string;
  close: () => Promise<void>;
}

/** A browser that may be there. */
export interface EngineKind {
  name: 'chromium' | 'chromium-92' | 'firefox' | 'firefox-115' | 'webkit' | 'webkit-16';
  /** How a person calls it. */
  title: string;
  /** Older than what is supported (D-70): it is to be told so. */
  isTooOld?: true;
  /** What has to be installed for it, in Spanish; `null` when it is. */
  missing: () => Promise<string | null>;
  start: () => Promise<Engine>;
}

/** A function with its arguments as an expression. */
export const callOf = (action: (...given: never[]) => unknown, given: readonly unknown[]): string =>
  `(${String(action)})(...${JSON.stringify(given)})`;

/*
 * What the worker uses of its global scope. TypeScript's own «webworker» library is for a whole project: beside the pages' it takes the types
 * of their events away.
 */
import type { KeptFiles } from './keptFiles.ts';

/** An event that the browser lets end in its own time. */
export interface WorkEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A page asks for something. */
export interface AskEvent extends WorkEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

/** A page says something. */
export interface HeardEvent extends WorkEvent {
  readonly data: unknown;
}

/** The scope of the worker, with the list that the build writes into it. */
export interface WorkerScope {
  __KEPT_FILES: KeptFiles;
  readonly location: { readonly origin: string };
  /** The worker of a later build, while it comes. */
  readonly registration: { readonly installing: object | null; readonly waiting: object | null };
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (which: {
      type: 'window';
      includeUncontrolled?: boolean;
    }) => Promise<readonly { postMessage: (message: unknown) => void }[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: ((kind: 'install' | 'activate', hear: (event: WorkEvent) => void) => void) &
    ((kind: 'fetch', hear: (event: AskEvent) => void) => void) &
    ((kind: 'message', hear: (event: HeardEvent) => void) => void);
}

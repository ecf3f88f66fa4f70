/** The worker's file, at the site's own address, so that it may answer for all of it. */
export const WORKER_FILE = 'sw.js';

/** What of one build the service worker keeps, and when; the build writes it into the worker (scripts/worker). */
export interface KeptFiles {
  /** Where the site lies: `/`, or `/banca/`. */
  base: string;
  /** The entry's script, by which a page tells of which build it is. */
  program: string;
  /** Documents, each with the addresses that it answers (deploy/README.md). */
  documents: readonly KeptDocument[];
  /** Kept before the worker starts to answer: what sign-in and the page without a connection need. Most has come already. */
  first: readonly string[];
  /** Kept one after the other while the member is at rest, in the order of need. */
  later: readonly string[];
  /** Kept when a page has asked for it: large, or rarely wanted. */
  demanded: readonly string[];
}

/** A document of the build. */
export interface KeptDocument {
  /** Its address as a file, `/login.html`. */
  file: string;
  /** What {@link revisionOf} says of it. */
  revision: string;
  /** Regular expressions for whole paths. */
  addresses: readonly string[];
}

/** The file that answers somebody who goes to `path`; nothing for an address that is no page of ours, be it the API's or unknown. */
export function documentFor(documents: readonly KeptDocument[], path: string): string | undefined {
  return documents.find(({ addresses }) => addresses.some((address) => new RegExp(address).test(path)))?.file;
}

/** What a page says to its worker. */
export type PageMessage =
  /** The page stands and has its own; `program` is what it runs. */
  | { kind: 'opened'; program: string }
  /** The member looks at the first page behind sign-in. */
  | { kind: 'atRest' };

/** What the worker says to its pages. */
export type WorkerMessage =
  /** It keeps this build from now on. */
  | { kind: 'keeps'; program: string }
  /** The host sends a document with another policy than this page may have been opened with. */
  | { kind: 'otherPolicy' };

import { ApiError, isUnknownCall } from '#api/apiError.ts';
import type { ApiClient } from '#api/client.ts';
import { loadConfig, TIME_LIMIT_MS } from '#config/loadConfig.ts';
import type { RuntimeConfig } from '#config/runtimeConfig.ts';
import { SITE } from '#config/site.ts';

/** Between two looks, ms: whatever fails, the host is not asked all the time. */
const QUIET_MS = 30_000;

/** The address of a part in what a browser says of its failure; Safari names none. */
const FILE = /\S*\/assets\/\S+/;

/** Knows whether the product was published anew since this page was opened. */
export interface VersionWatch {
  /** Asks the host. For whenever something does not fit: an answer cannot be read, or the bank takes no call of this page. */
  look: () => void;
  /**
   * A part of the program, by what the browser says of it, did not come: it may be gone with its version. Where it has failed before and the host
   * answers, it may also be the browser that keeps the failure (Firefox before 155, older Safari): a reload helps either way.
   */
  miss: (part: string) => void;
  /** Something of this page no longer fits what is published. */
  isReplaced: () => boolean;
  /** Another version is at hand, and this page still works. */
  isOffered: () => boolean;
  /** For whoever has learnt of it otherwise. */
  tell: (news: 'offered' | 'replaced') => void;
  subscribe: (onChange: () => void) => () => void;
}

/** Where nothing is ever published anew: drawn documents, stories. */
export const steadyVersion: VersionWatch = createSteadyVersion();

function createSteadyVersion(): VersionWatch {
  const nothing = (): void => undefined;
  return {
    look: nothing,
    miss: nothing,
    isReplaced: () => false,
    isOffered: () => false,
    tell: nothing,
    subscribe: () => nothing,
  };
}

/** What a version watch needs to know. */
export interface VersionFacts {
  /** The configuration that this page was started with. */
  config: RuntimeConfig;
  /** Address of the script that this page runs, as the published document names it. */
  script: string;
}

/** Builds the watch of one page. Without an answer from the host nothing is said: it is the connection, and that is told elsewhere. */
export function createVersionWatch(facts: VersionFacts): VersionWatch {
  const listeners = new Set<() => void>();
  const known = { offered: false, replaced: false };
  let lastLook = Number.NEGATIVE_INFINITY;
  const ask = async (isMissed = false): Promise<void> => {
    if ((await differs(facts)) || isMissed) tell('replaced');
  };
  const missed = new Set<string>();
  let isAsking = false;
  const tell: VersionWatch['tell'] = (news) => {
    if (known[news]) return;
    known[news] = true;
    for (const hear of listeners) hear();
  };
  return {
    look() {
      const now = performance.now();
      if (known.replaced || now - lastLook < QUIET_MS) return;
      lastLook = now;
      ask().catch(() => undefined);
    },
    miss(part) {
      // What fails at once (several parts of one file are fetched ahead together) has failed once.
      if (known.replaced || isAsking) return;
      isAsking = true;
      const file = FILE.exec(part)?.[0];
      ask(file !== undefined && missed.has(file))
        .catch(() => undefined)
        .finally(() => {
          isAsking = false;
        });
      if (file !== undefined) missed.add(file);
    },
    isReplaced: () => known.replaced,
    isOffered: () => known.offered,
    tell,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

async function differs({ config, script }: VersionFacts): Promise<boolean> {
  // The whole document, also on a slow line; a host that never answers leaves the watch deaf no longer than this.
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const response = await fetch(`${SITE}index.html`, { cache: 'no-store', signal });
  // A host that is out of order tells nothing of versions.
  if (!response.ok) throw new Error(`${response.status}`);
  if (!(await response.text()).includes(script)) return true;
  // Another key or address of the bank under the same program.
  return JSON.stringify(await loadConfig()) !== JSON.stringify(config);
}

/**
 * The client, with a look at the version whenever an answer cannot be read (it may be the contract's next one), and whenever the bank rejects a
 * call that it has: to one that has another key by now, the headers of this page are such a call (docs/operations.md «Cambiar la clave»).
 */
export function tellUnreadable(client: ApiClient, look: () => void): ApiClient {
  return {
    call: (endpoint, input, options) =>
      client.call(endpoint, input, options).catch((error: unknown) => {
        if (error instanceof ApiError && mayBeAnotherVersion(error)) look();
        throw error;
      }),
  };
}

function mayBeAnotherVersion(error: ApiError): boolean {
  return error.kind === 'unreadable' || (error.kind === 'rejected' && !isUnknownCall(error));
}

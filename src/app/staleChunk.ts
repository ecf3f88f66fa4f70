/** Where the moment of the last automatic reload is kept: for this tab only. */
const STAMP_KEY = 'bv.recarga';

/** No second automatic reload within this time, ms: a chunk that is still missing after one is not coming back by itself. */
const QUIET_MS = 5 * 60 * 1000;

/** What browsers call a module that could not be fetched; none of them gives it a type of its own. */
const MISSING_MODULE =
  /dynamically imported module|importing a module script failed|failed to fetch module|unable to preload css/i;

/** True when a part of the program could not be fetched, as happens to a page that is older than the deployment it runs against. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MISSING_MODULE.test(error.message);
}

/** What decides whether a reload helps. */
export interface ReloadCircumstances {
  /** A call that changes state is without its answer. */
  isChanging: boolean;
  /** Without a network a reload would only take the page away. */
  isOnline: boolean;
  storage: Storage | null;
  /** ms since the epoch. */
  now: number;
}

/**
 * Whether to reload the page by itself for this error: once, and never while a call that changes state is without its answer —
 * the reload would take away the only place that can say how it ended (security.md 2.2). It is done where {@link stampReload} says so too.
 */
export function mayReloadFor(error: unknown, { isChanging, isOnline, storage, now }: ReloadCircumstances): boolean {
  if (!isMissingChunk(error) || isChanging || !isOnline || !storage) return false;
  try {
    const last = Number(storage.getItem(STAMP_KEY) ?? 0);
    return !Number.isFinite(last) || now - last >= QUIET_MS;
  } catch {
    return false;
  }
}

/** Notes that the page is reloaded by itself now; false where nothing is kept: it may not be, for nothing could stop the second time. */
export function stampReload({ storage, now }: Pick<ReloadCircumstances, 'storage' | 'now'>): boolean {
  try {
    storage?.setItem(STAMP_KEY, String(now));
    return storage !== null;
  } catch {
    return false;
  }
}

/**
 * What a page does about an error: reload by itself, where that is allowed; wait for the connection, where a part of the program could not be
 * fetched because there is none; else tell of it.
 */
export function answerTo(error: unknown, circumstances: ReloadCircumstances): 'reload' | 'wait' | 'tell' {
  if (isMissingChunk(error) && !circumstances.isOnline) return 'wait';
  return mayReloadFor(error, circumstances) ? 'reload' : 'tell';
}

/** The tab's session storage, `null` where it is blocked. */
export function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

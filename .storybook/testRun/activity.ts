import { drawn } from './drawn.ts';
import type { WithWatchedImports } from './watchedImports.ts';

/** A call that has waited longer than this is one that the story keeps waiting, ms: «Cargando», «Lento». */
const KEPT_WAITING_MS = 600;
/** Code comes sooner or later; a run must end when it does not, ms. */
const LONGEST_IMPORT_MS = 10_000;
/** What is put off for at most so long belongs to what is shown: a skeleton's least time, a spinner’s delay, a second try at reading, ms. */
const LONGEST_DELAY_MS = 900;
/** How much too late a busy page may do what was put off, ms. */
const SLACK_MS = 200;
/** A page that never ends to put things off is not waited for, ms. */
const LONGEST_WAIT_MS = 12_000;
const PAUSE_MS = 10;

/** What is under way, and until when somebody waits for it. */
const underWay = new Map<unknown, number>();
const setOwnTimeout = window.setTimeout.bind(window);

async function watched<T>(patienceMs: number, task: () => Promise<T>): Promise<T> {
  const call = {};
  underWay.set(call, performance.now() + patienceMs);
  try {
    return await task();
  } finally {
    underWay.delete(call);
  }
}

/** What the page puts off for a moment is under way, too. */
function watchTimers(): void {
  const clearOwnTimeout = window.clearTimeout.bind(window);
  const setWatchedTimeout = (task: TimerHandler, delayMs = 0, ...rest: unknown[]): number => {
    if (typeof task !== 'function' || delayMs > LONGEST_DELAY_MS) return setOwnTimeout(task, delayMs, ...rest);
    const timer = setOwnTimeout(() => {
      underWay.delete(timer);
      (task as (...given: unknown[]) => void)(...rest);
    }, delayMs);
    underWay.set(timer, performance.now() + delayMs + SLACK_MS);
    return timer;
  };
  const clearWatchedTimeout = (timer?: number): void => {
    underWay.delete(timer);
    clearOwnTimeout(timer);
  };
  Object.assign(globalThis, { setTimeout: setWatchedTimeout, clearTimeout: clearWatchedTimeout });
}

/** Watches what the page asks the bank for, which code it fetches and what it puts off, from before the first story on. */
export function watchActivity(): void {
  watchTimers();
  const send = globalThis.fetch;
  globalThis.fetch = (...given) => watched(KEPT_WAITING_MS, () => send(...given));
  const watchImport: WithWatchedImports['watchImport'] = (coming) => watched(LONGEST_IMPORT_MS, () => coming);
  Object.assign(globalThis, { watchImport });
}

const isUnderWay = () => [...underWay.values()].some((until) => performance.now() < until);

const pause = () => new Promise((resolve) => setOwnTimeout(resolve, PAUSE_MS));

/** Resolves when what was asked or put off has come and been drawn, and nothing more follows from it; after {@link LONGEST_WAIT_MS} anyway. */
export async function comeToRest(): Promise<void> {
  const end = performance.now() + LONGEST_WAIT_MS;
  const goesOn = () => isUnderWay() && performance.now() < end;
  while (goesOn()) {
    while (goesOn()) await pause();
    // What came is drawn now, and may ask for more.
    await drawn();
    await pause();
  }
}

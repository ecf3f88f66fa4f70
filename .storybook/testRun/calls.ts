import { drawn } from './drawn.ts';

/** A call that has waited longer than this is one that the story keeps waiting, ms: «Cargando», «Lento». */
const KEPT_WAITING_MS = 600;
/** Code comes sooner or later; a run must end when it does not, ms. */
const LONGEST_IMPORT_MS = 10_000;
const PAUSE_MS = 10;

/** What is under way, and until when somebody waits for it. */
const started = new Map<object, number>();

async function watched<T>(patienceMs: number, task: () => Promise<T>): Promise<T> {
  const call = {};
  started.set(call, performance.now() + patienceMs);
  try {
    return await task();
  } finally {
    started.delete(call);
  }
}

/** Where Vitest leads every `import()` of the page through. */
interface VitestPage {
  __vitest_browser_runner__?: { wrapDynamicImport: <T>(load: () => Promise<T>) => Promise<T> };
}

/** Watches what the page asks the bank for, and which code it fetches, from before the first story on. */
export function watchCalls(): void {
  const send = globalThis.fetch;
  globalThis.fetch = (...given) => watched(KEPT_WAITING_MS, () => send(...given));
  const page = (globalThis as VitestPage).__vitest_browser_runner__;
  if (!page) throw new Error('Vitest ya no dice qué código pide una página: sin eso los retratos no saben esperar.');
  const wrap = page.wrapDynamicImport;
  page.wrapDynamicImport = (load) => watched(LONGEST_IMPORT_MS, () => wrap(load));
}

const isUnderWay = () => [...started.values()].some((until) => performance.now() < until);

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Resolves when what was asked has come and been drawn, and nothing more was asked because of it. */
export async function callsAnswered(): Promise<void> {
  while (isUnderWay()) {
    while (isUnderWay()) await pause();
    // What came is drawn now, and may ask for more.
    await drawn();
    await pause();
  }
}

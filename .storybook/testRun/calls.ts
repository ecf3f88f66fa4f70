/** A call that has waited longer than this is one that the story keeps waiting, ms: «Cargando», «Lento». */
const KEPT_WAITING_MS = 600;
const PAUSE_MS = 10;

const started = new Map<object, number>();

/** Watches what the page asks for, from before the first story on. */
export function watchCalls(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (...given) => {
    const call = {};
    started.set(call, performance.now());
    try {
      return await send(...given);
    } finally {
      started.delete(call);
    }
  };
}

const isUnderWay = () => [...started.values()].some((since) => performance.now() - since < KEPT_WAITING_MS);

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Resolves when what was asked has been answered and drawn, and nothing more was asked because of it. */
export async function callsAnswered(): Promise<void> {
  while (isUnderWay()) {
    while (isUnderWay()) await pause();
    // What came is drawn now, and may ask for more.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await pause();
  }
}

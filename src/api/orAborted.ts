/**
 * The work's own end, or a rejection with the signal's reason as soon as that is aborted. Leaves nothing behind at a signal that outlives the
 * work: whoever keeps the signal (the query library, the engine's own caches) would keep what listens to it.
 */
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let abort!: () => void;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as Error);
  });
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** The browser's own way, where it has one (Chrome 129, Firefox 142). */
interface Scheduler {
  yield?: () => Promise<void>;
}

/**
 * Lets the browser do what waits, above all a key that was pressed, before a long piece of work goes on: the pieces of the start are each
 * shorter than a member notices, together they are not.
 */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

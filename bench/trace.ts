/** A trace event, as far as it is read here; times in µs. `tdur` is the processor's time, `dur` the clock's. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/**
 * Longest task of the page's main thread in processor time, ms: what other programs of the machine do does not count.
 * @throws Error where the trace has no such tasks, or none that says how long the processor was at it: that is not 0 ms.
 */
export function longestTaskTime(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && mainThreads.has(`${pid}/${tid}`),
  );
  if (tasks.length === 0) throw new Error('La traza no tiene tareas del hilo principal.');
  const times = tasks.flatMap(({ tdur }) => tdur ?? []);
  if (times.length === 0) throw new Error('La traza no dice cuánto procesador tomó ninguna tarea.');
  return Math.max(...times) / 1000;
}

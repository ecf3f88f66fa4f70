/** React's own scheduler, which comes without types: what is used of it. */
declare module 'scheduler' {
  /** How often a second a long piece of drawing lets the browser go on; 0 is the scheduler's own way, every 5 ms. */
  export function unstable_forceFrameRate(timesPerSecond: number): void;
  /** The usual haste of a piece of work. */
  export const unstable_NormalPriority: number;
  /** Has a piece of work done soon. */
  export function unstable_scheduleCallback(priority: number, work: () => void): unknown;
  /** Whether the work that is under way is to let the browser go on. */
  export function unstable_shouldYield(): boolean;
}

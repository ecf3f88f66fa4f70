/** React's own scheduler, which comes without types: what is used of it. */
declare module 'scheduler' {
  /** How often a second a long piece of drawing lets the browser go on; 0 is the scheduler's own way, every 5 ms. */
  export function unstable_forceFrameRate(timesPerSecond: number): void;
}

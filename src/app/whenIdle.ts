/** Calls when nothing else is to be done; where a browser has no such notion, or denies it, at once. */
export function whenIdle(call: () => void): void {
  if (!isPutOff(call)) call();
}

function isPutOff(call: () => void): boolean {
  try {
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => call());
      return true;
    }
  } catch {
    // Denied is as good as missing.
  }
  return false;
}

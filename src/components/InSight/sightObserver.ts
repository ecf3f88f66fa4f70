/** Tells what comes into sight and leaves it; `null` in a browser that has no such thing or denies it: then all counts as in sight. */
export function sightObserver(
  told: IntersectionObserverCallback,
  options: IntersectionObserverInit,
): IntersectionObserver | null {
  try {
    return new IntersectionObserver(told, options);
  } catch {
    return null;
  }
}

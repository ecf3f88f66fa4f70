/**
 * Reports elements that scroll into sight and out of it; `null` in a browser that has no such observer or refuses it: then everything
 * counts as in sight.
 */
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

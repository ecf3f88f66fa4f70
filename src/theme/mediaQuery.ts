/** A media query of this window; `null` in a browser that has none or refuses it: every query then counts as not met. */
export function mediaQuery(query: string): MediaQueryList | null {
  try {
    return matchMedia(query);
  } catch {
    return null;
  }
}

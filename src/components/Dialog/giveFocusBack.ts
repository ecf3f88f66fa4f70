import { topDialog } from './dialogStack.ts';

/**
 * For use after the focused element was removed. If nothing has the focus, gives it to the first of these elements that takes it, such as
 * the one it came from; else to the topmost dialog; else to the page's heading. Does not scroll.
 */
export function giveFocusBack(...places: readonly (Element | null | undefined)[]): void {
  giveFocusBackOnly([...places, topDialog(), document.querySelector('main h1')]);
}

/** The same with these elements only: if none takes the focus, it stays nowhere, for a caller that knows the page better. */
export function giveFocusBackOnly(places: readonly (Element | null | undefined)[]): void {
  for (const place of places as readonly HTMLElement[]) {
    if (document.activeElement === document.body) place?.focus({ preventScroll: true });
  }
}

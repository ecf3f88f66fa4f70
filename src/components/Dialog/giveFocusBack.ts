import { topDialog } from './dialogStack.ts';

/**
 * Where what had the focus is gone and nothing has it any more: gives it to the first of these that takes it, such as the place that it came from,
 * else to what the member has before them, which is the uppermost dialog or the page's heading. Nothing is scrolled.
 */
export function giveFocusBack(...places: readonly (Element | null | undefined)[]): void {
  giveFocusBackOnly([...places, topDialog(), document.querySelector('main h1')]);
}

/** The same, to these alone: where none of them takes it, the focus stays nowhere, for whoever knows more of the page. */
export function giveFocusBackOnly(places: readonly (Element | null | undefined)[]): void {
  for (const place of places as readonly HTMLElement[]) {
    if (document.activeElement === document.body) place?.focus({ preventScroll: true });
  }
}

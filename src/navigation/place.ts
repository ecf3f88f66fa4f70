import { useEffect, useLayoutEffect, useRef } from 'react';
import { goToPageStart } from './pageStart.ts';
import { NavigationType, useLocation, useNavigationType } from './router.ts';

/** How far down each entry of the history was left, px. Kept in the page's memory: after a reload every page begins at its top. */
const places = new Map<string, number>();

/** How long what a page shows may take to be as long as it was, ms. What comes later finds the member reading. */
const PATIENCE_MS = 2000;

/** Whoever does one of these goes where they like. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * A page and a step begin at their heading, which is focused and announces them (screens.md A.0 «Accessibility»); by Back or Forward a page comes back
 * where it was left, still with the focus at its heading. The first page keeps the browser's own focus. For the root alone.
 */
export function usePlaces(): void {
  const { pathname, search, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  // The key alone is not enough: all entries that the router did not make share one.
  const entry = [key, pathname, search].join(' ');
  const shown = useRef(pathname);
  // Where the browser had scrolled to comes later, and would put a heading under the bar of a phone.
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  // In the moment in which the next page is drawn: a shorter one moves the window, which is no place of the page before it.
  useLayoutEffect(() => {
    const note = (): void => void places.set(entry, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [entry]);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // Read before the start of the page is noted as its place.
    const place = isReturn ? places.get(entry) : undefined;
    goToPageStart();
    return place === undefined ? undefined : comeBackTo(place);
  }, [pathname, entry, isReturn]);
}

/** Scrolls there as soon as the page is long enough, unless the member goes elsewhere or it takes too long. Returns the function that ends the waiting. */
function comeBackTo(place: number): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = (): void => waiting.abort();
  const grown = new ResizeObserver(() => {
    // The heading of a result has brought itself into sight.
    if (document.querySelector('main [data-result]')) return end();
    if (document.documentElement.scrollHeight - innerHeight < place) return;
    scrollTo(0, place);
    end();
  });
  const patience = setTimeout(end, PATIENCE_MS);
  signal.addEventListener('abort', () => {
    grown.disconnect();
    clearTimeout(patience);
  });
  for (const way of OWN_WAYS) addEventListener(way, end, { passive: true, capture: true, signal });
  // It is told at once how long the page is now.
  grown.observe(document.body);
  return end;
}

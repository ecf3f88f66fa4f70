import { use, useCallback, useEffect, useRef } from 'react';
import { RouterContext, useLocation } from './router.ts';

/**
 * Returns a function that tells whether the member is still on this page. It is false as soon as the page is left, even while the next
 * page's code is still loading. An answer that comes later must open nothing over the next page and must not lead the member away from it.
 * This is about the whole page with all its steps; for a single history entry and what was opened from it there is `useVisit`
 * (components/Dialog/visits).
 */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  // True from the first draw on: a press may come before React's effects.
  const present = useRef(true);
  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
    };
  }, []);
  const router = use(RouterContext)?.router;
  return useCallback(() => {
    if (!present.current || !router) return present.current;
    // The router knows that somebody leaves before React has taken this page away.
    const { location, navigation } = router.state;
    // The router's addresses include the base path of the site, which pages do not see.
    const site = router.basename?.replace(/\/$/, '') ?? '';
    return (navigation.location ?? location).pathname === site + pathname;
  }, [router, pathname]);
}

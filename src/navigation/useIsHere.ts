import { use, useCallback, useEffect, useRef } from 'react';
import { RouterContext, useLocation } from './router.ts';

/**
 * Answers whether the member is still on this page: false from the moment in which it is left, also while the next page's code is still
 * being fetched. What comes later must open nothing over the next page and lead nobody away from it.
 * For the page, over all its steps: for one entry of the history and what it opened there is `useVisit` (components/Dialog/visits).
 */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  // From its first drawing on: a press may come before React's later effects.
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
    // It has the site's own place in its addresses, which pages do not see.
    const site = router.basename?.replace(/\/$/, '') ?? '';
    return (navigation.location ?? location).pathname === site + pathname;
  }, [router, pathname]);
}

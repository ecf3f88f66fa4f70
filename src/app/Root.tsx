import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from '#navigation/router.ts';

/**
 * The root holds only the outlet (§2). A route change moves the focus to the new page's heading, which announces it and puts
 * keyboard users at its start (screens.md A.0 «Accessibility»); the first page keeps the browser's own focus.
 */
export function Root() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [pathname]);
  return <Outlet />;
}

import { useEffect, useRef } from 'react';
import { goToPageStart } from '#navigation/pageStart.ts';
import { Outlet, useLocation } from '#navigation/router.ts';
import { LoadingPage } from '#screens/shell/LoadingPage.tsx';
import { NewVersion } from '#screens/shell/NewVersion.tsx';
import { useCalmReload } from './useCalmReload.ts';
import { useCalmOffer, useIsReplaced } from './VersionContext.ts';

/**
 * The root holds only the outlet (§2), and what shows that the next page is on its way. A route change moves the focus to the new page's heading, which announces it and puts
 * keyboard users at its start (screens.md A.0 «Accessibility»); the first page keeps the browser's own focus.
 */
export function Root() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const isReplaced = useIsReplaced();
  const isOffered = useCalmOffer(pathname);
  const { isWaiting, ask } = useCalmReload(() => location.reload());
  // A page and a step begin at their heading: where the browser had scrolled to comes later, and would put it under the bar of a phone.
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    goToPageStart();
  }, [pathname]);
  return (
    <>
      <LoadingPage />
      <Outlet />
      {(isReplaced || isOffered || isWaiting) && <NewVersion isWaiting={isWaiting} onReload={ask} />}
    </>
  );
}

import { LeaveGuards } from '#navigation/LeaveGuards.tsx';
import { usePlaces } from '#navigation/place.ts';
import { Outlet, useLocation } from '#navigation/router.ts';
import { LoadingPage } from '#screens/shell/LoadingPage.tsx';
import { NewVersion } from '#screens/shell/NewVersion.tsx';
import { useCalmReload } from './useCalmReload.ts';
import { useCalmOffer, useIsReplaced } from './VersionContext.ts';

/** The root holds only the outlet (§2), and what shows that the next page is on its way; it knows where each page begins and was left, and who asks before one is left. */
export function Root() {
  const { pathname } = useLocation();
  const isReplaced = useIsReplaced();
  const isOffered = useCalmOffer(pathname);
  usePlaces();
  const { isWaiting, ask } = useCalmReload(() => location.reload());
  return (
    <LeaveGuards>
      <LoadingPage />
      <Outlet />
      {(isReplaced || isOffered || isWaiting) && <NewVersion isWaiting={isWaiting} onReload={ask} />}
    </LeaveGuards>
  );
}

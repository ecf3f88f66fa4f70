import { useState } from 'react';
import { lazyPart } from '#components/lazyPart.ts';
import { to } from '#navigation/paths.ts';
import { Navigate, Outlet } from '#navigation/router.ts';
import { useSessionState } from '#session/SessionProvider.tsx';

const SessionWatch = lazyPart(async () => (await import('#screens/shell/SessionWatch.tsx')).SessionWatch);

/**
 * Pages that anybody may see. Whoever comes to one signed in is watched over as in the shell (§2, §4 «Idle timeout»): notice and countdown
 * stand over it, and a session that ends there by itself leads to the sign-in, which says why. Who has ended it stays.
 */
export function OpenArea() {
  const state = useSessionState();
  const isSignedIn = state.status === 'signedIn';
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  if (wasSignedIn && state.status === 'signedOut' && (state.reason === 'idle' || state.reason === 'expired'))
    return <Navigate to={to.login} replace />;
  return (
    <>
      <Outlet />
      {isSignedIn && <SessionWatch />}
    </>
  );
}

import { useState } from 'react';
import { ApiProvider, useApi, useLocationReader } from '#api/ApiProvider.tsx';
import { toldInPlace } from '#api/client.ts';
import { lazyPart } from '#components/lazyPart.ts';
import { to } from '#navigation/paths.ts';
import { Redirect } from '#navigation/Redirect.tsx';
import { Outlet } from '#navigation/router.ts';
import { useSessionState } from '#session/SessionProvider.tsx';

const SessionWatch = lazyPart(async () => (await import('#screens/shell/SessionWatch.tsx')).SessionWatch);

/**
 * Pages that anybody may see. Whoever comes to one signed in is watched over as in the shell (§2, §4 «Idle timeout»): notice and countdown
 * stand over it, and a session that ends there by itself leads to the sign-in, which says why. Who has ended it stays, and so does who came
 * signed out and has signed in elsewhere meanwhile: a form that is half filled in goes with no session, and is told itself what failed with one.
 */
export function OpenArea() {
  const state = useSessionState();
  const isSignedIn = state.status === 'signedIn';
  const [cameSignedIn] = useState(isSignedIn);
  const api = useApi();
  const [client] = useState(() => (cameSignedIn ? api : toldInPlace(api)));
  const location = useLocationReader();
  if (cameSignedIn && state.status === 'signedOut' && (state.reason === 'idle' || state.reason === 'expired'))
    return <Redirect to={to.login} />;
  return (
    <ApiProvider client={client} location={location}>
      <Outlet />
      {isSignedIn && <SessionWatch />}
    </ApiProvider>
  );
}

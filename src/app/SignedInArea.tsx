import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createQueryClient } from '#api/query.ts';
import { followed, forgetCarried } from '#navigation/carried.ts';
import { to } from '#navigation/paths.ts';
import { Redirect } from '#navigation/Redirect.tsx';
import { useLocation } from '#navigation/router.ts';
import { ProfilePanel } from '#screens/panelPerfil/ProfilePanel.tsx';
import { SessionWatch } from '#screens/shell/SessionWatch.tsx';
import { Shell } from '#screens/shell/Shell.tsx';
import { useSessionState, useSessionStore } from '#session/SessionProvider.tsx';
import type { Session } from '#session/session.ts';
import { Waiting } from './Waiting.tsx';

const CambioObligatorio = lazy(() =>
  import('#screens/perfilsocio/CambioObligatorio.tsx').then((module) => ({ default: module.CambioObligatorio })),
);

/**
 * The guard before the shell's routes (D-39): without a session to /login. The address is kept for after sign-in only when nobody
 * had been signed in: what a session had open is not reopened for whoever comes next, by Back neither (screens.md A.1).
 */
export function SignedInArea() {
  const state = useSessionState();
  const { hasEnded } = useSessionStore();
  const { pathname, search } = useLocation();
  if (state.status !== 'signedIn') {
    const isDeepLink = state.status === 'signedOut' && !hasEnded();
    return <Redirect to={to.login} state={isDeepLink ? followed.carry(pathname + search) : null} />;
  }
  // A new session, also of another member in another tab, starts from nothing.
  return <SessionShell key={state.session.id} session={state.session} />;
}

/** Nothing else is reachable until the password is changed (D-27); its code is fetched only then. */
function ForcedChange({ session }: { session: Session }) {
  return (
    <>
      <Suspense fallback={<Waiting />}>
        <CambioObligatorio session={session} />
      </Suspense>
      <SessionWatch />
    </>
  );
}

/** One session's cache, what its links carry, and screens; they end with it. */
function SessionShell({ session }: { session: Session }) {
  const [queries] = useState(createQueryClient);
  useEffect(
    () => () => {
      queries.clear();
      // Also what forms have kept of themselves while they were taken down.
      forgetCarried();
    },
    [queries],
  );
  return (
    <QueryClientProvider client={queries}>
      {session.mustChangePassword ? (
        <ForcedChange session={session} />
      ) : (
        <Shell session={session} Profile={ProfilePanel} />
      )}
    </QueryClientProvider>
  );
}

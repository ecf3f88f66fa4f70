import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { IdleClock, IdlePhase } from './idleClock.ts';
import type { Session } from './session.ts';
import type { SessionState, SessionStore } from './sessionStore.ts';

interface SessionServices {
  store: SessionStore;
  idleClock: IdleClock;
}

const SessionContext = createContext<SessionServices | null>(null);

/** Hands the page's session and idle clock to the screens. */
export function SessionProvider({ store, idleClock, children }: SessionServices & { children: ReactNode }) {
  return <SessionContext value={{ store, idleClock }}>{children}</SessionContext>;
}

/** The session state that documents are drawn with at build time. */
const DRAWN_FOR: SessionState = { status: 'signedOut', reason: null };

function useServices(): SessionServices {
  const services = useContext(SessionContext);
  if (!services) throw new Error('useSession fuera de SessionProvider');
  return services;
}

/** The session's operations: open, close, acknowledge. */
export function useSessionStore(): SessionStore {
  return useServices().store;
}

/** The session's state; the component is drawn again when it changes, in this tab or in another. */
export function useSessionState(): SessionState {
  const { store } = useServices();
  return useSyncExternalStore(store.subscribe, store.state, () => DRAWN_FOR);
}

/** The open session, `null` when signed out. */
export function useSession(): Session | null {
  const state = useSessionState();
  return state.status === 'signedIn' ? state.session : null;
}

/** The signed-in member's mark ({@link Session.owner}), which tells whose orders are shown; '' when signed out, which matches no order. */
export function useOwner(): string {
  return useSession()?.owner ?? '';
}

/** The idle clock (§4) and its present phase. */
export function useIdle(): { phase: IdlePhase; clock: IdleClock } {
  const { idleClock } = useServices();
  return { phase: useSyncExternalStore(idleClock.subscribe, idleClock.phase), clock: idleClock };
}

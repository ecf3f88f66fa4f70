import { lastActivity } from './activity.ts';
import { randomId } from './device.ts';
import type { SafeStorage } from './safeStorage.ts';
import { type CloseReason, isWithinLifetime, type Session } from './session.ts';
import type { SessionVault } from './sessionVault.ts';

/** What the screens know of the session. `restoring` only before the first read of the storage has ended. */
export type SessionState =
  | { status: 'restoring' }
  | { status: 'signedOut'; reason: CloseReason | null }
  | { status: 'signedIn'; session: Session };

/** What sign-in hands over. */
export type NewSession = Omit<Session, 'id' | 'issuedAt'>;

/** Tells other tabs; a message of another origin or shape is ignored. */
export interface TabChannel {
  send: (message: TabMessage) => void;
  listen: (listener: (message: TabMessage) => void) => void;
}

/** `closed` names the session, so that a late message cannot end a newer one. */
export type TabMessage = { type: 'opened' } | { type: 'closed'; id: string; reason: CloseReason };

/** The member's session, one per page (§3, §4). A small state machine: everything that must react subscribes. */
export interface SessionStore {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** The token of the open session, '' without one (D-62). */
  token: () => string;
  /** Reads the stored session; never throws. */
  restore: () => Promise<void>;
  /** Opens a session after sign-in and keeps it. */
  open: (session: NewSession) => Promise<void>;
  /** The forced password change is done (D-27). */
  passwordChanged: () => Promise<void>;
  /** Ends the session here and in the other tabs. Only the first reason counts; nothing happens without a session. */
  close: (reason: CloseReason) => void;
  /** Ends the session only if it is the one with that token: a late 403 of an old session must not end the new one (D-31). */
  closeIfToken: (token: string, reason: CloseReason) => void;
  /** The login screen has told the member why. */
  acknowledgeReason: () => void;
}

export interface SessionStoreOptions {
  vault: SessionVault;
  storage: SafeStorage;
  tabs: TabChannel;
  /** Idle time plus countdown, ms: a stored session without activity for that long is over (§4). */
  idleLimitMs: number;
  now?: () => number;
}

/** Builds the store; it knows nothing until {@link SessionStore.restore} has read the storage. */
export function createSessionStore({
  vault,
  storage,
  tabs,
  idleLimitMs,
  now = Date.now,
}: SessionStoreOptions): SessionStore {
  let state: SessionState = { status: 'restoring' };
  const listeners = new Set<() => void>();
  const enter = (next: SessionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const openId = () => (state.status === 'signedIn' ? state.session.id : null);

  /** Keeps a session, unless it was closed while the cipher worked. */
  const keep = async (session: Session): Promise<void> => {
    await vault.write(session);
    if (openId() !== session.id) await vault.clear();
  };

  const leave = (reason: CloseReason): void => {
    enter({ status: 'signedOut', reason });
    void vault.clear();
  };

  const restore = async (): Promise<void> => {
    const before = state;
    const stored = await vault.read();
    // The member signed in or out while the storage was being read: what happened since is newer.
    if (state !== before) return;
    if (stored === null) {
      if (state.status === 'signedIn') leave('logout');
      else if (state.status === 'restoring') enter({ status: 'signedOut', reason: null });
      return;
    }
    if (!isWithinLifetime(stored, now())) return leave('expired');
    if (now() - Math.max(lastActivity(storage) ?? 0, stored.issuedAt) >= idleLimitMs) return leave('idle');
    if (openId() !== stored.id) enter({ status: 'signedIn', session: stored });
  };

  const close = (reason: CloseReason): void => {
    if (state.status !== 'signedIn') return;
    tabs.send({ type: 'closed', id: state.session.id, reason });
    leave(reason);
  };

  tabs.listen((message) => {
    if (message.type === 'opened') void restore();
    else if (message.id === openId()) enter({ status: 'signedOut', reason: message.reason });
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: () => (state.status === 'signedIn' ? state.session.token : ''),
    restore,
    async open(opened) {
      const session: Session = { ...opened, id: randomId(), issuedAt: now() };
      enter({ status: 'signedIn', session });
      await keep(session);
      tabs.send({ type: 'opened' });
    },
    async passwordChanged() {
      if (state.status !== 'signedIn') return;
      const session = { ...state.session, mustChangePassword: false };
      enter({ status: 'signedIn', session });
      await keep(session);
    },
    close,
    closeIfToken(token, reason) {
      if (state.status === 'signedIn' && state.session.token === token) close(reason);
    },
    acknowledgeReason() {
      if (state.status === 'signedOut' && state.reason !== null) enter({ status: 'signedOut', reason: null });
    },
  };
}

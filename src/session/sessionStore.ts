import { lastActivity } from './activity.ts';
import { randomId } from './device.ts';
import type { SafeStorage, TabMemory } from './safeStorage.ts';
import { CLOCK_TOLERANCE_MS, type CloseReason, isWithinLifetime, type Session } from './session.ts';
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
  /** The open session was read from the storage, after a reload or because another tab signed in; the member has done nothing here. */
  isRestored: () => boolean;
  /** Reads the stored session; never throws. */
  restore: () => Promise<void>;
  /** Opens a session after sign-in and keeps it; `usuario` only in memory, for {@link SessionStore.lastUser}. */
  open: (session: NewSession, usuario?: string) => Promise<void>;
  /**
   * The user name that was signed in when the session expired or was left idle, so that only the password must be typed again; '' after a
   * logout or a deletion, and after a reload, since it is never stored.
   */
  lastUser: () => string;
  /** The forced password change is done (D-27). */
  passwordChanged: () => Promise<void>;
  /** Ends the session here and in the other tabs. Only the first reason counts; nothing happens without a session. */
  close: (reason: CloseReason) => void;
  /** Ends the session only if it is the one of that name: a late 403 of an old session must not end the new one (D-31). */
  closeIfOpen: (id: string | null, reason: CloseReason) => void;
  /**
   * A session has ended in this tab and none has begun since, even if the page was reloaded: what it had open is for nobody else
   * (screens.md A.1).
   */
  hasEnded: () => boolean;
  /** The login screen has told the member why. */
  acknowledgeReason: () => void;
}

export interface SessionStoreOptions {
  vault: SessionVault;
  storage: SafeStorage;
  tabs: TabChannel;
  /** Idle time plus countdown, ms: a stored session without activity for that long is over (§4). */
  idleLimitMs: number;
  /** Keeps {@link SessionStore.hasEnded} over a reload; for this page alone where left out. */
  openMark?: TabMemory;
  now?: () => number;
}

/** Builds the store; it knows nothing until {@link SessionStore.restore} has read the storage. */
export function createSessionStore({
  vault,
  storage,
  tabs,
  idleLimitMs,
  openMark,
  now = () => Date.now(),
}: SessionStoreOptions): SessionStore {
  let state: SessionState = { status: 'restoring' };
  let lastUser = '';
  /** A member is or was signed in in this tab. Noted when the session begins, because the page may be gone before it ends. */
  let wasOpen = openMark?.read() != null;
  /** The session that was found missing from the storage, kept until the next sign-in: another tab may tell a moment later why it ended. */
  let lost: { id: string; user: string } | null = null;
  let isRestored = false;
  /** Whether the storage holds the open session. Where it takes nothing, an empty storage does not mean a sign-out. */
  let isStored = false;
  const listeners = new Set<() => void>();
  const enter = (next: SessionState): void => {
    if (!wasOpen && (next.status === 'signedIn' || (next.status === 'signedOut' && next.reason !== null))) {
      wasOpen = true;
      openMark?.write('1');
    }
    state = next;
    if (next.status === 'signedIn') lost = null;
    if (next.status === 'signedOut' && (next.reason === 'logout' || next.reason === 'deleted')) lastUser = '';
    for (const listener of listeners) listener();
  };
  const current = (): Session | null => (state.status === 'signedIn' ? state.session : null);

  let storing: Promise<unknown> = Promise.resolve();
  /**
   * Visits the storage one after the other: a write that is still being encrypted must not land after the logout that followed it, and a
   * reader must not mistake it for a logout. A visit that fails loses the stored session, never the session of this page.
   */
  const inTurn = <Result>(visit: () => Promise<Result>): Promise<Result | null> => {
    const turn = storing.then(visit).catch(() => null);
    storing = turn;
    return turn;
  };

  /** Stores the open session. If it is closed meanwhile, closing it removes what was stored. */
  const keep = () =>
    inTurn(async () => {
      isStored = false;
      const session = current();
      if (session) isStored = await vault.write(session);
    });

  /**
   * Ends that session and clears it from the storage, as well as an entry that cannot be read. A session that another tab has opened
   * meanwhile, and not yet announced, stays.
   */
  const leave = (id: string, reason: CloseReason): void => {
    enter({ status: 'signedOut', reason });
    void inTurn(() => vault.clearIf((stored) => stored === null || stored.id === id));
  };

  /** Removes a session that another tab closed, in case that tab is gone before it could. A newer session stays. */
  const forget = async (id: string, reason: CloseReason): Promise<void> => {
    await inTurn(() => vault.clearIf((stored) => stored?.id === id));
    // This page may have read it from the storage just before.
    if (current()?.id === id) enter({ status: 'signedOut', reason });
  };

  /** Clears an entry that cannot be read, since it is no member's session (D-35), unless another tab has written its own meanwhile. */
  const clearUnreadable = () => inTurn(() => vault.clearIf((stored) => stored === null));

  /** A moment ahead of the clock does not count as activity: the clock was set. */
  const lastSign = (stored: Session): number => {
    const active = lastActivity(storage) ?? 0;
    return Math.max(active <= now() + CLOCK_TOLERANCE_MS ? active : 0, stored.issuedAt);
  };

  /** Tells the reason later, where the storage change came before the message with the reason. */
  const tellWhy = (user: string, reason: CloseReason): void => {
    lost = null;
    lastUser = user;
    enter({ status: 'signedOut', reason });
  };

  /** Why a stored session is over; null while it is not. */
  const overBy = (stored: Session): CloseReason | null => {
    if (!isWithinLifetime(stored, now())) return 'expired';
    return now() - lastSign(stored) >= idleLimitMs ? 'idle' : null;
  };

  const restore = async (): Promise<void> => {
    await storing;
    const before = state;
    const stored = await inTurn(vault.read);
    // The member signed in or out while the storage was being read; that is newer.
    if (state !== before) return;
    if (stored === null) {
      const session = current();
      if (session && isStored) {
        lost = { id: session.id, user: lastUser };
        leave(session.id, 'logout');
      } else if (state.status === 'restoring') {
        enter({ status: 'signedOut', reason: null });
        void clearUnreadable();
      }
      return;
    }
    const over = overBy(stored);
    if (over) {
      // Told to the other tabs too: one where it is still open would not know why the session is gone.
      tabs.send({ type: 'closed', id: stored.id, reason: over });
      return leave(stored.id, over);
    }
    isStored = true;
    const known = current();
    // Another tab signed in, and this page does not know the user name.
    if (known?.id !== stored.id) lastUser = '';
    const isKnown = known?.id === stored.id && known.mustChangePassword === stored.mustChangePassword;
    if (known?.id !== stored.id) isRestored = true;
    if (!isKnown) enter({ status: 'signedIn', session: stored });
  };

  const close = (reason: CloseReason): void => {
    const session = current();
    if (!session) return;
    tabs.send({ type: 'closed', id: session.id, reason });
    leave(session.id, reason);
  };

  tabs.listen((message) => {
    if (message.type === 'opened') void restore();
    else {
      if (message.id === current()?.id) enter({ status: 'signedOut', reason: message.reason });
      else if (message.id === lost?.id) tellWhy(lost.user, message.reason);
      void forget(message.id, message.reason);
    }
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: () => current()?.token ?? '',
    isRestored: () => isRestored,
    restore,
    lastUser: () => lastUser,
    async open(opened, usuario = '') {
      lastUser = usuario;
      isRestored = false;
      const session: Session = { ...opened, id: randomId(), issuedAt: now() };
      enter({ status: 'signedIn', session });
      await keep();
      tabs.send({ type: 'opened' });
    },
    async passwordChanged() {
      const session = current();
      if (!session) return;
      enter({ status: 'signedIn', session: { ...session, mustChangePassword: false } });
      await keep();
    },
    close,
    closeIfOpen(id, reason) {
      if (id === current()?.id) close(reason);
    },
    hasEnded: () => !current() && wasOpen,
    acknowledgeReason() {
      if (state.status === 'signedOut' && state.reason !== null) enter({ status: 'signedOut', reason: null });
    },
  };
}

import { describe, expect, it, vi } from 'vitest';
import { CLOCK_TOLERANCE_MS, SESSION_LIFETIME_MS } from './session.ts';
import { createSessionStore, type SessionState } from './sessionStore.ts';
import { createSessionVault, type SessionVault } from './sessionVault.ts';
import { memory } from './testStorage.ts';
import {
  browser,
  first,
  keptSessions,
  OTHER,
  reasonOf,
  settled,
  startEachBrowserFresh,
  statusOf,
} from './testStore.ts';
import { MEMBER, PROPERTIES, type Tab } from './testTabs.ts';

startEachBrowserFresh();

/** The name of the session that is open in a tab. */
const openIn = ({ store }: Tab): string | null => {
  const state = store.state();
  return state.status === 'signedIn' ? state.session.id : null;
};

describe('one tab (§3, §4)', () => {
  it('restores nothing, then what was opened', async () => {
    expect(statusOf(first)).toBe('restoring');
    await first.store.restore();
    expect(first.store.state()).toEqual({ status: 'signedOut', reason: null });
    expect(first.store.token()).toBe('');
    await first.store.open(MEMBER);
    expect(first.store.state()).toMatchObject({
      status: 'signedIn',
      session: { ...MEMBER, issuedAt: browser.clock.wall },
    });
    expect(first.store.token()).toBe(MEMBER.token);

    const reloaded = browser.openTab();
    await reloaded.store.restore();
    expect(reloaded.store.state()).toEqual(first.store.state());
  });

  it('D-35: what cannot be read is signed out, and cleared', async () => {
    await first.store.open(MEMBER);
    await settled();
    const [name = ''] = [...browser.entries.keys()].filter((key) => key !== 'bv.actividad');
    browser.entries.set(name, `${'0'.repeat(32)}.otra-clave`);
    const reloaded = browser.openTab();
    await reloaded.store.restore();
    expect(reloaded.store.state()).toEqual({ status: 'signedOut', reason: null });
    await settled();
    expect(keptSessions()).toBe(0);
  });

  it.each(['logout', 'expired', 'idle', 'deleted'] as const)(
    'closes for %s, tells why once, keeps nothing',
    async (reason) => {
      await first.store.open(MEMBER);
      first.store.close(reason);
      expect(first.store.state()).toEqual({ status: 'signedOut', reason });
      expect(first.store.token()).toBe('');
      await settled();
      expect(keptSessions()).toBe(0);
      first.store.acknowledgeReason();
      expect(reasonOf(first)).toBeNull();
      const reloaded = browser.openTab();
      await reloaded.store.restore();
      expect(statusOf(reloaded)).toBe('signedOut');
    },
  );

  it('five 403 together are one notice, and only the first reason counts (D-31)', async () => {
    await first.store.open(MEMBER);
    const states: SessionState[] = [];
    first.store.subscribe(() => states.push(first.store.state()));
    const id = openIn(first);
    for (let call = 0; call < 5; call += 1) first.store.closeIfOpen(id, 'expired');
    first.store.close('logout');
    expect(states).toEqual([{ status: 'signedOut', reason: 'expired' }]);
  });

  it.each([
    ['of another member', OTHER.token],
    ['with an equal token', MEMBER.token],
    ['without a token', ''],
  ])('a late 403 of an old session does not end a new one %s (D-31)', async (_, token) => {
    await first.store.open({ ...MEMBER, token: token && MEMBER.token });
    const old = openIn(first);
    first.store.close('logout');
    await first.store.open({ ...OTHER, token });
    first.store.closeIfOpen(old, 'expired');
    first.store.closeIfOpen(null, 'expired');
    expect(statusOf(first)).toBe('signedIn');
    await settled();
    expect((await first.vault.read())?.token).toBe(token);
  });

  it('what is read again as it was is no news; whoever listens no more hears nothing', async () => {
    await first.store.open(MEMBER);
    const heard = vi.fn();
    const stop = first.store.subscribe(heard);
    await first.store.restore();
    expect(heard).not.toHaveBeenCalled();
    stop();
    first.store.close('logout');
    expect(heard).not.toHaveBeenCalled();
  });

  it('there is nothing to acknowledge while somebody is signed in', async () => {
    await first.store.open(MEMBER);
    first.store.acknowledgeReason();
    expect(first.store.token()).toBe(MEMBER.token);
  });

  it('closing nothing does nothing', async () => {
    await first.store.restore();
    const listener = vi.fn();
    first.store.subscribe(listener);
    first.store.close('logout');
    first.store.closeIfOpen(null, 'expired');
    first.store.acknowledgeReason();
    expect(listener).not.toHaveBeenCalled();
  });

  it('signing in while the storage is still being read wins', async () => {
    await first.store.open(OTHER);
    const second = browser.openTab();
    const restoring = second.store.restore();
    const opening = second.store.open(MEMBER);
    await Promise.all([restoring, opening]);
    expect(second.store.token()).toBe(MEMBER.token);
    await settled();
    expect((await second.vault.read())?.token).toBe(MEMBER.token);
  });

  it('closing while the session is still being encrypted leaves nothing stored', async () => {
    const opening = first.store.open(MEMBER);
    first.store.close('logout');
    await opening;
    await settled();
    expect(keptSessions()).toBe(0);
    expect(statusOf(first)).toBe('signedOut');
  });

  it('closing and signing in again while the first is still being encrypted keeps the second', async () => {
    for (let run = 0; run < 10; run += 1) {
      const opening = [first.store.open(MEMBER)];
      first.store.close('logout');
      opening.push(first.store.open(OTHER));
      await Promise.all(opening);
      await settled();
      expect((await first.vault.read())?.token).toBe(OTHER.token);
      first.store.close('logout');
      await settled();
      expect(keptSessions()).toBe(0);
    }
  });

  it('an echo of the storage while the session is being written is no logout', async () => {
    const opening = first.store.open(MEMBER);
    await Promise.all([opening, first.store.restore()]);
    expect(statusOf(first)).toBe('signedIn');
  });

  it.each([1, 2, 3, 4, 8, 16])(
    'a logout %i steps into the reading of the storage is not undone by it',
    async (steps) => {
      await first.store.open(MEMBER);
      const restoring = first.store.restore();
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      first.store.close('logout');
      await restoring;
      expect(reasonOf(first)).toBe('logout');
      await settled();
      expect([reasonOf(first), first.store.token(), keptSessions()]).toEqual(['logout', '', 0]);
    },
  );

  it('the forced change is done once and for all tabs (D-27)', async () => {
    const second = browser.openTab();
    await second.store.restore();
    await first.store.open({ ...MEMBER, mustChangePassword: true });
    await settled();
    expect(second.store.state()).toMatchObject({ session: { mustChangePassword: true } });
    await first.store.passwordChanged();
    await settled();
    for (const tab of [first, second])
      expect(tab.store.state()).toMatchObject({ session: { mustChangePassword: false } });
    expect((await first.vault.read())?.mustChangePassword).toBe(false);
    first.store.close('logout');
    await first.store.passwordChanged();
    expect(statusOf(first)).toBe('signedOut');
  });
});

describe('what is stored and over', () => {
  it.each([
    [179_999, 'signedIn'],
    [181_999, 'signedIn'],
    [182_000, 'idle'],
    [3_600_000, 'idle'],
    [-30_000, 'signedIn'],
    [-3_600_000, 'expired'],
  ])('%i ms after the last activity: %s', async (passed, outcome) => {
    await first.store.open(MEMBER);
    browser.clock.wall += passed;
    const reloaded = browser.openTab();
    await reloaded.store.restore();
    expect(outcome === 'signedIn' ? statusOf(reloaded) : reasonOf(reloaded)).toBe(outcome);
    await settled();
    expect(keptSessions()).toBe(outcome === 'signedIn' ? 1 : 0);
  });

  it('its longest life ends it, however active the member is', async () => {
    await first.store.open(MEMBER);
    browser.clock.wall += SESSION_LIFETIME_MS;
    first.storage.write('bv.actividad', String(browser.clock.wall));
    const reloaded = browser.openTab();
    await reloaded.store.restore();
    expect(reasonOf(reloaded)).toBe('expired');
  });

  it('an activity since the sign-in counts', async () => {
    await first.store.open(MEMBER);
    browser.clock.wall += 100_000;
    first.storage.write('bv.actividad', String(browser.clock.wall));
    browser.clock.wall += 100_000;
    const reloaded = browser.openTab();
    await reloaded.store.restore();
    expect(statusOf(reloaded)).toBe('signedIn');
  });

  it('an activity ahead of the clock by no more than clocks differ counts, by one more it does not', async () => {
    await first.store.open(MEMBER);
    for (const [ahead, status] of [
      [CLOCK_TOLERANCE_MS, 'signedIn'],
      [CLOCK_TOLERANCE_MS + 1, 'signedOut'],
    ] as const) {
      browser.clock.wall += 182_000;
      first.storage.write('bv.actividad', String(browser.clock.wall + ahead));
      const reloaded = browser.openTab();
      await reloaded.store.restore();
      expect(statusOf(reloaded)).toBe(status);
    }
  });

  it('an activity ahead of the clock is none', async () => {
    await first.store.open(MEMBER);
    first.storage.write('bv.actividad', String(browser.clock.wall + 86_400_000));
    browser.clock.wall += 600_000;
    const reloaded = browser.openTab();
    await reloaded.store.restore();
    expect(reasonOf(reloaded)).toBe('idle');
  });
});

describe('a vault that fails costs the keeping, never the session', () => {
  const failing: SessionVault = {
    key: () => Promise.reject(new TypeError('chunk')),
    read: () => Promise.reject(new TypeError('chunk')),
    write: () => Promise.reject(new TypeError('chunk')),
    clear: () => Promise.reject(new TypeError('chunk')),
    clearIf: () => Promise.reject(new TypeError('chunk')),
  };

  it('opens, closes and restores all the same', async () => {
    const store = createSessionStore({
      vault: failing,
      storage: first.storage,
      tabs: { send: () => undefined, listen: () => undefined },
      idleLimitMs: 182_000,
    });
    await store.restore();
    expect(store.state()).toEqual({ status: 'signedOut', reason: null });
    await store.open(MEMBER);
    expect(store.token()).toBe(MEMBER.token);
    await store.restore();
    expect(store.token()).toBe(MEMBER.token);
    store.close('logout');
    expect(store.token()).toBe('');
    // An unhandled rejection would fail the run.
    await new Promise((resolve) => setImmediate(resolve));
  });
});

describe('a write that fails costs the keeping, never the session', () => {
  it('reading it again is no sign-out', async () => {
    const store = createSessionStore({
      vault: { ...first.vault, write: () => Promise.reject(new TypeError('chunk')) },
      storage: first.storage,
      tabs: { send: () => undefined, listen: () => undefined },
      idleLimitMs: 182_000,
      now: () => browser.clock.wall,
    });
    await store.open(MEMBER);
    await store.restore();
    expect(store.token()).toBe(MEMBER.token);
  });
});

describe('a storage that takes nothing costs the keeping, never the session (security.md 2.2 «Storage»)', () => {
  const full = () => {
    const held = memory();
    held.isFull = true;
    const { storage } = held;
    const store = createSessionStore({
      vault: createSessionVault(storage, PROPERTIES),
      storage,
      tabs: { send: () => undefined, listen: () => undefined },
      idleLimitMs: 182_000,
      now: () => browser.clock.wall,
    });
    return { held, store };
  };

  it('from the sign-in on: reading it again is no sign-out', async () => {
    const { store } = full();
    await store.restore();
    await store.open(MEMBER);
    await store.restore();
    expect(store.token()).toBe(MEMBER.token);
  });

  it('from the next write on: what was kept went then, and that is no sign-out either', async () => {
    const { held, store } = full();
    held.isFull = false;
    await store.open({ ...MEMBER, mustChangePassword: true });
    held.isFull = true;
    await store.passwordChanged();
    await store.restore();
    expect(store.state()).toMatchObject({ status: 'signedIn', session: { mustChangePassword: false } });
  });

  it('once it takes it, a cleared one is a sign-out again, also for the page that has only read it (D-36)', async () => {
    const { held, store } = full();
    held.isFull = false;
    await store.open(MEMBER);
    const reloaded = createSessionStore({
      vault: createSessionVault(held.storage, PROPERTIES),
      storage: held.storage,
      tabs: { send: () => undefined, listen: () => undefined },
      idleLimitMs: 182_000,
      now: () => browser.clock.wall,
    });
    await reloaded.restore();
    held.empty();
    for (const { restore, state } of [store, reloaded]) {
      await restore();
      expect(state()).toEqual({ status: 'signedOut', reason: 'logout' });
    }
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore, type TabMessage } from './sessionStore.ts';
import { createTabChannel } from './tabs.ts';
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
import { MEMBER, type Tab } from './testTabs.ts';

startEachBrowserFresh();

/** The session that a tab has open. */
function sessionOf({ store }: Tab): string {
  const state = store.state();
  return state.status === 'signedIn' ? state.session.id : '';
}

/** A store over a tab's storage which hears of the other tabs only what the test tells. */
function listenerAt({ vault, storage }: Tab, ownVault = vault) {
  const listeners: ((message: TabMessage) => void)[] = [];
  const store = createSessionStore({
    vault: ownVault,
    storage,
    tabs: { send: () => undefined, listen: (listener) => listeners.push(listener) },
    idleLimitMs: 182_000,
    now: () => browser.clock.wall,
  });
  return { store, tell: (message: TabMessage) => listeners.forEach((listener) => listener(message)) };
}

describe('several tabs (D-36, security.md 2.2)', () => {
  let second: Tab;

  beforeEach(async () => {
    second = browser.openTab();
    await Promise.all([first.store.restore(), second.store.restore()]);
    await first.store.open(MEMBER);
    await settled();
  });

  it('signing in reaches the other tab', () => {
    expect(second.store.token()).toBe(MEMBER.token);
  });

  it.each(['logout', 'expired', 'idle', 'deleted'] as const)('%s in one is %s in the other', async (reason) => {
    first.store.close(reason);
    await settled();
    expect([reasonOf(first), reasonOf(second)]).toEqual([reason, reason]);
    expect(keptSessions()).toBe(0);
  });

  it('a told end is one at once, before anything is read', async () => {
    const { store, tell } = listenerAt(second);
    await store.restore();
    tell({ type: 'closed', id: sessionOf(first), reason: 'logout' });
    expect(store.state()).toEqual({ status: 'signedOut', reason: 'logout' });
  });

  it.each(['expired', 'idle', 'deleted'] as const)(
    'the storage may be quicker than the message: why it ended (%s) is told all the same',
    async (reason) => {
      const { store, tell } = listenerAt(second);
      await store.open(MEMBER, 'mfguaman');
      const state = store.state();
      const id = state.status === 'signedIn' ? state.session.id : '';
      await second.vault.clear();
      await store.restore();
      expect(store.state()).toEqual({ status: 'signedOut', reason: 'logout' });
      tell({ type: 'closed', id: 'another', reason: 'idle' });
      expect(store.state()).toEqual({ status: 'signedOut', reason: 'logout' });
      tell({ type: 'closed', id, reason });
      expect(store.state()).toEqual({ status: 'signedOut', reason });
      expect(store.lastUser()).toBe(reason === 'deleted' ? '' : 'mfguaman');
    },
  );

  it('a tab that hears of a sign-in late has seen nobody: the idle time goes on from where the member was (§4)', async () => {
    browser.clock.wall += 170_000;
    const late = listenerAt(second);
    await late.store.restore();
    expect([late.store.token(), late.store.isRestored()]).toEqual([MEMBER.token, true]);
    expect([first.store.isRestored(), second.store.isRestored()]).toEqual([false, true]);
    await late.store.open(OTHER);
    expect(late.store.isRestored()).toBe(false);
  });

  it('a session that a new tab finds too old ends in the open one with the reason', async () => {
    for (let minutes = 0; minutes < 8 * 60; minutes += 1) {
      browser.clock.wall += 60_000;
      browser.clock.monotonic += 60_000;
      first.click();
    }
    expect(statusOf(first)).toBe('signedIn');
    const third = browser.openTab();
    await third.store.restore();
    await settled();
    expect([reasonOf(first), reasonOf(second), reasonOf(third)]).toEqual(['expired', 'expired', 'expired']);
    expect(keptSessions()).toBe(0);
  });

  it('who has signed in again meanwhile is not told why the former session ended', async () => {
    const { store, tell } = listenerAt(second);
    await store.open(MEMBER);
    const state = store.state();
    const id = state.status === 'signedIn' ? state.session.id : '';
    await second.vault.clear();
    await store.restore();
    await store.open(OTHER);
    tell({ type: 'closed', id, reason: 'idle' });
    await settled();
    expect(store.token()).toBe(OTHER.token);
    // Nor once that one is over too.
    store.close('logout');
    tell({ type: 'closed', id, reason: 'idle' });
    expect(store.state()).toEqual({ status: 'signedOut', reason: 'logout' });
  });

  it('signing in as another member replaces the session here too', async () => {
    await second.store.open(OTHER);
    await settled();
    expect(first.store.state()).toEqual(second.store.state());
    expect(first.store.token()).toBe(OTHER.token);
  });

  it('a cleared storage is a logout in both (key null)', async () => {
    browser.clearStorage();
    await settled();
    expect([reasonOf(first), reasonOf(second)]).toEqual(['logout', 'logout']);
  });

  it('an entry that somebody else overwrote is a logout in both', async () => {
    const key = await first.vault.key();
    first.storage.write(key, 'basura');
    await settled();
    expect(statusOf(second)).toBe('signedOut');
    expect(keptSessions()).toBe(0);
  });

  it('a tab that vanishes right after its logout leaves nothing behind', async () => {
    // Only the message of the closed tab arrives: its own clearing never ran.
    const { store: survivor, tell } = listenerAt(second);
    await survivor.restore();
    tell({ type: 'closed', id: sessionOf(second), reason: 'logout' });
    await settled();
    expect(survivor.state()).toEqual({ status: 'signedOut', reason: 'logout' });
    expect(keptSessions()).toBe(0);
  });

  it('a late message about an old session touches neither the new one nor what is stored', async () => {
    const { store, tell } = listenerAt(second);
    await store.restore();
    tell({ type: 'closed', id: 'una-sesión-anterior', reason: 'logout' });
    await settled();
    expect(store.token()).toBe(MEMBER.token);
    expect(keptSessions()).toBe(1);
  });

  it('D-36: a tab that has heard of no newer session ends its own and leaves that one where it is', async () => {
    await second.store.open(OTHER);
    first.store.close('idle');
    await settled();
    expect([first.store.token(), second.store.token()]).toEqual([OTHER.token, OTHER.token]);
    expect((await first.vault.read())?.token).toBe(OTHER.token);
  });

  it('a session closed while another tab was reading it does not come back', async () => {
    const third = browser.openTab();
    const restoring = third.store.restore();
    first.store.close('logout');
    await restoring;
    await settled();
    expect([first, second, third].map(statusOf)).toEqual(['signedOut', 'signedOut', 'signedOut']);
    expect(keptSessions()).toBe(0);
  });

  it('one whose end is told between its reading and its beginning ends at once, and says why', async () => {
    const { vault } = second;
    let isTold = false;
    const { store: reader, tell } = listenerAt(second, {
      ...vault,
      async read() {
        const stored = await vault.read();
        if (!isTold) tell({ type: 'closed', id: sessionOf(second), reason: 'idle' });
        isTold = true;
        return stored;
      },
    });
    await reader.restore();
    await settled();
    expect(reader.state()).toEqual({ status: 'signedOut', reason: 'idle' });
    expect(keptSessions()).toBe(0);
  });
});

describe('the channel between tabs', () => {
  const listenWith = (sessionKey: () => Promise<string>) => {
    const heard: TabMessage[] = [];
    let onStorage: (event: { key: string | null }) => void = () => undefined;
    let onMessage: (event: { data: unknown }) => void = () => undefined;
    const posted: unknown[] = [];
    const names: string[] = [];
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor(name: string) {
          names.push(name);
        }
        addEventListener(type: string, listener: typeof onMessage) {
          if (type === 'message') onMessage = listener;
        }
        postMessage(message: unknown) {
          posted.push(message);
        }
      },
    );
    vi.stubGlobal('addEventListener', (type: string, listener: typeof onStorage) => {
      if (type === 'storage') onStorage = listener;
    });
    const channel = createTabChannel(sessionKey);
    channel.listen((message) => heard.push(message));
    return {
      heard,
      posted,
      names,
      channel,
      storage: (key: string | null) => onStorage({ key }),
      message: (data: unknown) => onMessage({ data }),
    };
  };
  const later = () => new Promise((resolve) => setImmediate(resolve));

  it('hears its own key and a cleared storage, and nothing else', async () => {
    const { heard, storage } = listenWith(() => Promise.resolve('clave'));
    for (const key of ['otra', 'bv.actividad', '']) storage(key);
    await later();
    expect(heard).toEqual([]);
    storage('clave');
    storage(null);
    await later();
    expect(heard).toEqual([{ type: 'opened' }, { type: 'opened' }]);
  });

  it('a key that cannot be computed stops nothing', async () => {
    const { heard, storage } = listenWith(() => Promise.reject(new TypeError('chunk')));
    storage('clave');
    await later();
    expect(heard).toEqual([]);
  });

  it('takes messages of its own shape only', async () => {
    const { heard, posted, message, channel } = listenWith(() => Promise.resolve('clave'));
    const closed: TabMessage = { type: 'closed', id: 'x', reason: 'logout' };
    for (const odd of [
      null,
      1,
      'opened',
      [],
      {},
      { type: 'otro' },
      { type: 'closed' },
      { ...closed, id: 1 },
      { ...closed, type: 'otro' },
      { ...closed, reason: 'x' },
      { ...closed, reason: undefined },
    ]) {
      message(odd);
    }
    expect(heard).toEqual([]);
    message({ ...closed, token: 'x' });
    message({ type: 'opened', extra: 1 });
    expect(heard).toEqual([closed, { type: 'opened' }]);
    channel.send(closed);
    expect(posted).toEqual([closed]);
  });

  it('has the name under which tabs of another version of the program are found', () => {
    expect(listenWith(() => Promise.resolve('clave')).names).toEqual(['bv.sesion']);
  });

  /** As a browser's channel where cookies are blocked. */
  function denied(): never {
    throw new DOMException('Acceso denegado.', 'SecurityError');
  }

  it('where a browser has none, or denies it, nothing is told and nothing breaks', () => {
    for (const none of [undefined, denied]) {
      vi.stubGlobal('BroadcastChannel', none);
      vi.stubGlobal('addEventListener', () => undefined);
      const channel = createTabChannel(() => Promise.resolve('clave'));
      expect(() => {
        channel.listen(() => undefined);
        channel.send({ type: 'opened' });
      }).not.toThrow();
    }
  });

  it('no message says a token or a name', async () => {
    const sent: TabMessage[] = [];
    const store = createSessionStore({
      vault: first.vault,
      storage: first.storage,
      tabs: { send: (message) => sent.push(message), listen: () => undefined },
      idleLimitMs: 182_000,
    });
    await store.open(MEMBER);
    store.close('logout');
    expect(sent.map(({ type }) => type)).toEqual(['opened', 'closed']);
    for (const word of [MEMBER.token, MEMBER.nombres]) expect(JSON.stringify(sent)).not.toContain(word);
  });
});

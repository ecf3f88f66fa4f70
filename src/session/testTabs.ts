import { lastActivity, noteActivity } from './activity.ts';
import { createIdleClock, type IdleClock } from './idleClock.ts';
import type { SafeStorage } from './safeStorage.ts';
import { createSessionStore, type NewSession, type SessionStore, type TabMessage } from './sessionStore.ts';
import { createSessionVault, type SessionVault } from './sessionVault.ts';

/*
 * One browser with several tabs over one storage, for tests: storage events and messages go to the other tabs, in order, when the
 * test lets them (`settle`).
 */

/** Of the one device that all tabs run on. */
export const PROPERTIES = { origin: 'https://banca.test', browser: 'Chrome en Linux' };

/** What sign-in hands over; its words must never be readable in the storage. */
export const MEMBER: NewSession = {
  token: 'tok-SECRETO-9f2c41',
  nombres: 'MARÍA FERNANDA',
  apellidoPaterno: 'GUAMÁN',
  apellidoMaterno: 'ÑAUÑAY',
  owner: 'marca-de-maria',
  mustChangePassword: false,
};

/** One tab: what `app/services.ts` wires together, over the shared storage. */
export interface Tab {
  store: SessionStore;
  idleClock: IdleClock;
  vault: SessionVault;
  storage: SafeStorage;
  /** A click or a key press in this tab. */
  click(): void;
}

/** The device: storage, clocks, and the tabs opened in it. */
export interface TestBrowser {
  /** What the local storage holds. */
  entries: Map<string, string>;
  /** Wall and monotonic clock of the device, ms. */
  clock: { wall: number; monotonic: number };
  openTab(): Tab;
  /** Empties the storage as a member does in the browser's settings: every tab hears of it with key null. */
  clearStorage(): void;
  /** Until every cipher has ended and every message has arrived. */
  settle(): Promise<void>;
}

/** A device with an empty storage at 2026-11-20 10:15 of Ecuador. */
export function createTestBrowser({ idleMs = 180_000, countdownMs = 2_000 } = {}): TestBrowser {
  const entries = new Map<string, string>();
  const clock = { wall: Date.parse('2026-11-20T15:15:00Z'), monotonic: 5_000 };
  const deliveries: (() => void)[] = [];
  const tabs: { hear(message: TabMessage): void; see(key: string | null): void }[] = [];
  let working = 0;

  const work = async <Result>(visit: Promise<Result>): Promise<Result> => {
    working += 1;
    try {
      return await visit;
    } finally {
      working -= 1;
    }
  };

  return {
    entries,
    clock,
    clearStorage() {
      entries.clear();
      for (const tab of tabs) deliveries.push(() => tab.see(null));
    },
    async settle() {
      for (let quiet = 0; quiet < 3; quiet += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        if (working > 0 || deliveries.length > 0) quiet = -1;
        deliveries.shift()?.();
      }
    },
    openTab() {
      const changed = (key: string) => {
        for (const tab of tabs) if (tab !== self) deliveries.push(() => tab.see(key));
      };
      const storage: SafeStorage = {
        read: (key) => entries.get(key) ?? null,
        write(key, value) {
          if (entries.get(key) !== value) changed(key);
          entries.set(key, value);
          return true;
        },
        remove(key) {
          if (entries.delete(key)) changed(key);
        },
      };
      const real = createSessionVault(storage, PROPERTIES);
      const vault: SessionVault = {
        key: () => work(real.key()),
        read: () => work(real.read()),
        write: (session) => work(real.write(session)),
        clear: () => work(real.clear()),
        clearIf: (isMeant) => work(real.clearIf(isMeant)),
      };
      const listeners: ((message: TabMessage) => void)[] = [];
      let sessionKey = '';
      void work(real.key()).then((key) => {
        sessionKey = key;
      });
      const idleClock = createIdleClock({
        idleMs,
        countdownMs,
        now: () => clock.wall,
        monotonic: () => clock.monotonic,
        sharedActivity: () => lastActivity(storage),
        shareActivity: (now) => noteActivity(storage, now),
      });
      const self = {
        hear: (message: TabMessage) => {
          for (const listener of listeners) listener(message);
        },
        see(key: string | null) {
          idleClock.check();
          if (key === null || key === sessionKey) self.hear({ type: 'opened' });
        },
      };
      tabs.push(self);
      const store = createSessionStore({
        vault,
        storage,
        tabs: {
          send(message) {
            for (const tab of tabs) if (tab !== self) deliveries.push(() => tab.hear(message));
          },
          listen: (listener) => listeners.push(listener),
        },
        idleLimitMs: idleMs + countdownMs,
        now: () => clock.wall,
      });
      store.subscribe(() =>
        idleClock.setLoggedIn(store.state().status === 'signedIn', { isRestored: store.isRestored() }),
      );
      idleClock.subscribe(() => {
        if (idleClock.phase() === 'expired') store.close('idle');
      });
      return { store, idleClock, vault, storage, click: idleClock.activity };
    },
  };
}

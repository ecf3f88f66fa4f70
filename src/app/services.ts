import { type ApiClient, type ChangeWatch, lazyClient, watchChanges } from '#api/client.ts';
import { createLocator, type Location, type Locator } from '#api/geolocation.ts';
import { createToastQueue, type ToastQueue } from '#components/Toast/toastQueue.ts';
import type { RuntimeConfig } from '#config/runtimeConfig.ts';
import { lastActivity, noteActivity } from '#session/activity.ts';
import { createIdleClock, type IdleClock } from '#session/idleClock.ts';
import { localStore, tabMemory } from '#session/safeStorage.ts';
import { createSessionStore, type SessionStore } from '#session/sessionStore.ts';
import { createSessionVault } from '#session/sessionVault.ts';
import { stableProperties } from '#session/stableProperties.ts';
import { createTabChannel } from '#session/tabs.ts';

/** What lives as long as the page does, each thing once. */
export interface Services {
  client: ApiClient & ChangeWatch;
  store: SessionStore;
  idleClock: IdleClock;
  toasts: ToastQueue;
  /** What is known of where the member is. */
  location: () => Location;
}

/** Builds the page's services from its configuration and wires them to one another and to the browser. */
export function createServices(config: RuntimeConfig): Services {
  const vault = createSessionVault(localStore, stableProperties());
  const store = createSessionStore({
    vault,
    storage: localStore,
    tabs: createTabChannel(vault.key),
    idleLimitMs: config.idleTimeoutMs + config.idleCountdownMs,
  });
  const idleClock = createIdleClock({
    idleMs: config.idleTimeoutMs,
    countdownMs: config.idleCountdownMs,
    sharedActivity: () => lastActivity(localStore),
    shareActivity: (now) => noteActivity(localStore, now),
  });
  const locator = createLocator(config.geolocationUrl, tabMemory('bv.ubicacion'));
  const client = watchChanges(
    lazyClient(async () => {
      const { connect } = await import('./connect.ts');
      return connect({ config, store, locator });
    }),
  );
  followIdleness(store, idleClock);
  followLocation(store, locator);
  recheckWhenRestored(store);
  return { client, store, idleClock, toasts: createToastQueue(), location: locator.current };
}

/** §4 «Idle timeout»: only clicks and key presses count (D-36); the login flag follows the session. */
function followIdleness(store: SessionStore, idleClock: IdleClock): void {
  store.subscribe(() => idleClock.setLoggedIn(store.state().status === 'signedIn'));
  idleClock.subscribe(() => {
    if (idleClock.phase() === 'expired') store.close('idle');
  });
  for (const kind of ['click', 'keydown']) addEventListener(kind, idleClock.activity, { capture: true, passive: true });
  for (const kind of ['focus', 'pageshow', 'storage']) addEventListener(kind, idleClock.check);
  document.addEventListener('visibilitychange', idleClock.check);
}

/** The public IP service is asked once per session (§7); the browser asks the member only after sign-in, or if already allowed. */
function followLocation(store: SessionStore, locator: Locator): void {
  locator.askService();
  void isLocationAllowed().then((allowed) => {
    if (allowed) locator.askBrowser();
  });
  let signedIn = false;
  store.subscribe(() => {
    const now = store.state().status === 'signedIn';
    if (now && !signedIn) locator.askBrowser();
    if (!now && signedIn) {
      locator.reset();
      locator.askService();
    }
    signedIn = now;
  });
}

async function isLocationAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    // A browser that cannot be asked, or denies that too.
    return false;
  }
}

/** A page out of the back/forward cache may show what a logout elsewhere has closed: nothing is seen until the session is read again. */
function recheckWhenRestored(store: SessionStore): void {
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    document.documentElement.style.visibility = 'hidden';
    void store.restore().finally(() => {
      document.documentElement.style.visibility = '';
    });
  });
}

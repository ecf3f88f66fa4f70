import { type ApiClient, type ChangeWatch, lazyClient, watchChanges } from '#api/client.ts';
import type { Location, Locator } from '#api/geolocation.ts';
import { createToastQueue, type ToastQueue } from '#components/Toast/toastQueue.ts';
import { hostAnswers } from '#config/hostAnswers.ts';
import type { RuntimeConfig } from '#config/runtimeConfig.ts';
import { forgetCarried } from '#navigation/carried.ts';
import { lastActivity, noteActivity } from '#session/activity.ts';
import { createIdleClock, type IdleClock } from '#session/idleClock.ts';
import { createSessionStore, type SessionStore } from '#session/sessionStore.ts';
import { createSessionVault } from '#session/sessionVault.ts';
import { tellUnreadable, type VersionWatch } from './newVersion.ts';
import { browserPorts, type ServicePorts } from './ports.ts';

/** What lives as long as the page does, each thing once. */
export interface Services {
  client: ApiClient & ChangeWatch;
  store: SessionStore;
  idleClock: IdleClock;
  toasts: ToastQueue;
  /** Whether the product was published anew meanwhile. */
  version: VersionWatch;
  /** What is known of where the member is. */
  location: () => Location;
}

/**
 * Builds the services of one page from its configuration and wires them to one another. What they touch outside is the ports' to know:
 * the application, its stories and tests, and the documents that are drawn at build time have the same services.
 */
export function createServices(config: RuntimeConfig, ports: ServicePorts = browserPorts): Services {
  const { storage, events } = ports;
  const vault = createSessionVault(storage, ports.properties());
  const store = createSessionStore({
    vault,
    storage,
    tabs: ports.openTabs(vault.key),
    idleLimitMs: config.idleTimeoutMs + config.idleCountdownMs,
    openMark: ports.openMark,
  });
  const idleClock = createIdleClock({
    ...ports.clock,
    idleMs: config.idleTimeoutMs,
    countdownMs: config.idleCountdownMs,
    sharedActivity: () => lastActivity(storage),
    shareActivity: (now) => noteActivity(storage, now),
  });
  const locator = ports.locate(config.geolocationUrl);
  const version = ports.watchVersion(config);
  // Told by the build's own loader when a part of the program did not come.
  events.addEventListener('vite:preloadError', (event) =>
    version.miss('payload' in event ? String(event.payload) : ''),
  );
  const bank = lazyClient(async () => {
    const { connect } = await import('./connect.ts');
    return connect({ config, store, locator, ports });
  }, hostAnswers);
  const client = watchChanges(tellUnreadable(bank, version.look));
  const toasts = createToastQueue(ports.toasts);
  followIdleness(store, idleClock, events);
  forgetMember(store, toasts);
  followLocation(store, locator, ports.isLocationAllowed);
  recheckWhenRestored(store, events);
  return { client, store, idleClock, toasts, version, location: locator.current };
}

/** §4 «Idle timeout»: only clicks and key presses count (D-36); the login flag follows the session. */
function followIdleness(store: SessionStore, idleClock: IdleClock, events: ServicePorts['events']): void {
  store.subscribe(() => {
    idleClock.setLoggedIn(store.state().status === 'signedIn', { isRestored: store.isRestored() });
  });
  idleClock.subscribe(() => {
    if (idleClock.phase() === 'expired') store.close('idle');
  });
  for (const kind of ['click', 'keydown']) {
    events.addEventListener(kind, idleClock.activity, { capture: true, passive: true });
  }
  for (const kind of ['focus', 'pageshow', 'storage', 'visibilitychange']) {
    events.addEventListener(kind, idleClock.check);
  }
}

/**
 * The public IP service is asked once per session (§7); the browser asks the member only after sign-in, or if already allowed. What the tab
 * kept is the restored session's; where there is none any more, it was another's and goes.
 */
function followLocation(
  store: SessionStore,
  locator: Locator,
  isLocationAllowed: ServicePorts['isLocationAllowed'],
): void {
  let before = store.state().status;
  store.subscribe(() => {
    const { status } = store.state();
    if (status === before) return;
    const isFirst = before === 'restoring';
    before = status;
    if (status === 'signedOut') locator.reset();
    locator.askService();
    if (status === 'signedIn') locator.askBrowser();
    else if (isFirst) void isLocationAllowed().then((allowed) => allowed && locator.askBrowser());
  });
}

/**
 * What was said to a member goes with the session: a toast is held for as long as a pointer rests on it, also over the sign-in page, and names
 * amounts. What the end itself has to say (D-58, D-64) is said after it. So does what links carry, and at once: where another tab hands the
 * session over, the next member's screens read it while those of the one before are still being taken down.
 */
function forgetMember(store: SessionStore, toasts: ToastQueue): void {
  const openId = (): string | null => {
    const state = store.state();
    return state.status === 'signedIn' ? state.session.id : null;
  };
  let before = openId();
  store.subscribe(() => {
    const now = openId();
    if (before !== null && now !== before) {
      forgetCarried();
      for (const { id } of toasts.toasts()) toasts.dismiss(id);
    }
    before = now;
  });
}

/** A page out of the back/forward cache may show what a logout elsewhere has closed: nothing is seen until the session is read again. */
function recheckWhenRestored(store: SessionStore, events: ServicePorts['events']): void {
  events.addEventListener('pageshow', (event) => {
    if (!('persisted' in event && event.persisted)) return;
    document.documentElement.style.visibility = 'hidden';
    void store.restore().finally(() => {
      document.documentElement.style.visibility = '';
    });
  });
}

import { createLocator, type Locator } from '#api/geolocation.ts';
import type { ToastQueueOptions } from '#components/Toast/toastQueue.ts';
import type { RuntimeConfig } from '#config/runtimeConfig.ts';
import { deviceModel } from '#session/device.ts';
import type { StableProperties } from '#session/encryptedVault.ts';
import type { IdleClockOptions } from '#session/idleClock.ts';
import { localStore, type SafeStorage, type TabMemory, tabMemory } from '#session/safeStorage.ts';
import type { TabChannel } from '#session/sessionStore.ts';
import { stableProperties } from '#session/stableProperties.ts';
import { createTabChannel } from '#session/tabs.ts';
import { createVersionWatch, type VersionWatch } from './newVersion.ts';

/** What the services of a page use of the browser. Stories and pages drawn at build time put their own in its place (stillPorts.ts). */
export interface ServicePorts {
  /** The device's own storage, shared by all tabs. */
  storage: SafeStorage;
  /** The tab's own note that a member has signed in here; a reload keeps it. */
  openMark: TabMemory;
  /** Properties of the browser that do not change between visits: a part of the vault's key. */
  properties: () => StableProperties;
  /** The channel to the other tabs of the bank; `sessionKey` is the name of the storage entry that holds the session. */
  openTabs: (sessionKey: () => Promise<string>) => TabChannel;
  /** Where clicks, keys and events of the page, such as `pageshow`, are heard. */
  events: Pick<EventTarget, 'addEventListener'>;
  /** The two clocks of the idle time (D-37); the browser's own by default. */
  clock?: Pick<IdleClockOptions, 'now' | 'monotonic'>;
  /** Asks the service at that address where the member is (§7). */
  locate: (serviceUrl: string) => Locator;
  /** Whether the browser tells its position without a question to the member. */
  isLocationAllowed: () => Promise<boolean>;
  /** Watches for a newly published version of the product. */
  watchVersion: (config: RuntimeConfig) => VersionWatch;
  /** `modelo` of the header `dispositivo` (D-61). */
  model: () => string;
  /** Longest wait for an answer of the bank, ms; the transport's own where left out. */
  timeLimitMs?: number;
  /** How long messages stay, ms, and how many; §9 where left out. */
  toasts?: ToastQueueOptions;
}

/** The browser itself. */
export const browserPorts: ServicePorts = {
  storage: localStore,
  openMark: tabMemory('bv.ingreso'),
  properties: stableProperties,
  openTabs: createTabChannel,
  events: globalThis,
  /** Keeps the service's answer for the tab. */
  locate: (serviceUrl) => createLocator(serviceUrl, tabMemory('bv.ubicacion')),
  /** `false` also where the browser cannot be asked. */
  async isLocationAllowed() {
    try {
      return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
    } catch {
      // A browser that cannot be asked, or denies that too.
      return false;
    }
  },
  /** The script that this page runs is the bundle that this module is in. */
  watchVersion: (config) => createVersionWatch({ config, script: new URL(import.meta.url).pathname }),
  /** In words, from what the browser calls itself. */
  model: () => deviceModel(navigator.userAgent),
};

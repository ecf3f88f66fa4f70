import { UNKNOWN_LOCATION } from '#api/geolocation.ts';
import { steadyVersion } from './newVersion.ts';
import type { ServicePorts } from './ports.ts';

/**
 * Ports of a page that stands by itself: a document that is drawn at build time, a story. What it keeps ends with it, no other tab knows
 * of it, nobody is asked where they are, and no idle time passes.
 */
export function stillPorts(kept: Iterable<readonly [string, string]> = []): ServicePorts {
  const entries = new Map(kept);
  return {
    storage: {
      read: (key) => entries.get(key) ?? null,
      write: (key, value) => entries.set(key, value) === entries,
      remove: (key) => void entries.delete(key),
    },
    openMark: { read: () => null, write: () => undefined },
    properties: () => ({ origin: '', browser: '' }),
    openTabs: () => ({ send: () => undefined, listen: () => undefined }),
    events: new EventTarget(),
    clock: { now: () => 0, monotonic: () => 0 },
    locate: () => ({
      current: () => UNKNOWN_LOCATION,
      askService: () => undefined,
      askBrowser: () => undefined,
      reset: () => undefined,
    }),
    isLocationAllowed: () => Promise.resolve(false),
    watchVersion: () => steadyVersion,
    model: () => 'Chrome en Windows',
  };
}

import { isRecord } from '#domain/records.ts';

/** What is known of where the member is (§3 «Position header content» and «Public-location data»); `null` and '' where unknown. */
export interface Location {
  ipAddress: string;
  countryCode: string;
  latitude: number | null;
  longitude: number | null;
  altitude: number | null;
}

/** Nothing known yet, or ever: a call goes out with this rather than wait (D-34). */
export const UNKNOWN_LOCATION: Location = {
  ipAddress: '',
  countryCode: '',
  latitude: null,
  longitude: null,
  altitude: null,
};

/** Longest wait for the public IP service, in ms. It delays nothing; it only frees the connection. */
const TIME_LIMIT_MS = 3_000;

/** Asks where the member is, once per session and beside everything else. */
export interface Locator {
  /** What is known right now; never waits. */
  current: () => Location;
  /** Asks the public IP service. The second and later calls of one session do nothing. */
  askService: () => void;
  /** Asks the browser for the position. The second and later calls of one session do nothing. */
  askBrowser: () => void;
  /** A new session may ask again. */
  reset: () => void;
}

/** Keeps the service's answer for the rest of the session, across reloads. Never throws. */
export interface LocatorMemory {
  read: () => string | null;
  /** `null` forgets. */
  write: (answer: string | null) => void;
}

const FORGETFUL: LocatorMemory = { read: () => null, write: () => undefined };

/**
 * The locator of §7. The IP service gets neither token nor credentials, and no answer of it is trusted beyond its four fields.
 * An empty URL means that there is no service (D-34). The browser's own position wins over the service's.
 */
export function createLocator(serviceUrl: string, memory: LocatorMemory = FORGETFUL): Locator {
  let fromService: Partial<Location> = remembered(memory);
  let fromBrowser: Partial<Location> = {};
  // A reload within the session finds the answer here and does not ask again (§7 «Once per session»).
  let session = { service: Object.keys(fromService).length > 0, browser: false };
  return {
    current: () => ({ ...UNKNOWN_LOCATION, ...fromService, ...fromBrowser }),
    askService() {
      if (session.service || serviceUrl === '') return;
      session.service = true;
      const asked = session;
      void fetchPublicLocation(serviceUrl).then((answer) => {
        if (asked !== session) return;
        fromService = answer;
        if (Object.keys(answer).length > 0) memory.write(JSON.stringify(answer));
      });
    },
    askBrowser() {
      // On a page that is not secure no browser tells a position, and Firefox writes an error for the question alone.
      if (session.browser || !globalThis.isSecureContext) return;
      session.browser = true;
      const asked = session;
      try {
        navigator.geolocation.getCurrentPosition(
          ({ coords }) => {
            if (asked !== session) return;
            fromBrowser = { latitude: coords.latitude, longitude: coords.longitude, altitude: coords.altitude };
          },
          () => undefined,
          { timeout: 10_000, maximumAge: 300_000 },
        );
      } catch {
        // No position to be had here: a call goes out without (D-34).
      }
    },
    reset() {
      session = { service: false, browser: false };
      fromService = {};
      fromBrowser = {};
      memory.write(null);
    },
  };
}

async function fetchPublicLocation(serviceUrl: string): Promise<Partial<Location>> {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), TIME_LIMIT_MS);
  try {
    const response = await fetch(new URL(serviceUrl, globalThis.location?.href), {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: limit.signal,
    });
    return response.ok ? locationFrom(await response.json()) : {};
  } catch {
    return {};
  }
}

/** The four fields of an answer, or of what was kept of one; both are content from outside. */
function locationFrom(answer: unknown): Partial<Location> {
  if (!isRecord(answer)) return {};
  return {
    ipAddress: shortText(answer.ipAddress),
    countryCode: shortText(answer.countryCode),
    latitude: coordinate(answer.latitude),
    longitude: coordinate(answer.longitude),
  };
}

function remembered(memory: LocatorMemory): Partial<Location> {
  try {
    return locationFrom(JSON.parse(memory.read() ?? 'null'));
  } catch {
    return {};
  }
}

/** A header value grows with what it encrypts: a service's text longer than any address or country code is not one. */
function shortText(value: unknown): string {
  return typeof value === 'string' && value.length <= 64 ? value : '';
}

/** Some services write their coordinates as text. */
function coordinate(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

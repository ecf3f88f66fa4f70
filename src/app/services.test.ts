import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocator, type Location } from '#api/geolocation.ts';
import { parseConfig } from '#config/runtimeConfig.ts';
import { memory } from '#session/testStorage.ts';
import { createServices } from './services.ts';
import { stillPorts } from './stillPorts.ts';

const HERE: Partial<Location> = { ipAddress: '190.15.1.2', countryCode: 'EC', latitude: -2.9, longitude: -79.01 };
const BEFORE = JSON.stringify({ ...HERE, ipAddress: '181.39.7.7' });
const MEMBER = {
  token: 't',
  nombres: 'ANA',
  apellidoPaterno: '',
  apellidoMaterno: '',
  owner: 'marca-de-ana',
  mustChangePassword: false,
};
const config = parseConfig(
  {
    apiUrl: '/api',
    encryption: { key: '00112233445566778899aabbccddeeff', iv: '00112233445566778899aabbccddeeff' },
    geolocationUrl: 'https://geo.test/json',
  },
  'https:',
);

/** How often the service was asked. */
let asked = 0;
beforeEach(() => {
  asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(Response.json(HERE));
  });
  return () => vi.unstubAllGlobals();
});

/** A page of a tab that keeps what the service said; each one opened is a reload. */
function openTab(kept: string | null) {
  const tab = { kept };
  const { storage } = memory();
  const open = () =>
    createServices(config, {
      ...stillPorts(),
      storage,
      clock: {},
      locate: (url) => createLocator(url, { read: () => tab.kept, write: (answer) => (tab.kept = answer) }),
    });
  return { tab, open };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('§7 «Once per session»: where the member is', () => {
  it('is asked before the sign-in, and not again by it', async () => {
    const { store, location } = openTab(null).open();
    await store.restore();
    await settled();
    await store.open(MEMBER);
    expect([asked, location().ipAddress]).toEqual([1, '190.15.1.2']);
    store.close('logout');
    await settled();
    expect(asked).toBe(2);
  });

  it('stays known to a restored session, without another question', async () => {
    const { open } = openTab(null);
    const { store } = open();
    await store.restore();
    await store.open(MEMBER);
    await settled();
    const reloaded = open();
    await reloaded.store.restore();
    await settled();
    expect([asked, reloaded.location().ipAddress]).toEqual([1, '190.15.1.2']);
  });

  it('is asked anew in a tab that outlived its session: what it kept is sent with no other one', async () => {
    const { tab, open } = openTab(BEFORE);
    const { store, location } = open();
    await store.restore();
    expect([location().ipAddress, tab.kept]).toEqual(['', null]);
    await settled();
    expect([asked, location().ipAddress]).toEqual([1, '190.15.1.2']);
  });

  it('is told by a browser that was allowed to before, once the first reading is done', async () => {
    const askBrowser = vi.fn<() => void>();
    const { store } = createServices(config, {
      ...stillPorts(),
      locate: () => ({ ...stillPorts().locate(''), askBrowser }),
      isLocationAllowed: () => Promise.resolve(true),
    });
    await store.restore();
    await settled();
    expect(askBrowser).toHaveBeenCalledOnce();
  });
});

describe('D-73: a part of the program that did not come', () => {
  it('is told to the watch of versions, by what the browser says of it', () => {
    const miss = vi.fn<(part: string) => void>();
    const events = new EventTarget();
    const ports = stillPorts();
    createServices(config, { ...ports, events, watchVersion: () => ({ ...ports.watchVersion(config), miss }) });
    events.dispatchEvent(
      Object.assign(new Event('vite:preloadError'), { payload: new TypeError('/assets/socio-1.js') }),
    );
    expect(miss).toHaveBeenCalledExactlyOnceWith('TypeError: /assets/socio-1.js');
  });
});

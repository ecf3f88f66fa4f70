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

describe('screens.md A.1 «Session closed»: what was said to a member', () => {
  /** A member signed in, to whom something was said. */
  async function openTold() {
    const { store, toasts } = openTab(null).open();
    await store.restore();
    toasts.show('info', 'Antes de entrar');
    await store.open(MEMBER);
    toasts.show('ok', 'Transferencia exitosa: $250,00');
    return { store, said: () => toasts.toasts().map(({ text }) => text), toasts };
  }

  it.each(['logout', 'idle', 'expired', 'deleted'] as const)(
    'is gone after %s, also where it is held; what the end itself says comes after it',
    async (reason) => {
      const { store, said, toasts } = await openTold();
      expect(said()).toEqual(['Antes de entrar', 'Transferencia exitosa: $250,00']);
      toasts.pause();
      store.close(reason);
      expect([said(), toasts.paused()]).toEqual([[], false]);
      toasts.show('info', 'No se realizó ningún débito.');
      store.acknowledgeReason();
      expect(said()).toEqual(['No se realizó ningún débito.']);
    },
  );

  it('is gone when another member’s session takes its place, and stays when the same one goes on', async () => {
    const { store, said } = await openTold();
    await store.passwordChanged();
    expect(said()).toHaveLength(2);
    await store.open({ ...MEMBER, token: 'otro', owner: 'marca-de-jose' });
    expect(said()).toEqual([]);
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

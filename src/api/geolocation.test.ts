import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocator, type LocatorMemory, UNKNOWN_LOCATION } from './geolocation.ts';

const SERVICE = 'https://geo.test/json';
const GOOD = { ipAddress: '190.15.1.2', countryCode: 'EC', latitude: -2.9, longitude: -79.01 };

let asked: { url: string; init: RequestInit }[] = [];
type Answer = () => Promise<Response>;

function serviceAnswers(answer: Answer): void {
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
    asked.push({ url: String(url), init });
    return answer();
  });
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  asked = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the public IP service (§7 «Once per session», D-34)', () => {
  it('is asked once, without credentials, token or referrer', async () => {
    serviceAnswers(json(GOOD));
    const limit = vi.spyOn(globalThis, 'setTimeout');
    const locator = createLocator(SERVICE);
    expect(locator.current()).toEqual(UNKNOWN_LOCATION);
    for (let call = 0; call < 5; call += 1) locator.askService();
    await settled();
    locator.askService();
    expect(asked).toHaveLength(1);
    const { url, init } = asked[0] ?? { url: '', init: {} };
    expect(url).toBe(SERVICE);
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' });
    expect(init.method ?? 'GET').toBe('GET');
    expect(init.headers).toBeUndefined();
    expect(init.body).toBeUndefined();
    expect(limit).toHaveBeenCalledWith(expect.any(Function), 3_000);
    expect(locator.current()).toEqual({ ...GOOD, altitude: null });
  });

  it('may be of this origin', async () => {
    vi.stubGlobal('location', { href: 'https://banca.test/login' });
    serviceAnswers(json(GOOD));
    createLocator('/geo').askService();
    await settled();
    expect(asked[0]?.url).toBe('https://banca.test/geo');
  });

  it('is not asked when none is configured, nor is the page itself', async () => {
    vi.stubGlobal('location', { href: 'https://banca.test/login' });
    serviceAnswers(json(GOOD));
    createLocator('').askService();
    await settled();
    expect(asked).toEqual([]);
  });

  it('may be asked again by the next session', async () => {
    serviceAnswers(json(GOOD));
    const locator = createLocator(SERVICE);
    locator.askService();
    await settled();
    locator.reset();
    expect(locator.current()).toEqual(UNKNOWN_LOCATION);
    locator.askService();
    locator.askService();
    expect(asked).toHaveLength(2);
  });

  it('an answer that comes after the session has ended is nobody’s', async () => {
    let answer: (response: Response) => void = () => undefined;
    serviceAnswers(() => new Promise((resolve) => (answer = resolve)));
    const locator = createLocator(SERVICE);
    locator.askService();
    locator.reset();
    answer(new Response(JSON.stringify(GOOD)));
    await settled();
    expect(locator.current()).toEqual(UNKNOWN_LOCATION);
  });

  it.each<[string, Answer]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['too late', () => Promise.reject(new DOMException('timeout', 'TimeoutError'))],
    ['HTTP 429', json(GOOD, 429)],
    ['HTTP 500', json(GOOD, 500)],
    ['a page', () => Promise.resolve(new Response('<html></html>'))],
    ['nothing', () => Promise.resolve(new Response(''))],
    ['null', json(null)],
    ['a list', json([GOOD])],
    ['a text', json('EC')],
    ['other fields', json({ ip: '1.2.3.4' })],
    ['other types', json({ ipAddress: 7, countryCode: {}, latitude: 'norte', longitude: [] })],
    ['endless texts', json({ ipAddress: 'x'.repeat(65), countryCode: 'x'.repeat(1_000_000) })],
    ['no numbers', () => Promise.resolve(new Response('{"latitude":1e999,"longitude":"Infinity"}'))],
    ['blanks', json({ latitude: '  ', longitude: '' })],
    ['a changed prototype', () => Promise.resolve(new Response('{"__proto__":{"ipAddress":"1.2.3.4"}}'))],
  ])('failing or odd, it stops nothing: %s', async (_, answer) => {
    serviceAnswers(answer);
    const locator = createLocator(SERVICE);
    expect(() => locator.askService()).not.toThrow();
    await settled();
    expect(locator.current()).toEqual(UNKNOWN_LOCATION);
  });

  it('takes coordinates that are written as text, and no field beyond the four', async () => {
    serviceAnswers(json({ ...GOOD, latitude: '-2.9', city: 'Cuenca', altitude: 9, token: 'x' }));
    const locator = createLocator(SERVICE);
    locator.askService();
    await settled();
    expect(locator.current()).toEqual({ ...GOOD, altitude: null });
  });

  it('is waited for three seconds, and then let go', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    serviceAnswers(() => new Promise(() => undefined));
    createLocator(SERVICE).askService();
    const { signal } = asked[0]?.init ?? {};
    await vi.advanceTimersByTimeAsync(2_999);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal?.aborted).toBe(true);
    vi.useRealTimers();
  });

  it.each([
    ['an address of 64 characters', { ipAddress: 'x'.repeat(64) }, { ipAddress: 'x'.repeat(64) }],
    ['a place on the equator', { latitude: 0, longitude: '0' }, { latitude: 0, longitude: 0 }],
    ['coordinates within blanks', { latitude: ' -2.9 ' }, { latitude: -2.9 }],
    ['no list for an address', { ipAddress: ['190.15.1.2'], countryCode: 'EC' }, { countryCode: 'EC' }],
    ['a coordinate that is none beside one', { latitude: 'norte', longitude: -79 }, { longitude: -79 }],
  ])('takes %s', async (_, given, known) => {
    serviceAnswers(json(given));
    const locator = createLocator(SERVICE);
    locator.askService();
    await settled();
    expect(locator.current()).toEqual({ ...UNKNOWN_LOCATION, ...known });
  });

  it('an address that is none stops nothing', async () => {
    serviceAnswers(json(GOOD));
    const locator = createLocator('http://[');
    locator.askService();
    await settled();
    expect(asked).toEqual([]);
  });
});

describe('what the service said is kept for the rest of the session (§7 «Once per session»)', () => {
  /** A memory over reloads, with what was written into it. */
  function memoryOf(kept: string | null) {
    const written: (string | null)[] = [];
    const memory: LocatorMemory = { read: () => kept, write: (answer) => written.push(answer) };
    return { memory, written };
  }
  const known = { ...GOOD, altitude: null };

  it('its four fields are written down as soon as they are there', async () => {
    serviceAnswers(json({ ...GOOD, token: 'x' }));
    const { memory, written } = memoryOf(null);
    createLocator(SERVICE, memory).askService();
    await settled();
    expect(written.map((one) => JSON.parse(one ?? 'null') as unknown)).toEqual([GOOD]);
  });

  it.each<[string, Answer]>([
    ['a failure', json(GOOD, 500)],
    ['no object', json('EC')],
  ])('%s is not, and may be asked for after a reload', async (_, answer) => {
    serviceAnswers(answer);
    const { memory, written } = memoryOf(null);
    createLocator(SERVICE, memory).askService();
    await settled();
    expect(written).toEqual([]);
  });

  it('after a reload it is known at once, and nobody is asked', async () => {
    serviceAnswers(json({ ...GOOD, countryCode: 'PE' }));
    const locator = createLocator(SERVICE, memoryOf(JSON.stringify(GOOD)).memory);
    expect(locator.current()).toEqual(known);
    locator.askService();
    await settled();
    expect(asked).toEqual([]);
    expect(locator.current()).toEqual(known);
  });

  it('the browser is asked for its position all the same', () => {
    vi.stubGlobal('isSecureContext', true);
    const getCurrentPosition = vi.fn();
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
    createLocator(SERVICE, memoryOf(JSON.stringify(GOOD)).memory).askBrowser();
    expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  });

  it('what was kept is content from outside as well', () => {
    const { memory } = memoryOf(JSON.stringify({ ...GOOD, latitude: 'norte', countryCode: 7, token: 'x' }));
    expect(createLocator(SERVICE, memory).current()).toEqual({ ...known, latitude: null, countryCode: '' });
  });

  it.each([null, 'null', '"EC"', '[]', '{', ''])('%j is nothing that was kept: the service is asked', async (kept) => {
    serviceAnswers(json(GOOD));
    const locator = createLocator(SERVICE, memoryOf(kept).memory);
    expect(locator.current()).toEqual(UNKNOWN_LOCATION);
    locator.askService();
    await settled();
    expect(asked).toHaveLength(1);
  });

  it('a memory that fails stops nothing', () => {
    const read = () => {
      throw new DOMException('', 'SecurityError');
    };
    expect(createLocator(SERVICE, { read, write: () => undefined }).current()).toEqual(UNKNOWN_LOCATION);
  });

  it('the next session finds nothing of it, and asks anew', async () => {
    serviceAnswers(json(GOOD));
    const { memory, written } = memoryOf(JSON.stringify(GOOD));
    const locator = createLocator(SERVICE, memory);
    locator.reset();
    expect(written).toEqual([null]);
    expect(locator.current()).toEqual(UNKNOWN_LOCATION);
    locator.askService();
    await settled();
    expect(asked).toHaveLength(1);
  });
});

describe('the browser’s own position', () => {
  type Success = (position: { coords: { latitude: number; longitude: number; altitude: number | null } }) => void;
  let succeed: Success[] = [];
  let fail: (() => void)[] = [];

  beforeEach(() => {
    succeed = [];
    fail = [];
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('navigator', {
      geolocation: {
        getCurrentPosition(onSuccess: Success, onFailure: () => void) {
          succeed.push(onSuccess);
          fail.push(onFailure);
        },
      },
    });
  });

  it('is asked once per session and wins over the service', async () => {
    serviceAnswers(json(GOOD));
    const locator = createLocator(SERVICE);
    locator.askBrowser();
    locator.askBrowser();
    expect(succeed).toHaveLength(1);
    succeed[0]?.({ coords: { latitude: -2.8, longitude: -78.9, altitude: 2560 } });
    locator.askService();
    await settled();
    expect(locator.current()).toEqual({ ...GOOD, latitude: -2.8, longitude: -78.9, altitude: 2560 });
  });

  it('is taken as it was in the last five minutes, and waited for ten seconds', () => {
    const getCurrentPosition = vi.fn();
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
    createLocator('').askBrowser();
    expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({ timeout: 10_000, maximumAge: 300_000 });
  });

  it('of the last session is not that of the next', () => {
    const locator = createLocator('');
    locator.askBrowser();
    succeed[0]?.({ coords: { latitude: 1, longitude: 2, altitude: null } });
    expect(locator.current()).toMatchObject({ latitude: 1, longitude: 2 });
    locator.reset();
    expect(locator.current()).toEqual(UNKNOWN_LOCATION);
  });

  it('denied, it leaves what the service said', async () => {
    serviceAnswers(json(GOOD));
    const locator = createLocator(SERVICE);
    locator.askService();
    await settled();
    locator.askBrowser();
    fail[0]?.();
    expect(locator.current()).toEqual({ ...GOOD, altitude: null });
  });

  it('given after the session has ended, it is nobody’s', () => {
    const locator = createLocator('');
    locator.askBrowser();
    locator.reset();
    succeed[0]?.({ coords: { latitude: 1, longitude: 2, altitude: null } });
    expect(locator.current()).toEqual(UNKNOWN_LOCATION);
    locator.askBrowser();
    expect(succeed).toHaveLength(2);
  });

  it('is not asked on a page that is not secure: Firefox writes an error for the question alone', () => {
    vi.stubGlobal('isSecureContext', false);
    createLocator('').askBrowser();
    expect(succeed).toEqual([]);
  });

  it('missing, it stops nothing', () => {
    vi.stubGlobal('navigator', {});
    expect(() => createLocator('').askBrowser()).not.toThrow();
    vi.stubGlobal('navigator', undefined);
    expect(() => createLocator('').askBrowser()).not.toThrow();
  });
});

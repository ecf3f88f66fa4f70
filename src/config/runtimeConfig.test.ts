import { afterEach, describe, expect, it, vi } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { loadConfig } from './loadConfig.ts';
import { ConfigError, parseConfig, UnreachableHost } from './runtimeConfig.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const IV = KEY.slice(0, 32);
const LEAST = { apiUrl: '/api', encryption: { key: KEY, iv: IV } };
const encryption = (over: object) => ({ encryption: { ...LEAST.encryption, ...over } });

afterEach(() => vi.unstubAllGlobals());

function errorOf(content: unknown, protocol = 'https:'): ConfigError {
  try {
    parseConfig(content, protocol);
  } catch (reason) {
    if (reason instanceof ConfigError) return reason;
    throw reason;
  }
  throw new Error('La configuración se aceptó.');
}

describe('config.json', () => {
  it('with the least has the specification’s defaults (§4, §9, D-40)', () => {
    const config = parseConfig(LEAST, 'https:');
    expect(config).toEqual({
      cooperativeName: 'Cooperativa',
      legalName: '',
      apiUrl: '/api',
      geolocationUrl: '',
      errorReportUrl: '',
      errorReportShare: 0.25,
      encryption: {
        enabled: true,
        key: new Uint8Array(32).map((_, index) => index),
        iv: new Uint8Array(16).map((_, index) => index),
      },
      dateFormat: 'dd/MM/yyyy',
      idleTimeoutMs: 180_000,
      idleCountdownMs: 2_000,
      keyBlocking: 'strict',
      theme: { accent: null, logoUrl: null },
    });
  });

  it('takes everything that a deployment may say, and ignores what it does not know', () => {
    const full = {
      cooperativeName: '  Cooperativa Sierra Azul ',
      legalName: ' Cooperativa de Ahorro y Crédito Sierra Azul Ltda. ',
      phone: '+593 (7) 200-0000',
      apiUrl: 'https://api.coop.test/v1/',
      geolocationUrl: '/geo',
      encryption: { enabled: false, key: KEY.toUpperCase(), iv: IV, nota: 'x' },
      dateFormat: 'dd-MM-yyyy',
      idleTimeoutMs: 60_000,
      idleCountdownMs: 10_000,
      keyBlocking: 'accessible',
      theme: { accent: '#FFB56F', logoUrl: '/logo.svg', otro: 1 },
      desconocida: { x: [1] },
      toString: 'x',
    };
    const config = parseConfig(full, 'https:');
    expect(config).toMatchObject({
      cooperativeName: 'Cooperativa Sierra Azul',
      legalName: 'Cooperativa de Ahorro y Crédito Sierra Azul Ltda.',
      apiUrl: 'https://api.coop.test/v1/',
      geolocationUrl: '/geo',
      dateFormat: 'dd-MM-yyyy',
      keyBlocking: 'accessible',
      theme: { accent: '#FFB56F', logoUrl: '/logo.svg' },
    });
    expect(config.encryption.enabled).toBe(false);
    expect(JSON.stringify(config)).not.toContain('desconocida');
  });

  it.each([undefined, null, 1, 'x', true, []])('is an object, not %j', (content) => {
    expect(errorOf(content).message).toBe('configuración: no es un objeto JSON');
  });

  it.each<[string, object]>([
    ['apiUrl', { apiUrl: undefined }],
    ['apiUrl', { apiUrl: '' }],
    ['apiUrl', { apiUrl: null }],
    ['apiUrl', { apiUrl: 7 }],
    ['apiUrl', { apiUrl: 'api' }],
    ['apiUrl', { apiUrl: '//evil.test/api' }],
    ['apiUrl', { apiUrl: '/\\evil.test/api' }],
    ['apiUrl', { apiUrl: '/\t/evil.test/api' }],
    ['apiUrl', { apiUrl: '/\n/evil.test/api' }],
    ['apiUrl', { apiUrl: ' https://x.test' }],
    ['apiUrl', { apiUrl: 'https://' }],
    ['apiUrl', { apiUrl: 'ftp://x.test' }],
    ['apiUrl', { apiUrl: 'javascript:alert(1)' }],
    ['apiUrl', { apiUrl: 'data:application/json,{}' }],
    ['encryption', { encryption: undefined }],
    ['encryption', { encryption: null }],
    ['encryption', { encryption: true }],
    ['encryption', { encryption: [] }],
    ['encryption.enabled', encryption({ enabled: 'true' })],
    ['encryption.enabled', encryption({ enabled: 1 })],
    ['encryption.key', encryption({ key: undefined })],
    ['encryption.key', encryption({ key: '' })],
    ['encryption.key', encryption({ key: null })],
    ['encryption.key', encryption({ key: 123 })],
    ['encryption.key', encryption({ key: KEY.slice(2) })],
    ['encryption.key', encryption({ key: `${KEY}00` })],
    ['encryption.key', encryption({ key: KEY.slice(1) })],
    ['encryption.key', encryption({ key: `zz${KEY.slice(2)}` })],
    ['encryption.iv', encryption({ iv: undefined })],
    ['encryption.iv', encryption({ iv: IV.slice(2) })],
    ['encryption.iv', encryption({ iv: KEY })],
    ['encryption.iv', encryption({ iv: ['00'] })],
    ['cooperativeName', { cooperativeName: 7 }],
    ['cooperativeName', { cooperativeName: {} }],
    ['legalName', { legalName: 7 }],
    ['phone', { phone: 72_000_000 }],
    ['phone', { phone: 'llámenos' }],
    ['geolocationUrl', { geolocationUrl: 'geo' }],
    ['geolocationUrl', { geolocationUrl: false }],
    ['geolocationUrl', { geolocationUrl: 0 }],
    ['geolocationUrl', { geolocationUrl: {} }],
    ['geolocationUrl', { geolocationUrl: '//geo.test' }],
    ['errorReportUrl', { errorReportUrl: 'fallas' }],
    ['errorReportUrl', { errorReportUrl: false }],
    ['errorReportUrl', { errorReportUrl: '//fallas.test' }],
    ...[0, -1, 1.01, 'todo', [], Number.NaN].map((errorReportShare): [string, object] => [
      'errorReportShare',
      { errorReportShare },
    ]),
    ['dateFormat', { dateFormat: 7 }],
    ['dateFormat', { dateFormat: 'mañana' }],
    ['dateFormat', { dateFormat: '' }],
    ...['idleTimeoutMs', 'idleCountdownMs'].flatMap((key) =>
      [0, -1, 1.5, '180000', true, Number.NaN, Number.POSITIVE_INFINITY, [], {}].map((value): [string, object] => [
        key,
        { [key]: value },
      ]),
    ),
    ['keyBlocking', { keyBlocking: 'Strict' }],
    ['keyBlocking', { keyBlocking: true }],
    ['keyBlocking', { keyBlocking: '' }],
    ['theme', { theme: 'claro' }],
    ['theme', { theme: null }],
    ['theme.accent', { theme: { accent: 'orange' } }],
    ['theme.accent', { theme: { accent: '#FA4' } }],
    ['theme.accent', { theme: { accent: null } }],
    ['theme.accent', { theme: { accent: '#FFA24D; background:url(x)' } }],
    ['theme.accent', { theme: { accent: '#0F5C66' } }],
    ['theme.accent', { theme: { accent: '#06222A' } }],
    ['theme.logoUrl', { theme: { logoUrl: 'logo.svg' } }],
    ['theme.logoUrl', { theme: { logoUrl: '' } }],
    ['theme.logoUrl', { theme: { logoUrl: 'javascript:alert(1)' } }],
  ])('names «%s» in %j', (key, over) => {
    const error = errorOf({ ...LEAST, ...over });
    expect(error.key).toBe(key);
    expect(error.message).toMatch(new RegExp(`^configuración: «${key.replace('.', '\\.')}» \\S`));
    // The message goes to a screen: never a key.
    expect(error.message).not.toContain(KEY.slice(2, 12));
  });

  it.each<[string, object, string]>([
    ['phone', { phone: 'llámenos' }, 'no es un número de teléfono'],
    ['phone', { phone: 'x72000000' }, 'no es un número de teléfono'],
    ['encryption.key', encryption({ key: '00' }), 'debe tener 16, 24 o 32 bytes en hexadecimal'],
    ['encryption.iv', encryption({ iv: '00' }), 'debe tener 16 bytes en hexadecimal'],
    ['keyBlocking', { keyBlocking: 'x' }, 'debe ser strict, accessible, off'],
    ['dateFormat', { dateFormat: 'x' }, 'no es un formato de fecha como dd/MM/yyyy'],
    ['theme.accent', { theme: { accent: 'x#FFB56F' } }, 'debe ser un color #rrggbb'],
    ['theme.accent', { theme: { accent: '#0F5C66' } }, 'no tiene contraste suficiente con el texto del botón'],
  ])('says of «%s» in %j that it %s', (key, over, fault) => {
    expect(errorOf({ ...LEAST, ...over }).message).toBe(`configuración: «${key}» ${fault}`);
  });

  it.each(['', '072000000', '+593 7 200 0000'])('«%s» can be its telephone', (phone) => {
    expect(() => parseConfig({ ...LEAST, phone }, 'https:')).not.toThrow();
  });

  it('an address over https may speak of one over http', () => {
    const apiUrl = 'https://api.test/?de=http://coop.test';
    expect(parseConfig({ ...LEAST, apiUrl }, 'https:').apiUrl).toBe(apiUrl);
  });

  it('a logo of its own needs no accent of its own', () => {
    const theme = { accent: null, logoUrl: '/l.svg' };
    expect(parseConfig({ ...LEAST, theme: { logoUrl: '/l.svg' } }, 'https:').theme).toEqual(theme);
  });

  it.each([16, 24, 32])('takes a key of %i bytes', (size) => {
    expect(
      parseConfig({ ...LEAST, ...encryption({ key: KEY.slice(0, size * 2) }) }, 'https:').encryption.key,
    ).toHaveLength(size);
  });

  it.each([16, 24, 32])('says what a key may be, so that whoever deploys can mend it (%i)', (size) => {
    expect(errorOf({ ...LEAST, ...encryption({ key: '00' }) }).message).toContain(String(size));
  });

  it.each(['apiUrl', 'geolocationUrl', 'errorReportUrl'])(
    'refuses %s over http on a page over https (ASVS 12.2.1)',
    (key) => {
      for (const url of ['http://api.test', 'HTTP://api.test', 'hTTp://127.0.0.1:8080/x']) {
        expect(errorOf({ ...LEAST, [key]: url }).message).toBe(`configuración: «${key}» debe usar https`);
        expect(parseConfig({ ...LEAST, [key]: url }, 'http:')).toMatchObject({ [key]: url });
      }
      expect(errorOf({ ...LEAST, theme: { logoUrl: 'http://x.test/l.svg' } }).key).toBe('theme.logoUrl');
    },
  );

  it.each([undefined, null, ''])('asks no geolocation service with %j (D-34)', (geolocationUrl) => {
    expect(parseConfig({ ...LEAST, geolocationUrl }, 'https:').geolocationUrl).toBe('');
  });

  it.each([undefined, null, ''])('security.md 4.1: reports nothing with %j', (errorReportUrl) => {
    expect(parseConfig({ ...LEAST, errorReportUrl }, 'https:').errorReportUrl).toBe('');
  });

  it.each([
    [undefined, 0.25],
    [null, 0.25],
    [1, 1],
    [0.01, 0.01],
  ])('security.md 4.3: a share of %j is %d', (errorReportShare, share) => {
    expect(parseConfig({ ...LEAST, errorReportShare }, 'https:').errorReportShare).toBe(share);
  });

  it('D-68: its name hides nothing', () => {
    const { cooperativeName } = parseConfig({ ...LEAST, cooperativeName: 'Sierra\u202e Azul' }, 'https:');
    expect(cooperativeName).toBe('Sierra� Azul');
  });

  it.each(['', '   '])('has a name also with «%s»', (cooperativeName) => {
    expect(parseConfig({ ...LEAST, cooperativeName }, 'https:').cooperativeName).toBe('Cooperativa');
  });

  it('a key in the prototype is no key', () => {
    const hostile: unknown = JSON.parse(`{"__proto__":${JSON.stringify(LEAST)}}`);
    expect(errorOf(hostile).key).toBe('encryption');
  });
});

describe('contrast of the accent (WCAG 1.4.3)', () => {
  it('measures as WCAG does', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastRatio('#FFFFFF', '#ffffff')).toBe(1);
    expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
    // Of the darkest shades the curve is a line.
    expect(contrastRatio('#0A0A0A', '#000000')).toBeCloseTo(1.06, 2);
    expect(contrastRatio('#FFFFFF', '#767676')).toBe(contrastRatio('#767676', '#FFFFFF'));
  });

  it('lets through from 4.5 on, not below', () => {
    const accepted = (accent: string) => {
      try {
        parseConfig({ ...LEAST, theme: { accent } }, 'https:');
        return true;
      } catch {
        return false;
      }
    };
    for (let grey = 0; grey < 256; grey += 1) {
      const accent = `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
      expect(accepted(accent)).toBe(contrastRatio(accent, '#06222A') >= 4.5);
    }
  });
});

describe('loadConfig', () => {
  const answer = (make: () => Promise<Response>) => {
    vi.stubGlobal('location', { protocol: 'https:' });
    const fetched = vi.fn(make);
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  it('reads the file beside the page, never from a cache', async () => {
    const fetched = answer(() => Promise.resolve(new Response(JSON.stringify(LEAST))));
    expect((await loadConfig()).apiUrl).toBe('/api');
    expect(fetched).toHaveBeenCalledWith('/config.json', expect.objectContaining({ cache: 'no-store' }));
  });

  it.each([
    ['no network', new TypeError('Failed to fetch')],
    ['too late', new DOMException('x', 'TimeoutError')],
  ])('%s is no fault of the file: the host does not answer', async (_, reason) => {
    answer(() => Promise.reject(reason));
    await expect(loadConfig()).rejects.toThrow(new UnreachableHost());
    expect(new UnreachableHost().message).toMatch(/config\.json.*no se pudo descargar/);
  });

  it.each<[string, () => Promise<Response>, string]>([
    ['404', () => Promise.resolve(new Response('{}', { status: 404 })), 'no se encontró (estado 404)'],
    ['403', () => Promise.resolve(new Response('{}', { status: 403 })), 'no se pudo leer (estado 403)'],
    ['a page', () => Promise.resolve(new Response('<!doctype html><title>x</title>')), 'no es JSON válido'],
    ['nothing', () => Promise.resolve(new Response('')), 'no es JSON válido'],
    ['cut JSON', () => Promise.resolve(new Response(JSON.stringify(LEAST).slice(0, -1))), 'no es JSON válido'],
  ])('%s is said in Spanish', async (_, make, fault) => {
    answer(make);
    await expect(loadConfig()).rejects.toThrow(new ConfigError('config.json', fault));
  });

  it.each([429, 500, 503])('a host that answers %i has the file, and gives it another time', async (status) => {
    answer(() => Promise.resolve(new Response('en mantenimiento', { status })));
    const error: unknown = await loadConfig().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnreachableHost);
    expect(error).toMatchObject({ isBusy: true, message: expect.not.stringContaining('no se encontró') as string });
    expect(new UnreachableHost().isBusy).toBe(false);
  });

  it('a faulty key is named, by the page’s own protocol', async () => {
    answer(() => Promise.resolve(new Response(JSON.stringify({ ...LEAST, apiUrl: 'http://api.test' }))));
    await expect(loadConfig()).rejects.toMatchObject({ name: 'ConfigError', key: 'apiUrl' });
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceId, deviceModel, randomId } from './device.ts';
import type { SafeStorage } from './safeStorage.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function memory(content?: string) {
  const entries = new Map<string, string>(content === undefined ? [] : [['bv.dispositivo', content]]);
  const storage: SafeStorage = {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => (entries.set(key, value), true),
    remove: (key) => void entries.delete(key),
  };
  return { entries, storage };
}

afterEach(() => vi.unstubAllGlobals());

describe('the identifier of a browser (D-61)', () => {
  it('is a random UUID, the same from then on, apart from the session', () => {
    const { storage, entries } = memory();
    const id = deviceId(storage);
    expect(id).toMatch(UUID);
    expect(deviceId(storage)).toBe(id);
    expect([...entries]).toEqual([['bv.dispositivo', id]]);
    expect(deviceId(memory().storage)).not.toBe(id);
  });

  it('needs no crypto.randomUUID, which only secure contexts have', () => {
    vi.stubGlobal('crypto', { getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto) });
    expect(new Set(Array.from({ length: 1_000 }, randomId)).size).toBe(1_000);
    const ids = Array.from({ length: 200 }, randomId);
    for (const id of ids) expect(id).toMatch(UUID);
    // Of the two bytes that hold the version and the variant the rest is as random as the others.
    for (const [from, possible] of [
      [15, 16],
      [19, 4],
      [20, 16],
    ] as const)
      expect(new Set(ids.map((id) => id[from])).size).toBeGreaterThan(possible / 2);
  });

  it.each([
    '',
    'x',
    '-'.repeat(36),
    '0'.repeat(36),
    `<script>${'a'.repeat(28)}`,
    '6F0D9C1E-0D4B-4F0E-9A53-1F2F0B9C7D11',
    '6f0d9c1e-0d4b-4f0e-9a53-1f2f0b9c7d11;',
    ' 6f0d9c1e-0d4b-4f0e-9a53-1f2f0b9c7d11',
  ])('makes a new one instead of «%s»', (odd) => {
    const { storage } = memory(odd);
    const id = deviceId(storage);
    expect(id).toMatch(UUID);
    expect(deviceId(storage)).toBe(id);
  });

  it('is there also where nothing can be stored', () => {
    expect(deviceId({ read: () => null, write: () => false, remove: () => undefined })).toMatch(UUID);
  });
});

describe('modelo of a real user agent', () => {
  const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36`, 'Chrome en Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`,
      'Edge en Windows',
    ],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/64.0 Safari/537.36 Edge/17.17134`, 'Edge en Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/155.0.0.0 Safari/537.36 OPR/122.0.0.0`,
      'Opera en Windows',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox en Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox en Linux'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36`, 'Chrome en ChromeOS'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/156.0.0.0 Mobile Safari/537.36`, 'Chrome en Android'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet en Android',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'Firefox en Android'],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/156.0.0.0 Mobile Safari/537.36 EdgA/156.0.0.0`,
      'Edge en Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'Safari en macOS',
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36`, 'Chrome en macOS'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari en iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/156.0 Mobile/15E148 Safari/604.1',
      'Chrome en iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/150.0 Mobile/15E148 Safari/605.1.15',
      'Firefox en iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 EdgiOS/156.0 Mobile/15E148 Safari/604.1',
      'Edge en iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
      'Safari en iPad',
    ],
    ['', 'Navegador en sistema desconocido'],
    ['curl/8.9.1', 'Navegador en sistema desconocido'],
  ])('%s', (userAgent, model) => {
    expect(deviceModel(userAgent)).toBe(model);
  });
});

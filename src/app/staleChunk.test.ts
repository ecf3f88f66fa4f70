import { describe, expect, it } from 'vitest';
import { answerTo, isMissingChunk, mayReloadFor, stampReload } from './staleChunk.ts';

const missing = new TypeError(
  'Failed to fetch dynamically imported module: https://banca.example/assets/Productos-1.js',
);

function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  } as unknown as Storage;
}

describe('a chunk that no longer exists after a deployment', () => {
  it.each([
    missing,
    new TypeError('error loading dynamically imported module'),
    new TypeError('Importing a module script failed.'),
  ])('is known by what browsers say: %s', (error) => {
    expect(isMissingChunk(error)).toBe(true);
  });

  it('is not seen in an error of a screen', () => {
    expect(isMissingChunk(new TypeError("Cannot read properties of undefined (reading 'map')"))).toBe(false);
    expect(isMissingChunk('texto')).toBe(false);
  });

  it('causes one reload, not a second one within five minutes', () => {
    const storage = memory();
    const mayReloadAt = (now: number) => mayReloadFor(missing, { isChanging: false, isOnline: true, storage, now });
    // Asking is not doing: React may ask twice.
    expect([mayReloadAt(1_000_000), mayReloadAt(1_000_000)]).toEqual([true, true]);
    expect(stampReload({ storage, now: 1_000_000 })).toBe(true);
    expect([mayReloadAt(1_000_500), mayReloadAt(1_000_000 + 5 * 60 * 1000)]).toEqual([false, true]);
  });

  it('causes none in the middle of an unresolved call that changes state', () => {
    expect(mayReloadFor(missing, { isChanging: true, isOnline: true, storage: memory(), now: 1 })).toBe(false);
  });

  it('causes none without a network: the page that is there is better than none', () => {
    expect(mayReloadFor(missing, { isChanging: false, isOnline: false, storage: memory(), now: 1_000_000_000 })).toBe(
      false,
    );
  });

  it('causes none where nothing could stop the second one', () => {
    const blocked = {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    } as unknown as Storage;
    expect(mayReloadFor(missing, { isChanging: false, isOnline: true, storage: null, now: 1 })).toBe(false);
    expect(mayReloadFor(missing, { isChanging: false, isOnline: true, storage: blocked, now: 1 })).toBe(false);
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    expect([stampReload({ storage: null, now: 1 }), stampReload({ storage: full, now: 1 })]).toEqual([false, false]);
  });

  it('without a network is waited for, and not told as an error; what else goes wrong then is', () => {
    const facts = { isChanging: false, storage: memory(), now: 1_000_000_000 };
    expect(answerTo(missing, { ...facts, isOnline: false })).toBe('wait');
    expect(answerTo(new TypeError('texto'), { ...facts, isOnline: false })).toBe('tell');
    expect(answerTo(missing, { ...facts, isOnline: true })).toBe('reload');
    stampReload(facts);
    expect(answerTo(missing, { ...facts, isOnline: true })).toBe('tell');
  });
});

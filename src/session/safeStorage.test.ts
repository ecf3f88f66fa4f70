import { afterEach, describe, expect, it, vi } from 'vitest';
import { localStore, tabMemory } from './safeStorage.ts';

/** A browser's storage over a map. */
function storageOver(kept: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A browser that throws on the mere access, as some do where cookies are blocked. */
function blocked(name: 'localStorage' | 'sessionStorage'): void {
  vi.stubGlobal(name, undefined);
}

afterEach(() => vi.unstubAllGlobals());

describe('what a browser keeps (security.md: storage lost or spoilt)', () => {
  it('reads, writes and removes', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', storageOver(kept));
    expect(localStore.read('a')).toBeNull();
    expect(localStore.write('a', '1')).toBe(true);
    expect(localStore.read('a')).toBe('1');
    localStore.remove('a');
    expect([...kept]).toEqual([]);
  });

  it('reads nothing where it is blocked, and says that nothing was written', () => {
    blocked('localStorage');
    expect(localStore.read('a')).toBeNull();
    expect(localStore.write('a', '1')).toBe(false);
    expect(() => localStore.remove('a')).not.toThrow();
  });
});

describe('what a tab keeps for itself', () => {
  it('is one entry: written, read, and taken away by nothing', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', storageOver(kept));
    const memory = tabMemory('bv.algo');
    expect(memory.read()).toBeNull();
    memory.write('1');
    expect([...kept]).toEqual([['bv.algo', '1']]);
    expect(memory.read()).toBe('1');
    memory.write(null);
    expect([...kept]).toEqual([]);
  });

  it('forgets at once where storage is blocked', () => {
    blocked('sessionStorage');
    const memory = tabMemory('bv.algo');
    expect(() => memory.write('1')).not.toThrow();
    expect(memory.read()).toBeNull();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserCrypto, randomBytes } from './browserCrypto.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser that does not even let itself be asked. */
const deny = () =>
  vi.stubGlobal('crypto', {
    get subtle() {
      throw new DOMException('denied', 'SecurityError');
    },
    getRandomValues: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });

describe('security.md: a browser without WebCrypto still has a bank', () => {
  it('its WebCrypto, where it has one', () => {
    expect(browserCrypto()).toBe(globalThis.crypto.subtle);
  });

  it('none where it may not be looked at', () => {
    deny();
    expect(browserCrypto()).toBeUndefined();
  });

  it('bytes of its generator', () => {
    const given = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      (bytes as Uint8Array).fill(7);
      return bytes;
    });
    expect([...randomBytes(3)]).toEqual([7, 7, 7]);
    expect(given).toHaveBeenCalledOnce();
  });

  it('lesser ones without it, over the whole of a byte', () => {
    deny();
    const bytes = randomBytes(4_096);
    expect(bytes).toHaveLength(4_096);
    expect(new Set(bytes).size).toBeGreaterThan(200);
    expect(Math.max(...bytes)).toBeGreaterThan(250);
  });
});

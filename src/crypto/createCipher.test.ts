import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CipherKey } from './cipher.ts';
import type * as CryptoJsCipher from './cryptoJsCipher.ts';

const cipherKey = (size: number): CipherKey => ({ key: new Uint8Array(size).fill(3), iv: new Uint8Array(16).fill(5) });

let cryptoJsLoads = 0;
let failingLoads = 0;

beforeEach(() => {
  vi.resetModules();
  cryptoJsLoads = 0;
  failingLoads = 0;
  vi.doMock('./cryptoJsCipher.ts', async (original) => {
    const actual = await original<typeof CryptoJsCipher>();
    return {
      ...actual,
      createCryptoJsCipher(key: CipherKey) {
        cryptoJsLoads += 1;
        if (failingLoads > 0) {
          failingLoads -= 1;
          throw new TypeError('Failed to fetch dynamically imported module');
        }
        return actual.createCryptoJsCipher(key);
      },
    };
  });
});

afterEach(() => {
  vi.doUnmock('./cryptoJsCipher.ts');
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** WebCrypto as Chromium has it: no 24-byte keys. */
function chromiumSubtle(): SubtleCrypto {
  const { subtle } = globalThis.crypto;
  return {
    importKey: (format: 'raw', key: Uint8Array<ArrayBuffer>, ...rest: ['AES-CBC', boolean, KeyUsage[]]) =>
      key.length === 24
        ? Promise.reject(new DOMException('192-bit AES keys are not supported', 'OperationError'))
        : subtle.importKey(format, key, ...rest),
    encrypt: subtle.encrypt.bind(subtle),
    decrypt: subtle.decrypt.bind(subtle),
  } as unknown as SubtleCrypto;
}

describe('createCipher', () => {
  it('takes WebCrypto in a secure context', async () => {
    const { createCipher } = await import('./createCipher.ts');
    const cipher = await createCipher(cipherKey(32));
    expect(await cipher.decrypt(await cipher.encrypt('año'))).toBe('año');
    expect(cryptoJsLoads).toBe(0);
  });

  it.each([16, 32])('stays on WebCrypto for %i bytes in Chromium', async (size) => {
    const { createCipher } = await import('./createCipher.ts');
    await createCipher(cipherKey(size), chromiumSubtle());
    expect(cryptoJsLoads).toBe(0);
  });

  it('falls back for 24 bytes, which Chromium does not take, with the same bytes', async () => {
    const { createCipher } = await import('./createCipher.ts');
    const fallback = await createCipher(cipherKey(24), chromiumSubtle());
    expect(cryptoJsLoads).toBe(1);
    const native = await createCipher(cipherKey(24));
    expect(cryptoJsLoads).toBe(1);
    expect(await fallback.encrypt('año')).toBe(await native.encrypt('año'));
  });

  it('falls back where there is no WebCrypto (a plain-HTTP intranet)', async () => {
    const { createCipher } = await import('./createCipher.ts');
    vi.stubGlobal('crypto', {});
    const cipher = await createCipher(cipherKey(32));
    expect(cryptoJsLoads).toBe(1);
    vi.unstubAllGlobals();
    expect(await (await createCipher(cipherKey(32))).decrypt(await cipher.encrypt('año'))).toBe('año');
  });
});

describe('lazyCipher', () => {
  it('prepares nothing before its first use, and once for all', async () => {
    vi.stubGlobal('crypto', {});
    const { lazyCipher } = await import('./createCipher.ts');
    const cipher = lazyCipher(cipherKey(16));
    expect(cryptoJsLoads).toBe(0);
    const sealed = await Promise.all([cipher.encrypt('a'), cipher.encrypt('a'), cipher.encrypt('b')]);
    expect(sealed[0]).toBe(sealed[1]);
    expect(await cipher.decrypt(sealed[2])).toBe('b');
    expect(cryptoJsLoads).toBe(1);
  });

  it('fails the call that met a missing chunk, and tries again with the next', async () => {
    vi.stubGlobal('crypto', {});
    const { lazyCipher } = await import('./createCipher.ts');
    const cipher = lazyCipher(cipherKey(16));
    failingLoads = 1;
    const both = await Promise.allSettled([cipher.encrypt('a'), cipher.decrypt('AAAA')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await cipher.decrypt(await cipher.encrypt('a'))).toBe('a');
    expect(cryptoJsLoads).toBe(2);
  });
});

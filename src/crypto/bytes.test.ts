import { Buffer } from 'node:buffer';
import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runs } from '#testing/cases.ts';
import { pausesOf } from '#testing/pauses.ts';
import { base64ToBytes, bytesToBase64, bytesToHex, hexToBytes, yieldToMain } from './bytes.ts';
import { CipherError } from './cipher.ts';
import { sha256 } from './sha256.ts';

const anyBytes = fc.uint8Array({ maxLength: 300 });

/** How often the browser's own decoder was asked. */
let decoded = 0;

/** As browsers since 2025 decode: blanks forgiven, padding optional, stops where the target is full. Node 24 has none yet. */
function withBrowserDecoder(): void {
  decoded = 0;
  Object.defineProperty(Uint8Array.prototype, 'setFromBase64', {
    configurable: true,
    value(this: Uint8Array, base64: string) {
      decoded += 1;
      const text = base64.replace(/[\t\n\f\r ]/g, '');
      if (
        !/^[A-Za-z0-9+/]*={0,2}$/.test(text) ||
        (text.includes('=') && text.length % 4 !== 0) ||
        text.length % 4 === 1
      ) {
        throw new SyntaxError('Invalid base64');
      }
      const bytes = Buffer.from(text, 'base64').subarray(0, this.length);
      this.set(bytes);
      return { read: base64.length, written: bytes.length };
    },
  });
}

afterEach(() => {
  Reflect.deleteProperty(Uint8Array.prototype, 'setFromBase64');
  vi.useRealTimers();
});

describe('hexadecimal', () => {
  it('goes to bytes and back as Buffer does', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const hex = Buffer.from(bytes).toString('hex');
        expect(bytesToHex(bytes)).toBe(hex);
        expect(hexToBytes(hex)).toEqual(new Uint8Array(bytes));
        expect(hexToBytes(hex.toUpperCase())).toEqual(new Uint8Array(bytes));
      }),
    );
  });

  it.each(['0', 'abc', 'zz', '0x10', ' 00', '00 ', '0g', '-1', 'ñ0', '00\n'])('%j is none', (hex) => {
    expect(hexToBytes(hex)).toBeNull();
  });
});

describe.each([
  ['atob', () => undefined],
  ['setFromBase64', withBrowserDecoder],
])('base64 with %s', (_, prepare) => {
  it('goes to bytes and back as Buffer does', async () => {
    prepare();
    await fc.assert(
      fc.asyncProperty(anyBytes, async (bytes) => {
        const base64 = Buffer.from(bytes).toString('base64');
        expect(await bytesToBase64(bytes)).toBe(base64);
        expect(await base64ToBytes(base64)).toEqual(new Uint8Array(bytes));
      }),
    );
  });

  // 192 KiB is one decoding slice, 768 KiB one encoding slice.
  it.each([196_607, 196_608, 196_609, 786_431, 786_432, 786_433, 2_000_003])(
    'crosses its slices at %i bytes',
    async (size) => {
      prepare();
      const bytes = randomBytes(size);
      const base64 = bytes.toString('base64');
      expect((await bytesToBase64(bytes)) === base64).toBe(true);
      expect(Buffer.from(await base64ToBytes(base64)).equals(bytes)).toBe(true);
    },
  );

  const long = 'QUJD'.repeat(70_000);
  it.each([
    ['one missing', 'QUI'],
    ['a blank', 'QU D'],
    ['blanks that keep the length', 'QUJD QUJ'],
    ['a tab at the end', 'QUJDQUJ\t'],
    ['blank and padding', 'QUJDQUI= '.slice(1)],
    ['padding in the middle', 'QQ==QUJD'],
    ['too much padding', 'Q==='],
    ['four', '===='],
    ['another alphabet', 'QU-_'],
    ['no character of base64', 'QUñD'],
    ['padding at a slice border', `${long.slice(0, 262_140)}QQ==${long.slice(0, 400)}`],
    ['a blank in the second slice', `${long.slice(0, 262_144)}QU D`],
    ['four blanks in the second slice', `${long.slice(0, 262_144)}    QUJD`],
  ])('refuses %s', async (_name, base64) => {
    prepare();
    await expect(base64ToBytes(base64)).rejects.toBeInstanceOf(CipherError);
  });

  it('takes exactly what is base64 and of whole groups', async () => {
    prepare();
    const near = fc.string({ unit: fc.constantFrom('A', 'Q', 'z', '9', '+', '/', '=', ' ', '\n'), maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(near, async (text) => {
        const isBase64 = text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text) && !/^=|[^=]={3}/.test(text);
        const outcome = await base64ToBytes(text).then(
          (bytes) => Buffer.from(bytes).toString('hex'),
          () => null,
        );
        expect(outcome).toBe(isBase64 ? Buffer.from(text, 'base64').toString('hex') : null);
      }),
      { numRuns: runs(3_000) },
    );
  });
});

it('the browser’s own decoder is taken where there is one: once for each slice', async () => {
  withBrowserDecoder();
  await base64ToBytes('QUJD'.repeat(65_537));
  expect(decoded).toBe(2);
});

describe('sha256', () => {
  it('is that of node:crypto, with WebCrypto and without', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 100 }), async (text) => {
        const expected = createHash('sha256').update(text, 'utf8').digest('hex');
        expect(await sha256(text)).toBe(expected);
        const { sha256WithCryptoJs } = await import('./cryptoJsCipher.ts');
        expect(sha256WithCryptoJs(text)).toBe(expected);
      }),
    );
  });

  it('is WebCrypto’s own where the page has it', async () => {
    const digest = vi.fn(() => Promise.resolve(new Uint8Array([0xab, 1]).buffer));
    expect(await sha256('ñ', { digest } as unknown as SubtleCrypto)).toBe('ab01');
    expect(digest.mock.calls).toEqual([['SHA-256', new TextEncoder().encode('ñ')]]);
  });

  it('falls back where it is denied', async () => {
    const digest = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    const expected = createHash('sha256').update('ñ').digest('hex');
    expect(await sha256('ñ', { digest } as unknown as SubtleCrypto)).toBe(expected);
  });

  it('falls back where the page has no WebCrypto', async () => {
    vi.stubGlobal('crypto', {});
    try {
      expect(await sha256('ñ')).toBe(createHash('sha256').update('ñ').digest('hex'));
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

it('pauses without timers: a hidden tab holds those back a second each', async () => {
  vi.useFakeTimers();
  await yieldToMain();
  expect(vi.getTimerCount()).toBe(0);
});

describe('the main thread is left free between two slices, and not after the last', () => {
  it.each([
    [786_432, 0],
    [786_433, 1],
    [1_572_864, 1],
    [1_572_865, 2],
  ])('%i bytes are encoded with %i pauses', async (size, pauses) => {
    expect(await pausesOf(() => bytesToBase64(new Uint8Array(size)))).toBe(pauses);
  });

  it.each([
    [65_536, 0],
    [65_537, 1],
    [131_072, 1],
    [131_073, 2],
  ])('%i groups of base64 are decoded with %i pauses', async (groups, pauses) => {
    expect(await pausesOf(() => base64ToBytes('QUJD'.repeat(groups)))).toBe(pauses);
  });
});

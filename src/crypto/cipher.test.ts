import { Buffer } from 'node:buffer';
import { createCipheriv, createDecipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/cases.ts';
import { pausesOf } from '#testing/pauses.ts';
import { type Cipher, CipherError, type CipherKey } from './cipher.ts';
import { createCryptoJsCipher } from './cryptoJsCipher.ts';
import { createWebCryptoCipher } from './webCryptoCipher.ts';

const { subtle } = globalThis.crypto;

const bytesOf = (size: number) =>
  fc.uint8Array({ minLength: size, maxLength: size }).map((bytes) => new Uint8Array(bytes));
const cipherKeyOf = (size: number): fc.Arbitrary<CipherKey> => fc.record({ key: bytesOf(size), iv: bytesOf(16) });
const anyCipherKey = fc.oneof(cipherKeyOf(16), cipherKeyOf(24), cipherKeyOf(32));
/** Spanish, emoji, any code point; no lone halves of surrogate pairs, which UTF-8 cannot carry. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('', ' ', 'ñandú', 'Contraseña ÁÉÍÓÚ ¿?', '👩‍👩‍👧‍👦 🇪🇨', '\uFEFFcon marca', '\0', 'a'.repeat(16)),
);

function nodeEncrypt({ key, iv }: CipherKey, plain: string | Uint8Array): string {
  const cipher = createCipheriv(`aes-${key.length * 8}-cbc`, key, iv);
  return Buffer.concat([cipher.update(plain as string, 'utf8'), cipher.final()]).toString('base64');
}

/** Encrypts whole blocks as they are, without padding: what a hostile server could make. */
function nodeEncryptRaw({ key, iv }: CipherKey, blocks: Uint8Array): string {
  const cipher = createCipheriv(`aes-${key.length * 8}-cbc`, key, iv).setAutoPadding(false);
  return Buffer.concat([cipher.update(blocks), cipher.final()]).toString('base64');
}

function nodeDecrypt({ key, iv }: CipherKey, base64: string): string {
  const cipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, iv);
  return Buffer.concat([cipher.update(base64, 'base64'), cipher.final()]).toString('utf8');
}

const both = async (cipherKey: CipherKey): Promise<readonly Cipher[]> => [
  await createWebCryptoCipher(cipherKey, subtle),
  createCryptoJsCipher(cipherKey),
];

const FIXED: CipherKey = {
  key: new Uint8Array(32).map((_, index) => index * 7),
  iv: new Uint8Array(16).map((_, i) => 255 - i),
};

const adapters: readonly (readonly [string, (key: CipherKey) => Promise<Cipher>])[] = [
  ['WebCrypto', (key) => createWebCryptoCipher(key, subtle)],
  ['crypto-js', (key) => Promise.resolve(createCryptoJsCipher(key))],
];

describe('the three implementations are one cipher (§7, D-28)', () => {
  it('byte-equal both ways for 16, 24 and 32-byte keys and any text', async () => {
    await fc.assert(
      fc.asyncProperty(anyCipherKey, anyText, async (cipherKey, text) => {
        const expected = nodeEncrypt(cipherKey, text);
        for (const cipher of await both(cipherKey)) {
          expect(await cipher.encrypt(text)).toBe(expected);
          expect(await cipher.decrypt(expected)).toBe(text);
        }
        expect(nodeDecrypt(cipherKey, expected)).toBe(text);
      }),
      { numRuns: runs(400) },
    );
  });

  // Around the slices of bytes.ts (256 Ki characters = 192 KiB decoded, 768 KiB encoded) and of cryptoJsCipher.ts (32 KiB).
  it.each([15, 16, 17, 32_752, 32_768, 32_769, 65_536, 196_592, 196_608, 196_609, 393_216, 786_432, 786_433])(
    'byte-equal on the slice border at %i bytes',
    async (size) => {
      // 1, 2, 3 and 4-byte characters, so that borders fall inside characters as well.
      const unit = 'aé€😀';
      const text = unit.repeat(Math.ceil(size / 10)).slice(0, Math.floor(size / 2)) + 'x'.repeat(size % 7);
      // No half of a surrogate pair at the cut.
      const whole = Buffer.from(text, 'utf8').toString('utf8');
      const expected = nodeEncrypt(FIXED, whole);
      for (const cipher of await both(FIXED)) {
        expect((await cipher.encrypt(whole)) === expected).toBe(true);
        expect((await cipher.decrypt(expected)) === whole).toBe(true);
      }
      const ascii = 'z'.repeat(size);
      for (const cipher of await both(FIXED)) {
        expect((await cipher.decrypt(nodeEncrypt(FIXED, ascii))) === ascii).toBe(true);
      }
    },
  );

  it('replaces what UTF-8 cannot carry alike in both', async () => {
    for (const cipher of await both(FIXED)) {
      expect(await cipher.encrypt('a\uD800b')).toBe(nodeEncrypt(FIXED, 'a\uFFFDb'));
    }
  });

  it('a call in the middle of another does not disturb it', async () => {
    for (const cipher of await both(FIXED)) {
      const texts = ['uno', 'd'.repeat(300_000), '', 't'.repeat(70_000)];
      const sealed = await Promise.all(texts.map((text) => cipher.encrypt(text)));
      expect(await Promise.all(sealed.map((text) => cipher.decrypt(text)))).toEqual(texts);
    }
  });
});

describe.each(adapters)('%s never answers nonsense: everything wrong is a CipherError', (_, create) => {
  const refuses = async (cipher: Cipher, input: string) => {
    // toSatisfy keeps the ten-thousandth case as cheap as the first.
    const outcome = await cipher.decrypt(input).then(
      (text) => `«${text}»`,
      (reason: unknown) => reason,
    );
    expect(outcome).toBeInstanceOf(CipherError);
  };

  const good = nodeEncrypt(FIXED, '{"ok":true,"data":"año"}');
  const cases: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['a page', '<!doctype html><html></html>'],
    ['plain JSON', '{"ok":true}'],
    ['one character missing', good.slice(0, -1)],
    ['four characters missing', good.slice(0, -4)],
    ['half of it', good.slice(0, good.length / 2 - 2)],
    ['four characters too many', `${good}AAAA`],
    ['base64url alphabet', good.replace(/[A-Za-z]/, '-')],
    ['a blank inside', `${good.slice(0, 8)} ${good.slice(9)}`],
    ['four blanks inside', `${good.slice(0, 8)}    ${good.slice(8)}`],
    ['a line break every 64', good.replace(/.{4}/, '$&\n')],
    ['blanks around', `  ${good}  `],
    ['padding in the middle', `${good.slice(0, 4)}AA==${good.slice(8)}`],
    ['three equal signs', `${good.slice(0, -3)}===`],
    ['only padding', '===='],
    ['one equal sign', 'A==='],
    ['a control character', `${good.slice(0, 5)}\0${good.slice(6)}`],
    ['letters beyond base64', `${good.slice(0, 5)}ñ${good.slice(6)}`],
    ['15 bytes', Buffer.alloc(15).toString('base64')],
    ['17 bytes', Buffer.alloc(17).toString('base64')],
  ];

  it.each(cases)('%s', async (_name, input) => {
    await refuses(await create(FIXED), input);
  });

  it.each([0, 17, 18, 128, 255])('padding that says %i', async (size) => {
    const block = new Uint8Array(32).fill(0x41);
    block[31] = size;
    await refuses(await create(FIXED), nodeEncryptRaw(FIXED, block));
  });

  it('padding whose bytes differ', async () => {
    const block = new Uint8Array(16).fill(0x41);
    block.set([3, 2, 3], 13);
    await refuses(await create(FIXED), nodeEncryptRaw(FIXED, block));
  });

  it('padding longer than a block, however right it looks', async () => {
    const blocks = new Uint8Array(32).fill(0x41);
    blocks.fill(17, 32 - 17);
    await refuses(await create(FIXED), nodeEncryptRaw(FIXED, blocks));
  });

  it.each([
    ['a lone continuation byte', [0x80]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['a cut character', [0x61, 0xe2, 0x82]],
    ['Latin-1', [0x61, 0xf1, 0x6f]],
    ['beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
  ])('%s instead of UTF-8', async (_name, bytes) => {
    await refuses(await create(FIXED), nodeEncrypt(FIXED, new Uint8Array(bytes)));
  });

  it('any text at all that is not a cipher text', async () => {
    const cipher = await create(FIXED);
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 120 }), async (input) => {
        // Base64 of whole blocks could be one by chance; nothing else can.
        fc.pre(!/^[A-Za-z0-9+/]*={0,2}$/.test(input) || input.length % 4 !== 0);
        await refuses(cipher, input);
      }),
      { numRuns: runs(500) },
    );
  });

  it('a flipped bit in the last two blocks never gives the text that was sent', async () => {
    const cipher = await create(FIXED);
    const text = '{"ok":true,"data":{"saldo":100}}';
    const sealed = Buffer.from(nodeEncrypt(FIXED, text), 'base64');
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const bent = Buffer.from(sealed);
      bent[bit >> 3] = (bent[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const outcome = await cipher.decrypt(bent.toString('base64')).catch((reason: unknown) => reason);
      // CBC has no integrity: a flip in the IV's reach may survive as another text (security.md 3), never as '' or this one.
      expect(outcome).not.toBe(text);
      expect(outcome).not.toBe('');
      if (typeof outcome !== 'string') expect(outcome).toBeInstanceOf(CipherError);
    }
  });
});

describe('wrong keys (security.md 0.1: crypto-js alone answers an empty text half of the time)', () => {
  /*
   * A random key gives random bytes. They pass as padding with probability 1/256 + 1/256² + … ≈ 1/255, and what remains (15 bytes
   * or fewer of a one-block text) must be UTF-8 as well: random bytes are, with about 0.55 per byte, so 0.55¹⁵ ≈ 1/8 000. Together
   * some 5 in 10 million per key for one block, and 0.55¹⁶ ≈ 1/14 000 of that for each further block; '' needs 16 bytes of padding,
   * 2⁻¹²⁸. So at most one of 3 000 keys may slip through (two would happen once in a million runs), and its text is not JSON:
   * the envelope check of the transport is what stops that one.
   */
  const KEYS = 3_000;

  it.each(adapters)(`%s: ${KEYS} random keys on a one-block text, none silent`, async (_, create) => {
    const sealed = nodeEncrypt(FIXED, 'abc');
    let slipped = 0;
    for (let run = 0; run < KEYS; run += 1) {
      const cipher = await create({ key: crypto.getRandomValues(new Uint8Array(32)), iv: FIXED.iv });
      const outcome = await cipher.decrypt(sealed).catch((reason: unknown) => reason);
      if (outcome instanceof CipherError) continue;
      slipped += 1;
      expect(outcome).not.toBe('');
      expect(() => JSON.parse(String(outcome)) as unknown).toThrow();
    }
    expect(slipped).toBeLessThanOrEqual(1);
  });

  it.each(adapters)('%s: 1 000 random keys on an envelope, every one refused', async (_, create) => {
    const sealed = nodeEncrypt(FIXED, '{"ok":true,"data":{"idTransaccion":"9f2c"},"messages":[]}');
    for (let run = 0; run < 1_000; run += 1) {
      const cipher = await create({ key: crypto.getRandomValues(new Uint8Array(16)), iv: FIXED.iv });
      await expect(cipher.decrypt(sealed)).rejects.toBeInstanceOf(CipherError);
    }
  });

  it('both adapters judge every random cipher text alike', async () => {
    const ciphers = await both(FIXED);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 0, maxLength: 96 }), async (bytes) => {
        const input = Buffer.from(bytes).toString('base64');
        const outcomes = await Promise.all(
          ciphers.map((cipher) =>
            cipher.decrypt(input).then(
              (text) => `«${text}»`,
              (reason: unknown) => String(reason),
            ),
          ),
        );
        expect(outcomes[0]).toBe(outcomes[1]);
      }),
      { numRuns: runs(2_000) },
    );
  });
});

it('says the same of every fault (security.md 3, no padding oracle)', async () => {
  const texts = new Set<string>();
  for (const cipher of await both(FIXED)) {
    for (const input of ['', 'x', 'AAAA', nodeEncryptRaw(FIXED, new Uint8Array(16)), '%%%%']) {
      await cipher.decrypt(input).catch((reason: unknown) => texts.add(String(reason)));
    }
  }
  expect([...texts]).toEqual(['CipherError: No se pudo descifrar el contenido.']);
});

// Deciphered in slices of 32 KiB, and one pause more before the whole is decoded.
it.each([
  [32_767, 0],
  [32_768, 2],
  [65_535, 2],
  [65_536, 3],
])('crypto-js leaves the main thread free: a text of %i bytes has %i pauses', async (size, pauses) => {
  const cipher = createCryptoJsCipher(FIXED);
  const base64 = nodeEncrypt(FIXED, 'a'.repeat(size));
  expect(await pausesOf(() => cipher.decrypt(base64))).toBe(pauses);
});

it('security.md 3: a key that WebCrypto has taken cannot be taken out of it again', async () => {
  const imported: CryptoKey[] = [];
  const importKey = async (...all: Parameters<SubtleCrypto['importKey']>) => {
    const key = await subtle.importKey(...all);
    imported.push(key);
    return key;
  };
  await createWebCryptoCipher(FIXED, { importKey } as unknown as SubtleCrypto);
  expect(imported.map(({ extractable, usages }) => [extractable, usages])).toEqual([[false, ['encrypt', 'decrypt']]]);
});

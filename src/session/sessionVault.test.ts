import { afterEach, describe, expect, it, vi } from 'vitest';
import { bytesToHex, hexToBytes } from '#crypto/bytes.ts';
import { createCipher } from '#crypto/createCipher.ts';
import { sha256 } from '#crypto/sha256.ts';
import { lastActivity, noteActivity } from './activity.ts';
import { createEncryptedVault } from './encryptedVault.ts';
import { localStore, type SafeStorage } from './safeStorage.ts';
import { isWithinLifetime, ownerOf, SESSION_LIFETIME_MS, type Session, sessionFrom } from './session.ts';
import { createSessionVault, type SessionVault } from './sessionVault.ts';
import { memory } from './testStorage.ts';
import { MEMBER, PROPERTIES } from './testTabs.ts';

const NOW = Date.parse('2026-11-20T15:15:00Z');
const SESSION: Session = {
  ...MEMBER,
  id: '3f0c6a52-0d4b-4f0e-9a53-1f2f0b9c7d11',
  issuedAt: NOW,
};

/** Stores a payload exactly as the vault does, with its key and a right digest: what a hostile script of the page could write. */
async function forge(payload: string, digest?: string): Promise<string> {
  const secret = hexToBytes(await sha256(`clave:${JSON.stringify([PROPERTIES.origin, PROPERTIES.browser])}`));
  const iv = crypto.getRandomValues(new Uint8Array(16));
  const cipher = await createCipher({ key: secret ?? new Uint8Array(32), iv });
  return `${bytesToHex(iv)}.${await cipher.encrypt((digest ?? (await sha256(payload))) + payload)}`;
}

const wrap = (session: unknown, version: unknown = 1) => JSON.stringify({ version, session });

afterEach(() => vi.unstubAllGlobals());

describe('the stored session (§3: encrypted, under a hashed key; D-62)', () => {
  it('comes back as it was', async () => {
    const { storage } = memory();
    const vault = createSessionVault(storage, PROPERTIES);
    expect(await vault.read()).toBeNull();
    await vault.write(SESSION);
    expect(await vault.read()).toEqual(SESSION);
    expect(await createSessionVault(storage, { ...PROPERTIES }).read()).toEqual(SESSION);
    await vault.clear();
    expect(await vault.read()).toBeNull();
  });

  it('is stored under the name and in the shape that earlier versions of the program know', async () => {
    const { storage } = memory();
    await createSessionVault(storage, PROPERTIES).write(SESSION);
    const known = { storage, properties: PROPERTIES, name: 'sesion', version: 1, field: 'session' } as const;
    const vault = createEncryptedVault<unknown>({ ...known, from: (value) => value, whenFull: 'forget' });
    expect(await vault.read()).toEqual(SESSION);
  });

  const write = (vault: SessionVault): Promise<unknown> => vault.write(SESSION);
  const clearThis = (vault: SessionVault) => vault.clearIf((stored) => stored?.id === SESSION.id);

  it.each([
    ['whatever is there', write, (vault: SessionVault) => vault.clear()],
    ['what was written here', write, clearThis],
    ['what was read here', (vault: SessionVault): Promise<unknown> => vault.read(), clearThis],
  ])('is gone before the page can be: the clearing of %s waits for no cipher', async (_, meet, clear) => {
    const { storage, entries } = memory();
    await createSessionVault(storage, PROPERTIES).write(SESSION);
    const vault = createSessionVault(storage, PROPERTIES);
    await meet(vault);
    expect(entries.size).toBe(1);
    const cleared = clear(vault);
    // Turns of the page's own task: a reload, or another page's reading, comes after it.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(entries.size).toBe(0);
    await cleared;
  });

  it('D-36: is cleared where it is the one that is meant, and what another tab has written meanwhile stays', async () => {
    const { storage } = memory();
    const vault = createSessionVault(storage, PROPERTIES);
    const another = createSessionVault(storage, PROPERTIES);
    await vault.write(SESSION);
    await vault.clearIf((stored) => stored?.id === 'another');
    expect(await vault.read()).toEqual(SESSION);
    const isGone = (stored: Session | null) => stored === null || stored.id === SESSION.id;
    await another.write({ ...SESSION, id: 'newer' });
    await vault.clearIf(isGone);
    expect((await another.read())?.id).toBe('newer');
    await another.write(SESSION);
    // While what is stored is being read.
    const clearing = vault.clearIf(isGone);
    const entry = await vault.key();
    storage.write(entry, 'basura');
    await clearing;
    expect(storage.read(entry)).toBe('basura');
    await vault.clearIf(isGone);
    expect(storage.read(entry)).toBeNull();
  });

  it('shows nothing: one entry, a hashed name, no word of the member in it', async () => {
    const { storage, entries } = memory();
    await createSessionVault(storage, PROPERTIES).write(SESSION);
    expect(entries.size).toBe(1);
    const [[name, value] = ['', '']] = [...entries];
    expect(name).toMatch(/^[0-9a-f]{64}$/);
    const decoded = `${name}${value}${atob(value.split('.')[1] ?? '')}`;
    for (const word of [
      ...Object.values(SESSION).map(String),
      'token',
      'nombres',
      'version',
      'SECRETO',
      '9f2c',
      'MAR',
      'GUAM',
    ]) {
      if (word !== 'false') expect(decoded).not.toContain(word);
    }
  });

  it('never looks the same twice', async () => {
    const { storage, entries } = memory();
    const vault = createSessionVault(storage, PROPERTIES);
    const seen = new Set<string>();
    for (let run = 0; run < 20; run += 1) {
      await vault.write(SESSION);
      seen.add(entries.get(await vault.key()) ?? '');
    }
    expect(seen.size).toBe(20);
  });

  it('without WebCrypto too, and either reads the other’s', async () => {
    const { storage } = memory();
    vi.stubGlobal('crypto', { getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto) });
    await createSessionVault(storage, PROPERTIES).write(SESSION);
    vi.unstubAllGlobals();
    expect(await createSessionVault(storage, PROPERTIES).read()).toEqual(SESSION);
  });

  it.each(['origin', 'browser'] as const)('another %s reads nothing (D-35)', async (property) => {
    const { storage } = memory();
    const here = createSessionVault(storage, PROPERTIES);
    await here.write(SESSION);
    const there = createSessionVault(storage, { ...PROPERTIES, [property]: 'otro' });
    storage.write(await there.key(), storage.read(await here.key()) ?? '');
    expect(await there.read()).toBeNull();
  });
});

describe('hostile or broken content means signed out, never a fault (D-35, security.md 2.2)', () => {
  const bent = async (bend: (stored: string) => string) => {
    const { storage } = memory();
    const vault = createSessionVault(storage, PROPERTIES);
    await vault.write(SESSION);
    const name = await vault.key();
    storage.write(name, bend(storage.read(name) ?? ''));
    return vault.read();
  };

  const flip = (text: string, at: number) => {
    const code = text.charCodeAt(at);
    const alphabet = /[0-9a-f]/.test(text[at] ?? '') ? '0123456789abcdef' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    return `${text.slice(0, at)}${alphabet[(alphabet.indexOf(String.fromCharCode(code)) + 1) % alphabet.length]}${text.slice(at + 1)}`;
  };

  it.each<[string, (stored: string) => string]>([
    ['empty', () => ''],
    ['a blank', () => ' '],
    ['a dot', () => '.'],
    ['dots', () => '....'],
    ['words', () => 'hola'],
    ['JSON in clear', () => wrap(SESSION)],
    ['a page', () => '<html></html>'],
    ['no iv', (stored) => stored.slice(33)],
    ['only the iv', (stored) => stored.slice(0, 33)],
    ['the iv alone, no dot', (stored) => stored.slice(0, 32)],
    ['a short iv', (stored) => stored.slice(2)],
    ['an iv that is not hexadecimal', (stored) => `zz${stored.slice(2)}`],
    ['another iv', (stored) => flip(stored, 0)],
    ['a zero iv', (stored) => `${'0'.repeat(32)}${stored.slice(32)}`],
    ['swapped parts', (stored) => stored.split('.').reverse().join('.')],
    ['one character less', (stored) => stored.slice(0, -1)],
    ['four characters less', (stored) => stored.slice(0, -4)],
    ['one block less', (stored) => `${stored.slice(0, 33)}${btoa(atob(stored.slice(33)).slice(0, -16))}`],
    ['only its first block', (stored) => `${stored.slice(0, 33)}${btoa(atob(stored.slice(33)).slice(0, 16))}`],
    ['one block more', (stored) => `${stored.slice(0, 33)}${btoa(atob(stored.slice(33)) + 'x'.repeat(16))}`],
    [
      'two blocks swapped',
      (stored) => {
        const bytes = atob(stored.slice(33));
        return `${stored.slice(0, 33)}${btoa(bytes.slice(0, 64) + bytes.slice(80, 96) + bytes.slice(64, 80) + bytes.slice(96))}`;
      },
    ],
    ['a changed character in the digest', (stored) => flip(stored, 40)],
    ['a changed character in the session', (stored) => flip(stored, 150)],
    ['blanks inside', (stored) => `${stored.slice(0, 60)} ${stored.slice(60)}`],
    ['a control character', (stored) => `${stored}\u0000`],
    ['five megabytes', () => `${'0'.repeat(32)}.${'A'.repeat(5_242_880)}`],
  ])('%s', async (_, bend) => {
    expect(await bent(bend)).toBeNull();
  });

  it.each([null, '', 'abc', '00'.repeat(16), `${'00'.repeat(16)}.`, 'zz.QUJD', '0011.QUJD'])(
    'no key is made for what cannot be an entry: %j',
    async (stored) => {
      const { storage } = memory();
      const vault = createSessionVault(storage, PROPERTIES);
      if (stored !== null) storage.write(await vault.key(), stored);
      const made = vi.spyOn(globalThis.crypto.subtle, 'importKey');
      expect(await vault.read()).toBeNull();
      expect(made).not.toHaveBeenCalled();
      made.mockRestore();
    },
  );

  it('any one bit flipped', async () => {
    const { storage } = memory();
    const vault = createSessionVault(storage, PROPERTIES);
    await vault.write(SESSION);
    const name = await vault.key();
    const [ivHex = '', base64 = ''] = (storage.read(name) ?? '').split('.');
    const bytes = atob(base64);
    for (let at = 0; at < bytes.length; at += 3) {
      const flipped = `${bytes.slice(0, at)}${String.fromCharCode(bytes.charCodeAt(at) ^ 1)}${bytes.slice(at + 1)}`;
      storage.write(name, `${ivHex}.${btoa(flipped)}`);
      expect(await vault.read()).toBeNull();
    }
  });

  const { token, ...withoutToken } = SESSION;
  it.each<[string, string]>([
    ['not JSON', 'hola'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['no version', JSON.stringify({ session: SESSION })],
    ['an older version', wrap(SESSION, 0)],
    ['a newer version', wrap(SESSION, 2)],
    ['a version as text', wrap(SESSION, '1')],
    ['no session', JSON.stringify({ version: 1 })],
    ['session null', wrap(null)],
    ['session a list', wrap([SESSION])],
    ['no token', wrap(withoutToken)],
    ['token null', wrap({ ...SESSION, token: null })],
    ['token a number', wrap({ ...SESSION, token: 7 })],
    ['token an object', wrap({ ...SESSION, token: { toString: 'x' } })],
    ['names a list', wrap({ ...SESSION, nombres: ['A'] })],
    ['mustChangePassword a text', wrap({ ...SESSION, mustChangePassword: 'S' })],
    ['issuedAt a text', wrap({ ...SESSION, issuedAt: String(NOW) })],
    ['issuedAt null', wrap({ ...SESSION, issuedAt: null })],
    ['issuedAt endless', wrap(SESSION).replace(String(NOW), '1e999')],
    ['everything in the prototype', `{"version":1,"session":{"__proto__":${JSON.stringify(SESSION)}}}`],
    [
      'the token in the prototype',
      wrap(withoutToken).replace('"session":{', `"session":{"__proto__":{"token":"${token}"},`),
    ],
    ['version in the prototype', `{"__proto__":{"version":1},"session":${JSON.stringify(SESSION)}}`],
  ])('well encrypted, but %s', async (_, payload) => {
    const { storage } = memory();
    const vault = createSessionVault(storage, PROPERTIES);
    storage.write(await vault.key(), await forge(payload));
    expect(await vault.read()).toBeNull();
  });

  it('well encrypted with a wrong digest, or none', async () => {
    const { storage } = memory();
    const vault = createSessionVault(storage, PROPERTIES);
    for (const digest of ['', '0'.repeat(64), await sha256('otra cosa')]) {
      storage.write(await vault.key(), await forge(wrap(SESSION), digest));
      expect(await vault.read()).toBeNull();
    }
  });

  it('takes its own fields and nothing else that stands there', async () => {
    const { storage } = memory();
    const vault = createSessionVault(storage, PROPERTIES);
    storage.write(await vault.key(), await forge(wrap({ ...SESSION, rol: 'admin', constructor: 'x' })));
    const read = await vault.read();
    expect(read).toEqual(SESSION);
    expect(Object.keys(read ?? {}).sort()).toEqual(Object.keys(SESSION).sort());
  });
});

describe('a storage that is blocked, full or throws', () => {
  const blocked: SafeStorage = { read: () => null, write: () => false, remove: () => undefined };

  it('keeps nothing and says nothing', async () => {
    const vault = createSessionVault(blocked, PROPERTIES);
    await vault.write(SESSION);
    expect(await vault.read()).toBeNull();
    await vault.clear();
  });

  it('when full, does not keep the session before this one either', async () => {
    const { storage, entries } = memory();
    await createSessionVault(storage, PROPERTIES).write({ ...SESSION, token: 'de otro socio' });
    const full = createSessionVault({ ...storage, write: () => false }, PROPERTIES);
    await full.write(SESSION);
    expect(entries.size).toBe(0);
  });

  it('localStore never throws, even where the mere access does (security.md 2.2)', () => {
    const reason = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: reason });
    try {
      expect(localStore.read('a')).toBeNull();
      expect(localStore.write('a', 'b')).toBe(false);
      expect(() => localStore.remove('a')).not.toThrow();
    } finally {
      Reflect.deleteProperty(globalThis, 'localStorage');
    }
    vi.stubGlobal('localStorage', {
      getItem: () => 'x',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: reason,
    });
    expect([localStore.read('a'), localStore.write('a', 'b')]).toEqual(['x', false]);
    expect(() => localStore.remove('a')).not.toThrow();
  });

  it('localStore reads what it wrote', () => {
    const { entries } = memory();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    });
    expect(localStore.write('a', 'b')).toBe(true);
    expect(localStore.read('a')).toBe('b');
    localStore.remove('a');
    expect(localStore.read('a')).toBeNull();
  });
});

describe('session life', () => {
  it.each([
    [0, true],
    [SESSION_LIFETIME_MS - 1, true],
    [SESSION_LIFETIME_MS, false],
    [-60_000, true],
    [-60_001, false],
  ])('%i ms after sign-in: %s', (age, within) => {
    expect(isWithinLifetime(SESSION, NOW + age)).toBe(within);
  });

  it.each([undefined, null, 1, 'x', [], [SESSION], {}, () => SESSION])('sessionFrom(%s) is none', (value) => {
    expect(sessionFrom(value)).toBeNull();
  });
});

describe('activity', () => {
  it('is a moment and nothing else', () => {
    const { storage } = memory();
    expect(lastActivity(storage)).toBeNull();
    noteActivity(storage, NOW);
    expect(lastActivity(storage)).toBe(NOW);
    for (const odd of [
      '',
      'x',
      '-1',
      '1e13',
      ' 1795187700000',
      '1795187700000 ',
      '1.5',
      '12345678901',
      '123456789012345',
      'NaN',
      '０１２３４５６７８９０１２',
    ]) {
      storage.write('bv.actividad', odd);
      expect(lastActivity(storage)).toBeNull();
    }
  });
});

it.each([undefined, '', 1])('a session whose mark is %j is none: nobody could be told what it left', (owner) => {
  expect(sessionFrom({ ...SESSION, owner })).toBeNull();
  expect(sessionFrom(SESSION)).toEqual(SESSION);
});

describe('the mark of a member (screens.md A.0 «FM failures» d: the question is shown to its owner alone)', () => {
  it('is the same however the name is capitalised, another for another name, and does not show it', async () => {
    const mark = await ownerOf('mfguaman');
    expect(await ownerOf('MFGuaman')).toBe(mark);
    expect(await ownerOf('mfguaman2')).not.toBe(mark);
    expect(mark).toMatch(/^[0-9a-f]{64}$/);
  });
});

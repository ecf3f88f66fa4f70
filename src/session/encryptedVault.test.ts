import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as CryptoJsCipher from '#crypto/cryptoJsCipher.ts';
import { createEncryptedVault, type VaultOptions } from './encryptedVault.ts';
import type { SafeStorage } from './safeStorage.ts';
import { memory } from './testStorage.ts';
import { PROPERTIES } from './testTabs.ts';

const vaultOf = (
  storage: SafeStorage,
  changes: Partial<VaultOptions<string>> = {},
  create = createEncryptedVault<string>,
) =>
  create({
    storage,
    properties: PROPERTIES,
    name: 'ejemplo',
    version: 1,
    field: 'content',
    whenFull: 'forget',
    from: (value) => (typeof value === 'string' ? value : null),
    ...changes,
  });

describe('§3: one thing in the storage, encrypted under a hashed key', () => {
  it('two names of one browser are two entries, and neither reads the other’s', async () => {
    const { storage, entries } = memory();
    const [one, other] = [vaultOf(storage), vaultOf(storage, { name: 'otro' })];
    await one.write('uno');
    await other.write('otro');
    expect(entries.size).toBe(2);
    expect([await one.read(), await other.read()]).toEqual(['uno', 'otro']);
    await one.clear();
    expect([await one.read(), await other.read()]).toEqual([null, 'otro']);
  });

  it.each<[string, Partial<VaultOptions<string>>]>([
    ['another version', { version: 2 }],
    ['another field', { field: 'otro' }],
    ['a shape that is not taken', { from: () => null }],
  ])('%s reads nothing', async (_, changes) => {
    const { storage } = memory();
    await vaultOf(storage).write('uno');
    expect(await vaultOf(storage, changes).read()).toBeNull();
  });

  it('a reader that throws on what is stored counts as nothing', async () => {
    const { storage } = memory();
    await vaultOf(storage).write('uno');
    const from = () => {
      throw new Error('No es de aquí.');
    };
    expect(await vaultOf(storage, { from }).read()).toBeNull();
  });

  it('an entry of one vault in the place of another is read by its content alone', async () => {
    const { storage } = memory();
    const [one, other] = [vaultOf(storage), vaultOf(storage, { name: 'otro', field: 'otro' })];
    await one.write('uno');
    storage.write(await other.key(), storage.read(await one.key()) ?? '');
    expect(await other.read()).toBeNull();
  });

  it.each([
    ['forget', null, 0],
    ['keep', 'antes', 1],
  ] as const)('a full storage says so; «%s» is what becomes of the older content', async (whenFull, left, size) => {
    const held = memory();
    const vault = vaultOf(held.storage, { whenFull });
    expect(await vault.write('antes')).toBe(true);
    held.isFull = true;
    expect(await vault.write('después')).toBe(false);
    expect(await vault.read()).toBe(left);
    expect(held.entries.size).toBe(size);
  });
});

describe('a plain-HTTP intranet, where crypto-js has to be fetched', () => {
  afterEach(() => {
    vi.doUnmock('#crypto/cryptoJsCipher.ts');
    vi.resetModules();
    vi.unstubAllGlobals();
  });

  it('a fetch that fails costs that visit alone: what is kept or cleared later is', async () => {
    vi.resetModules();
    let isMissing = false;
    vi.doMock('#crypto/cryptoJsCipher.ts', async (original) => {
      const actual = await original<typeof CryptoJsCipher>();
      const sha256WithCryptoJs = (text: string): string => {
        if (isMissing) throw new TypeError('Failed to fetch dynamically imported module');
        return actual.sha256WithCryptoJs(text);
      };
      return { ...actual, sha256WithCryptoJs };
    });
    const { createEncryptedVault: create } = await import('./encryptedVault.ts');
    vi.stubGlobal('crypto', { getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto) });
    const { storage, entries } = memory();
    await vaultOf(storage, {}, create).write('antes');

    const vault = vaultOf(storage, {}, create);
    isMissing = true;
    expect(await vault.read()).toBeNull();
    await expect(vault.clear()).rejects.toThrow('Failed to fetch');
    isMissing = false;
    expect(await vault.read()).toBe('antes');
    await vault.clearIf((stored) => stored === 'antes');
    expect(entries.size).toBe(0);
    expect(await vault.write('después')).toBe(true);
    expect(await vault.read()).toBe('después');
  });
});

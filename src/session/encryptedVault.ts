import { randomBytes } from '#crypto/browserCrypto.ts';
import { bytesToHex, hexToBytes } from '#crypto/bytes.ts';
import { createCipher } from '#crypto/createCipher.ts';
import { sha256 } from '#crypto/sha256.ts';
import { isRecord } from '#domain/records.ts';
import type { SafeStorage } from './safeStorage.ts';

/** One value in the browser's storage: encrypted, under a hashed name, with a key derived from browser properties (§3). */
export interface EncryptedVault<Content> {
  /** Name of the storage entry; other tabs' storage events carry it. */
  key: () => Promise<string>;
  /** The stored value; `null` for nothing, and for anything unreadable, foreign, tampered with or of another version. */
  read: () => Promise<Content | null>;
  /** Whether it is stored: false where the storage takes no more ({@link VaultOptions.whenFull}). */
  write: (content: Content) => Promise<boolean>;
  clear: () => Promise<void>;
  /**
   * Clears the value only where `isMeant` agrees with what is stored (`null` as {@link EncryptedVault.read} gives it): another tab may have
   * written its own value meanwhile, and that stays. A value that this vault itself has read or written is gone within the same task, as
   * with {@link EncryptedVault.clear}.
   */
  clearIf: (isMeant: (stored: Content | null) => boolean) => Promise<void>;
}

/**
 * Properties of a browser that do not change between visits. Not its version, window, zoom, language or time zone, nor its pointing device
 * (a touch screen may be plugged in). If the kind of browser does change, what was stored can no longer be read (D-35).
 */
export interface StableProperties {
  origin: string;
  /** Browser and system, «Chrome en Windows». */
  browser: string;
}

export interface VaultOptions<Content> {
  storage: SafeStorage;
  properties: StableProperties;
  /** Name of the value, such as `sesion`; the key of the storage entry is made from it. */
  name: string;
  /** Raise it when the shape of the stored value changes: an older value then counts as none. */
  version: number;
  /** Name of the content inside the stored JSON. */
  field: string;
  /** Reads the content field by field, for stored content is hostile input. `null` when any of it is not what was written. */
  from: (value: unknown) => Content | null;
  /** What happens to the old value when a new one does not fit: an old list is still true, an old session may be somebody else's. */
  whenFull: 'keep' | 'forget';
}

/**
 * The vault over a storage. The key protects against casual reading only: any script of the page can derive it
 * (decisions.md «Weak points that the specification prescribes»). CBC has no integrity of its own, so a digest travels inside.
 */
export function createEncryptedVault<Content>({
  storage,
  properties,
  name,
  version,
  field,
  from,
  whenFull,
}: VaultOptions<Content>): EncryptedVault<Content> {
  const basis = JSON.stringify([properties.origin, properties.browser]);
  let entryName: Promise<string> | undefined;
  // Made once, so that clearing happens within the same task: a page that is being left or reloaded may not live longer. Where it cannot be
  // made (without WebCrypto, crypto-js may not have come), the next visit tries again.
  const key = (): Promise<string> =>
    (entryName ??= sha256(`${name}:${properties.origin}`).catch((reason: unknown) => {
      entryName = undefined;
      throw reason;
    }));
  const cipherWith = async (iv: Uint8Array<ArrayBuffer>) => {
    const secret = hexToBytes(await sha256(`clave:${basis}`));
    return createCipher({ key: secret ?? new Uint8Array(32), iv });
  };
  /** The value that was read or written last and its encrypted text, so that the same text need not be decrypted again. */
  let known: { text: string; content: Content } | null = null;
  const decoded = async (text: string): Promise<Content | null> => {
    try {
      const [ivHex = '', cipherText = ''] = text.split('.');
      const iv = hexToBytes(ivHex);
      if (iv?.length !== 16 || cipherText === '') return null;
      const plain = await (await cipherWith(iv)).decrypt(cipherText);
      const payload = plain.slice(64);
      if ((await sha256(payload)) !== plain.slice(0, 64)) return null;
      const stored: unknown = JSON.parse(payload);
      return isRecord(stored) && stored.version === version ? from(stored[field]) : null;
    } catch {
      return null;
    }
  };
  return {
    key,
    async read() {
      const text = await key().then(
        (entry) => storage.read(entry) ?? '',
        () => '',
      );
      const content = await decoded(text);
      known = content === null ? null : { text, content };
      return content;
    },
    async write(content) {
      const payload = JSON.stringify({ version, [field]: content });
      const iv = randomBytes(16);
      const cipher = await cipherWith(iv);
      const cipherText = await cipher.encrypt((await sha256(payload)) + payload);
      const entry = await key();
      const text = `${bytesToHex(iv)}.${cipherText}`;
      const isStored = storage.write(entry, text);
      known = isStored ? { text, content } : null;
      // A full storage keeps the old value by itself.
      if (!isStored && whenFull === 'forget') storage.remove(entry);
      return isStored;
    },
    async clear() {
      const entry = await key();
      known = null;
      storage.remove(entry);
    },
    async clearIf(isMeant) {
      const entry = await key();
      const text = storage.read(entry) ?? '';
      const stored = known?.text === text ? known.content : await decoded(text);
      known = null;
      if (isMeant(stored) && (storage.read(entry) ?? '') === text) storage.remove(entry);
    },
  };
}

import { randomBytes } from '#crypto/browserCrypto.ts';
import { bytesToHex, hexToBytes } from '#crypto/bytes.ts';
import { createCipher } from '#crypto/createCipher.ts';
import { sha256 } from '#crypto/sha256.ts';
import { isRecord } from '#domain/records.ts';
import type { SafeStorage } from './safeStorage.ts';

/** One thing in the browser's storage: encrypted, under a hashed key, with a key derived from browser properties (§3). */
export interface EncryptedVault<Content> {
  /** Name of the storage entry; other tabs' storage events carry it. */
  key: () => Promise<string>;
  /** What is stored; `null` for nothing, and for anything unreadable, foreign, tampered with or of another version. */
  read: () => Promise<Content | null>;
  /** Whether it is stored: false where the storage takes no more ({@link VaultOptions.whenFull}). */
  write: (content: Content) => Promise<boolean>;
  clear: () => Promise<void>;
  /**
   * The same, only where `isMeant` says so of what is stored (`null` as {@link EncryptedVault.read} has it): another tab may have written its own
   * meanwhile, and that stays. What this vault has read or written itself is gone within the same task, as with {@link EncryptedVault.clear}.
   */
  clearIf: (isMeant: (stored: Content | null) => boolean) => Promise<void>;
}

/**
 * What of a browser stays the same from one visit to the next: no version, window, zoom, language, time zone, nor what it is pointed with (a screen
 * for fingers may be plugged in). Where the kind of browser does change, what was stored can no longer be read (D-35).
 */
export interface StableProperties {
  origin: string;
  /** Browser and system, «Chrome en Windows». */
  browser: string;
}

export interface VaultOptions<Content> {
  storage: SafeStorage;
  properties: StableProperties;
  /** What is kept, such as `sesion`: it makes the key of the storage entry. */
  name: string;
  /** Raised when the shape of what is stored changes: older content then counts as none. */
  version: number;
  /** Name of the content inside the stored JSON. */
  field: string;
  /** Reads the content field by field: what is stored is hostile input. `null` when anything is not what was written. */
  from: (value: unknown) => Content | null;
  /** What becomes of older content where the newer one does not fit: a list's is still true, a session's may be somebody else's. */
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
  // Made once: what is cleared is gone within the same task, before a page that is left or loaded anew can be too early for it.
  const key = () => (entryName ??= sha256(`${name}:${properties.origin}`));
  const cipherWith = async (iv: Uint8Array<ArrayBuffer>) => {
    const secret = hexToBytes(await sha256(`clave:${basis}`));
    return createCipher({ key: secret ?? new Uint8Array(32), iv });
  };
  /** What was read or written last, and how it stood in the storage: known again without the cipher. */
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
      // A full storage keeps by itself what it had.
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

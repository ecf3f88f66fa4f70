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
  write: (content: Content) => Promise<void>;
  clear: () => Promise<void>;
}

/** Browser properties that stay the same from one visit to the next: no version, window, zoom, language or time zone. */
export interface StableProperties {
  origin: string;
  platform: string;
  vendor: string;
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
}: VaultOptions<Content>): EncryptedVault<Content> {
  const basis = JSON.stringify([properties.origin, properties.platform, properties.vendor]);
  const key = () => sha256(`${name}:${properties.origin}`);
  const cipherWith = async (iv: Uint8Array<ArrayBuffer>) => {
    const secret = hexToBytes(await sha256(`clave:${basis}`));
    return createCipher({ key: secret ?? new Uint8Array(32), iv });
  };
  return {
    key,
    async read() {
      try {
        const [ivHex = '', cipherText = ''] = (storage.read(await key()) ?? '').split('.');
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
    },
    async write(content) {
      const payload = JSON.stringify({ version, [field]: content });
      const iv = randomBytes(16);
      const cipher = await cipherWith(iv);
      const cipherText = await cipher.encrypt((await sha256(payload)) + payload);
      const entry = await key();
      // A full storage keeps what it had, and that would be what was there before this.
      if (!storage.write(entry, `${bytesToHex(iv)}.${cipherText}`)) storage.remove(entry);
    },
    async clear() {
      storage.remove(await key());
    },
  };
}

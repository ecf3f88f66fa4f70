import { bytesToHex, hexToBytes } from '#crypto/bytes.ts';
import { createCipher } from '#crypto/createCipher.ts';
import { sha256 } from '#crypto/sha256.ts';
import { isRecord } from '#domain/records.ts';
import type { SafeStorage } from './safeStorage.ts';
import { type Session, sessionFrom } from './session.ts';

/** Raised when the shape of what is stored changes: older content then means signed out. */
const VERSION = 1;

/** Where the session is kept: encrypted, under a hashed key, with a key derived from browser properties (§3). */
export interface SessionVault {
  /** Name of the storage entry; other tabs' storage events carry it. */
  key: () => Promise<string>;
  /** The stored session; `null` for nothing, and for anything unreadable, foreign, tampered with or of another version. */
  read: () => Promise<Session | null>;
  write: (session: Session) => Promise<void>;
  clear: () => Promise<void>;
}

/** Browser properties that stay the same from one visit to the next: no version, window, zoom, language or time zone. */
export interface StableProperties {
  origin: string;
  platform: string;
  vendor: string;
}

/**
 * The vault over a storage. The key protects against casual reading only: any script of the page can derive it (the README says
 * so). CBC has no integrity of its own, so a digest travels inside.
 */
export function createSessionVault(storage: SafeStorage, properties: StableProperties): SessionVault {
  const basis = JSON.stringify([properties.origin, properties.platform, properties.vendor]);
  const key = () => sha256(`sesion:${properties.origin}`);
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
        return isRecord(stored) && stored.version === VERSION ? sessionFrom(stored.session) : null;
      } catch {
        return null;
      }
    },
    async write(session) {
      const payload = JSON.stringify({ version: VERSION, session });
      const iv = crypto.getRandomValues(new Uint8Array(16));
      const cipher = await cipherWith(iv);
      const cipherText = await cipher.encrypt((await sha256(payload)) + payload);
      const name = await key();
      // A full storage keeps what it had, and that would be the session before this one.
      if (!storage.write(name, `${bytesToHex(iv)}.${cipherText}`)) storage.remove(name);
    },
    async clear() {
      storage.remove(await key());
    },
  };
}

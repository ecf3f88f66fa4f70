import { randomBytes } from '#crypto/browserCrypto.ts';
import { bytesToHex } from '#crypto/bytes.ts';
import { browserName } from '#domain/browserName.ts';
import type { SafeStorage } from './safeStorage.ts';

const DEVICE_KEY = 'bv.dispositivo';

/** The identifier of this browser for the `dispositivo` header: random, kept apart from the session, survives logout (D-61). */
export function deviceId(storage: SafeStorage): string {
  const stored = storage.read(DEVICE_KEY);
  if (stored && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(stored)) return stored;
  const created = randomId();
  storage.write(DEVICE_KEY, created);
  return created;
}

/** A random UUID, also where the page is not a secure context and `crypto.randomUUID` is therefore missing. */
export function randomId(): string {
  const bytes = randomBytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytesToHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** `modelo` of the device header: browser and system in words, such as «Chrome en Windows» (D-61). */
export function deviceModel(userAgent: string): string {
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'sistema desconocido';
  return `${browserName(userAgent)} en ${system}`;
}

/** Order matters: iPhone and iPad also say Mac OS X, Android also says Linux. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

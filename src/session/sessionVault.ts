import { createEncryptedVault, type EncryptedVault, type StableProperties } from './encryptedVault.ts';
import type { SafeStorage } from './safeStorage.ts';
import { type Session, sessionFrom } from './session.ts';

/** Where the session is kept (§3). */
export type SessionVault = EncryptedVault<Session>;

/** The session's vault over a storage. */
export function createSessionVault(storage: SafeStorage, properties: StableProperties): SessionVault {
  return createEncryptedVault({
    storage,
    properties,
    name: 'sesion',
    version: 1,
    field: 'session',
    from: sessionFrom,
    whenFull: 'forget',
  });
}

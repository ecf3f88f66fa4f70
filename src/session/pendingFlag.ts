import type { SafeStorage } from './safeStorage.ts';

/** Present in the storage while there are pending orders, of whomever: a page that only tells of them need not decrypt anything. */
const FLAG = 'bv.pendientes';

/** True when this browser may hold an order without an answer. */
export function mayHavePending(storage: SafeStorage): boolean {
  return storage.read(FLAG) !== null;
}

/** Says whether there is any; kept beside the encrypted list. */
export function flagPending(storage: SafeStorage, any: boolean): void {
  if (any) storage.write(FLAG, '1');
  else storage.remove(FLAG);
}

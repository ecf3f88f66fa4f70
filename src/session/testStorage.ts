import type { SafeStorage } from './safeStorage.ts';

/** A browser's storage: what it holds, whether it takes more, and how it is made empty again. */
export function memory() {
  const entries = new Map<string, string>();
  const storage: SafeStorage = {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => !held.isFull && (entries.set(key, value), true),
    remove: (key) => void entries.delete(key),
  };
  const held = {
    entries,
    storage,
    isFull: false,
    empty: () => {
      entries.clear();
      held.isFull = false;
    },
  };
  return held;
}

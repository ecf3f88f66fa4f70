/** Local storage that may be blocked, full or absent: reading answers `null`, writing answers whether it worked. Never throws. */
export interface SafeStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
}

/** Wraps the browser's local storage. Looked up at each use: some browsers throw on the mere access. */
export const localStore: SafeStorage = {
  read(key) {
    try {
      return globalThis.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      globalThis.localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key) {
    try {
      globalThis.localStorage.removeItem(key);
    } catch {
      // Nothing was stored where nothing can be removed.
    }
  },
};

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
      // Where nothing can be removed, nothing was stored.
    }
  },
};

/** One entry of the tab's own storage. */
export interface TabMemory {
  read: () => string | null;
  /** `null` forgets. */
  write: (value: string | null) => void;
}

/** Over the browser's session storage, which ends with the tab; blocked storage forgets at once. */
export function tabMemory(key: string): TabMemory {
  return {
    read() {
      try {
        return globalThis.sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        if (value === null) globalThis.sessionStorage.removeItem(key);
        else globalThis.sessionStorage.setItem(key, value);
      } catch {
        // Then the same question comes again after a reload.
      }
    },
  };
}

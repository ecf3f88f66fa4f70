/** A choice that is no secret, in plain local storage: every tab of this device has the same. */
export interface StoredChoice {
  /** What was chosen; `null` until the member chooses. */
  read: () => string | null;
  /** Where storage is blocked the choice lasts as long as the page. */
  write: (value: string) => void;
  /** Calls the listener when this tab or another one has chosen; returns the function that ends that. */
  subscribe: (listener: () => void) => () => void;
}

/** What is stored under `key`; `null` also where storage is blocked: some browsers throw on the mere access. */
export function readStored(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The choice that is stored under `key`. */
export function storedChoice(key: string): StoredChoice {
  const listeners = new Set<() => void>();
  let unstored: string | null = null;
  return {
    read: () => unstored ?? readStored(key),
    write(value) {
      try {
        globalThis.localStorage.setItem(key, value);
        unstored = null;
      } catch {
        unstored = value;
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      // The event of an emptied storage has no key.
      const hear = ({ key: changed }: StorageEvent): void => {
        if (changed === null || changed === key) listener();
      };
      globalThis.addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener('storage', hear);
      };
    },
  };
}

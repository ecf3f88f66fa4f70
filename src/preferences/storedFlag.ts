import { useSyncExternalStore } from 'react';
import { localStore } from '#session/safeStorage.ts';

/** A yes or no that is kept on this device, and the hook that reads and sets it. Every component, in every tab, sees the same value. */
export type UseStoredFlag = () => [boolean, (next: boolean) => void];

/**
 * A choice that is no secret, in plain local storage under `key`; `usual` until the member chooses. Where storage is blocked it lasts as
 * long as the page.
 */
export function storedFlag(key: string, usual: boolean): UseStoredFlag {
  const listeners = new Set<() => void>();
  let unstored: boolean | null = null;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    // What is hidden in one tab is hidden in all. The event of an emptied storage has no key.
    const hear = ({ key: changed }: StorageEvent): void => {
      if (changed === null || changed === key) listener();
    };
    globalThis.addEventListener('storage', hear);
    return () => {
      listeners.delete(listener);
      globalThis.removeEventListener('storage', hear);
    };
  };
  const read = (): boolean => {
    const stored = localStore.read(key);
    return unstored ?? (stored === null ? usual : stored === 'si');
  };
  const write = (next: boolean): void => {
    unstored = localStore.write(key, next ? 'si' : 'no') ? null : next;
    for (const listener of listeners) listener();
  };
  return () => [useSyncExternalStore(subscribe, read), write];
}

import { useSyncExternalStore } from 'react';
import { localStore } from '#session/safeStorage.ts';

/** A yes or no that a member chose on this device; «no» until they do. */
export interface DeviceChoice {
  subscribe: (listener: () => void) => () => void;
  isChosen: () => boolean;
  choose: (next: boolean) => void;
}

/** A choice that is no secret, so kept in plain local storage under `key`. One for every part of the page that asks. */
export function deviceChoice(key: string): DeviceChoice {
  const listeners = new Set<() => void>();
  /** The choice where storage is blocked: it lasts as long as the page. */
  let unstored: boolean | null = null;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isChosen: () => unstored ?? localStore.read(key) === 'si',
    choose: (next) => {
      unstored = localStore.write(key, next ? 'si' : 'no') ? null : next;
      for (const listener of listeners) listener();
    },
  };
}

/** Whether it is chosen, and how to choose. */
export function useDeviceChoice({ subscribe, isChosen, choose }: DeviceChoice): [boolean, (next: boolean) => void] {
  return [useSyncExternalStore(subscribe, isChosen), choose];
}

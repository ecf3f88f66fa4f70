import { useSyncExternalStore } from 'react';
import { storedChoice } from '#theme/storedChoice.ts';

/** A yes or no that is kept on this device, and the hook that reads and sets it. Every component, in every tab, sees the same value. */
export type UseStoredFlag = () => [boolean, (next: boolean) => void];

/** The {@link storedChoice} of yes or no under `key`; `usual` until the member chooses. */
export function storedFlag(key: string, usual: boolean): UseStoredFlag {
  const choice = storedChoice(key);
  const read = (): boolean => {
    const stored = choice.read();
    return stored === null ? usual : stored === 'si';
  };
  const write = (next: boolean): void => choice.write(next ? 'si' : 'no');
  return () => [useSyncExternalStore(choice.subscribe, read), write];
}

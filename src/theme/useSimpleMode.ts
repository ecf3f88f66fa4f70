import { useSyncExternalStore } from 'react';
import { chooseSimpleMode, isSimple, onSimpleMode } from './simpleMode.ts';

/** Whether the member wants this device's pages simple (DESIGN.md §12 «Simple mode»), and the way to choose. */
export function useSimpleMode(): [boolean, (next: boolean) => void] {
  return [useSyncExternalStore(onSimpleMode, isSimple, () => false), chooseSimpleMode];
}

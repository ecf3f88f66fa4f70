import { useEffect, useSyncExternalStore } from 'react';
import type { FollowedList } from './sharedList.ts';
import { onStoredOrAwake } from './storageNews.ts';

/** The items of a shared list. Reads the list on mount, whenever another tab changes it, and when the page wakes up. */
export function useSharedList<Item>(list: FollowedList<Item>): readonly Item[] {
  const all = useSyncExternalStore(list.subscribe, list.all);
  useEffect(() => {
    const load = (): void => void list.load();
    load();
    return onStoredOrAwake(list.key, load);
  }, [list]);
  return all;
}

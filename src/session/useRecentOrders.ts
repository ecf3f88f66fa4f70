import { useEffect, useSyncExternalStore } from 'react';
import { createRecentOrders, createRecentVault, type RecentOrder, type RecentOrders } from './recentOrders.ts';
import { localStore } from './safeStorage.ts';
import { stableProperties } from './stableProperties.ts';
import { onStoredOrAwake } from './storageNews.ts';

let ofThisPage: RecentOrders | undefined;

/** The recent orders of this browser, one list per page. Made with the first page that needs it: no other carries its code. */
export function recentOrders(): RecentOrders {
  ofThisPage ??= createRecentOrders(createRecentVault(localStore, stableProperties()));
  return ofThisPage;
}

/** The recent orders, of whomever, as this page knows them; it follows what other tabs send, also while this page was asleep. */
export function useRecentOrders(): readonly RecentOrder[] {
  const orders = recentOrders();
  const all = useSyncExternalStore(orders.subscribe, orders.all);
  useEffect(() => {
    const load = (): void => void orders.load();
    load();
    return onStoredOrAwake(orders.key, load);
  }, [orders]);
  return all;
}

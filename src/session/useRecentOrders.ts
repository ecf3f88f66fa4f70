import { createRecentOrders, createRecentVault, type RecentOrder, type RecentOrders } from './recentOrders.ts';
import { localStore } from './safeStorage.ts';
import { stableProperties } from './stableProperties.ts';
import { useSharedList } from './useSharedList.ts';

let ofThisPage: RecentOrders | undefined;

/**
 * The recent orders of this browser, one list per page. Made when a page first asks for it: pages that do not ask do not carry its code.
 */
export function recentOrders(): RecentOrders {
  ofThisPage ??= createRecentOrders(createRecentVault(localStore, stableProperties()));
  return ofThisPage;
}

/** The recent orders of every member of this browser. Follows the changes of other tabs, also those made while this page was asleep. */
export function useRecentOrders(): readonly RecentOrder[] {
  return useSharedList(recentOrders());
}

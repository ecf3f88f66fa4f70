import { useEffect, useState } from 'react';
import { createPendingOrders, createPendingVault, type PendingOrder, type PendingOrders } from './pendingOrders.ts';
import { useOwner } from './SessionProvider.tsx';
import { localStore } from './safeStorage.ts';
import { stableProperties } from './stableProperties.ts';
import { useSharedList } from './useSharedList.ts';

let ofThisPage: PendingOrders | undefined;

/** The orders without an answer, one list per page. Made when a page first asks for it: pages that do not ask do not carry its code. */
export function pendingOrders(): PendingOrders {
  ofThisPage ??= createPendingOrders(createPendingVault(localStore, stableProperties()), localStore);
  return ofThisPage;
}

/**
 * The signed-in member's orders without an answer, oldest first. Follows the changes of other tabs, also those made while this page was
 * asleep.
 */
export function useMyPendingOrders(): readonly PendingOrder[] {
  const owner = useOwner();
  return useSharedList(pendingOrders()).filter((order) => order.owner === owner);
}

/** How long the answer to an order of another tab may still be on its way, ms. Until then the order is not shown as unanswered. */
const AWAITED_MS = 5_000;

/**
 * Tells which of these orders may be shown as unanswered, and draws once more when one more of them may: nothing else need happen on the
 * page until then. An order that this page has sent may be shown at once, since the list leaves it out while its answer is awaited. For an
 * order of another tab, or from before a reload, this page cannot know whether an answer is on its way, and waits {@link AWAITED_MS}.
 */
export function useMaySpeakOf(orders: readonly PendingOrder[]): (order: PendingOrder) => boolean {
  const { isSentHere } = pendingOrders();
  useRenderAt(orders.map(({ sentAt }) => sentAt + AWAITED_MS));
  return ({ idTransaccion, sentAt }) => isSentHere(idTransaccion) || Math.abs(Date.now() - sentAt) >= AWAITED_MS;
}

/** Renders once more when each of these instants comes, in ms since the epoch. */
function useRenderAt(instants: readonly number[]): void {
  const [count, render] = useState(0);
  const all = instants.join(' ');
  useEffect(() => {
    const timers = all
      .split(' ')
      .map((at) => Number(at) - Date.now())
      // An older order is shown already. So is one that seems to be sent in the future, because the clock was set back.
      .filter((wait) => wait > 0 && wait < 2 * AWAITED_MS)
      .map((wait) => setTimeout(() => render((before) => before + 1), wait));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
    // A timer may fire a moment early: then the rest is waited for again.
  }, [all, count]);
}

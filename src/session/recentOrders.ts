import type { Cents } from '#domain/money.ts';
import { isRecord } from '#domain/records.ts';
import { createEncryptedVault, type EncryptedVault, type StableProperties } from './encryptedVault.ts';
import type { SafeStorage } from './safeStorage.ts';
import { acrossTabs, createFollowedList, type Exclusively, type FollowedList, isOther, listOf } from './sharedList.ts';

/** How long the same order is asked about once more, ms (D-67). */
export const RECENT_MS = 24 * 60 * 60 * 1000;

/**
 * An order of money that a member of this browser has sent (D-67), with no more than is needed to recognise an equal one. It is told about
 * for {@link RECENT_MS} and stays stored until any member's page next reads the list. Written before it is sent, so that other tabs and a
 * reloaded page know of it.
 */
export interface RecentOrder {
  idTransaccion: string;
  /** Who sent it ({@link ownerOf}). Other members of the same browser are shown nothing. */
  owner: string;
  /** What was paid, by the number that banks know it by, whatever name the member gave it. */
  payee: string;
  /** The amount ordered, without fee and tax, in cents. */
  cents: Cents;
  /** When it was sent, ms since the epoch. */
  at: number;
  /** `unconfirmed`: on its way, or the result is not known. */
  outcome: 'unconfirmed' | 'executed';
  /** Number of its receipt; '' while there is none, and where the server gives none. */
  receipt: string;
}

/** What makes two orders equal (D-67). */
export type OrderIdentity = Pick<RecentOrder, 'owner' | 'payee' | 'cents'>;

/** The orders that this browser remembers, of this page and of the other tabs; `load` also drops what is too old. */
export interface RecentOrders extends FollowedList<RecentOrder> {
  /**
   * Stores an order right before it is sent, unless there is an equal one that the member was not told about: then it resolves to false,
   * and nothing may be sent. `told` says whether the member was told. No other tab can come in between, where the browser has locks.
   */
  claim: (order: RecentOrder, told: (equal: RecentOrder) => boolean) => Promise<boolean>;
  /** Notes that an order was executed; `receipt` is '' where the receipt has no number. */
  executed: (idTransaccion: string, receipt: string) => Promise<void>;
  /** Removes an order that was not executed: nothing was debited. */
  remove: (idTransaccion: string) => Promise<void>;
}

/** The equal orders of the last 24 hours, newest first. */
export function equalOrders(
  orders: readonly RecentOrder[],
  { owner, payee, cents }: OrderIdentity,
  now: number,
): RecentOrder[] {
  return orders
    .filter((one) => one.owner === owner && one.payee === payee && one.cents === cents && isRecent(one.at, now))
    .sort((a, b) => b.at - a.at);
}

/** True within 24 hours before or after: a clock that was set back must not keep an order for longer. */
export function isRecent(at: number, now: number): boolean {
  return Math.abs(now - at) < RECENT_MS;
}

/** The vault of the recent orders over a storage. */
export function createRecentVault(
  storage: SafeStorage,
  properties: StableProperties,
): EncryptedVault<readonly RecentOrder[]> {
  return createEncryptedVault({
    storage,
    properties,
    name: 'ordenes',
    version: 1,
    field: 'orders',
    from: listOf(orderFrom),
    whenFull: 'keep',
  });
}

/** Builds the list over its vault; it is empty until {@link FollowedList.load}. */
export function createRecentOrders(
  vault: EncryptedVault<readonly RecentOrder[]>,
  {
    exclusively = acrossTabs('bv.ordenes'),
    now = () => Date.now(),
  }: { exclusively?: Exclusively; now?: () => number } = {},
): RecentOrders {
  const { followed, change, changeIf } = createFollowedList<RecentOrder>({ vault, exclusively });
  const recent = (orders: readonly RecentOrder[]) => orders.filter(({ at }) => isRecent(at, now()));
  return {
    ...followed,
    async load() {
      await followed.load();
      if (recent(followed.all()).length < followed.all().length) await change(recent);
    },
    claim: (order, told) =>
      changeIf((before) =>
        equalOrders(before, order, now()).every(told)
          ? [...recent(before).filter(isOther(order.idTransaccion)), order]
          : null,
      ),
    executed: (idTransaccion, receipt) =>
      change((before) =>
        before.map((one) => (one.idTransaccion === idTransaccion ? { ...one, outcome: 'executed', receipt } : one)),
      ),
    remove: (idTransaccion) => change((before) => before.filter(isOther(idTransaccion))),
  };
}

function orderFrom(value: unknown): RecentOrder | null {
  if (!isRecord(value)) return null;
  const { idTransaccion, owner, payee, cents, at, outcome, receipt } = value;
  if (typeof idTransaccion !== 'string' || idTransaccion === '' || typeof owner !== 'string') return null;
  if (typeof payee !== 'string' || !Number.isSafeInteger(cents)) return null;
  if (!Number.isFinite(at)) return null;
  return {
    idTransaccion,
    owner,
    payee,
    cents: Number(cents),
    at: Number(at),
    outcome: outcome === 'executed' ? 'executed' : 'unconfirmed',
    receipt: typeof receipt === 'string' ? receipt : '',
  };
}

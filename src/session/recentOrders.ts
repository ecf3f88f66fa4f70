import type { Cents } from '#domain/money.ts';
import { isRecord } from '#domain/records.ts';
import { createEncryptedVault, type EncryptedVault, type StableProperties } from './encryptedVault.ts';
import type { SafeStorage } from './safeStorage.ts';
import { acrossTabs, createSharedList, type Exclusively, isOther } from './sharedList.ts';

/** How long an order makes an equal one be asked about, in ms (D-67). */
export const RECENT_MS = 24 * 60 * 60 * 1000;

/**
 * An order of money that a member of this browser has sent (D-67): as little of it as tells an equal one. Told for {@link RECENT_MS}, and
 * stored until the list is first read after that, by whichever member. Written before it is sent, so that another tab knows of it, and a
 * reload does.
 */
export interface RecentOrder {
  idTransaccion: string;
  /** Whose it is ({@link ownerOf}): another member of the same browser is told nothing. */
  owner: string;
  /** Who or what was paid, as banks tell them apart, whatever they are called. */
  payee: string;
  /** The amount ordered, without fee and tax, in cents. */
  cents: Cents;
  /** When it was sent, ms since the epoch. */
  at: number;
  /** `unconfirmed`: on its way, or nobody knows what became of it. */
  outcome: 'unconfirmed' | 'executed';
  /** Number of its receipt; '' while there is none, and where the server gives none. */
  receipt: string;
}

/** What makes two orders equal (D-67). */
export type OrderIdentity = Pick<RecentOrder, 'owner' | 'payee' | 'cents'>;

/** The orders that this browser remembers, of this page and of the other tabs. */
export interface RecentOrders {
  /** Name of its storage entry; other tabs' storage events carry it. */
  key: () => Promise<string>;
  subscribe: (listener: () => void) => () => void;
  /** Oldest first; the same list until it changes. */
  all: () => readonly RecentOrder[];
  /** Reads the storage again, and drops what is too old; never throws. */
  load: () => Promise<void>;
  /**
   * Keeps an order right before it is sent, unless an equal one is there of which the member was not told: false, and nothing is to be
   * sent. `told` says whether they were. No other tab can come in between, where the browser knows locks.
   */
  claim: (order: RecentOrder, told: (equal: RecentOrder) => boolean) => Promise<boolean>;
  /** It was executed; '' for a receipt without a number. */
  executed: (idTransaccion: string, receipt: string) => Promise<void>;
  /** It was not executed: nothing was debited. */
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

/** True within 24 hours; a clock that was set back must not keep anything for longer. */
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
    from,
    whenFull: 'keep',
  });
}

/** Builds the list over its vault; it is empty until {@link RecentOrders.load}. */
export function createRecentOrders(
  vault: EncryptedVault<readonly RecentOrder[]>,
  {
    exclusively = acrossTabs('bv.ordenes'),
    now = () => Date.now(),
  }: { exclusively?: Exclusively; now?: () => number } = {},
): RecentOrders {
  let shown: readonly RecentOrder[] = [];
  const listeners = new Set<() => void>();
  const { load, change, changeIf } = createSharedList<RecentOrder>({
    vault,
    exclusively,
    show: (orders) => {
      if (JSON.stringify(orders) === JSON.stringify(shown)) return;
      shown = orders;
      for (const listener of listeners) listener();
    },
  });
  const recent = (orders: readonly RecentOrder[]) => orders.filter(({ at }) => isRecent(at, now()));
  return {
    key: vault.key,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    all: () => shown,
    async load() {
      await load();
      if (recent(shown).length < shown.length) await change(recent);
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

function from(value: unknown): readonly RecentOrder[] | null {
  if (!Array.isArray(value)) return null;
  return value.flatMap((one: unknown) => {
    const order = orderFrom(one);
    return order ? [order] : [];
  });
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

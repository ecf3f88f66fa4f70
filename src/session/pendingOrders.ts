import type { Cents } from '#domain/money.ts';
import { isRecord } from '#domain/records.ts';
import { createEncryptedVault, type EncryptedVault, type StableProperties } from './encryptedVault.ts';
import { flagPending } from './pendingFlag.ts';
import type { SafeStorage } from './safeStorage.ts';
import { acrossTabs, createFollowedList, type Exclusively, type FollowedList, isOther, listOf } from './sharedList.ts';

/**
 * An order of money that was sent and whose answer is not known yet (screens.md A.0 «FM failures» d). Written before it is sent and removed
 * when it is answered, so that neither a reload nor a new sign-in loses the question.
 */
export interface PendingOrder {
  idTransaccion: string;
  /** Who ordered it ({@link Session.owner}). Other members of the same browser are shown nothing. */
  owner: string;
  /** Address of the page that sent it, where the member can ask about it again. */
  address: string;
  /** «Transferencia externa». */
  title: string;
  /** The payee and their account, as the page named them. */
  rows: readonly { label: string; value: string }[];
  /** The account to be debited; its movements also tell what happened. */
  account: string;
  /** The amount to be debited, in cents, with fee and tax; but see {@link PendingOrder.withoutCosts}. */
  totalCents: Cents;
  /** The costs were not known (D-65): `totalCents` is the amount alone, and more may be debited. */
  withoutCosts?: true;
  /** When it was sent, ms since the epoch. */
  sentAt: number;
}

/** The orders without an answer, of this page and of the other tabs. `all` leaves out the orders whose answer this page is awaiting. */
export interface PendingOrders extends FollowedList<PendingOrder> {
  /** Keeps an order before it is sent; resolves when it would survive a reload. */
  add: (order: PendingOrder) => Promise<void>;
  /**
   * Runs the call whose answer tells what became of an order, whether the order is kept already or not. Until the call ends, {@link
   * FollowedList.all} leaves the order out on every page the member goes to: an answer that may come any moment is not an unknown one.
   */
  whileAwaiting: <Answer>(idTransaccion: string, call: () => Promise<Answer>) => Promise<Answer>;
  /** True of an order that this page has sent since it was loaded: once it is no longer awaited, no answer is on its way. */
  isSentHere: (idTransaccion: string) => boolean;
  /** Removes an order, because its answer is known. */
  remove: (idTransaccion: string) => Promise<void>;
}

/** The vault of the pending orders over a storage. */
export function createPendingVault(
  storage: SafeStorage,
  properties: StableProperties,
): EncryptedVault<readonly PendingOrder[]> {
  return createEncryptedVault({
    storage,
    properties,
    name: 'pendientes',
    version: 1,
    // The name from before this was called an order: another one, and what is stored on devices would be read no more.
    field: 'operations',
    from: listOf(orderFrom),
    whenFull: 'keep',
  });
}

/** Builds the list over its vault; it is empty until {@link FollowedList.load}. What cannot be stored is kept for this page. */
export function createPendingOrders(
  vault: EncryptedVault<readonly PendingOrder[]>,
  storage: SafeStorage,
  exclusively: Exclusively = acrossTabs('bv.pendientes'),
): PendingOrders {
  const awaited = new Set<string>();
  const sentHere = new Set<string>();
  const { followed, change, lookAnew } = createFollowedList({
    vault,
    exclusively,
    isShown: ({ idTransaccion }) => !awaited.has(idTransaccion),
    tell: (any) => flagPending(storage, any),
  });
  return {
    ...followed,
    add: (order) => change((before) => [...before.filter(isOther(order.idTransaccion)), order]),
    async whileAwaiting(idTransaccion, call) {
      awaited.add(idTransaccion);
      sentHere.add(idTransaccion);
      try {
        return await call();
      } finally {
        awaited.delete(idTransaccion);
        lookAnew();
      }
    },
    isSentHere: (idTransaccion) => sentHere.has(idTransaccion),
    remove: (idTransaccion) => change((before) => before.filter(isOther(idTransaccion))),
  };
}

function orderFrom(value: unknown): PendingOrder | null {
  if (!isRecord(value)) return null;
  const { idTransaccion, owner, address, title, rows, account, totalCents, sentAt } = value;
  if (typeof idTransaccion !== 'string' || idTransaccion === '' || typeof owner !== 'string') return null;
  if (typeof address !== 'string' || typeof title !== 'string' || typeof account !== 'string') return null;
  if (!Number.isSafeInteger(totalCents) || !Number.isFinite(sentAt)) return null;
  return {
    idTransaccion,
    owner,
    address,
    title,
    rows: Array.isArray(rows) ? rows.flatMap(rowFrom) : [],
    account,
    totalCents: Number(totalCents),
    ...(value.withoutCosts === true ? { withoutCosts: true } : {}),
    sentAt: Number(sentAt),
  };
}

function rowFrom(value: unknown): { label: string; value: string }[] {
  if (!isRecord(value) || typeof value.label !== 'string' || typeof value.value !== 'string') return [];
  return [{ label: value.label, value: value.value }];
}

import type { Cents } from '#domain/money.ts';
import { isRecord } from '#domain/records.ts';
import { createEncryptedVault, type EncryptedVault, type StableProperties } from './encryptedVault.ts';
import { flagPending } from './pendingFlag.ts';
import type { SafeStorage } from './safeStorage.ts';
import { acrossTabs, createSharedList, type Exclusively, isOther } from './sharedList.ts';

/**
 * An order of money that was sent and whose answer is not known yet (screens.md A.0 «FM failures» d). Written before it is sent and
 * removed with its answer, so that neither a reload nor a new sign-in loses the question.
 */
export interface PendingOperation {
  idTransaccion: string;
  /** Who ordered it ({@link Session.owner}): another member of the same browser is told nothing. */
  owner: string;
  /** Address of the page that ordered it, where it is asked about again. */
  address: string;
  /** «Transferencia externa». */
  title: string;
  /** Who was to get it and where, as the page named them. */
  rows: readonly { label: string; value: string }[];
  /** The account that it would leave: its movements tell too. */
  account: string;
  /** What would leave the account, in cents: fee and tax included, but where it is {@link PendingOperation.withoutCosts}. */
  totalCents: Cents;
  /** No check had told the costs (D-65): `totalCents` is the amount alone, and what leaves the account may be more. */
  withoutCosts?: true;
  /** When it was sent, ms since the epoch. */
  sentAt: number;
}

/** The orders without an answer, of this page and of the other tabs. */
export interface PendingOperations {
  /** Name of its storage entry; other tabs' storage events carry it. */
  key: () => Promise<string>;
  subscribe: (listener: () => void) => () => void;
  /** Oldest first, without those whose answer this page awaits; the same list until it changes. */
  all: () => readonly PendingOperation[];
  /** Reads the storage again; never throws. */
  load: () => Promise<void>;
  /** Keeps an order before it is sent; resolves when it would survive a reload. */
  add: (operation: PendingOperation) => Promise<void>;
  /**
   * Runs the call whose answer tells what became of an order, kept or not yet: until it ends, {@link PendingOperations.all} of this page
   * leaves the order out, whatever page the member has gone to. An answer that may come in the next moment is not unknown.
   */
  whileAwaiting: <Answer>(idTransaccion: string, call: () => Promise<Answer>) => Promise<Answer>;
  /** True of an order that this page has sent itself, since it was loaded: one that is not awaited any more has no answer on its way. */
  isSentHere: (idTransaccion: string) => boolean;
  /** Its answer is known. */
  remove: (idTransaccion: string) => Promise<void>;
}

/** The vault of the pending orders over a storage. */
export function createPendingVault(
  storage: SafeStorage,
  properties: StableProperties,
): EncryptedVault<readonly PendingOperation[]> {
  return createEncryptedVault({
    storage,
    properties,
    name: 'pendientes',
    version: 1,
    field: 'operations',
    from,
    whenFull: 'keep',
  });
}

/** Builds the list over its vault; it is empty until {@link PendingOperations.load}. What cannot be stored is kept for this page. */
export function createPendingOperations(
  vault: EncryptedVault<readonly PendingOperation[]>,
  storage: SafeStorage,
  exclusively: Exclusively = acrossTabs('bv.pendientes'),
): PendingOperations {
  let unanswered: readonly PendingOperation[] = [];
  const awaited = new Set<string>();
  const sentHere = new Set<string>();
  const listeners = new Set<() => void>();
  const show = (operations: readonly PendingOperation[]): void => {
    const visible = operations.filter(({ idTransaccion }) => !awaited.has(idTransaccion));
    if (JSON.stringify(visible) === JSON.stringify(unanswered)) return;
    unanswered = visible;
    for (const listener of listeners) listener();
  };
  const { items, load, change } = createSharedList({
    vault,
    exclusively,
    show,
    tell: (any) => flagPending(storage, any),
  });
  return {
    key: vault.key,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    all: () => unanswered,
    load,
    add: (operation) => change((before) => [...before.filter(isOther(operation.idTransaccion)), operation]),
    async whileAwaiting(idTransaccion, call) {
      awaited.add(idTransaccion);
      sentHere.add(idTransaccion);
      try {
        return await call();
      } finally {
        awaited.delete(idTransaccion);
        show(items());
      }
    },
    isSentHere: (idTransaccion) => sentHere.has(idTransaccion),
    remove: (idTransaccion) => change((before) => before.filter(isOther(idTransaccion))),
  };
}

function from(value: unknown): readonly PendingOperation[] | null {
  if (!Array.isArray(value)) return null;
  return value.flatMap((one: unknown) => {
    const operation = operationFrom(one);
    return operation ? [operation] : [];
  });
}

function operationFrom(value: unknown): PendingOperation | null {
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

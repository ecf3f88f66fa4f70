import type { EncryptedVault } from './encryptedVault.ts';

/** Runs one visit to the storage at a time. */
export type Exclusively = (visit: () => Promise<void>) => Promise<void>;

/**
 * How long a visit waits for those of other tabs, ms. A visit takes some ms; a tab that has not ended its own by then was suspended in the
 * middle of it.
 */
const PATIENCE_MS = 2_000;

/**
 * Runs one visit at a time across all tabs, where the browser has locks; `name` is the name of the lock. A suspended tab holds up no order.
 */
export function acrossTabs(name: string): Exclusively {
  return async (visit) => {
    let visited = false;
    const once = (): Promise<void> => {
      visited = true;
      return visit();
    };
    try {
      await globalThis.navigator.locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, once);
    } catch (reason) {
      // The browser has no locks, refuses them (as where cookies are blocked), or the wait was too long: writing without a lock is better
      // than not writing. A visit that failed stays failed.
      if (visited) throw reason;
      await visit();
    }
  };
}

/** A list in the browser's storage that all tabs read and change. Items that cannot be stored are kept in this page. */
export interface SharedList<Item> {
  /** The list as this page knows it. */
  items: () => readonly Item[];
  /** Reads the storage again; never throws. */
  load: () => Promise<void>;
  /** Changes this page's copy at once and the stored list when its turn comes. Resolves when the change would survive a reload. */
  change: (next: (before: readonly Item[]) => readonly Item[]) => Promise<void>;
  /**
   * Reads the stored list and changes it depending on its content; no other tab can write in between. `next` returns null to change
   * nothing. Resolves to false where it did, else to true, also where the storage could not be visited.
   */
  changeIf: (next: (before: readonly Item[]) => readonly Item[] | null) => Promise<boolean>;
}

/** A shared list as React follows it (`useSharedList`). */
export interface FollowedList<Item> {
  /** Name of its storage entry; other tabs' storage events carry it. */
  key: () => Promise<string>;
  /** Calls the listener whenever {@link FollowedList.all} changes. Returns what ends that. */
  subscribe: (listener: () => void) => () => void;
  /** Oldest first; the same list until it changes. */
  all: () => readonly Item[];
  /** Reads the storage again; never throws. */
  load: () => Promise<void>;
}

/** What a shared list is made with. */
export interface SharedListOptions<Item> {
  vault: EncryptedVault<readonly Item[]>;
  exclusively: Exclusively;
  /** Called with the list after each read and each change, even if it is the same as before. */
  show: (items: readonly Item[]) => void;
  /** Called around each write: with true before a write that leaves items, with false after one that leaves none. */
  tell?: (any: boolean) => void;
}

/** How this page's copy differs from the stored list. */
interface Unstored<Item> {
  /** Items that are not stored, or are stored in an older form. */
  items: readonly Item[];
  /** Ids of items that are still stored although this page has removed them. */
  gone: readonly string[];
}

function differenceOf<Item extends { idTransaccion: string }>(
  all: readonly Item[],
  stored: readonly Item[],
): Unstored<Item> {
  const written = new Set(stored.map((one) => JSON.stringify(one)));
  return {
    items: all.filter((one) => !written.has(JSON.stringify(one))),
    gone: stored.map(({ idTransaccion }) => idTransaccion).filter((id) => all.every(isOther(id))),
  };
}

/** Builds the list over its vault; it is empty until {@link SharedList.load}. */
export function createSharedList<Item extends { idTransaccion: string }>({
  vault,
  exclusively,
  show,
  tell = () => undefined,
}: SharedListOptions<Item>): SharedList<Item> {
  let items: readonly Item[] = [];
  const know = (next: readonly Item[]): void => {
    items = next;
    show(next);
  };
  /** Changes that could not be written to storage. A later read must neither lose them nor bring back removed items. */
  let unstored: Unstored<Item> = { items: [], gone: [] };
  const readAll = async (): Promise<readonly Item[]> => {
    const { items: ours, gone } = unstored;
    const stored = ((await vault.read()) ?? []).filter(({ idTransaccion }) => !gone.includes(idTransaccion));
    return [
      ...stored.map((one) => ours.find(({ idTransaccion }) => idTransaccion === one.idTransaccion) ?? one),
      ...ours.filter((one) => stored.every(isOther(one.idTransaccion))),
    ];
  };
  const store = async (all: readonly Item[]): Promise<void> => {
    if (all.length > 0) tell(true);
    // A write that fails has stored nothing, as one that the browser refuses.
    const isStored = await (all.length > 0 ? vault.write(all) : vault.clear().then(() => true)).catch(() => false);
    if (isStored && all.length === 0) tell(false);
    // What other tabs have written is still in the storage.
    unstored = isStored ? { items: [], gone: [] } : differenceOf(all, (await vault.read()) ?? []);
  };
  /** Changes that this page has made and that are not stored yet. A read that was asked for before them must not undo them. */
  let underWay: readonly ((before: readonly Item[]) => readonly Item[])[] = [];
  const withChanges = (all: readonly Item[]): readonly Item[] => underWay.reduce((before, next) => next(before), all);
  let visits: Promise<unknown> = Promise.resolve();
  const inTurn = (visit: () => Promise<void>): Promise<void> => {
    const turn = visits.then(() => exclusively(visit)).catch(() => undefined);
    visits = turn;
    return turn;
  };
  return {
    items: () => items,
    load: () => inTurn(async () => know(withChanges(await readAll()))),
    change(next) {
      know(next(items));
      underWay = [...underWay, next];
      return inTurn(async () => store(next(await readAll()))).finally(() => {
        underWay = underWay.filter((one) => one !== next);
      });
    },
    async changeIf(next) {
      let isChanged = true;
      await inTurn(async () => {
        const before = await readAll();
        const after = next(before);
        isChanged = after !== null;
        know(withChanges(after ?? before));
        if (after) await store(after);
      });
      return isChanged;
    },
  };
}

/**
 * A shared list with listeners, who are called only when the shown items change. `isShown` leaves items out of {@link FollowedList.all};
 * `lookAnew` applies it again.
 */
export function createFollowedList<Item extends { idTransaccion: string }>({
  isShown = () => true,
  ...options
}: Omit<SharedListOptions<Item>, 'show'> & { isShown?: (item: Item) => boolean }) {
  let shown: readonly Item[] = [];
  const listeners = new Set<() => void>();
  const show = (items: readonly Item[]): void => {
    const next = items.filter(isShown);
    if (JSON.stringify(next) === JSON.stringify(shown)) return;
    shown = next;
    for (const listener of listeners) listener();
  };
  const { items, load, change, changeIf } = createSharedList({ ...options, show });
  const followed: FollowedList<Item> = {
    key: options.vault.key,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    all: () => shown,
    load,
  };
  return { followed, change, changeIf, lookAnew: () => show(items()) };
}

/**
 * Makes a reader of stored lists out of one of items: an item that `read` refuses (null) is left out; null where the stored value is not a
 * list.
 */
export function listOf<Item>(read: (value: unknown) => Item | null): (value: unknown) => readonly Item[] | null {
  return (value) => (Array.isArray(value) ? value.flatMap((one: unknown) => read(one) ?? []) : null);
}

/** True of every item but the one with that id. */
export function isOther(idTransaccion: string): (item: { idTransaccion: string }) => boolean {
  return (item) => item.idTransaccion !== idTransaccion;
}

import type { EncryptedVault } from './encryptedVault.ts';

/** Runs one visit to the storage at a time. */
export type Exclusively = (visit: () => Promise<void>) => Promise<void>;

/** How long a visit waits for those of other tabs, ms. Each takes some; a tab that has not ended its own by then was put to sleep over it. */
const PATIENCE_MS = 2_000;

/** One visit at a time across tabs, where the browser can; `name` is the lock's. No order waits for a tab that sleeps. */
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
      // No such thing, refused as where cookies are blocked, or too long: better unlocked than not written down. A visit that failed stays failed.
      if (visited) throw reason;
      await visit();
    }
  };
}

/** A list in the browser's storage that all tabs read and change. What cannot be stored is kept for this page. */
export interface SharedList<Item> {
  /** As this page knows it. */
  items: () => readonly Item[];
  /** Reads the storage again; never throws. */
  load: () => Promise<void>;
  /** Changes what this page knows at once, and what is stored in turn; resolves when it would survive a reload. */
  change: (next: (before: readonly Item[]) => readonly Item[]) => Promise<void>;
  /**
   * Reads the storage and decides on what stands there, with no other tab in between; null changes nothing. False where it was null, and
   * true also where the storage could not be visited.
   */
  changeIf: (next: (before: readonly Item[]) => readonly Item[] | null) => Promise<boolean>;
}

/** What a list of orders is kept with. */
export interface SharedListOptions<Item> {
  vault: EncryptedVault<readonly Item[]>;
  exclusively: Exclusively;
  /** Is told the list whenever it was read or changed, also to the same. */
  show: (items: readonly Item[]) => void;
  /** Around each writing: before one that leaves something, after one that leaves nothing. */
  tell?: (any: boolean) => void;
}

/** How what a page knows differs from what is stored. */
interface Unstored<Item> {
  /** Those that are not stored, or not as they are by now. */
  items: readonly Item[];
  /** Ids of those that are stored still. */
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
  /** What this page knows and the storage took no more: no reading of it may take that away, or bring back what is gone. */
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
    const isStored = all.length > 0 ? await vault.write(all) : await vault.clear().then(() => true);
    if (all.length === 0) tell(false);
    // What other tabs have written stands there still.
    unstored = isStored ? { items: [], gone: [] } : differenceOf(all, (await vault.read()) ?? []);
  };
  /** Changes that this page knows and the storage does not yet: a reading that was asked for before them must not undo them. */
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

/** Tells the other items of a list from the one of that transaction. */
export function isOther(idTransaccion: string): (item: { idTransaccion: string }) => boolean {
  return (item) => item.idTransaccion !== idTransaccion;
}

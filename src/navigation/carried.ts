import { clearSessionMaps } from './sessionMap.ts';

/** The values that links of this page carry, by the name that the browser's history holds for each. */
const carried = new Map<string, unknown>();
/** The names by their values: a link that is drawn again keeps its name. */
const names = new Map<string, string>();
let given = 0;

/** What goes into the router's `state` for a link: only a name. */
export type Carried<Kind extends string> = Readonly<Record<Kind, string>>;

/** Links of one kind, and the page that they lead to. */
export interface Carrier<Kind extends string, Value> {
  carry: (value: Value) => Carried<Kind>;
  /**
   * What the link that led here carried; `null` without such a link, after a reload or another sign-in, and once the member has left the
   * signed-in area.
   */
  carriedBy: (state: unknown) => Value | null;
}

/**
 * A link may carry a value beside its address (an account, a mobile number, a movement's words). The value stays in the page's memory, and
 * the router's `state` holds only a name for it: the browser keeps that state in its history unencrypted, longer than the session, where
 * whoever has the device next could read it.
 */
export function carrier<Kind extends string, Value>(kind: Kind): Carrier<Kind, Value> {
  return {
    carry(value) {
      const content = JSON.stringify([kind, value]);
      // The history outlives a reload: an old name must not stand for a new value.
      const name = names.get(content) ?? `${Math.round(performance.timeOrigin)}.${(given += 1)}`;
      names.set(content, name);
      carried.set(name, value);
      return { [kind]: name } as Carried<Kind>;
    },
    carriedBy(state) {
      const name: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, kind) : undefined;
      // Only `carry` puts names there, and no two kinds share one.
      return typeof name === 'string' ? ((carried.get(name) as Value | undefined) ?? null) : null;
    },
  };
}

/** The address that a signed-out visitor followed; the guard hands it to the sign-in (D-39). */
export const followed = carrier<'from', string>('from');

/** For each order, the history entries that it was sent from, by the router's `key`. */
const sentFrom = new Map<string, readonly string[]>();
/** The history entries of orders that are done. */
const done = new Set<string>();

/** Notes the history entries that an order is sent from. */
export function noteSent(order: string, entries: Iterable<string>): void {
  sentFrom.set(order, [...entries]);
}

/** Notes that an order is done, on whichever page that was found out: what its history entries carried must not be used once more. */
export function noteDone(order: string): void {
  for (const entry of sentFrom.get(order) ?? []) done.add(entry);
}

/**
 * True of a history entry whose order is done. Compares the entry and not the value it carried: another link may carry an equal value and
 * mean a new order.
 */
export const isDone = (entry: string): boolean => done.has(entry);

/** Forgets everything, and all that is kept in a `sessionMap`, when the session ends or the member leaves the signed-in area. */
export function forgetCarried(): void {
  for (const kept of [carried, names, sentFrom, done]) kept.clear();
  clearSessionMaps();
}

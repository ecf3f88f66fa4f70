/** What links of this page carry, by the name that stands for it in the browser's history. */
const carried = new Map<string, unknown>();
/** The names by what they stand for: a link that is drawn again keeps its own. */
const names = new Map<string, string>();
let given = 0;

/** What a link carries along for the router's `state`: a name alone. */
export type Carried<Kind extends string> = Readonly<Record<Kind, string>>;

/** Links of one kind, and the page that they lead to. */
export interface Carrier<Kind extends string, Value> {
  carry: (value: Value) => Carried<Kind>;
  /** What the link carried that led here; `null` where none did, after a reload or another sign-in, and once the
   * signed-in area was left. */
  carriedBy: (state: unknown) => Value | null;
}

/**
 * What a link carries along beside its address (an account, a mobile number, a movement's words) stays in the page's memory, and the router's
 * `state` holds a name for it: the browser keeps that state in its history in the clear, beyond the session, for whoever has the device then.
 */
export function carrier<Kind extends string, Value>(kind: Kind): Carrier<Kind, Value> {
  return {
    carry(value) {
      const content = JSON.stringify([kind, value]);
      // The history outlives a reload, and must not mean something else then.
      const name = names.get(content) ?? `${Math.round(performance.timeOrigin)}.${(given += 1)}`;
      names.set(content, name);
      carried.set(name, value);
      return { [kind]: name } as Carried<Kind>;
    },
    carriedBy(state) {
      const name: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, kind) : undefined;
      // Only `carry` puts something there, under names that no other kind gives.
      return typeof name === 'string' ? ((carried.get(name) as Value | undefined) ?? null) : null;
    },
  };
}

/** The entries of the browser's history from which an order went out, by the order; they are named by the router's `key`. */
const sentFrom = new Map<string, readonly string[]>();
/** Those of orders that are done. */
const done = new Set<string>();

/** Notes from which entries of the history an order goes out. */
export function noteSent(order: string, entries: Iterable<string>): void {
  sentFrom.set(order, [...entries]);
}

/** An order is done, wherever that was found out: nothing that its entries of the history carried is to be done once more. */
export function noteDone(order: string): void {
  for (const entry of sentFrom.get(order) ?? []) done.add(entry);
}

/** True of an entry of the history whose order is done. Its name is looked at and not what it carried: another link may carry the same, and mean it. */
export const isDone = (entry: string): boolean => done.has(entry);

/** The session that it belonged to is over, or the member has left the signed-in area. */
export function forgetCarried(): void {
  for (const kept of [carried, names, sentFrom, done]) kept.clear();
}

/**
 * Each item with the key of its row: its name, and which of those with that name it is, for a server may name two alike. Not its place: with a
 * newer row above them all others would be other rows, and lose the focus and what was opened from them.
 */
export function keyed<Item>(items: readonly Item[], nameOf: (item: Item) => string): [item: Item, key: string][] {
  const times = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const nth = (times.get(name) ?? 0) + 1;
    times.set(name, nth);
    return [item, `${nth} ${name}`];
  });
}

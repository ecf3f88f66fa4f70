import { createMatcher, type Found } from './matcher.ts';
import { type Kind, kinds, type SearchItem } from './searchItem.ts';

/** Results of one kind, the best first. */
export interface Group {
  kind: Kind;
  title: string;
  /** Those that are shown. */
  found: readonly Found<SearchItem>[];
  /** How many there are. */
  total: number;
}

/** So many of a kind are shown beside others; who sees more than these types on. */
const SHOWN = 5;

/** So many where there is one kind alone. */
const SHOWN_ALONE = 20;

/**
 * What is searched among: `typed` → the results by kind. Kinds with a result whose name begins with what was typed come before those that
 * only mention it or need a slip; otherwise they keep the order of the headings, so that little moves while one types. `standing` is what is
 * drawn for the same text: it keeps its order, and what has come since is below it, so that the one that Enter would open stays the first.
 * Nothing typed gives `first`, all of it, in its own order.
 */
export function createSearch(
  items: readonly SearchItem[],
  first: readonly SearchItem[],
): (typed: string, standing?: readonly Group[]) => Group[] {
  const find = createMatcher(items);
  return (typed, standing = []) => {
    if (typed.trim() === '')
      return groupsOf(
        first.map((item) => ({ item, name: [], detail: [], isClose: true })),
        first.length,
        [],
      );
    const found = find(typed);
    const isOneKind = new Set(found.map(({ item }) => item.kind)).size === 1;
    const groups = groupsOf(found, isOneKind ? SHOWN_ALONE : SHOWN, standing);
    const isClose = ({ found: [best] }: Group): boolean => best?.isClose === true;
    const ordered = [...groups.filter(isClose), ...groups.filter((group) => !isClose(group))];
    return inTheirPlaces(ordered, standing, ({ kind }) => kind);
  };
}

function groupsOf(found: readonly Found<SearchItem>[], most: number, standing: readonly Group[]): Group[] {
  return kinds.flatMap(({ kind, title }) => {
    const all = found.filter(({ item }) => item.kind === kind);
    const best = [...all.filter(({ isClose }) => isClose), ...all.filter(({ isClose }) => !isClose)];
    const stood = standing.find((group) => group.kind === kind)?.found ?? [];
    const shown = inTheirPlaces(best, stood, ({ item }) => item.id).slice(0, most);
    return all.length === 0 ? [] : [{ kind, title, found: shown, total: all.length }];
  });
}

/** Those that stand already as they stand, the others after them in their own order. */
function inTheirPlaces<Each>(all: readonly Each[], standing: readonly Each[], nameOf: (each: Each) => string): Each[] {
  const places = new Map(standing.map((each, place) => [nameOf(each), place]));
  const placeOf = (each: Each): number => places.get(nameOf(each)) ?? standing.length;
  return [...all].sort((one, other) => placeOf(one) - placeOf(other));
}

/** «12 resultados», as it is said and shown. */
export function countText(groups: readonly Group[]): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return total === 1 ? '1 resultado' : `${total} resultados`;
}

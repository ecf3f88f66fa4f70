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
 * only mention it or need a slip; otherwise they keep the order of the headings, so that little moves while one types. Nothing typed gives
 * `first`, all of it.
 */
export function createSearch(items: readonly SearchItem[], first: readonly SearchItem[]): (typed: string) => Group[] {
  const find = createMatcher(items);
  return (typed) => {
    if (typed.trim() === '')
      return groupsOf(
        first.map((item) => ({ item, name: [], detail: [], isClose: true })),
        first.length,
      );
    const found = find(typed);
    const isOneKind = new Set(found.map(({ item }) => item.kind)).size === 1;
    const groups = groupsOf(found, isOneKind ? SHOWN_ALONE : SHOWN);
    const isClose = ({ found: [best] }: Group): boolean => best?.isClose === true;
    return [...groups.filter(isClose), ...groups.filter((group) => !isClose(group))];
  };
}

function groupsOf(found: readonly Found<SearchItem>[], most: number): Group[] {
  return kinds.flatMap(({ kind, title }) => {
    const all = found.filter(({ item }) => item.kind === kind);
    const best = [...all.filter(({ isClose }) => isClose), ...all.filter(({ isClose }) => !isClose)];
    return all.length === 0 ? [] : [{ kind, title, found: best.slice(0, most), total: all.length }];
  });
}

/** «12 resultados», as it is said and shown. */
export function countText(groups: readonly Group[]): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return total === 1 ? '1 resultado' : `${total} resultados`;
}

/* Storybook's search is a vague one: «-0004-02-03» finds every code that is like it. Where something is meant exactly, the rest is left out. */

/** What is searched, as Storybook's filters are given it. */
export interface Searched {
  title: string;
  name: string;
  type?: string;
  /** Further words: searchableIndex.ts. */
  anchors?: readonly { title: string }[] | undefined;
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
/** A code's hyphens are part of it. */
const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);

const isBegun = (word: string, part: string) => word.startsWith(part) || word.replace(/^-/, '').startsWith(part);

/** Whether every word of a query begins one of an entry's, accents and case aside; a query without words finds everything. */
export function isMeant(query: string, { title, name, anchors = [] }: Searched): boolean {
  const words = wordsOf([title, name, ...anchors.map((anchor) => anchor.title)].join(' '));
  return wordsOf(query).every((part) => words.some((word) => isBegun(word, part)));
}

/**
 * What to leave in the list while a query is typed: what is meant exactly. `null` leaves everything, for Storybook's search to find what is
 * like it: a slip of the keyboard, and a query that finds nothing exactly.
 */
export function exactFilter(query: string, entries: readonly Searched[]): ((entry: Searched) => boolean) | null {
  if (wordsOf(query).length === 0) return null;
  const isName = (name: string) => folded(name.trim()) === folded(query.trim());
  const isNameOfTitle = ({ title }: Searched) => isName(title.split('/').at(-1) ?? '');
  // A title that is called exactly so is what is meant: Storybook would put a story of another title before it that has the same name.
  const hasTitle = entries.some(isNameOfTitle);
  const isExact = (entry: Searched) =>
    isMeant(query, entry) && !(hasTitle && isName(entry.name) && !isNameOfTitle(entry));
  return entries.some(isExact) ? isExact : null;
}

/** Whether a query only goes on where the one before it ended: what that one left out, it leaves out too. */
export const goesOn = (query: string, before: string): boolean => before !== '' && query.startsWith(before);

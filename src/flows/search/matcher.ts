import UFuzzy from '@leeoniya/ufuzzy';
import { VISIBLE_ACCOUNT_CHARACTERS } from '#domain/constants.ts';
import { compared, type Query, queryOf } from './searchText.ts';

/** What can be searched. */
export interface Searchable {
  name: string;
  /** Under the name. */
  detail: string;
  /** Words that lead to it and are not shown. */
  keywords?: string;
  /** Whole numbers that it is found by; of those that are masked on the page, the page never shows more than it does without a search. */
  numbers?: readonly string[];
}

/** Where a text is to be marked: beginnings and ends by turns, as `slice` counts them. */
export type Ranges = readonly number[];

/** Something that was found, and where in its shown texts. */
export interface Found<Item> {
  item: Item;
  name: Ranges;
  detail: Ranges;
  /** Each word begins one of the name's, without a slip: what was meant, as far as one can tell. */
  isClose: boolean;
}

/** Between name, detail and the rest: no word reaches from one into the next, several may be of different ones. */
const BETWEEN = ' ';

/** From how many letters on a word may have one slip. Fewer are found by nearly everything. */
const SLIP_FROM = 5;

/** Of more words than these the library still finds all, in any order, and neither ranks nor marks: each order would be a search of its own. */
const MOST_IN_ANY_ORDER = 4;

/** So many digits tell a number; fewer are found in shown texts alone. */
const LEAST_DIGITS = 3;

const standard = new UFuzzy();

/**
 * The library's ranking, but how far on a match begins says only how long the words before it are: all that counts is whether it is the very
 * beginning. Without the texts it has no alphabet to go by: equally good finds keep the order in which they were given, as movements the
 * newest first.
 */
const sort: NonNullable<UFuzzy.Options['sort']> = (info, _, needle) =>
  standard.sort({ ...info, start: info.start.map(Math.sign) }, [], needle);

/** Letters of whatever script. The texts are small letters already, so that there are no words to be told apart inside one. */
const common: UFuzzy.Options = {
  unicode: true,
  interSplit: '[^\\p{L}\\d]+',
  intraSplit: null,
  interBound: '[^\\p{L}\\d]',
  intraBound: '\\p{L}\\d|\\d\\p{L}',
  intraChars: '[\\p{L}\\d]',
  sort,
};

/** Word by word, as parts of words too: «aman» is in «Guaman». */
const exact = new UFuzzy(common);

/** With one letter wrong, missing, too many or in the place of its neighbour, in each word; from the beginning of a word on. */
const forgiving = new UFuzzy({
  ...common,
  interLft: 1,
  intraMode: 1,
  intraRules: ({ length }) => {
    const slips = length >= SLIP_FROM ? 1 : 0;
    return {
      intraSlice: [1, Number.POSITIVE_INFINITY],
      intraIns: slips,
      intraSub: slips,
      intraTrn: slips,
      intraDel: slips,
    };
  },
});

/**
 * Prepares a search among items and returns the function that runs it. Typed words: an item is found when it has each of them; accents,
 * capitals, letters that sound alike and one slip a word do not matter. The best come first, those without a slip before all others. Typed
 * digits: an item is found when they are in one of its numbers, with or without mask and blanks, or in its shown text. An empty query finds
 * nothing. What is typed is not kept.
 */
export function createMatcher<Item extends Searchable>(items: readonly Item[]): (typed: string) => Found<Item>[] {
  const texts = items.map(({ name, detail, keywords = '' }) =>
    [name, detail, keywords].map((text) => compared(text.normalize('NFC'))).join(BETWEEN),
  );
  return (typed) => {
    const query = queryOf(typed);
    if (query.words.length + query.digits.length === 0) return [];
    const withDigits = texts.flatMap((text, index) => (hasDigits(items[index], text, query) ? [index] : []));
    const found =
      query.words.length === 0 ? withDigits.map((index) => ({ index, ranges: [] })) : search(texts, query, withDigits);
    return found.flatMap(({ index, ranges }) => {
      const item = items[index];
      return item ? [marked(item, ranges, query)] : [];
    });
  };
}

/** All digits as one number, or each run by itself. */
function hasDigits(item: Searchable | undefined, text: string, { words, digits }: Query): boolean {
  const has = (run: string): boolean =>
    text.includes(run) ||
    (run.length >= LEAST_DIGITS && (item?.numbers ?? []).some((number) => onlyDigits(number).includes(run)));
  return (words.length === 0 && has(digits.join(''))) || digits.every(has);
}

/** The library keeps this word for itself: whoever types it looks for all but its last letter. */
const KEPT_BY_LIBRARY = /\b(eexxaacct)t\b/g;

const onlyDigits = (number: string): string => number.replace(/\D/g, '');

interface Hit {
  index: number;
  ranges: Ranges;
}

/** The words among these texts: without a slip first. */
function search(texts: readonly string[], { words }: Query, among: readonly number[]): Hit[] {
  const needle = words.join(' ').replace(KEPT_BY_LIBRARY, '$1');
  const hits = new Map<number, Hit>();
  for (const way of [exact, forgiving]) {
    const left = among.filter((index) => !hits.has(index));
    for (const hit of ranked(way, texts, needle, left)) hits.set(hit.index, hit);
  }
  return [...hits.values()];
}

function ranked(way: UFuzzy, texts: readonly string[], needle: string, among: readonly number[]): Hit[] {
  const haystack = among.map((index) => texts[index] ?? '');
  const [found, info, order] = way.search(haystack, needle, MOST_IN_ANY_ORDER);
  if (!found) return [];
  // Not ranked: so many finds (whoever typed two letters types on), or so many words.
  if (!info) return found.map((at) => ({ index: among[at] ?? 0, ranges: [] }));
  return order.map((place) => ({ index: among[info.idx[place] ?? 0] ?? 0, ranges: info.ranges[place] ?? [] }));
}

function marked<Item extends Searchable>(item: Item, ranges: Ranges, query: Query): Found<Item> {
  const { name, detail } = item;
  const beginning = name.normalize('NFC').length + BETWEEN.length;
  const inName = ` ${compared(name.normalize('NFC')).replace(/[^\p{L}\d]+/gu, ' ')}`;
  return {
    item,
    name: [...within(ranges, 0, beginning - 1), ...shownDigits(name, item, query)],
    detail: [
      ...within(ranges, beginning, beginning + detail.normalize('NFC').length),
      ...shownDigits(detail, item, query),
    ],
    isClose: query.words.every((word) => inName.includes(` ${word}`)),
  };
}

/** Those that lie in a part of the text, counted from its beginning. */
function within(ranges: Ranges, from: number, to: number): number[] {
  const inside: number[] = [];
  for (let at = 0; at < ranges.length; at += 2) {
    const [begin, end] = [Math.max(ranges[at] ?? 0, from), Math.min(ranges[at + 1] ?? 0, to)];
    if (begin < end) inside.push(begin - from, end - from);
  }
  return inside;
}

/** Where digits that were typed are seen in a text: as they are, or as the end of a number that is masked there. */
function shownDigits(shown: string, { numbers = [] }: Searchable, { digits, words }: Query): number[] {
  const runs = words.length === 0 ? [digits.join(''), ...digits] : digits;
  for (const run of runs) {
    const at = shown.indexOf(run);
    if (at >= 0) return [at, at + run.length];
    const number = numbers.map(onlyDigits).find((one) => one.includes(run));
    if (number === undefined) continue;
    const tail = number.slice(-VISIBLE_ACCOUNT_CHARACTERS);
    const place = shown.lastIndexOf(tail);
    // A run that lies in the tail is seen as it is: this one begins before it.
    const end = number.lastIndexOf(run) + run.length - (number.length - tail.length);
    if (place >= 0 && end > 0) return [place, place + end];
  }
  return [];
}

import type { StoryIndex } from 'storybook/internal/types';
import { readCodeRecord } from '../scripts/catalogue/codeRecord.ts';
import { pastCatalogue } from '../scripts/catalogue/history.ts';
import { readSources } from './pages/componentSources.ts';
import { errorText } from './pages/situations.ts';
import { entriesWithoutPage, LIBRARY_PAGE } from './pages/withoutPage.ts';
import { searchWords } from './searchWords.ts';
import { docsTagsOf, shownCodes, tagsOf } from './tags.ts';

/** What makes Storybook's list of stories, as far as it is asked here. */
interface IndexGenerator {
  getIndex: () => Promise<StoryIndex>;
}

/** What is known of stories beside their own files. */
export interface Known {
  /** Error codes that the last run saw in a story. */
  codesOf: (id: string) => readonly string[];
  isNew: (id: string) => boolean;
  /** What a title's component is called in code, and what a page lists. */
  codeNamesOf: (title: string) => readonly string[];
}

/** What Storybook's search looks through beside names: it has this for the headings of a page. */
const anchors = (id: string, words: readonly string[]) =>
  words.length === 0 ? {} : { anchors: words.map((title) => ({ id, title })) };

/** The list with tags and words to be found by; names, identifiers and order are as they were. */
export function withTags(index: StoryIndex, { codesOf, isNew, codeNamesOf }: Known): StoryIndex {
  const all = Object.values(index.entries);
  const withPage = new Set(all.filter(({ type }) => type === 'docs').map(({ title }) => title));
  const entries = all.map((entry) => {
    const { id, title, name, type, tags = [] } = entry;
    // Its page stands for all of a title, and has from Storybook the tags of its first story.
    if (type === 'docs') {
      const words = [...codeNamesOf(title), ...searchWords(title)];
      return { ...entry, tags: [...tags, ...docsTagsOf(title)], ...anchors(id, words) };
    }
    const codes = codesOf(id);
    const unnamed = codes.filter((code) => !name.includes(code));
    // What a member reads of a code, the codes of its name included: those are what a story is about.
    const texts = shownCodes(name, codes).map(errorText);
    // A title without a page of its own is found by its stories.
    const words = withPage.has(title) ? [] : [...codeNamesOf(title), ...searchWords(title)];
    return {
      ...entry,
      tags: [...tags, ...tagsOf({ title, name, codes, isNew: isNew(id) })],
      ...anchors(id, [...unnamed, ...texts, ...words]),
    };
  });
  return { ...index, entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) };
}

/** Storybook asks for its one maker of the list more than once. */
const ready = new WeakSet<IndexGenerator>();

/** Takes the maker of Storybook's list and has it list every story {@link withTags}. */
export async function searchable(made: IndexGenerator | Promise<IndexGenerator>): Promise<IndexGenerator> {
  const generator = await made;
  if (ready.has(generator)) return generator;
  ready.add(generator);
  const plain = generator.getIndex.bind(generator);
  const record = readCodeRecord();
  const past = pastCatalogue();
  const sources = readSources();
  const others = Object.values(entriesWithoutPage()).flatMap((entries) => entries.flatMap(({ names }) => names));
  const known: Known = {
    codesOf: (id) => [...new Set((record[id] ?? []).map(({ code }) => code))],
    isNew: (id) => past !== null && !past.stories.has(id),
    codeNamesOf: (title) => (title === LIBRARY_PAGE ? others : (sources[title]?.names ?? [])),
  };
  const listed = new WeakMap<StoryIndex, StoryIndex>();
  generator.getIndex = async () => {
    const index = await plain();
    const withAll = listed.get(index) ?? withTags(index, known);
    listed.set(index, withAll);
    return withAll;
  };
  return generator;
}

import type { StoryIndex } from 'storybook/internal/types';
import { readCodeRecord } from '../scripts/catalogue/codeRecord.ts';
import { pastCatalogue } from '../scripts/catalogue/history.ts';
import { searchWords } from './searchWords.ts';
import { docsTagsOf, tagsOf } from './tags.ts';

/** What makes Storybook's list of stories, as far as it is asked here. */
interface IndexGenerator {
  getIndex: () => Promise<StoryIndex>;
}

/** What is known of stories beside their own files. */
export interface Known {
  /** Error codes that the last run saw in a story. */
  codesOf: (id: string) => readonly string[];
  isNew: (id: string) => boolean;
}

/** What Storybook's search looks through beside names: it has this for the headings of a page. */
const anchors = (id: string, words: readonly string[]) =>
  words.length === 0 ? {} : { anchors: words.map((title) => ({ id, title })) };

/** The list with tags and words to be found by; names, identifiers and order are as they were. */
export function withTags(index: StoryIndex, { codesOf, isNew }: Known): StoryIndex {
  const entries = Object.values(index.entries).map((entry) => {
    const { id, title, name, type, tags = [] } = entry;
    // Its page stands for all of a title, and has from Storybook the tags of its first story.
    if (type === 'docs') return { ...entry, tags: [...tags, ...docsTagsOf(title)], ...anchors(id, searchWords(title)) };
    const codes = codesOf(id);
    const unnamed = codes.filter((code) => !name.includes(code));
    return {
      ...entry,
      tags: [...tags, ...tagsOf({ title, name, codes, isNew: isNew(id) })],
      ...anchors(id, unnamed),
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
  const known: Known = {
    codesOf: (id) => [...new Set((record[id] ?? []).map(({ code }) => code))],
    isNew: (id) => past !== null && !past.stories.has(id),
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

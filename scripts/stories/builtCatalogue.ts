import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where `npm run build-storybook` puts the catalogue. */
export const BUILT_CATALOGUE = fileURLToPath(new URL('../../storybook-static', import.meta.url));

/** A story, as the built catalogue lists it. */
export interface ListedStory {
  id: string;
  title: string;
  name: string;
  type: string;
  importPath: string;
}

/** The stories of the built catalogue, in the order of its sidebar. */
function listed(): ListedStory[] {
  const { entries } = JSON.parse(readFileSync(`${BUILT_CATALOGUE}/index.json`, 'utf8')) as {
    entries: Record<string, ListedStory>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/**
 * The stories of the built catalogue by their files, the longest first: what is begun last is short, and no worker waits long for another.
 * @param words only files whose path contains one of these words; all when there are none.
 */
export function readStories(words = ''): Map<string, ListedStory[]> {
  const wanted = words.split(' ').filter((word) => word !== '');
  const files = new Map<string, ListedStory[]>();
  for (const story of listed()) {
    const { importPath } = story;
    if (wanted.length > 0 && !wanted.some((word) => importPath.includes(word))) continue;
    files.set(importPath, [...(files.get(importPath) ?? []), story]);
  }
  return new Map([...files].toSorted(([, one], [, other]) => other.length - one.length));
}

/** The story that stands for the others of its title: the one that is ready, else the first that does not only load. */
function exampleOf(stories: readonly ListedStory[]): ListedStory | undefined {
  return (
    stories.find(({ name }) => /^(?:.*: )?list[oa]$/i.test(name)) ??
    stories.find(({ name }) => !/\bcargando\b/i.test(name)) ??
    stories[0]
  );
}

/** The identifiers of the stories that stand for the others of their title, which may lie in several files. */
export function readExamples(): Set<string> {
  const titles = new Map<string, ListedStory[]>();
  for (const story of listed()) titles.set(story.title, [...(titles.get(story.title) ?? []), story]);
  return new Set([...titles.values()].flatMap((stories) => exampleOf(stories)?.id ?? []));
}

/** Tells the workers where the catalogue is served. */
export function announceCatalogue(url: string): void {
  process.env.CATALOGUE_URL = url;
}

/** Where the catalogue is served, as {@link announceCatalogue} told. */
export function catalogueUrl(): string {
  const url = process.env.CATALOGUE_URL;
  if (!url) throw new Error('Nadie ha dicho dónde está el catálogo.');
  return url;
}

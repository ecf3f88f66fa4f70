import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { readStoryFile } from '../storyFile.ts';

/** What the generated page of a title is called in the sidebar; its id ends with it. */
export const PAGE_NAME = 'Guía';

/** A title of the catalogue with the number of its situations, in however many files they lie. */
export interface CatalogueTitle {
  title: string;
  /** Id of the title's page, or of its first story where it has no page. */
  id: string;
  stories: number;
}

const MODULE = 'virtual:catalogue-index';
const source = fileURLToPath(new URL('../../src', import.meta.url));

/** Every title of the catalogue, in the order of its files, read from the stories' own text. */
export function readTitles(): CatalogueTitle[] {
  return titlesOf(
    globSync(`${source}/**/*.stories.tsx`)
      .sort()
      .map((file) => readFileSync(file, 'utf8')),
  );
}

/** The titles of these files, each once: files of one title are one page, which the first of them leads to. */
export function titlesOf(texts: readonly string[]): CatalogueTitle[] {
  const titles = new Map<string, CatalogueTitle>();
  for (const file of texts.flatMap((text) => titleOf(text) ?? [])) {
    const known = titles.get(file.title);
    titles.set(file.title, known ? { ...known, stories: known.stories + file.stories } : file);
  }
  return [...titles.values()];
}

/** What a stories' file says of itself; null where it has no title of its own. */
export function titleOf(text: string): CatalogueTitle | null {
  const { id, title, stories, hasPage } = readStoryFile(text);
  const [first] = stories;
  if (id === null || title === null || !first) return null;
  return { title, id: hasPage ? toId(id, PAGE_NAME) : first.id, stories: stories.length };
}

/** Gives the catalogue its own index as a module, so that its front page counts and leads without a list kept by hand. */
export function catalogueIndex(): Plugin {
  return {
    name: 'catalogue-index',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(readTitles())};` : undefined),
  };
}

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readStoryFile } from '#storybook/storyFile.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A story with its place in the catalogue. */
export interface PlacedStory {
  id: string;
  title: string;
  name: string;
}

/** All stories, in the order of their files; those whose file has no title of its own are left out. */
export const readPlacedStories = (): PlacedStory[] =>
  globSync(`${root}/src/**/*.stories.tsx`)
    .sort()
    .flatMap((file) => {
      const { title, stories } = readStoryFile(readFileSync(file, 'utf8'));
      return title === null ? [] : stories.map(({ id, name }) => ({ id, title, name }));
    });

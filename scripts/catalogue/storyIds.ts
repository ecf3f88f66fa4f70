import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readStoryFile } from '#storybook/storyFile.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The identifiers of all stories. */
export function storyIds(): Set<string> {
  const files = globSync(`${root}/src/**/*.stories.tsx`);
  return new Set(files.flatMap((file) => readStoryFile(readFileSync(file, 'utf8')).stories.map(({ id }) => id)));
}

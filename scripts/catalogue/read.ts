import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { routeEntries } from '#navigation/routeTable.ts';
import { readStoryFile, type StoryInFile } from '#storybook/storyFile.ts';
import { type CodeRecord, readCodeRecord } from './codeRecord.ts';
import { type CatalogueScreen, catalogueScreen } from './index.ts';

const sources = fileURLToPath(new URL('../../src', import.meta.url));

/** Where a screen's own folder is, and that of the flow of the same name: they are reviewed as one. */
const rooms = ['screens', 'flows'];

/**
 * Every screen and flow, by the table of routes, the stories' files, the record of their codes and calls.ts (none for one that calls nobody), in the order of their
 * names. A flow without stories is seen in those of the screens that it is part of.
 */
export async function readScreens(record: CodeRecord = readCodeRecord()): Promise<CatalogueScreen[]> {
  const names = new Set([
    ...rooms.flatMap((room) =>
      globSync(`*/tests/*.stories.tsx`, { cwd: resolve(sources, room) }).map((file) => dirname(dirname(file))),
    ),
    ...routeEntries.map(([, { screen }]) => dirname(screen)),
  ]);
  return await Promise.all(
    [...names].sort().map(async (name) => {
      const folders = rooms.map((room) => resolve(sources, room, name));
      const stories = folders.flatMap((folder) => globSync(`${folder}/tests/*.stories.tsx`).sort());
      return catalogueScreen(
        name,
        (await Promise.all(folders.map(callsOf))).flat(),
        stories.map((story) => readFileSync(story, 'utf8')),
        record,
        routeEntries.filter(([, { screen }]) => dirname(screen) === name).map(([, { path }]) => path),
      );
    }),
  );
}

/** The stories of all screens and flows. */
export const readScreenStories = (): StoryInFile[] =>
  rooms.flatMap((room) =>
    globSync(`${room}/*/tests/*.stories.tsx`, { cwd: sources }).flatMap(
      (file) => readStoryFile(readFileSync(resolve(sources, file), 'utf8')).stories,
    ),
  );

async function callsOf(folder: string): Promise<readonly AnyEndpoint[]> {
  const file = resolve(folder, 'calls.ts');
  if (!existsSync(file)) return [];
  const { calls } = (await import(file)) as { calls: readonly AnyEndpoint[] };
  return calls;
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { type CatalogueScreen, catalogueScreen } from './index.ts';

const screensFolder = fileURLToPath(new URL('../../src/screens', import.meta.url));

/** Every screen, by its stories' files and its calls.ts (none for one that calls nobody), in the order of their names. */
export async function readScreens(): Promise<CatalogueScreen[]> {
  const folders = new Set(globSync(`${screensFolder}/*/*.stories.tsx`).map(dirname));
  return await Promise.all(
    [...folders].sort().map(async (folder) => {
      const stories = globSync(`${folder}/*.stories.tsx`).sort();
      return catalogueScreen(
        basename(folder),
        existsSync(`${folder}/calls.ts`) ? await callsOf(`${folder}/calls.ts`) : [],
        stories.map((story) => readFileSync(story, 'utf8')),
      );
    }),
  );
}

async function callsOf(file: string): Promise<readonly AnyEndpoint[]> {
  const { calls } = (await import(file)) as { calls: readonly AnyEndpoint[] };
  return calls;
}

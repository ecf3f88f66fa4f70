import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { type CatalogueScreen, catalogueScreen } from './index.ts';

const screensFolder = fileURLToPath(new URL('../../src/screens', import.meta.url));

/** Every screen that calls the bank, by its calls.ts and its stories' files, in the order of their names. */
export async function readScreens(): Promise<CatalogueScreen[]> {
  const files = globSync(`${screensFolder}/*/calls.ts`).sort();
  return await Promise.all(
    files.map(async (file) => {
      const { calls } = (await import(file)) as { calls: readonly AnyEndpoint[] };
      const folder = dirname(file);
      const stories = globSync(`${folder}/*.stories.tsx`).sort();
      return catalogueScreen(
        basename(folder),
        calls,
        stories.map((story) => readFileSync(story, 'utf8')),
      );
    }),
  );
}

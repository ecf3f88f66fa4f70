import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserDependencies } from './browserDependencies.ts';

/** What a browser never loads: the platform of Node, the sandbox's server, the mock of Node's own fetch, what unit tests draw their cases from. */
const NODE_ONLY = /^(node:|hono$|@hono\/|msw\/node$|fast-check$)/;
/** What the test runner serves itself, and what is of the catalogue's own window. */
const OF_THE_RUNNERS = /^(vitest$|vitest\/|storybook\/(?:manager-api|theming))/;
/** A file that is fetched by its address, not a module. */
const ADDRESS = /\?url$/;

/** Names of packages in a file's imports, static and lazy; those of types alone leave no trace in the page. */
function packagesOf(source: string): string[] {
  const statements = source.matchAll(/^(?:import|export)\s(?!type\b)(?:[^;'=]*?\sfrom\s)?'([^'.#][^']*)'/gm);
  const lazy = source.matchAll(/\bimport\('([^'.#][^']*)'\)/g);
  return [...statements, ...lazy].map(([, name = '']) => name);
}

test('what pages import is prepared before the first browser test', () => {
  // A `.test.ts` runs in Node; no page imports the service worker.
  const files = globSync(['src/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}'], {
    exclude: [
      '**/*.test.ts',
      '.storybook/*.test.ts',
      'src/worker/worker.ts',
      '.storybook/{main,storyFile}.ts',
      '**/*.d.ts',
    ],
  });
  const imported = new Set(files.flatMap((file) => packagesOf(readFileSync(file, 'utf8'))));
  expect(imported).toContain('@base-ui/react/menu');
  expect(
    [...imported].filter(
      (name) =>
        ![NODE_ONLY, OF_THE_RUNNERS, ADDRESS].some((pattern) => pattern.test(name)) &&
        !browserDependencies.includes(name),
    ),
  ).toEqual([]);
});

import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../modules/imports.ts';

/** What the recipes, the build and the unit tests read. */
const PARTS = ['src', 'scripts', 'public', 'deploy', 'docs', 'baselines', '.storybook'];
const FILES = [
  ...['.gitignore', 'README.md', 'biome.json', 'index.html', 'package.json', 'tsconfig.json'],
  ...['vite.config.ts', 'vitest.config.ts'],
];

/**
 * Copies the project's sources into `reports/`, inside the project, so that the packages are found from there; for tests of what changes
 * sources.
 * @param name of the folder; one that is there is taken away.
 * @returns where the copy is.
 */
export function copyProject(name: string): string {
  const copy = join(root, 'reports', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of [...PARTS, ...FILES]) cpSync(join(root, part), join(copy, part), { recursive: true });
  return copy;
}

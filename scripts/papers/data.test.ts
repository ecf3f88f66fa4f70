import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');
const shipped = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:test|stories)\.tsx?$|\/tests\/|\/testing\/|\/mocks\//.test(file),
);

/** Names under which the program keeps something, `bv.tema`, and what the vaults are called. */
const namesIn = (text: string): Set<string> =>
  new Set([
    ...[...text.matchAll(/['`](bv\.\w+)['`]/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/createEncryptedVault\(\{[^}]*name: '(\w+)'/g)].map(([, name = '']) => name),
  ]);

it('data.md «What stays in the browser» names all that the program keeps, and nothing else', () => {
  const kept = namesIn(shipped.map(read).join('\n'));
  const [, table = ''] = read('docs/data.md').split('## What stays in the browser');
  const told = new Set(
    [...(table.split('\nNot kept anywhere')[0] ?? '').matchAll(/`(bv\.\w+|sesion|pendientes|ordenes)`/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(kept.size).toBeGreaterThan(10);
  expect([...told].sort()).toEqual([...kept].sort());
});

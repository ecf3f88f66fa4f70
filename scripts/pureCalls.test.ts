import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ignoredPureCalls } from './pureCalls.ts';

test('what is called for its effect on a name that the bundler takes for pure is found', () => {
  const code = `const either = new AbortController();
    export const end = () => { either.abort(); };
    export const kept = () => either.abort();
    export const used = (text: string) => text.trim();`;
  expect(ignoredPureCalls('a.ts', code)).toEqual(['either.abort();']);
});

test('no statement of the program is left out of the build because of its first name', () => {
  const root = new URL('../', import.meta.url).pathname;
  const files = globSync('{src,worker}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|stories)\./.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    ignoredPureCalls(file, readFileSync(`${root}${file}`, 'utf8')).map((statement) => `${file}: ${statement}`),
  );
  expect(found, 'otro nombre para la variable (scripts/pureCalls.ts)').toEqual([]);
});

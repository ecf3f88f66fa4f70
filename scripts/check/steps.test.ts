import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { first } from './steps.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const LINT = ['formato', 'lint con tipos', 'flechas', 'lint con eslint', 'lint de estilos'];

it('`npm run lint` is the lint of `npm test`, one step after the other (README.md)', () => {
  const steps = first.flat().filter(({ name }) => LINT.includes(name));
  const commands = steps.map(({ command, args }) => [command, ...args].join(' '));
  expect(commands).toHaveLength(LINT.length);
  expect(scripts.lint?.replaceAll('"', '')).toBe(commands.join(' && '));
});

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { iconGroups } from './iconMeanings.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sheet = iconGroups.flatMap(({ icons }) => icons);

/** The icons that a file imports, without types. */
function iconsOf(source: string): string[] {
  const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(source) ?? [];
  return names
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !/^type |^LucideIcon$/.test(name));
}

describe('the icon sheet', () => {
  it('has every icon that the bank draws', () => {
    const files = globSync('{app,components,screens}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['**/*.stories.tsx', '**/*.test.*', 'components/Fundamentos/**'],
    });
    const drawn = new Set(files.flatMap((file) => iconsOf(readFileSync(`${root}/${file}`, 'utf8'))));
    expect(drawn.size).toBeGreaterThan(50);
    const known = new Set(sheet.map(({ name }) => name));
    expect([...drawn].filter((name) => !known.has(name))).toEqual([]);
  });

  it('gives each icon one meaning, and no meaning to two', () => {
    expect(new Set(sheet.map(({ name }) => name)).size).toBe(sheet.length);
    expect(new Set(sheet.map(({ meaning }) => meaning)).size).toBe(sheet.length);
  });
});

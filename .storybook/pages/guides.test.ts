import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readTitles, titleOf } from './catalogueIndex.ts';
import type { Guide } from './guide.ts';
import { screenTexts } from './screens.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const components = globSync(`${source}/components/*/*.stories.tsx`)
  .sort()
  .filter((file) => titleOf(readFileSync(file, 'utf8'))?.title.startsWith('Componentes/'));
const nameOf = (file: string) => file.slice(source.length + 1);

/** Texts of a guide; one that is missing or blank is a fault. */
const textsOf = ({ use, anatomy, do: does, dont, keyboard = [] }: Guide) => [
  use,
  ...anatomy.flatMap(({ part, note, selector }) => [part, note, ...(selector === undefined ? [] : [selector])]),
  ...does,
  ...dont,
  ...keyboard.flatMap(({ keys, does: action }) => [keys, action]),
];

describe('the pages of the catalogue', () => {
  it('finds the components', () => expect(components.length).toBeGreaterThan(50));

  it.each(components.map(nameOf))('%s has a guide with every field filled in', async (name) => {
    const stories = `${source}/${name}`;
    const file = stories.replace('.stories.tsx', '.guide.ts');
    expect(existsSync(file), `falta ${nameOf(file)}`).toBe(true);
    const { guide } = (await import(file)) as { guide: Guide };
    expect(textsOf(guide).filter((text) => text.trim() === '')).toEqual([]);
    expect([guide.anatomy.length, guide.do.length, guide.dont.length].every((count) => count > 0)).toBe(true);
    const text = readFileSync(stories, 'utf8');
    expect(text, 'la meta no lleva la guía').toMatch(/parameters: \{[^]*?\bguide\b/);
    if (guide.story !== undefined) expect(text).toMatch(new RegExp(`^export const ${guide.story} = `, 'm'));
  });

  it('says what each screen is, and of nothing else', () => {
    const screens = readTitles()
      .map(({ title }) => title)
      .filter((title) => title.startsWith('Pantallas/'));
    expect(Object.keys(screenTexts).sort()).toEqual([...screens].sort());
  });

  it('leads to a title that has a page by the page, and to one that has none by its first story', () => {
    const text = (meta: string) =>
      `const meta = preview.meta({ title: 'A/B',${meta} });\nexport const Uno = meta.story({});\n`;
    expect(titleOf(text(''))).toEqual({ title: 'A/B', id: 'a-b--guía', stories: 1 });
    expect(titleOf(text(" tags: ['!autodocs'],"))?.id).toBe('a-b--uno');
  });
});

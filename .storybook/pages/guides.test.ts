import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readTitles, titleOf, titlesOf } from './catalogueIndex.ts';
import type { Guide } from './guide.ts';
import { screenTexts } from './screens.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const components = globSync(`${source}/components/*/*.stories.tsx`)
  .sort()
  .filter((file) => titleOf(readFileSync(file, 'utf8'))?.title.startsWith('Componentes/'));
const nameOf = (file: string) => file.slice(source.length + 1);

/** Texts of a guide; one that is missing or blank is a fault. */
const textsOf = ({ use, anatomy, do: does, dont, keyboard = {}, props = {} }: Guide) => [
  use,
  ...anatomy.flatMap(({ part, note, selector }) => [part, note, ...(selector === undefined ? [] : [selector])]),
  ...does,
  ...dont,
  ...Object.entries(keyboard).flat(),
  ...Object.values(props),
];

describe('the pages of the catalogue', () => {
  it('finds the components: each title of «Componentes» is of a folder in src/components', () => {
    const found = new Set(components.map((file) => titleOf(readFileSync(file, 'utf8'))?.title));
    const others = readTitles().filter(({ title }) => title.startsWith('Componentes/') && !found.has(title));
    expect(
      others.map(({ title }) => title),
      'sus historias no están en src/components/*/',
    ).toEqual([]);
    expect(found).toContain('Componentes/Acciones/Botón');
  });

  it.each(components.map(nameOf))('%s has a guide with every field filled in', async (name) => {
    const stories = `${source}/${name}`;
    const file = stories.replace('.stories.tsx', '.guide.ts');
    expect(existsSync(file), `falta ${nameOf(file)}`).toBe(true);
    const { guide } = (await import(file)) as { guide: Guide };
    expect(
      textsOf(guide).filter((text) => text.trim() === ''),
      `${nameOf(file)}: hay textos vacíos`,
    ).toEqual([]);
    expect([guide.anatomy.length, guide.do.length, guide.dont.length].every((count) => count > 0)).toBe(true);
    const text = readFileSync(stories, 'utf8');
    expect(text, 'la meta no lleva la guía').toMatch(/parameters: \{[^]*?\bguide\b/);
    if (guide.story !== undefined) expect(text).toMatch(new RegExp(`^export const ${guide.story} = `, 'm'));
  });

  it('says what each screen is, and of nothing else', () => {
    const screens = readTitles()
      .map(({ title }) => title)
      .filter((title) => title.startsWith('Pantallas/'));
    const file = '.storybook/pages/screens.ts';
    expect(
      screens.filter((title) => !Object.hasOwn(screenTexts, title)),
      `${file}: faltan`,
    ).toEqual([]);
    expect(
      Object.keys(screenTexts).filter((title) => !screens.includes(title)),
      `${file}: no tienen historias`,
    ).toEqual([]);
    const mute = Object.entries(screenTexts).filter(([, { text }]) => !/^\p{Lu}.*\.$/u.test(text));
    expect(
      mute.map(([title]) => title),
      `${file}: falta decir en una oración qué es`,
    ).toEqual([]);
  });

  it('leads to a title that has a page by the page, and to one that has none by its first story', () => {
    const text = (meta: string) =>
      `const meta = preview.meta({ title: 'A/B',${meta} });\nexport const Uno = meta.story({});\n`;
    expect(titleOf(text(''))).toEqual({ title: 'A/B', id: 'a-b--guía', stories: 1 });
    expect(titleOf(text(" tags: ['!autodocs'],"))?.id).toBe('a-b--uno');
  });
  it('joins the files of one title: one page, and the stories of all of them', () => {
    const text = (title: string, ...stories: string[]) =>
      `const meta = preview.meta({ title: '${title}' });\n${stories.map((name) => `export const ${name} = meta.story({});\n`).join('')}`;
    expect(titlesOf([text('A/B', 'Uno', 'Dos'), text('A/C', 'Uno'), text('A/B', 'Tres')])).toEqual([
      { title: 'A/B', id: 'a-b--guía', stories: 3 },
      { title: 'A/C', id: 'a-c--guía', stories: 1 },
    ]);
  });
});

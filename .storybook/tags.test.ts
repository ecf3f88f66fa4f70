import { expect, it } from 'vitest';
import { readTitles } from './pages/catalogueIndex.ts';
import { type Known, withTags } from './searchableIndex.ts';
import { searchWords, titlesWithWords } from './searchWords.ts';
import { tagsOf } from './tags.ts';

const story = { title: 'Pantallas/Perfil del socio/Mis datos', name: 'Listo', codes: [], isNew: false };

it('a story is found by its screen, its situation, its codes and its state', () => {
  expect(tagsOf(story)).toEqual(['pantalla: Perfil del socio', 'situación: listo', 'estado: estable']);
  expect(tagsOf({ ...story, name: 'Guardar con error', codes: ['-0001-01-01'], isNew: true })).toEqual([
    'pantalla: Perfil del socio',
    'código -0001-01-01',
    'estado: nuevo',
    'estado: propuesta',
  ]);
});

it('the code in a name counts, a number that is no code does not', () => {
  const tags = tagsOf({ ...story, title: 'Componentes/A', name: '-0004-02-03: primer fallo, ref. -1234-56-78' });
  expect(tags).toEqual(['código -0004-02-03', 'estado: estable']);
});

const entry = (id: string, type: 'docs' | 'story', title: string, name: string) => ({
  id,
  type,
  title,
  name,
  importPath: './a.stories.tsx',
  tags: ['dev'],
  ...(type === 'docs' ? { storiesImports: [] } : { subtype: 'story' as const }),
});
const index = {
  v: 5,
  entries: {
    guia: entry('guia', 'docs', 'Pantallas/Código de confirmación', 'Guía'),
    una: entry('una', 'story', 'Pantallas/Código de confirmación', 'Varios mensajes'),
  },
} as unknown as Parameters<typeof withTags>[0];
const known: Known = { codesOf: (id) => (id === 'una' ? ['-0004-02-03'] : []), isNew: () => false };

it('the list keeps names, identifiers and order; a page has no situation, a story is found by the code that its name does not say', () => {
  const { guia, una } = withTags(index, known).entries;
  expect(Object.keys(withTags(index, known).entries)).toEqual(['guia', 'una']);
  expect(guia).toMatchObject({ name: 'Guía', tags: ['dev', 'pantalla: Código de confirmación'] });
  expect(guia).toHaveProperty('anchors.0', { id: 'guia', title: 'PIN' });
  expect(una).toMatchObject({ name: 'Varios mensajes', anchors: [{ id: 'una', title: '-0004-02-03' }] });
  expect(una?.tags).toContain('código -0004-02-03');
});

it('further words are of titles that there are', () => {
  const titles = new Set(readTitles().map(({ title }) => title));
  expect(titlesWithWords.filter((title) => !titles.has(title))).toEqual([]);
  expect(searchWords('Pantallas/Inicio')).toEqual([]);
});

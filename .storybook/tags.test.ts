import type { StoryIndex } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { errorCodes } from '#domain/errorCodes.ts';
import { readCodeRecord } from '../scripts/catalogue/codeRecord.ts';
import { readPlacedStories } from '../scripts/catalogue/stories.ts';
import { exactFilter, type Searched } from './exactSearch.ts';
import { readTitles } from './pages/catalogueIndex.ts';
import { readSources } from './pages/componentSources.ts';
import { type Known, withTags } from './searchableIndex.ts';
import { searchWords, titlesWithWords } from './searchWords.ts';
import { tagsOf } from './tags.ts';

const story = { title: 'Pantallas/Perfil del socio/Mis datos', name: 'Listo', codes: [], isNew: false };

it('a story is found by its screen, its situation, its codes and its state', () => {
  expect(tagsOf(story)).toEqual(['2 pantalla: Perfil del socio', '1 situación: listo', '3 estado: estable']);
  expect(tagsOf({ ...story, name: 'Guardar con error', codes: ['-0001-01-01'], isNew: true })).toEqual([
    '2 pantalla: Perfil del socio',
    '4 código -0001-01-01',
    '3 estado: nuevo',
    '3 estado: propuesta',
  ]);
});

it('Storybook’s filter, which lists by name, has situations first, then screens, and the codes last', () => {
  const tags = tagsOf({ ...story, codes: ['-0001-01-01'], isNew: true }).sort((one, other) => one.localeCompare(other));
  expect(tags.map((tag) => tag.split(' ')[1])).toEqual(['situación:', 'pantalla:', 'estado:', 'estado:', 'código']);
});

it('the code in a name counts, a number that is no code does not', () => {
  const tags = tagsOf({ ...story, title: 'Componentes/A', name: '-0004-02-03: primer fallo, ref. -1234-56-78' });
  expect(tags).toEqual(['4 código -0004-02-03', '3 estado: estable']);
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
const known: Known = {
  codesOf: (id) => (id === 'una' ? ['-0004-02-03'] : []),
  isNew: () => false,
  codeNamesOf: () => [],
};

it('the list keeps names, identifiers and order; a page has no situation, a story is found by the code that its name does not say', () => {
  const { guia, una } = withTags(index, known).entries;
  expect(Object.keys(withTags(index, known).entries)).toEqual(['guia', 'una']);
  expect(guia).toMatchObject({ name: 'Guía', tags: ['dev', '2 pantalla: Código de confirmación'] });
  expect(guia).toHaveProperty('anchors.0', { id: 'guia', title: 'PIN' });
  expect(una).toMatchObject({
    name: 'Varios mensajes',
    anchors: [{ title: '-0004-02-03' }, { title: 'El código ingresado es incorrecto.' }],
  });
  expect(una?.tags).toContain('4 código -0004-02-03');
});

/** The catalogue as its files have it, with what is known of it. */
function searchedCatalogue(): Searched[] {
  const record = readCodeRecord();
  const sources = readSources();
  const stories = readPlacedStories().map(({ id, title, name }) => entry(id, 'story', title, name));
  const pages = readTitles().map(({ title, id }) => entry(id, 'docs', title, 'Guía'));
  const { entries } = withTags(
    { v: 5, entries: Object.fromEntries([...pages, ...stories].map((one) => [one.id, one])) } as unknown as StoryIndex,
    {
      codesOf: (id) => (record[id] ?? []).map(({ code }) => code),
      isNew: () => false,
      codeNamesOf: (title) => sources[title]?.names ?? [],
    },
  );
  return Object.values(entries);
}
const catalogue = searchedCatalogue();
const found = (query: string) => catalogue.filter(exactFilter(query, catalogue) ?? (() => false));

it.each([
  ['Button', 'Componentes/Acciones/Botón'],
  ['AmountField', 'Componentes/Formularios/Campo del valor de una operación'],
  ['useToast', 'Componentes/Avisos y espera/Mensajes emergentes'],
  ['olvidé mi clave', 'Pantallas/Recuperación/Contraseña'],
  ['contraseña olvidada', 'Pantallas/Recuperación/Contraseña'],
  ['olvide mi usuario', 'Pantallas/Recuperación/Usuario'],
  ['404', 'Pantallas/Página no encontrada'],
  ['PIN', 'Pantallas/Código de confirmación'],
  ['mis datos', 'Pantallas/Perfil del socio/Mis datos'],
  ['SUPA', 'Pantallas/Pagos/SUPA'],
  ['AmountInput', 'Componentes/Formularios/Campo del valor de una operación'],
  ['Input', 'Componentes/Formularios/Campo de texto'],
  ['Toggle', 'Componentes/Formularios/Interruptor'],
  ['DatePicker', 'Componentes/Formularios/Campo de fecha'],
  ['Alert', 'Componentes/Avisos y espera/Aviso en línea'],
  ['Drawer', 'Componentes/Diálogos/Hoja lateral'],
  ['Table', 'Componentes/Datos/Tabla del gráfico'],
  ['ButtonLink', 'Componentes/Acciones/Botón'],
  ['RTL', 'Fundamentos/Idiomas'],
  ['english', 'Fundamentos/Idiomas'],
  ['brandTheme', 'Fundamentos/Marca'],
  ['ThemeProvider', 'Fundamentos/Colores'],
  ['códigos de error', 'Inicio/Códigos'],
  ['cambiar contraseña', 'Pantallas/Perfil del socio/Cambiar contraseña'],
])('«%s» leads to «%s»', (query, title) => {
  expect(found(query).map((one) => one.title)).toContain(title);
});

it.each(Object.entries(errorCodes).filter(([, code]) => !('reserved' in code)))(
  'what %s says finds what the code finds',
  (code, { text }) => {
    const byText = new Set(found(text));
    expect(found(code).filter((one) => !byText.has(one))).toEqual([]);
    expect(found(code)).not.toEqual([]);
  },
);

it('words of a title without a page of its own are found at its stories', () => {
  const codesStory = entry('a', 'story', 'Inicio/Códigos', 'Códigos');
  const iconsKnown = { codesOf: () => [], isNew: () => false, codeNamesOf: () => ['Icon'] };
  const { entries } = withTags({ v: 5, entries: { a: codesStory } } as unknown as StoryIndex, iconsKnown);
  expect(entries.a).toHaveProperty('anchors.0', { id: 'a', title: 'Icon' });
  expect(entries.a).toHaveProperty('anchors.1', { id: 'a', title: 'códigos de error' });
});

it('«Cambiar contraseña» leads to the screen, and to no story of that name elsewhere', () => {
  expect(found('cambiar contraseña').map(({ title }) => title)).not.toContain('Pantallas/Perfil del socio/Pestañas');
});

it('a code still finds its own stories alone', () => {
  expect(
    found('-0004-02-03').every(({ name, anchors = [] }) =>
      [name, ...anchors.map(({ title }) => title)].some((text) => text.includes('-0004-02-03')),
    ),
  ).toBe(true);
});

it('further words are of titles that there are', () => {
  const titles = new Set(readTitles().map(({ title }) => title));
  expect(titlesWithWords.filter((title) => !titles.has(title))).toEqual([]);
  expect(searchWords('Pantallas/Inicio')).toEqual([]);
});

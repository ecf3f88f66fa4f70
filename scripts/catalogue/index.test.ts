import { describe, expect, it } from 'vitest';
import { autorizar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { catalogueIndex, catalogueScreen, missingCodes, missingOf, storyNames } from './index.ts';

const story = (name: string) => `export const Una${name.length} = meta.story({\n  name: '${name}',\n});\n`;
const complete = ['Enviando', 'Listo', 'Sin conexión', 'Lento', 'Sesión expirada', 'Contenido largo', 'Móvil'];
const codes = [...autorizar.codes, '-9999-00-01'];

describe('the index of the catalogue', () => {
  it('reads the name that a story says first, else its export', () => {
    expect(storyNames(`${story('Vacío')}export const Oscuro = Listo.extend({ globals: {} });`)).toEqual([
      'Vacío',
      'Oscuro',
    ]);
  });

  it('finds nothing missing where everything is there', () => {
    const screen = catalogueScreen('pin', [autorizar], [...complete, ...codes].map(story));
    expect(missingOf(screen)).toEqual([]);
  });

  it('asks less of a screen that calls nobody', () => {
    expect(missingOf(catalogueScreen('noEncontrada', [], [story('Móvil')]))).toEqual(['situación «Contenido largo»']);
  });

  it('says which codes of the specification and the contract no screen shows', () => {
    const all = Object.entries(errorCodes).filter(([, entry]) => !('reserved' in entry));
    const screen = catalogueScreen(
      'pin',
      [autorizar],
      all.slice(1).map(([code]) => story(code)),
    );
    expect(missingCodes([screen])).toEqual([all[0]?.[0]]);
    expect(catalogueIndex([screen])).toContain(`- código ${all[0]?.[0]}: ninguna pantalla`);
  });

  it.each(complete)('says that the situation «%s» is missing', (gone) => {
    const names = [...complete.filter((name) => name !== gone), ...codes];
    expect(missingOf(catalogueScreen('pin', [autorizar], names.map(story)))).toEqual([`situación «${gone}»`]);
  });

  it.each(codes)('says that the code %s is missing', (gone) => {
    const names = [...complete, ...codes.filter((code) => code !== gone)];
    const screen = catalogueScreen('pin', [autorizar], names.map(story));
    expect(missingOf(screen)).toEqual([`código ${gone.startsWith('-9999-') ? '-9999-' : gone}`]);
    expect(catalogueIndex([screen])).toContain(`- pin: código`);
  });
});

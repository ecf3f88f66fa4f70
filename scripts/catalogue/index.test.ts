import { describe, expect, it } from 'vitest';
import { validarIdentidad } from '#api/contract/autenticacion.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { garantias } from '#api/contract/productos.ts';
import { autorizar } from '#api/contract/tokens.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { catalogueIndex, catalogueScreen, missingCodes, missingOf } from './index.ts';

const story = (name: string, index = 0) => `export const Una${index} = meta.story({\n  name: '${name}',\n});\n`;
const everywhere = ['Sin conexión', 'Lento', 'Sesión expirada', 'Contenido largo', 'Móvil'];
/** What the dialog for codes must show, what a form and what a list. */
const dialog = ['Abierto', 'Enviando', 'primer fallo', 'segundo fallo', 'tercer fallo', 'Vencido', ...everywhere];
const form = ['Enviando', 'Listo', ...everywhere];
const list = ['Cargando', 'Vacío', 'Listo', ...everywhere];
const codes = [...autorizar.codes, '-9999-00-01'];

const missingSituations = (calls: readonly AnyEndpoint[], names: readonly string[]) =>
  missingOf(catalogueScreen('pantalla', calls, [names.map(story).join('')])).filter((what) => what.startsWith('sit'));

describe('the index of the catalogue', () => {
  it('finds nothing missing where everything is there', () => {
    const screen = catalogueScreen('pin', [autorizar], [...dialog, ...codes].map(story));
    expect(missingOf(screen)).toEqual([]);
  });

  it('asks less of a screen that calls nobody', () => {
    expect(missingOf(catalogueScreen('noEncontrada', [], [story('Móvil')]))).toEqual(['situación «Contenido largo»']);
  });

  it('has an attempt told in a longer name, any other situation in a name of its own', () => {
    const names = dialog.map((name) => (name.endsWith('fallo') ? `-0004-02-03: ${name}, y sigue` : name));
    expect(missingSituations([autorizar], names)).toEqual([]);
    expect(
      missingSituations(
        [autorizar],
        [...names, 'Vencido a medias'].filter((name) => name !== 'Vencido'),
      ),
    ).toEqual(['situación «Vencido»']);
  });

  it('conventions.md «Stories» 2: a list may be empty, as the whole answer or inside it', () => {
    expect(missingSituations([cuentasOrigen], list)).toEqual([]);
    for (const call of [cuentasOrigen, garantias])
      expect(
        missingSituations(
          [call],
          list.filter((name) => name !== 'Vacío'),
        ),
      ).toEqual(['situación «Vacío»']);
    expect(missingSituations([validarIdentidad], form)).toEqual([]);
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

  it.each([
    { calls: [autorizar], required: dialog },
    { calls: [validarIdentidad], required: form },
    { calls: [garantias], required: list },
  ])('says each situation that is missing: $required.0, …', ({ calls, required }) => {
    for (const gone of required)
      expect(
        missingSituations(
          calls,
          required.filter((name) => name !== gone),
        ),
      ).toEqual([`situación «${gone}»`]);
  });

  it.each(codes)('says that the code %s is missing', (gone) => {
    const names = [...dialog, ...codes.filter((code) => code !== gone)];
    const screen = catalogueScreen('pin', [autorizar], names.map(story));
    expect(missingOf(screen)).toEqual([`código ${gone.startsWith('-9999-') ? '-9999-' : gone}`]);
    expect(catalogueIndex([screen])).toContain(`- pin: código`);
  });
});

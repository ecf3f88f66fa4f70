import { describe, expect, it } from 'vitest';
import { validarIdentidad } from '#api/contract/autenticacion.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { garantias } from '#api/contract/productos.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { internas, validarInternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import type { CodeRecord } from './codeRecord.ts';
import { catalogueIndex, catalogueScreen, missingCodes, missingOf } from './index.ts';

/** Its names as a file of stories: the nth is `pantalla--una-n`. */
const file = (names: readonly string[]) =>
  `const meta = preview.meta({\n  title: 'Pantalla',\n});\n${names
    .map((name, index) => `export const Una${index} = meta.story({\n  name: '${name}',\n});\n`)
    .join('')}`;
const screenOf = (calls: readonly AnyEndpoint[], names: readonly string[], record: CodeRecord = {}) =>
  catalogueScreen('pantalla', calls, [file(names)], record);
/** A story in which the run has seen these codes of a call. */
const seen = (call: AnyEndpoint, ...codes: string[]) =>
  codes.map((code) => ({ call: call.id, code, as: 'text' as const }));
/** The first story of {@link file}. */
const FIRST = 'pantalla--una-0';
const everywhere = ['Sin conexión', 'Lento', 'Sesión expirada', 'Contenido largo', 'Móvil'];
/** What the dialog for codes must show, what a form and what a list. */
const dialog = ['Abierto', 'Enviando', 'primer fallo', 'segundo fallo', 'tercer fallo', 'Vencido', ...everywhere];
const form = ['Enviando', 'Listo', ...everywhere];
const list = ['Cargando', 'Vacío', 'Listo', ...everywhere];
const codes = [...autorizar.codes, '-9999-00-01'];

const missingSituations = (calls: readonly AnyEndpoint[], names: readonly string[]) =>
  missingOf(screenOf(calls, names)).filter((what) => what.startsWith('sit'));

describe('the index of the catalogue', () => {
  it('finds nothing missing where everything is there', () => {
    expect(missingOf(screenOf([autorizar], dialog, { [FIRST]: seen(autorizar, ...codes) }))).toEqual([]);
  });

  it('asks less of a screen that calls nobody', () => {
    expect(missingOf(screenOf([], ['Móvil']))).toEqual(['situación «Contenido largo»']);
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
    const shown = all.slice(1).map(([code]) => code);
    const screen = screenOf([autorizar], ['Una'], { [FIRST]: seen(autorizar, ...shown) });
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
    const record = {
      [FIRST]: seen(autorizar, ...codes.filter((code) => code !== gone)),
    };
    const screen = screenOf([autorizar], dialog, record);
    expect(missingOf(screen)).toEqual([
      gone.startsWith('-9999-') ? 'código -9999-' : `código ${gone} de ${autorizar.id}`,
    ]);
    expect(catalogueIndex([screen])).toContain('- pantalla: código');
  });

  it('believes no name, no other call and no other screen’s story', () => {
    const [code] = generar.codes;
    const gone = [`código ${code} de ${generar.id}`, 'código -9999-'];
    const missing = (record: CodeRecord) =>
      missingOf(screenOf([generar], [`${code}: no tiene dispositivo`], record)).filter((what) =>
        what.startsWith('cód'),
      );
    expect(missing({})).toEqual(gone);
    expect(missing({ [FIRST]: seen(autorizar, code) })).toEqual(gone);
    expect(missing({ 'otra--una-0': seen(generar, code) })).toEqual(gone);
    expect(missing({ [FIRST]: seen(generar, code) })).toEqual(['código -9999-']);
  });

  it('has the check of an order stand for its execution, where the execution shows a code of theirs', () => {
    const both = internas.codes.filter((code) => (validarInternas.codes as readonly string[]).includes(code));
    const [one = ''] = both;
    const own = internas.codes.filter((code) => !(both as readonly string[]).includes(code));
    const missing = (record: CodeRecord) =>
      missingOf(screenOf([validarInternas, internas], ['Una'], record)).filter((what) =>
        /^código -\d{4}-\d/.test(what),
      );
    const checked = seen(validarInternas, ...validarInternas.codes);
    expect(missing({ [FIRST]: [...checked, ...seen(internas, one, ...own)] })).toEqual([]);
    // Its place was never seen.
    expect(missing({ [FIRST]: [...checked, ...seen(internas, ...own)] })).toEqual(
      [...both].sort().map((code) => `código ${code} de ${internas.id}`),
    );
    // A code of the execution alone has no check to stand in.
    expect(missing({ [FIRST]: [...checked, ...seen(internas, one)] })).toEqual(
      [...own].sort().map((code) => `código ${code} de ${internas.id}`),
    );
    // Its words were never seen.
    expect(missing({ [FIRST]: [...checked.slice(1), ...seen(internas, one, ...own)] })).toEqual([
      `código ${checked[0]?.code} de ${validarInternas.id}`,
    ]);
  });
});

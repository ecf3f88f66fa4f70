import { describe, expect, it } from 'vitest';
import { ingresarFavorito, modificarFavorito } from '#api/contract/pagos.ts';
import {
  type FavouriteSubject,
  favouriteAliasMessage,
  favouriteBody,
  favouriteOf,
  isSameSubject,
} from '../favourite.ts';

const light: FavouriteSubject = {
  kind: 'service',
  service: 'CENTROSUR-LUZ',
  criterion: 'CODIGO',
  reference: '1203456',
};
const mobile: FavouriteSubject = { kind: 'topUp', operator: 'CLARO', mobile: '0900000321' };

describe('contract B.3 «favoritos»: what is sent', () => {
  it.each<[string, FavouriteSubject, object]>([
    [
      'of a service: its code, the criterion and the reference',
      light,
      { alias: 'Luz casa', codigoServicio: 'CENTROSUR-LUZ', codigoCriterio: 'CODIGO', referencia: '1203456' },
    ],
    [
      'of a mobile: the operator and the number, no criterion',
      mobile,
      { alias: 'Luz casa', codigoOperadora: 'CLARO', referencia: '0900000321' },
    ],
    [
      'of a service whose criterion the server has not said: the criterion is left out (B.0)',
      { ...light, criterion: '' },
      { alias: 'Luz casa', codigoServicio: 'CENTROSUR-LUZ', referencia: '1203456' },
    ],
  ])('%s', (_, subject, body) => {
    expect(favouriteBody('  Luz casa ', subject)).toStrictEqual(body);
    expect(ingresarFavorito.body?.isValidSync(favouriteBody('Luz casa', subject), { strict: true })).toBe(true);
    const change = { codigoFavorito: 'FAV-1', ...favouriteBody('Luz casa', subject) };
    expect(modificarFavorito.body?.isValidSync(change, { strict: true })).toBe(true);
  });
});

describe('contract B.3 «favoritos»: what is answered', () => {
  const answer = { codigoFavorito: 'FAV-1', alias: 'Luz casa', referencia: '1203456' };

  it('is a lookup of a service', () => {
    expect(favouriteOf({ ...answer, codigoServicio: 'CENTROSUR-LUZ', codigoCriterio: 'CODIGO' })).toEqual({
      code: 'FAV-1',
      alias: 'Luz casa',
      subject: light,
    });
  });

  it.each([undefined, null])('without its criterion (%s) it has none', (codigoCriterio) => {
    const read = favouriteOf({ ...answer, codigoServicio: 'CENTROSUR-LUZ', codigoCriterio });
    expect(read?.subject).toEqual({ ...light, criterion: '' });
  });

  it.each(['0900000321', '09 0000 0321', '+593 90 000 0321'])('is an operator’s mobile, as %s', (referencia) => {
    const read = favouriteOf({ ...answer, codigoServicio: null, codigoOperadora: 'CLARO', referencia });
    expect(read?.subject).toEqual(mobile);
  });

  it('of neither it cannot be replayed, and is left out', () => {
    expect(favouriteOf(answer)).toBeNull();
    expect(favouriteOf({ ...answer, codigoServicio: null, codigoOperadora: null })).toBeNull();
  });
});

describe('screens.md A.2 pagos: what is kept already', () => {
  it.each<[string, FavouriteSubject, FavouriteSubject, boolean]>([
    ['the same lookup', light, { ...light }, true],
    ['another criterion', light, { ...light, criterion: 'MEDIDOR' }, false],
    ['another reference', light, { ...light, reference: '1203457' }, false],
    ['another service', light, { ...light, service: 'AGUA-VALLE' }, false],
    ['the same mobile', mobile, { ...mobile }, true],
    ['the same mobile of another operator', mobile, { ...mobile, operator: 'CNT' }, false],
    ['another mobile', mobile, { ...mobile, mobile: '0900000322' }, false],
    ['a service and a mobile', light, mobile, false],
  ])('%s', (_, one, other, same) => {
    expect(isSameSubject(one, other)).toBe(same);
    expect(isSameSubject(other, one)).toBe(same);
  });
});

describe('contract B.0: a favourite without its criterion is of the service’s first one', () => {
  const unsaid: FavouriteSubject = { ...light, criterion: '' };

  it.each<[string, FavouriteSubject, FavouriteSubject, boolean]>([
    ['the first criterion', unsaid, light, true],
    ['another criterion', unsaid, { ...light, criterion: 'MEDIDOR' }, false],
    ['another reference', unsaid, { ...light, reference: '1203457' }, false],
    ['another service', unsaid, { ...light, service: 'AGUA-VALLE' }, false],
    ['the same, as little said', unsaid, { ...unsaid }, true],
    ['a mobile', unsaid, mobile, false],
  ])('%s', (_, one, other, same) => {
    expect(isSameSubject(one, other, 'CODIGO')).toBe(same);
    expect(isSameSubject(other, one, 'CODIGO')).toBe(same);
  });

  it('while nobody knows which is the first, it is of none', () => {
    expect(isSameSubject(unsaid, light)).toBe(false);
  });
});

describe('contract B.3 «alias»: required, at most 30 characters', () => {
  const TOO_LONG = 'El alias no puede superar 30 caracteres.';

  it.each([
    ['', 'El campo es requerido.'],
    ['   ', 'El campo es requerido.'],
    ['a', null],
    ['x'.repeat(30), null],
    [` ${'x'.repeat(30)} `, null],
    ['x'.repeat(31), TOO_LONG],
    // Characters, not the halves of which some are made.
    ['🏠'.repeat(30), null],
    ['🏠'.repeat(31), TOO_LONG],
  ])('%j', (alias, message) => {
    expect(favouriteAliasMessage(alias)).toBe(message);
  });
});

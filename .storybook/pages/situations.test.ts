import { expect, test } from 'vitest';
import { situationsOf } from './situations.ts';

const stories = (...names: readonly string[]) => names.map((name) => ({ id: `pantalla--${name}`, name }));

test('the usual situations come in the order in which a member meets them', () => {
  const { usual, other } = situationsOf(stories('Móvil', 'Listo', 'Cargando', 'Dos cuentas'));
  expect(usual.map(({ name }) => name)).toEqual(['Cargando', 'Listo', 'Móvil']);
  expect(other.map(({ name }) => name)).toEqual(['Dos cuentas']);
});

test('a story that shows two codes stands in the row of each, with the text that the member reads', () => {
  const name = 'Código -0004-02-03 y después -0004-02-04';
  const { errors, other } = situationsOf(stories(name));
  expect(errors.map(({ code, text }) => [code, text])).toEqual([
    ['-0004-02-03', 'El código ingresado es incorrecto.'],
    ['-0004-02-04', 'Superó el número de intentos permitidos.'],
  ]);
  expect(errors.every((row) => row.stories[0]?.name === name)).toBe(true);
  expect(other).toEqual([]);
});

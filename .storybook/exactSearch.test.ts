import { expect, it } from 'vitest';
import { exactFilter, goesOn, isMeant } from './exactSearch.ts';

const first = { title: 'Pantallas/Código de confirmación', name: '-0004-02-03: primer fallo' };
const other = { title: 'Pantallas/Código de confirmación', name: '-0004-02-04: superó los intentos' };
const unnamed = { ...other, name: 'Varios mensajes', anchors: [{ title: '-0004-02-03' }] };
const mine = { title: 'Pantallas/Perfil del socio/Mis datos', name: 'Listo' };
const all = [first, other, unnamed, mine];

const found = (query: string) => all.filter(exactFilter(query, all) ?? (() => true));

it('a code finds its stories and no other, with or without its first hyphen, named or only recorded', () => {
  expect(found('-0004-02-03')).toEqual([first, unnamed]);
  expect(found('0004-02-03')).toEqual([first, unnamed]);
  expect(found('-0004-02')).toEqual([first, other, unnamed]);
});

it('words are found by their beginning, accents and case aside, all of them', () => {
  expect(found('mis datos')).toEqual([mine]);
  expect(found('CODIGO superó')).toEqual([other]);
  expect(isMeant('atos', mine)).toBe(false);
});

it('what is meant nowhere is left to Storybook’s own search', () => {
  expect(exactFilter('pantalals', all)).toBeNull();
  expect(exactFilter(' ', all)).toBeNull();
});

it('a title that is called exactly so is found, and no story of another title that has its name', () => {
  const page = { title: 'Pantallas/Perfil del socio/Cambiar contraseña', name: 'Guía' };
  const empty = { ...page, name: 'Formulario vacío' };
  const namesake = { title: 'Pantallas/Perfil del socio/Pestañas', name: 'Cambiar contraseña' };
  const among = [namesake, page, empty];
  expect(among.filter(exactFilter('cambiar contrasena', among) ?? (() => true))).toEqual([page, empty]);
  expect(among.filter(exactFilter('cambiar', among) ?? (() => true))).toEqual(among);
});

it('a query that goes on from the one before keeps its filter, another one does not', () => {
  expect(goesOn('mis datos', 'mis da')).toBe(true);
  expect(goesOn('mis d', 'mis da')).toBe(false);
  expect(goesOn('botón', 'mis datos')).toBe(false);
  expect(goesOn('', 'mis')).toBe(false);
});

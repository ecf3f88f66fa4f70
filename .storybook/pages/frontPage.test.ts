import { expect, it } from 'vitest';
import { readTitles } from './catalogueIndex.ts';
import { frontCards } from './frontPage.ts';

const titles = readTitles();
const partOf = (title: string) => title.split('/')[0] ?? '';
const parts = [...new Set(titles.map(({ title }) => partOf(title)))].map((name) => ({
  name,
  titles: titles.filter(({ title }) => partOf(title) === name),
}));

it('the front page leads to every part, and to every page beside it but itself', () => {
  const names = frontCards(parts).map(({ name }) => name);
  const beside = titles.filter(({ title }) => title.startsWith('Inicio/')).map(({ title }) => title.slice(7));
  expect(names.slice().sort()).toEqual(
    [...parts.map(({ name }) => name), ...beside].filter((name) => name !== 'Inicio' && name !== 'Bienvenida').sort(),
  );
  expect(names).toEqual(expect.arrayContaining(['Códigos', 'Novedades', 'Qué cambió']));
});

it('leads to places that there are', () => {
  const ids = new Set(titles.map(({ id }) => id));
  expect(frontCards(parts).filter(({ id }) => !ids.has(id))).toEqual([]);
});

it('refuses a page of which nothing is said', () => {
  const page = { title: 'Inicio/Otra', id: 'otra', stories: 1 };
  expect(() => frontCards([{ name: 'Inicio', titles: [page] }])).toThrow('falta decir qué es «Otra»');
});

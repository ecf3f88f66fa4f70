import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compared, queryOf } from '../searchText.ts';

describe('screens.md «Search»: texts as they are compared', () => {
  test.each([
    ['Vintimilla', 'bintimilla'],
    ['Zapata', 'sapata'],
    ['Kuenca', 'cuenca'],
    ['Cecilia', 'sesilia'],
    ['Girón', 'jiron'],
    ['General', 'jeneral'],
    ['ORDÓÑEZ', 'ordones'],
  ])('«%s» and «%s» sound alike', (one, other) => {
    expect(compared(one)).toBe(compared(other));
  });

  test.each([
    ['casa', 'sasa'],
    ['cocina', 'sosina'],
    ['gato', 'jato'],
    ['guerra', 'juerra'],
    ['tic', 'tis'],
    ['zigzag', 'zigzaj'],
  ])('«%s» and «%s» do not', (one, other) => {
    expect(compared(one)).not.toBe(compared(other));
  });

  test.each(['Peña', 'G\u0303uaraní', '\u0301', '한국', 'İzmir', 'Straße', '👩‍👧 Loja'])(
    'each character of «%s» keeps its place',
    (text) => {
      expect(compared(text)).toHaveLength(text.length);
    },
  );

  test('whatever the text is, it stays as long as it was', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => compared(text).length === text.length));
  });
});

describe('screens.md «Search»: what is typed, taken apart', () => {
  test.each([
    ['•••• 48 71', [], ['48', '71']],
    ['  Ahorro, 0102-0100 ', ['ahorro'], ['0102', '0100']],
    ['24horas', ['24horas'], []],
    ['CD01', ['cd01'], []],
    ['¿?', [], []],
  ])('«%s»: the words %j and the digits %j', (typed, words, digits) => {
    expect(queryOf(typed)).toEqual({ words, digits });
  });
});

import { describe, expect, it } from 'vitest';
import {
  isNothing,
  joinRows,
  keepRows,
  mapRows,
  partialList,
  partialTotalText,
  unreadableIn,
  unreadableLines,
  unreadableText,
} from './partialList.ts';

describe('D-65 lists of which a part could not be read', () => {
  const part = partialList([1, 2, 3], 2);

  it('have their rows, and know how many are missing', () => {
    expect(Array.from(part)).toEqual([1, 2, 3]);
    expect(part).toHaveLength(3);
    expect(unreadableIn(part)).toBe(2);
  });

  it('a whole list is an ordinary one', () => {
    expect(partialList([1], 0)).toStrictEqual([1]);
    expect(Object.keys(partialList([1], 0))).toEqual(['0']);
    expect(unreadableIn([1], null, undefined, [])).toBe(0);
  });

  it('the count comes along to what is made of the list', () => {
    expect(Array.from(mapRows(part, (row, index) => row * 10 + index))).toEqual([10, 21, 32]);
    expect(unreadableIn(mapRows(part, String))).toBe(2);
    expect(Array.from(keepRows(part, (row) => row > 2))).toEqual([3]);
    expect(unreadableIn(keepRows(part, () => false))).toBe(2);
    expect(unreadableIn(joinRows([part, [4], partialList<number>([], 1)]))).toBe(3);
    expect(Array.from(joinRows([part, [4]]))).toEqual([1, 2, 3, 4]);
    expect(unreadableIn(part, part, null)).toBe(4);
  });

  it('only a list of which nothing is missing is empty', () => {
    expect(isNothing([])).toBe(true);
    expect(isNothing(partialList([], 1))).toBe(false);
    expect(isNothing(part)).toBe(false);
    expect(isNothing([0])).toBe(false);
  });
});

describe('D-65 how what is missing is said', () => {
  it.each([
    [0, '', ''],
    [1, '1 elemento no se pudo leer', 'El total no lo incluye.'],
    [2, '2 elementos no se pudieron leer', 'El total no los incluye.'],
  ])('%i of them', (count, text, total) => {
    expect(unreadableText(count)).toBe(text);
    expect(partialTotalText(count)).toBe(total);
  });

  it('a file has a line of it under its rows, or none', () => {
    expect(unreadableLines(partialList(['a'], 2))).toEqual([['2 elementos no se pudieron leer']]);
    expect(unreadableLines(['a'])).toEqual([]);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { listed } from './listed.ts';

afterEach(() => vi.unstubAllGlobals());

describe('names in a sentence', () => {
  it.each([
    [[], []],
    [['Claro'], ['Claro']],
    [
      ['Claro', 'Movistar'],
      ['Claro', ' y ', 'Movistar'],
    ],
    [
      ['Claro', 'Movistar', 'Tuenti'],
      ['Claro', ', ', 'Movistar', ' y ', 'Tuenti'],
    ],
  ])('%j', (names, parts) => {
    expect(listed(names)).toEqual(parts);
  });

  it('security.md 2.2: with commas where the browser joins no lists', () => {
    vi.stubGlobal('Intl', {});
    expect(listed(['Claro', 'Movistar', 'Tuenti'])).toEqual(['Claro', ', ', 'Movistar', ', ', 'Tuenti']);
  });
});

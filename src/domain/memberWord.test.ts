import { describe, expect, it } from 'vitest';
import { memberText, memberWord } from './memberWord.ts';

describe('what a member is called', () => {
  it.each([
    ['F', 'Socia'],
    [' f ', 'Socia'],
    ['M', 'Socio'],
    ['', null],
    ['X', null],
    ['Femenino', null],
    [null, null],
    [undefined, null],
  ])('%j: %j', (sexo, word) => {
    expect(memberWord(sexo)).toBe(word);
  });
});

describe('a member on paper', () => {
  it.each([
    ['Maria Guaman', '48213', 'Maria Guaman · N.º 48213'],
    ['Maria Guaman', null, 'Maria Guaman'],
    ['', '48213', 'N.º 48213'],
    ['', undefined, ''],
  ])('%j and %j', (name, number, text) => {
    expect(memberText(name, number)).toBe(text);
  });
});

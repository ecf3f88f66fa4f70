import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullName, titleCase } from './names.ts';

describe('titleCase', () => {
  it.each([
    ['MARIA FERNANDA', 'Maria Fernanda'],
    ['maría de los ángeles', 'María De Los Ángeles'],
    ['  ÑANDÚ   PÉREZ\tVERA ', 'Ñandú Pérez Vera'],
    ['PEREZ-VERA', 'Perez-Vera'],
    ["O'BRIEN", "O'brien"],
    ['CHROME EN WINDOWS 11', 'Chrome En Windows 11'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('D-21: %s → %s', (text, expected) => {
    expect(titleCase(text)).toBe(expected);
  });

  it('D-21: twice is the same as once', () => {
    const names = fc.string({ unit: fc.constantFrom(..."abcñáéÜXYZ -'"), maxLength: 30 });
    fc.assert(fc.property(names, (name) => titleCase(titleCase(name)) === titleCase(name)));
  });
});

describe('fullName', () => {
  it('D-21: joins nombres, apellidoPaterno and apellidoMaterno, in this order', () => {
    expect(fullName({ nombres: 'MARIA FERNANDA', apellidoPaterno: 'GUAMAN', apellidoMaterno: 'VINTIMILLA' })).toBe(
      'Maria Fernanda Guaman Vintimilla',
    );
  });

  it('D-21: missing and blank parts leave no double blanks', () => {
    expect(fullName({ nombres: ' JUAN  CARLOS ', apellidoPaterno: 'LOJA', apellidoMaterno: ' ' })).toBe(
      'Juan Carlos Loja',
    );
    expect(fullName({ nombres: null, apellidoPaterno: 'LOJA', apellidoMaterno: undefined })).toBe('Loja');
    expect(fullName({})).toBe('');
  });
});

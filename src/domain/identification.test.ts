import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasIdentificationLength,
  identificationError,
  identificationTypes,
  isCedula,
  isRuc,
} from './identification.ts';

describe('§5: the identification helper counts characters', () => {
  it.each([
    [1, 9, false],
    [1, 10, true],
    [1, 11, false],
    [2, 1, false],
    [2, 2, true],
    [2, 50, true],
    [2, 51, false],
    [3, 12, false],
    [3, 13, true],
    [3, 14, false],
    [0, 13, true],
    [9, 10, false],
  ])('§5: type %d with %d characters: %s', (type, length, accepted) => {
    expect(hasIdentificationLength(type, 'x'.repeat(length))).toBe(accepted);
  });
});

describe('isCedula', () => {
  it.each(['0159999010', '0159999028', '0159999036', '0159999044', '1710034065', '0926687856'])(
    'D-54: %s is a cédula',
    (value) => {
      expect(isCedula(value)).toBe(true);
    },
  );

  it.each([
    '0159999011',
    '0059999010',
    '2559999010',
    '9959999010',
    '015999901',
    '01599990100',
    '01599990a0',
    '٠١٥٩٩٩٩٠١٠',
  ])('D-54: %s is none', (value) => {
    expect(isCedula(value)).toBe(false);
  });

  it('D-54: exactly one check digit fits any nine digits, for provinces 01–24 and 30 and any third digit', () => {
    const province = fc.constantFrom(...Array.from({ length: 24 }, (_, index) => index + 1), 30);
    fc.assert(
      fc.property(province, fc.nat({ max: 9_999_999 }), (code, sequence) => {
        const nine = String(code).padStart(2, '0') + String(sequence).padStart(7, '0');
        const fitting = Array.from('0123456789').filter((digit) => isCedula(nine + digit));
        expect(fitting).toHaveLength(1);
      }),
    );
  });
});

describe('isRuc', () => {
  it.each(['0159999010001', '0159999010012', '0199999028001', '0199999036001', '1760001550001'])(
    'D-54: %s is a RUC',
    (value) => {
      expect(isRuc(value)).toBe(true);
    },
  );

  it.each(['0159999010000', '0199999028000', '0159999011001', '019999902800', '01999990280011', '0199999028a01'])(
    'D-54: %s is none',
    (value) => {
      expect(isRuc(value)).toBe(false);
    },
  );
});

describe('identificationError', () => {
  it('§5, D-54: tells a wrong count from a document that cannot exist', () => {
    expect(identificationError(1, '015999901')).toBe('wrongLength');
    expect(identificationError(1, '0159999011')).toBe('invalid');
    expect(identificationError(1, ' 0159999010 ')).toBeNull();
    expect(identificationError(2, 'A')).toBe('wrongLength');
    expect(identificationError(2, 'AB12345')).toBeNull();
    expect(identificationError(3, '0159999010')).toBe('wrongLength');
    expect(identificationError(3, '0159999010000')).toBe('invalid');
    expect(identificationError(3, '0199999028001')).toBeNull();
  });

  it('contract B.2: the types are cédula, pasaporte and RUC', () => {
    expect(identificationTypes.map(({ codigo, descripcion }) => [codigo, descripcion])).toEqual([
      [1, 'Cédula'],
      [2, 'Pasaporte'],
      [3, 'RUC'],
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanIdentification,
  hasIdentificationLength,
  identificationError,
  identificationMessage,
  identificationOptions,
  identificationTypeOf,
  identificationTypes,
  isCedula,
  isRuc,
  maskedIdentification,
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

describe('cleanIdentification', () => {
  /** Blanks, dots and dashes as they come along with a copied number, the no-break space and the printed dashes too. */
  const separators = fc.stringMatching(/^[ \t\u00a0\u202f.\-\u2010-\u2015]{0,3}$/);
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

  /** The characters of a text with a separator, which may be empty, before each and after the last. */
  const spread = (text: string) =>
    fc
      .array(separators, { minLength: text.length + 1, maxLength: text.length + 1 })
      .map((between) => between.map((separator, index) => separator + (text[index] ?? '')).join(''));

  it.each(['0159999010', '0159999028', '1710034065'])(
    'D-54: any separators put into the cédula %s change nothing',
    (cedula) => {
      fc.assert(
        fc.property(spread(cedula), (typed) => {
          expect(cleanIdentification(1, typed)).toBe(cedula);
          expect(identificationMessage(1, typed)).toBeNull();
        }),
      );
    },
  );

  it.each(['0199999028001', '0159999010001', '1760001550001'])('D-54: nor into the RUC %s', (ruc) => {
    fc.assert(
      fc.property(spread(ruc), (typed) => {
        expect(cleanIdentification(3, typed)).toBe(ruc);
        expect(identificationMessage(3, typed)).toBeNull();
      }),
    );
  });

  it('D-54: nor do they make a wrong number right', () => {
    const typedAndBare = digits(10).chain((bare) => fc.tuple(fc.constant(bare), spread(bare)));
    fc.assert(
      fc.property(typedAndBare, ([bare, typed]) => {
        expect(identificationMessage(1, typed)).toBe(identificationMessage(1, bare));
      }),
    );
  });

  it('a passport keeps what stands inside, without outer blanks and in capitals', () => {
    expect(cleanIdentification(2, '  ab-123.45 ')).toBe('AB-123.45');
  });
});

describe('identificationMessage: copy.md’s words for §5 and D-54', () => {
  it.each([
    [1, '', 'El campo es requerido.'],
    [1, ' - ', 'El campo es requerido.'],
    [2, '  ', 'El campo es requerido.'],
    [3, '', 'El campo es requerido.'],
    [1, '015999901', 'Ingrese los 10 dígitos de su cédula.'],
    [1, '01599990100', 'Ingrese los 10 dígitos de su cédula.'],
    [1, '0159999011', 'El número de cédula no es válido.'],
    [1, 'abcdefghij', 'El número de cédula no es válido.'],
    [1, '0159999010', null],
    [1, '015999901-0', null],
    [1, ' 01.5999.9010 ', null],
    [2, 'A', 'Ingrese de 2 a 50 caracteres de su pasaporte.'],
    [2, 'A'.repeat(51), 'Ingrese de 2 a 50 caracteres de su pasaporte.'],
    [2, 'A1', null],
    [2, 'A'.repeat(50), null],
    [3, '0159999010', 'Ingrese los 13 dígitos de su RUC.'],
    [3, '0159999010000', 'El número de RUC no es válido.'],
    [3, '0199999028-001', null],
  ] as const)('§5, D-54: type %d, «%s»: %s', (type, typed, message) => {
    expect(identificationMessage(type, typed)).toBe(message);
  });
});

describe('maskedIdentification', () => {
  it.each([
    [1, '0159999010', 'Cédula ••••••9010'],
    [3, '0199999028001', 'RUC ••••••8001'],
    [2, 'AB12345', 'Pasaporte •••2345'],
    [2, 'A1', 'Pasaporte A1'],
    [2, 'X'.repeat(50), 'Pasaporte ••••••XXXX'],
  ] as const)('type %d, «%s» is shown as «%s»', (type, identification, shown) => {
    expect(maskedIdentification(type, identification)).toBe(shown);
  });
});

describe('contract B.2: the types as a form offers them', () => {
  it('are Cédula, Pasaporte and RUC under the wire’s codes (copy E)', () => {
    expect(identificationOptions).toEqual([
      { value: '1', label: 'Cédula' },
      { value: '2', label: 'Pasaporte' },
      { value: '3', label: 'RUC' },
    ]);
  });

  it.each([
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['', 1],
    ['x', 1],
  ] as const)('«%s» names type %d', (code, type) => {
    expect(identificationTypeOf(code)).toBe(type);
  });
});

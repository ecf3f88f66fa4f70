import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  confirmationError,
  currentPasswordError,
  firstPasswordError,
  passwordChecklist,
  passwordRules,
  trimPassword,
} from './password.ts';

const TOO_SHORT = 'La contraseña debe tener un minimo de 8 digitos';

describe('firstPasswordError', () => {
  it.each([
    ['', 'El campo es requerido.'],
    ['   ', 'El campo es requerido.'],
    ['Abcde12', 'La contraseña debe tener un minimo de 8 digitos'],
    ['abc', 'La contraseña debe tener un minimo de 8 digitos'],
    ['Abcdefgh', 'La contraseña debe tener un numero'],
    ['abcdefg1', 'La contraseña debe tener una mayuscula'],
    ['ABCDEFG1', 'La contraseña debe tener una minuscula'],
    ['Abcd efg1', 'El usuario no debe tener espacios en blanco'],
    ['Abcd\tefg1', 'El usuario no debe tener espacios en blanco'],
    ['Abcdefg1', null],
    ['Ñandúes1', null],
    ['Ribera2026', null],
  ])('§5: «%s» → %s', (value, message) => {
    expect(firstPasswordError(value)).toBe(message);
  });

  it('D-26: outer blanks are trimmed, and do not count as characters', () => {
    expect(firstPasswordError('  Abcdefg1  ')).toBeNull();
    expect(firstPasswordError(' Abcde12 ')).toBe('La contraseña debe tener un minimo de 8 digitos');
    expect(trimPassword(' Abcdefg1 ')).toBe('Abcdefg1');
  });

  it('D-24: no symbol is needed and any symbol is allowed', () => {
    expect(firstPasswordError('Abcdefg1')).toBeNull();
    expect(firstPasswordError('Abcdefg1+@-*')).toBeNull();
    expect(firstPasswordError('Abcdefg1#¿')).toBeNull();
  });

  it('§5: characters are counted as a person does: an emoji is one, a letter with its accent too', () => {
    expect(firstPasswordError('Aa1😀😀😀')).toBe(TOO_SHORT);
    expect(firstPasswordError('Aa1😀😀😀😀😀')).toBeNull();
    expect(firstPasswordError('Aa1éééé'.normalize('NFD'))).toBe(TOO_SHORT);
  });

  it('§5: the rules stand in the order of the specification', () => {
    expect(passwordRules.map((rule) => rule.id)).toEqual([
      'required',
      'length',
      'digit',
      'uppercase',
      'lowercase',
      'whitespace',
    ]);
  });

  it('§5: without an error every rule holds for the trimmed value', () => {
    const candidates = fc.string({ unit: fc.constantFrom('a', 'B', '7', ' ', '@'), maxLength: 14 });
    fc.assert(
      fc.property(candidates, (value) => {
        const trimmed = value.trim();
        const valid =
          trimmed.length >= 8 && /7/.test(trimmed) && /B/.test(trimmed) && /a/.test(trimmed) && !/ /.test(trimmed);
        expect(firstPasswordError(value) === null).toBe(valid);
      }),
    );
  });
});

describe('the other two fields', () => {
  it('§5: the current password is required, and nothing else', () => {
    expect(currentPasswordError(' ')).toBe('El campo es requerido.');
    expect(currentPasswordError('x')).toBeNull();
  });

  it('§5, D-26: the confirmation is required and equals the new one, both trimmed', () => {
    expect(confirmationError('Abcdefg1', '')).toBe('El campo es requerido.');
    expect(confirmationError('Abcdefg1', 'abcdefg1')).toBe('La contraseña no coincide');
    expect(confirmationError('Abcdefg1', 'Abcdefg1')).toBeNull();
    expect(confirmationError('Abcdefg1 ', ' Abcdefg1')).toBeNull();
  });
});

describe('passwordChecklist', () => {
  const owner = { identificacion: '0159999010', usuario: 'mfguaman' };
  const states = (value: string, of = owner) =>
    Object.fromEntries(passwordChecklist(value, of).map(({ id, state }) => [id, state]));

  it('§5, copy E: five items in order', () => {
    expect(passwordChecklist('').map((item) => item.label)).toEqual([
      'Al menos 8 caracteres',
      'Al menos un número; puede usar símbolos (+@-*)',
      'Mayúsculas y minúsculas',
      'Diferente de su identificación y usuario',
      'Sin espacios en blanco',
    ]);
  });

  it('§5: nothing is met while the field is empty, not even «sin espacios»', () => {
    expect(new Set(Object.values(states('  ')))).toEqual(new Set(['unmet']));
  });

  it('§5: each item follows its own rule', () => {
    expect(states('a')).toEqual({
      length: 'unmet',
      digit: 'unmet',
      case: 'unmet',
      different: 'met',
      whitespace: 'met',
    });
    expect([states('AB1').case, states('ab1').case]).toEqual(['unmet', 'unmet']);
    expect(states('Ab 1')).toMatchObject({ digit: 'met', case: 'met', whitespace: 'unmet' });
    expect(new Set(Object.values(states(' Ribera2026 ')))).toEqual(new Set(['met']));
  });

  it('D-24: the second item ticks on the digit, with or without symbols', () => {
    expect(states('abc+@-*').digit).toBe('unmet');
    expect(states('abc1').digit).toBe('met');
  });

  it('D-25: without the data of the member the fourth item is neutral and says so', () => {
    const different = passwordChecklist('Ribera2026').find((item) => item.id === 'different');
    expect(different).toMatchObject({ state: 'unknown', note: 'Se verificará al guardar.' });
    expect(states('Ribera2026', { identificacion: '0159999010', usuario: '' }).different).toBe('unknown');
  });

  it('D-25: with them it compares, ignoring capitals, and never blocks', () => {
    expect(states('MFGuaman2026').different).toBe('unmet');
    expect(states('Ab0159999010').different).toBe('unmet');
    expect(firstPasswordError('MFGuaman2026')).toBeNull();
    expect(passwordChecklist('Ribera2026', owner).every((item) => item.note === undefined)).toBe(true);
  });
});

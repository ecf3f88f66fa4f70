import { describe, expect, it } from 'vitest';
import { cleanReference, referenceMessage } from './reference.ts';

const rule = { minLength: 6, maxLength: 10, digitsOnly: true };

describe('contract B.3 «criterios»: the reference of a lookup', () => {
  it.each([
    ['', 'El campo es requerido.'],
    ['   ', 'El campo es requerido.'],
    ['12345', 'Ingrese de 6 a 10 dígitos.'],
    ['123456', null],
    ['1234567890', null],
    ['12345678901', 'Ingrese de 6 a 10 dígitos.'],
    ['12345a', 'Ingrese solo números.'],
    ['a12345', 'Ingrese solo números.'],
    [' 123 456 ', null],
  ])('digits, %j: %s', (typed, message) => {
    expect(referenceMessage(typed, rule)).toBe(message);
  });

  it.each([
    [{ minLength: 7, maxLength: 7, digitsOnly: false }, 'ABC123', 'Ingrese 7 caracteres.'],
    [{ minLength: 3, maxLength: null, digitsOnly: false }, 'AB', 'Ingrese al menos 3 caracteres.'],
    [{ minLength: null, maxLength: 3, digitsOnly: true }, '1234', 'Ingrese hasta 3 dígitos.'],
    [{ minLength: null, maxLength: null, digitsOnly: false }, 'x', null],
  ])('%j refuses «%s»: %s', (other, typed, message) => {
    expect(referenceMessage(typed, other)).toBe(message);
  });

  it('what is sent has no outer blanks, and of digits none at all', () => {
    expect(cleanReference(' 0101-48213  ', { digitsOnly: false })).toBe('0101-48213');
    expect(cleanReference(' 0159 999 010', { digitsOnly: true })).toBe('0159999010');
  });
});

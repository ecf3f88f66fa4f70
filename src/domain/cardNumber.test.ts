import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardNumberMessage, hasCheckDigit } from './cardNumber.ts';
import { validationTexts } from './validationTexts.ts';

const WRONG_LENGTH = 'Ingrese de 12 a 19 dígitos.';
const INVALID = 'El número de tarjeta no es válido. Revise los dígitos.';

describe('screens.md A.2 «tarjeta-credito»: the number of a card', () => {
  it.each([
    ['4111111111111111'],
    ['4111 1111 1111 1111'],
    [' 5500-0000-0000-0004 '],
    ['378282246310005'],
    ['30569309025904'],
    // Shortest and longest.
    ['676770008008'],
    ['6304000000000000000'],
  ])('«%s» can be one', (typed) => {
    expect(cardNumberMessage(typed)).toBeNull();
  });

  it.each([
    ['', validationTexts.required],
    [' - ', validationTexts.required],
    ['4111 1111 1111 111x', 'Ingrese solo números.'],
    ['x411 1111 1111 1111', 'Ingrese solo números.'],
    ['٤١١١١١١١١١١١١١١١', 'Ingrese solo números.'],
    ['41111111116', WRONG_LENGTH],
    ['41111111111111111110', WRONG_LENGTH],
    ['4111111111111112', INVALID],
    ['1411111111111111', INVALID],
  ])('«%s» cannot: %s', (typed, message) => {
    expect(cardNumberMessage(typed)).toBe(message);
  });

  it('of ten numbers that differ in their last digit alone, one is right', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11,18}$/), (start) => {
        expect([...'0123456789'].filter((last) => hasCheckDigit(start + last))).toHaveLength(1);
      }),
    );
  });

  it('a single wrong digit is always found', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, off) => {
        const digits = [...'4111111111111111'];
        digits[place] = String((Number(digits[place]) + off) % 10);
        expect(hasCheckDigit(digits.join(''))).toBe(false);
      }),
    );
  });
});

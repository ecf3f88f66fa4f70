import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents, toDollars } from './dollars.ts';
import { formatMoney, MAX_CENTS } from './money.ts';

const anyCents = fc.integer({ min: -MAX_CENTS, max: MAX_CENTS });

describe('toCents and toDollars', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [999.5, 99_950],
    [1234.56, 123_456],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [76.875, 7_688],
    [8.345, 835],
    [1.004999, 100],
    [-45.3, -4_530],
    [-1.005, -101],
    [-0.001, 0],
  ])('contract B.0: %d dollars are %d cents, half up', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  it('contract B.0: any amount survives the way to the wire and back', () => {
    fc.assert(fc.property(anyCents, (cents) => toCents(toDollars(cents)) === cents));
  });

  it('contract B.0: the largest amount that the program can hold is read', () => {
    expect(toCents(MAX_CENTS / 100)).toBe(MAX_CENTS);
    expect(toCents(-MAX_CENTS / 100)).toBe(-MAX_CENTS);
  });

  it('contract B.0: three decimals round half up, without float noise', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), (mills) => toCents(mills / 1000) === Math.floor((mills + 5) / 10)),
    );
  });

  it('D-19: what is not an amount throws instead of reading $NaN', () => {
    for (const dollars of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e14]) {
      expect(() => toCents(dollars)).toThrow(
        new RangeError('The amount in dollars is not a number the program can hold.'),
      );
    }
    expect(() => toDollars(0.5)).toThrow(RangeError);
    expect(() => formatMoney(Number.NaN)).toThrow(RangeError);
  });
});

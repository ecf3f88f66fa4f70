import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnWidths } from './columnWidths.ts';

const need = (least: number, natural: number) => ({ least, natural });

describe('widths of a table’s columns', () => {
  it.each([
    ['what is left is shared evenly', [need(10, 20), need(10, 40)], [40, 60]],
    ['what is too wide gets its least and a share of the rest', [need(20, 60), need(20, 140)], [35, 65]],
    ['not even the least: in proportion', [need(50, 60), need(150, 160)], [25, 75]],
  ])('%s', (_, needs, widths) => {
    expect(columnWidths(needs, 100)).toEqual(widths);
  });

  it('they fill the width, and each has its least where all of these have room', () => {
    const needs = fc.array(
      fc.tuple(fc.nat(100), fc.nat(300)).map(([least, more]) => need(least, least + more)),
      { minLength: 1, maxLength: 9 },
    );
    fc.assert(
      fc.property(needs, fc.integer({ min: 100, max: 600 }), (some, width) => {
        const widths = columnWidths(some, width);
        expect(widths.reduce((sum, one) => sum + one, 0)).toBeCloseTo(width, 6);
        if (some.reduce((sum, { least }) => sum + least, 0) > width) return;
        widths.forEach((one, index) => {
          expect(one).toBeGreaterThanOrEqual((some[index]?.least ?? 0) - 1e-6);
        });
      }),
    );
  });
});

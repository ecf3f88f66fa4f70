import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapLines } from './wrapLines.ts';

/** Each character is as wide as the next one. */
const widthOf = (text: string) => [...text].length;

describe('lines of a document', () => {
  it.each([
    ['', 9, []],
    ['Banco Andes Demo', 11, ['Banco Andes', 'Demo']],
    ['Banco Andes Demo', 16, ['Banco Andes Demo']],
    ['abcdefghijkl mn', 5, ['abcde', 'fghij', 'kl mn']],
    ['a 😀😀😀', 2, ['a', '😀😀', '😀']],
  ])('%j in %i', (text, room, lines) => {
    expect(wrapLines(text, room, widthOf)).toEqual(lines);
  });

  it('whatever comes in: nothing is lost, and no line is wider than its room', () => {
    const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), { maxLength: 20 });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 20 }), (some, room) => {
        const text = some.join(' ').replace(/\s+/gu, ' ').trim();
        const lines = wrapLines(text, room, widthOf);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(room);
      }),
    );
  });
});

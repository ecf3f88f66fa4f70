import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapText } from './wrapText.ts';

/** Each character is 10 px wide. */
const measure = (text: string) => 10 * [...text].length;
const lines = (text: string, characters: number, maxLines = 2) => wrapText(text, 10 * characters, maxLines, measure);

describe('lines of a picture', () => {
  it.each([
    ['', 10, []],
    ['  ', 10, []],
    ['Luz', 10, ['Luz']],
    ['Banco Andes Demo', 11, ['Banco Andes', 'Demo']],
    ['Banco Andes Demo', 8, ['Banco', 'Andes D…']],
    ['Banco\n Andes\tDemo', 20, ['Banco Andes Demo']],
    ['abcdefghijkl', 5, ['abcde', 'fghi…']],
    ['Ahorro a la vista •••• 4871', 20, ['Ahorro a la vista', '••••\u00a04871']],
    ['Ahorro programado para la casa •••• 4871', 16, ['Ahorro', 'progr… ••••\u00a04871']],
    ['•••• 4871', 3, ['•••', '•…']],
  ])('%j in %i', (text, characters, wrapped) => {
    expect(lines(text, characters)).toEqual(wrapped);
  });

  it('a name without end keeps its account, in reasonable time', () => {
    expect(lines(`${'Maria '.repeat(50_000)}•••• 4871`, 30).at(-1)).toMatch(/… ••••\u00a04871$/);
  });

  it('whatever comes in: no more lines than asked for, none empty, none wider than its room, what fits is whole', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 4 }),
        (text, characters, maxLines) => {
          const wrapped = lines(text, characters, maxLines);
          expect(wrapped.length).toBeLessThanOrEqual(maxLines);
          for (const line of wrapped) {
            expect(line).not.toBe('');
            expect(measure(line)).toBeLessThanOrEqual(10 * characters);
          }
          const bare = (some: string) => some.replace(/\s/gu, '');
          if (!wrapped.at(-1)?.endsWith('…')) expect(bare(wrapped.join(''))).toBe(bare(text));
        },
      ),
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { Box, Raster } from './raster.ts';
import { findRegions } from './regions.ts';

const PAPER = 0xfff0f5f6;
const INK = 0xff29230a;
const ORANGE = 0xff4da2ff;
const BLUE = 0xffaa6611;

type Stroke = Box & { colour: number };

/** A picture of rectangles. */
function drawn(width: number, height: number, strokes: readonly Stroke[]): Raster {
  const pixels = new Uint32Array(width * height).fill(PAPER);
  for (const { x, y, width: wide, height: high, colour } of strokes) {
    for (let row = y; row < y + high; row += 1) pixels.fill(colour, row * width + x, row * width + x + wide);
  }
  return { pixels, width, height };
}

/** Something like a word: strokes of uneven heights and distances. */
const word = (x: number, y: number, letters: string, colour = INK): Stroke[] =>
  [...letters].flatMap((letter, index) => {
    const shape = letter.charCodeAt(0);
    const at = x + index * 8;
    return [
      { x: at, y: y + (shape % 5), width: 2, height: 10 - (shape % 5), colour },
      { x: at + 1, y: y + (shape % 7), width: 5, height: 1, colour },
      { x: at + 2 + (shape % 3), y: y + 4, width: 1, height: 2 + (shape % 4), colour },
    ];
  });

/** A button: its ground, and a word in it. */
const button = (x: number, y: number, width: number, height: number, colour = ORANGE): Stroke[] => [
  { x, y, width, height, colour },
  ...word(x + 20, y + 18, 'guardar'),
];

/** What a page has above and below what changes. */
const above = word(40, 20, 'configuracion');
const below = (y: number) => [
  ...word(40, y, 'eliminar usuario'),
  { x: 30, y: y + 30, width: 300, height: 1, colour: INK },
];

const found = (before: Raster, now: Raster) =>
  findRegions(before, now).map(({ kind, before: was, now: is }) => ({ kind, was, is }));

describe('the parts of two pictures that differ', () => {
  it('are none but the word, cut to its letters, of one word in a tall page', () => {
    const before = drawn(400, 3000, [...above, ...word(40, 300, 'celular'), ...below(900)]);
    const now = drawn(400, 3000, [...above, ...word(40, 300, 'telefono'), ...below(900)]);
    const [region, ...others] = findRegions(before, now);
    expect(others).toEqual([]);
    expect(region?.kind).toBe('text');
    expect(region?.now).toMatchObject({ x: 40, height: region?.before.height });
    expect(region?.now.y).toBeGreaterThanOrEqual(300);
    expect((region?.now.y ?? 0) + (region?.now.height ?? 0)).toBeLessThanOrEqual(312);
  });

  it('are one dot, however large the page', () => {
    const before = drawn(1200, 3000, above);
    const now = drawn(1200, 3000, [...above, { x: 700, y: 2000, width: 1, height: 1, colour: INK }]);
    expect(found(before, now)).toEqual([
      { kind: 'box', was: { x: 700, y: 2000, width: 1, height: 1 }, is: { x: 700, y: 2000, width: 1, height: 1 } },
    ]);
  });

  it('are the box that grew and nothing of what only moved down by it', () => {
    const before = drawn(400, 800, [...above, ...button(40, 100, 160, 48), ...below(200)]);
    const now = drawn(400, 802, [...above, ...button(40, 100, 160, 50), ...below(202)]);
    const regions = found(before, now);
    expect(regions).toHaveLength(1);
    expect(regions[0]?.kind).toBe('box');
    expect(regions[0]?.is).toMatchObject({ x: 40, width: 160 });
    expect((regions[0]?.is.height ?? 0) - (regions[0]?.was.height ?? 0)).toBe(2);
    expect(regions[0]?.is.y).toBeLessThanOrEqual(148);
    expect((regions[0]?.is.y ?? 0) + (regions[0]?.is.height ?? 0)).toBeLessThan(202);
  });

  it('leave out what stands still beside a page that moved', () => {
    const menu = [10, 60, 110, 160, 210, 260, 310].flatMap((y) => word(8, y, 'menu'));
    const before = drawn(600, 600, [...menu, ...button(200, 100, 160, 48), ...word(210, 300, 'abajo')]);
    const now = drawn(600, 600, [...menu, ...button(200, 100, 160, 50), ...word(210, 302, 'abajo')]);
    expect(found(before, now).every(({ is }) => is.x >= 200)).toBe(true);
  });

  it('are of the colour where each became another', () => {
    const before = drawn(400, 300, [...above, ...button(40, 100, 160, 48)]);
    const now = drawn(400, 300, [...above, ...button(40, 100, 160, 48, BLUE)]);
    expect(findRegions(before, now)).toMatchObject([{ kind: 'colour', colours: ['#ffa24d', '#1166aa'] }]);
  });

  it('are of the box where something only moved along', () => {
    const before = drawn(400, 300, [...above, ...word(60, 120, 'guardar')]);
    const now = drawn(400, 300, [...above, ...word(61, 120, 'guardar')]);
    expect(findRegions(before, now)).toMatchObject([{ kind: 'box', moved: 1 }]);
  });

  it('have one pattern for one change, wherever it stands', () => {
    const place = (x: number, y: number) => {
      const [region] = findRegions(
        drawn(400, 900, [...above, ...word(x, y, 'celular')]),
        drawn(400, 900, [...above, ...word(x, y, 'telefono')]),
      );
      return region?.pattern;
    };
    expect(place(40, 300)).toBe(place(123, 457));
    expect(place(40, 300)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('are the whole, where the widths are not the same', () => {
    expect(found(drawn(400, 300, above), drawn(390, 300, above))).toMatchObject([
      { kind: 'box', was: { width: 400 }, is: { width: 390 } },
    ]);
  });

  it('are one at least of pages that only became taller', () => {
    expect(found(drawn(400, 300, above), drawn(400, 310, above))).toHaveLength(1);
  });
});

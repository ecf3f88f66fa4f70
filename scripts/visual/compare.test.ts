import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { darkColors, lightColors } from '#theme/tokens.ts';
import type { Raster } from './changes/raster.ts';
import { countDiffering } from './changes/regions.ts';
import { asBaseline, compare } from './compare.ts';

/** A colour as a raster has it. */
const written = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
};

const even = (colour: string): Raster => ({
  pixels: new Uint32Array(12 * 12).fill(written(colour)),
  width: 12,
  height: 12,
});

const picture = (width: number, dots: number) => {
  const pixels = Buffer.alloc(width * 100 * 4, 255);
  for (let dot = 0; dot < dots; dot += 1) pixels.fill(0, dot * 400, dot * 400 + 3);
  return sharp(pixels, { raw: { width, height: 100, channels: 4 } })
    .png()
    .toBuffer();
};

describe('the comparison of pictures', () => {
  it('finds nothing between a picture and its baseline, which is kept without loss', async () => {
    const png = await picture(100, 37);
    expect(await compare(await asBaseline(png), png)).toMatchObject({ pixels: 0, share: 0 });
  });

  it('counts each pixel that differs', async () => {
    const { pixels, share } = await compare(await picture(100, 0), await picture(100, 1));
    expect({ pixels, share }).toEqual({ pixels: 1, share: 1 / 10_000 });
  });

  it('tells every colour of the theme from every other: a card whose ground became the page’s is not as it was', () => {
    for (const colours of [lightColors, darkColors]) {
      const plain = [...new Set(Object.values(colours))].filter((colour) => /^#[0-9a-f]{6}$/i.test(colour));
      expect(plain.length).toBeGreaterThan(20);
      for (const [place, before] of plain.entries())
        for (const now of plain.slice(place + 1))
          expect(countDiffering(even(before), even(now)), `${before} y ${now}`).toBe(12 * 12);
    }
  });

  it('says which colour became which, however near they are', async () => {
    const ground = (colour: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
        .png()
        .toBuffer();
    const { regions } = await compare(await ground('#ffffff'), await ground('#f6f5f0'));
    expect(regions).toMatchObject([{ kind: 'colour', colours: ['#ffffff', '#f6f5f0'] }]);
  });

  it('takes an edge that is smoothed by some shades more for the same', () => {
    const edge = (smoothed: number, at = 6) => {
      const drawn = even('#d5e8e6');
      for (let row = 0; row < 12; row += 1) {
        drawn.pixels.fill(written('#ffffff'), row * 12 + at, row * 12 + 12);
        drawn.pixels[row * 12 + at] = smoothed;
      }
      return drawn;
    };
    expect(countDiffering(edge(written('#e3edeb')), edge(written('#e9f2f1')))).toBe(0);
    expect(countDiffering(edge(written('#e3edeb')), edge(written('#e3edeb'), 7))).toBeGreaterThan(0);
  });

  it('never takes another size for the same picture', async () => {
    const { pixels, share } = await compare(await picture(100, 0), await picture(101, 0));
    expect({ pixels, share }).toEqual({ pixels: Infinity, share: 1 });
  });
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asBaseline, compare } from './compare.ts';

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

  it('never takes another size for the same picture', async () => {
    const { pixels, share } = await compare(await picture(100, 0), await picture(101, 0));
    expect({ pixels, share }).toEqual({ pixels: Infinity, share: 1 });
  });
});

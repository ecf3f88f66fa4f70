import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asBaseline } from './compare.ts';
import { isDrawnAlike, isDrawnExactly } from './sample.ts';

const drawn = (dots: number) => {
  const pixels = Buffer.alloc(40 * 20 * 4, 255);
  for (let dot = 0; dot < dots; dot += 1) pixels.fill(0, dot * 40, dot * 40 + 3);
  return sharp(pixels, { raw: { width: 40, height: 20, channels: 4 } })
    .png()
    .toBuffer();
};

describe('the sample of how a browser draws', () => {
  const agreed = join(mkdtempSync(join(tmpdir(), 'muestra-')), 'sample.webp');

  it('knows whoever draws to the pixel what the baselines’ browser drew', async () => {
    writeFileSync(agreed, await asBaseline(await drawn(3)));
    expect(await isDrawnAlike(await drawn(3), agreed)).toBe(true);
  });

  it('knows whoever draws one pixel otherwise', async () => {
    expect(await isDrawnAlike(await drawn(4), agreed)).toBe(false);
  });

  it('tells a shade that no eye sees from the same to the last one', async () => {
    const shaded = await sharp(await drawn(3))
      .linear(1, -1)
      .png()
      .toBuffer();
    expect([await isDrawnAlike(shaded, agreed), await isDrawnExactly(shaded, agreed)]).toEqual([true, false]);
    expect(await isDrawnExactly(await drawn(3), agreed)).toBe(true);
    expect(await isDrawnExactly(shaded, `${agreed}.none`)).toBe(true);
  });

  it('takes the first one’s drawing for its own', async () => {
    expect(await isDrawnAlike(await drawn(1), `${agreed}.none`)).toBe(true);
  });
});

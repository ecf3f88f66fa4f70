import sharp from 'sharp';
import { decode } from './changes/raster.ts';
import { countDiffering, findRegions, type Region } from './changes/regions.ts';

/** What a comparison found. */
export interface Comparison {
  /** Pixels that differ; Infinity when the sizes do. */
  pixels: number;
  /** Share of the picture, 0 to 1. */
  share: number;
  /** Where: one at least, when anything differs. */
  regions: readonly Region[];
}

/** Compares two encoded pictures pixel by pixel: one that differs is enough, however large the picture. */
export async function compare(before: Buffer, now: Buffer): Promise<Comparison> {
  const [a, b] = await Promise.all([decode(before), decode(now)]);
  const pixels = countDiffering(a, b);
  const share = Number.isFinite(pixels) ? pixels / (b.width * b.height) : 1;
  return { pixels, share, regions: pixels === 0 ? [] : findRegions(a, b) };
}

/** As it is kept in the repository: without loss, and a third of a PNG. */
export const asBaseline = (png: Buffer): Promise<Buffer> => sharp(png).webp({ lossless: true, effort: 4 }).toBuffer();

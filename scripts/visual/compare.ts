import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * Colours nearer than this (0 to 1) are the same, on pixelmatch's own scale: what no eye tells apart, and what another processor rounds
 * differently. A pixel that only smooths an edge differently is the same, too.
 */
const THRESHOLD = 0.1;

/** What a comparison found. */
export interface Comparison {
  /** Pixels that differ; Infinity when the sizes do. */
  pixels: number;
  /** Share of the picture, 0 to 1. */
  share: number;
  /** What differs, in red over the new picture; the new picture alone when the sizes differ. */
  difference: Buffer;
}

async function decoded(image: Buffer) {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Compares two encoded pictures pixel by pixel. */
export async function compare(before: Buffer, now: Buffer): Promise<Comparison> {
  const [a, b] = await Promise.all([decoded(before), decoded(now)]);
  if (a.width !== b.width || a.height !== b.height) return { pixels: Infinity, share: 1, difference: now };
  const canvas = new Uint8Array(b.data.length);
  const pixels = pixelmatch(a.data, b.data, canvas, b.width, b.height, { threshold: THRESHOLD });
  const difference = await sharp(canvas, { raw: { width: b.width, height: b.height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, share: pixels / (b.width * b.height), difference };
}

/** As it is kept in the repository: without loss, and a third of a PNG. */
export const asBaseline = (png: Buffer): Promise<Buffer> => sharp(png).webp({ lossless: true, effort: 4 }).toBuffer();

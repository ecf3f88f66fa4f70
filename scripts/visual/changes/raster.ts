import sharp from 'sharp';

/** A decoded picture: one number a pixel, its four channels at once. */
export interface Raster {
  pixels: Uint32Array;
  width: number;
  height: number;
}

/** A part of a picture, in its pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Decodes an encoded picture. */
export async function decode(image: Buffer): Promise<Raster> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { buffer } = new Uint8Array(data);
  return { pixels: new Uint32Array(buffer), width: info.width, height: info.height };
}

/** What pixelmatch and fingerprints read. */
export const bytesOf = ({ pixels }: Raster): Uint8Array =>
  new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);

/** A part of a picture, as a picture of its own. */
export function cut(picture: Raster, { x, y, width, height }: Box): Raster {
  const pixels = new Uint32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const start = (y + row) * picture.width + x;
    pixels.set(picture.pixels.subarray(start, start + width), row * width);
  }
  return { pixels, width, height };
}

/** The smallest part that holds all of these; there must be one at least. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

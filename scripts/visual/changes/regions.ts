import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import { alignRows, columnKey, differingStrips, joinRows, type RowChange, widened } from './alignRows.ts';
import { type KnownChange, kindOf } from './kind.ts';
import { around, type Box, bytesOf, cut, type Raster } from './raster.ts';

export type { Box } from './raster.ts';

/** A part of a picture that is not as it was. */
export interface Region extends KnownChange {
  /** Where it was, and where it is: what stands below a box that grew only moved. */
  before: Box;
  now: Box;
  /** The same for the same change, in whatever picture and wherever in it. */
  pattern: string;
}

/**
 * One browser on one machine smooths an edge by a few shades otherwise from visit to visit (a picture that is cut round: 7 of 256). Colours nearer
 * than these (0 to 1, on pixelmatch's own scale) are therefore the same at an edge: the first what is not only smoothed, the second what is.
 */
const DRAWN = 0.01;
const SMOOTHED = 0.04;

const AROUND = [-1, 0, 1];

/** Whether a pixel and all around it are of one colour. */
function isEven({ pixels, width, height }: Raster, x: number, y: number): boolean {
  const own = pixels[y * width + x];
  return AROUND.every((down) =>
    AROUND.every((along) => {
      const [column, row] = [x + along, y + down];
      return column < 0 || row < 0 || column >= width || row >= height || pixels[row * width + column] === own;
    }),
  );
}

/**
 * Pixels that differ, marked with what is not zero: in what is drawn evenly by any shade (a white card beside the canvas is a change of six in
 * 256), at an edge by more than its smoothing. Both pictures have one size.
 */
function differing(before: Raster, now: Raster): Uint32Array {
  const { width, height } = now;
  const [mask, smoothed] = [{ threshold: DRAWN }, { threshold: SMOOTHED, includeAA: true }].map((options) => {
    const marks = new Uint32Array(now.pixels.length);
    const output = new Uint8Array(marks.buffer);
    pixelmatch(bytesOf(before), bytesOf(now), output, width, height, { ...options, diffMask: true });
    return marks;
  }) as [Uint32Array, Uint32Array];
  for (const [index, pixel] of now.pixels.entries()) {
    if (pixel === before.pixels[index] || mask[index] !== 0) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    if (smoothed[index] !== 0 || (isEven(before, x, y) && isEven(now, x, y))) mask[index] = 1;
  }
  return mask;
}

/** Side of the squares in which differences are gathered, px; a square without one divides them. */
const SQUARE = 8;

/** How many squares without a difference may lie side by side within one: from a button's words to its edge. */
const ALONG = 4;

/** The parts of a mask that lie apart from each other, each as small as it can be. */
export function apart(mask: Uint32Array, width: number, height: number): Box[] {
  const columns = Math.ceil(width / SQUARE);
  const squares = new Map<number, Box>();
  for (let index = 0; index < mask.length; index += 1) {
    if (mask[index] === 0) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    const key = Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE);
    const dot = { x, y, width: 1, height: 1 };
    const known = squares.get(key);
    squares.set(key, known ? around([known, dot]) : dot);
  }
  const found: Box[] = [];
  for (const start of squares.keys()) {
    if (!squares.has(start)) continue;
    const boxes: Box[] = [];
    const waiting = [start];
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const box = squares.get(key);
      if (!box) continue;
      squares.delete(key);
      boxes.push(box);
      for (let down = -1; down <= 1; down += 1) {
        for (let along = -ALONG; along <= ALONG; along += 1) {
          const column = (key % columns) + along;
          if (column >= 0 && column < columns) waiting.push(key + down * columns + along);
        }
      }
    }
    found.push(around(boxes));
  }
  return found.filter(({ x, y }) => x < width && y < height);
}

/** What is known of a change, from both its parts. */
function region(before: Raster, now: Raster, was: Box, is: Box): Region {
  const [cutBefore, cutNow] = [cut(before, was), cut(now, is)];
  const hash = createHash('sha256');
  hash.update(`${was.width}×${was.height} ${is.width}×${is.height}`);
  hash.update(bytesOf(cutBefore)).update(bytesOf(cutNow));
  return { ...kindOf(cutBefore, cutNow), before: was, now: is, pattern: hash.digest('hex').slice(0, 16) };
}

/** How far above and below a box that grew its edges are looked for, px. */
const EDGE_ROWS = 24;
/** How many columns without a difference divide two boxes that grew. */
const APART_COLUMNS = 24;

/** A change of rows that came or went: the columns to which that matters. */
function grown(before: Raster, now: Raster, strip: { x: number; width: number }, change: RowChange): Region[] {
  const wide = widened(change, EDGE_ROWS, before, now);
  const boxes: Box[] = [];
  for (let x = strip.x; x < strip.x + strip.width; x += 1) {
    if (columnKey(before, x, wide.before) === columnKey(now, x, wide.now)) continue;
    const last = boxes.at(-1);
    if (last && x - (last.x + last.width) < APART_COLUMNS) last.width = x + 1 - last.x;
    else boxes.push({ x, y: 0, width: 1, height: 1 });
  }
  // Rows of one colour came or went: only what stands around them moved.
  const places = boxes.length > 0 ? boxes : [{ ...strip, y: 0, height: 1 }];
  return places.map(({ x, width }) =>
    region(
      before,
      now,
      { x, y: wide.before.from, width, height: wide.before.to - wide.before.from },
      { x, y: wide.now.from, width, height: wide.now.to - wide.now.from },
    ),
  );
}

/** A change of as many rows as there were: the parts of it that lie apart. */
function redrawn(before: Raster, now: Raster, strip: { x: number; width: number }, change: RowChange): Region[] {
  // A pixel's neighbours tell whether it stands at an edge.
  const wide = widened(change, 4, before, now);
  const height = wide.now.to - wide.now.from;
  const was = { ...strip, y: wide.before.from, height };
  const is = { ...strip, y: wide.now.from, height };
  const mask = differing(cut(before, was), cut(now, is));
  return apart(mask, strip.width, height).map((box) =>
    region(before, now, { ...box, x: box.x + was.x, y: box.y + was.y }, { ...box, x: box.x + is.x, y: box.y + is.y }),
  );
}

/** How many pixels differ; Infinity where the sizes do. */
export function countDiffering(before: Raster, now: Raster): number {
  if (before.width !== now.width || before.height !== now.height) return Infinity;
  return differing(before, now).reduce((count, mark) => count + (mark === 0 ? 0 : 1), 0);
}

/** The parts of two pictures that differ: one at least, whatever differs. Nothing is too small to be one. */
export function findRegions(before: Raster, now: Raster): Region[] {
  const regions = differingStrips(before, now).flatMap((strip) =>
    joinRows(alignRows(before, now, strip)).flatMap((change) =>
      change.before.to - change.before.from === change.now.to - change.now.from
        ? redrawn(before, now, strip, change)
        : grown(before, now, strip, change),
    ),
  );
  if (regions.length > 0) return regions;
  const whole = ({ width, height }: Raster) => ({ x: 0, y: 0, width, height });
  return [region(before, now, whole(before), whole(now))];
}

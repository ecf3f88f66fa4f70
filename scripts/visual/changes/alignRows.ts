import { around, type Box, cut, type Raster } from './raster.ts';

/** Rows that are not the same before and now; of what only came or went, one of the two is empty. */
export interface RowChange {
  before: { from: number; to: number };
  now: { from: number; to: number };
}

/** With more rows that came and went than this, nothing is aligned: it is another picture. */
const MOST_EDITS = 1600;

/** A number by which a row of a picture is known. */
function rowKeys(picture: Raster, { x, y, width, height }: Box): Float64Array {
  const keys = new Float64Array(height);
  for (let row = 0; row < height; row += 1) {
    let one = 0x811c9dc5;
    let other = 0x9e3779b9;
    const start = (y + row) * picture.width + x;
    for (let at = start; at < start + width; at += 1) {
      const pixel = picture.pixels[at] ?? 0;
      one = Math.imul(one ^ pixel, 0x01000193);
      other = Math.imul(other + pixel, 0x85ebca6b) ^ (other >>> 13);
    }
    keys[row] = (one >>> 0) * 0x200000 + ((other >>> 0) & 0x1fffff);
  }
  return keys;
}

/** Each row that both have, by its place before and now: the shortest way from one to the other (Myers); `null` when it is too long. */
function commonRows(before: Float64Array, now: Float64Array): [number, number][] | null {
  const most = Math.min(MOST_EDITS, before.length + now.length);
  const furthest = new Int32Array(2 * most + 3);
  const steps: Int32Array[] = [];
  const center = most + 1;
  for (let edits = 0; edits <= most; edits += 1) {
    steps.push(furthest.slice(center - edits - 1, center + edits + 2));
    for (let lane = -edits; lane <= edits; lane += 2) {
      const fromAbove =
        lane === -edits || (lane !== edits && at(furthest, center + lane - 1) < at(furthest, center + lane + 1));
      let x = fromAbove ? at(furthest, center + lane + 1) : at(furthest, center + lane - 1) + 1;
      while (x < before.length && x - lane < now.length && before[x] === now[x - lane]) x += 1;
      furthest[center + lane] = x;
      if (x >= before.length && x - lane >= now.length) return wayBack(steps, before.length, now.length);
    }
  }
  return null;
}

const at = (numbers: Int32Array, index: number): number => numbers[index] ?? 0;

function wayBack(steps: readonly Int32Array[], beforeLength: number, nowLength: number): [number, number][] {
  const common: [number, number][] = [];
  let x = beforeLength;
  let y = nowLength;
  for (let edits = steps.length - 1; edits >= 0 && (x > 0 || y > 0); edits -= 1) {
    const known = steps[edits] ?? new Int32Array();
    const furthest = (lane: number) => at(known, lane + edits + 1);
    const lane = x - y;
    const fromAbove = lane === -edits || (lane !== edits && furthest(lane - 1) < furthest(lane + 1));
    const lastLane = fromAbove ? lane + 1 : lane - 1;
    const lastX = edits === 0 ? 0 : furthest(lastLane);
    const lastY = edits === 0 ? 0 : lastX - lastLane;
    while (x > lastX && y > lastY) {
      x -= 1;
      y -= 1;
      common.push([x, y]);
    }
    x = lastX;
    y = lastY;
  }
  return common.reverse();
}

/**
 * Which rows of a strip changed, where what moved up or down is the same: a field that grew by two pixels is one change, whatever stands below.
 * @param columns the strip, of both.
 */
export function alignRows(before: Raster, now: Raster, columns: { x: number; width: number }): RowChange[] {
  const keysBefore = rowKeys(before, { ...columns, y: 0, height: before.height });
  const keysNow = rowKeys(now, { ...columns, y: 0, height: now.height });
  const shortest = Math.min(keysBefore.length, keysNow.length);
  let head = 0;
  while (head < shortest && keysBefore[head] === keysNow[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && keysBefore.at(-1 - tail) === keysNow.at(-1 - tail)) tail += 1;
  const end: [number, number] = [keysBefore.length - tail, keysNow.length - tail];
  if (head === end[0] && head === end[1]) return [];
  const common = commonRows(keysBefore.subarray(head, end[0]), keysNow.subarray(head, end[1])) ?? [];
  const changes: RowChange[] = [];
  let [x, y] = [head, head];
  for (const [a, b] of [...common.map(([inBefore, inNow]): [number, number] => [inBefore + head, inNow + head]), end]) {
    if (a > x || b > y) changes.push({ before: { from: x, to: a }, now: { from: y, to: b } });
    [x, y] = [a + 1, b + 1];
  }
  return changes;
}

const growth = ({ before, now }: RowChange) => now.to - now.from - (before.to - before.from);
/** Rows between two changes, that are the same. */
const gap = (one: RowChange, next: RowChange) => next.now.from - one.now.to;

/** Lines of one text lie nearer than this. */
const NEAR_ROWS = 6;
/** Both edges of a box that grew lie nearer than this. */
const BOX_ROWS = 72;

/** Takes together what is one change: the lines of a text, both edges of a box that became taller. */
export function joinRows(changes: readonly RowChange[]): RowChange[] {
  const joined: RowChange[] = [];
  for (const change of changes) {
    const last = joined.at(-1);
    const reach = last && growth(last) !== 0 && growth(change) !== 0 ? BOX_ROWS : NEAR_ROWS;
    if (last && gap(last, change) <= reach)
      joined[joined.length - 1] = {
        before: { from: last.before.from, to: change.before.to },
        now: { from: last.now.from, to: change.now.to },
      };
    else joined.push(change);
  }
  return joined;
}

/** How many columns without a difference divide two strips. */
const DIVIDING_COLUMNS = 24;

/** The strips of columns in which anything differs: a menu that stands still beside a page that moved is none. */
export function differingStrips(before: Raster, now: Raster): { x: number; width: number }[] {
  const { width } = now;
  if (before.width !== width) return [];
  const differs = new Uint8Array(width);
  const height = Math.min(before.height, now.height);
  for (let index = 0; index < width * height; index += 1) {
    if (before.pixels[index] !== now.pixels[index]) differs[index % width] = 1;
  }
  const strips: Box[] = [];
  for (let x = 0; x < width; x += 1) {
    if (differs[x] === 0) continue;
    const last = strips.at(-1);
    const box = { x, y: 0, width: 1, height: 1 };
    if (last && x - (last.x + last.width) < DIVIDING_COLUMNS) strips[strips.length - 1] = around([last, box]);
    else strips.push(box);
  }
  // One of them only became taller, by rows of one colour.
  if (strips.length === 0 && before.height !== now.height) return [{ x: 0, width }];
  return strips.map(({ x, width: strip }) => ({ x, width: strip }));
}

/** The part of a strip that is known to be the same above and below a change, taken with it. */
export function widened(change: RowChange, rows: number, before: Raster, now: Raster): RowChange {
  const above = Math.min(rows, change.before.from, change.now.from);
  const below = Math.min(rows, before.height - change.before.to, now.height - change.now.to);
  return {
    before: { from: change.before.from - above, to: change.before.to + below },
    now: { from: change.now.from - above, to: change.now.to + below },
  };
}

/**
 * A column of a part, without its ground above and below: what only stands elsewhere on the same ground is the same. Where the ground is not
 * the same at both ends, an edge lies between them, and where it lies counts.
 */
export function columnKey(picture: Raster, x: number, { from, to }: RowChange['before']): string {
  const { pixels } = cut(picture, { x, y: from, width: 1, height: to - from });
  const ground = pixels[0];
  const first = pixels.findIndex((pixel) => pixel !== ground);
  if (first < 0) return String(ground);
  if (pixels.at(-1) !== ground) return pixels.join();
  const last = pixels.findLastIndex((pixel) => pixel !== ground);
  return `${ground},${pixels.subarray(first, last + 1).join()}`;
}

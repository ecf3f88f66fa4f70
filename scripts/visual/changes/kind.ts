import type { Raster } from './raster.ts';

/** What of a region changed: its words, its shape or place, or only its colour. */
export type ChangeKind = 'text' | 'box' | 'colour';

/** Two colours that differ in their last bits are one, of a smoothed edge. */
const nearly = (pixel: number) => pixel & 0xf0f0f0;

/** A pixel's colour as it is written: its channels lie from the least byte on. */
const written = (pixel: number) =>
  `#${[pixel, pixel >>> 8, pixel >>> 16].map((channel) => (channel & 0xff).toString(16).padStart(2, '0')).join('')}`;

/** How much of what changed must have changed alike, 0 to 1. */
const ALIKE = 0.85;

/** What most pixels were and became, when every colour became one other and hardly anything stayed. */
function mapped(before: Raster, now: Raster): [string, string] | null {
  const became = new Map<number, Map<number, number>>();
  const stayed = new Map<number, number>();
  let changed = 0;
  for (const [index, pixel] of before.pixels.entries()) {
    const other = now.pixels[index] ?? 0;
    if (pixel !== other) changed += 1;
    else stayed.set(nearly(pixel), (stayed.get(nearly(pixel)) ?? 0) + 1);
    const counts = became.get(nearly(pixel)) ?? new Map<number, number>();
    counts.set(other, (counts.get(other) ?? 0) + 1);
    became.set(nearly(pixel), counts);
  }
  let alike = 0;
  let most = 0;
  let colours: [number, number] = [0, 0];
  for (const [was, counts] of became) {
    const near = new Map<number, number>();
    for (const [is, count] of counts) near.set(nearly(is), (near.get(nearly(is)) ?? 0) + count);
    const [is, count] = [...near].reduce((one, other) => (other[1] > one[1] ? other : one));
    // By no nearness: white that became the canvas is another colour.
    if (is === was && 2 * (stayed.get(was) ?? 0) >= count) continue;
    alike += count;
    if (count > most) [most, colours] = [count, [was, [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0]]];
  }
  if (alike < changed * ALIKE || most === 0) return null;
  const exact = before.pixels.find((pixel) => nearly(pixel) === colours[0]) ?? colours[0];
  return [written(exact), written(colours[1])];
}

/** {@link mapped}, and back again: what vanished became its ground's colour, and its ground did not become it. */
const recoloured = (before: Raster, now: Raster) => (mapped(now, before) === null ? null : mapped(before, now));

/** How far something may have moved to be known again, px. */
const FAR_ALONG = 16;
const FAR_DOWN = 4;
/** How many pixels are looked at: enough to tell. */
const SAMPLES = 600;

/** Distances, the nearest first. */
const DISTANCES = Array.from({ length: 2 * FAR_DOWN + 1 }, (_, down) =>
  Array.from({ length: 2 * FAR_ALONG + 1 }, (__, along): readonly [number, number] => [
    along - FAR_ALONG,
    down - FAR_DOWN,
  ]),
)
  .flat()
  .filter(([along, down]) => along !== 0 || down !== 0)
  .sort(([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d));

const BESIDE = [-1, 0, 1];
const AROUND = BESIDE.flatMap((down) => BESIDE.map((along): readonly [number, number] => [along, down]));

/** The changed pixels at which something is drawn now; an even ground can have come from anywhere. */
function drawnChanges(before: Raster, now: Raster): [number, number][] {
  const { width, height, pixels } = now;
  const changed: [number, number][] = [];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const here = y * width + x;
      if (pixels[here] === before.pixels[here]) continue;
      if (AROUND.some(([along, down]) => pixels[here + down * width + along] !== pixels[here])) changed.push([x, y]);
    }
  }
  const step = Math.ceil(changed.length / SAMPLES);
  return changed.filter((_, index) => index % step === 0);
}

/** In how many ways what belongs together may have moved: a button's words by half of what its edge did. */
const WAYS = 3;

/**
 * The share of the changed pixels that stood elsewhere before, with all that is around them (1 of what only moved), and how far most of them, px.
 * Another word has some of the same strokes, each moved in a way of its own.
 */
function moved(before: Raster, now: Raster): { share: number; distance: number } {
  const { width, height } = now;
  const stood = (x: number, y: number, along: number, down: number) =>
    y + down >= 1 &&
    y + down < height - 1 &&
    x + along >= 1 &&
    x + along < width - 1 &&
    AROUND.every(
      ([dx, dy]) => now.pixels[(y + dy) * width + x + dx] === before.pixels[(y + dy + down) * width + x + dx + along],
    );
  const all = drawnChanges(before, now);
  let left = all;
  let distance = 0;
  for (let way = 0; way < WAYS && left.length > 0; way += 1) {
    const counts = DISTANCES.map(([along, down]) => left.filter(([x, y]) => stood(x, y, along, down)).length);
    const [along = 0, down = 0] = DISTANCES[counts.indexOf(Math.max(...counts))] ?? [];
    if (way === 0) distance = Math.max(Math.abs(along), Math.abs(down));
    left = left.filter(([x, y]) => !stood(x, y, along, down));
  }
  return { share: all.length === 0 ? 0 : 1 - left.length / all.length, distance };
}

/** From this length on a line is an edge and no stroke of a letter, px. */
const EDGE = 20;

/** The share of the changed pixels that stand in a straight line. */
function edgeShare(before: Raster, now: Raster): number {
  const { width, height } = now;
  const differs = (x: number, y: number) => before.pixels[y * width + x] !== now.pixels[y * width + x];
  const inLine = new Uint8Array(width * height);
  const mark = (length: number, lines: number, place: (along: number, line: number) => [number, number]) => {
    for (let line = 0; line < lines; line += 1) {
      let run = 0;
      for (let along = 0; along <= length; along += 1) {
        if (along < length && differs(...place(along, line))) run += 1;
        else {
          for (let back = run; run >= EDGE && back > 0; back -= 1) {
            const [x, y] = place(along - back, line);
            inLine[y * width + x] = 1;
          }
          run = 0;
        }
      }
    }
  };
  mark(width, height, (x, y) => [x, y]);
  mark(height, width, (y, x) => [x, y]);
  let changed = 0;
  let lined = 0;
  for (let index = 0; index < width * height; index += 1) {
    if (before.pixels[index] === now.pixels[index]) continue;
    changed += 1;
    lined += inLine[index] ?? 0;
  }
  return changed === 0 ? 0 : lined / changed;
}

/** What is known of a change from its pixels. */
export interface KnownChange {
  kind: ChangeKind;
  /** What most of it was and became, as `#rrggbb`: of a change of colour. */
  colours?: readonly [string, string];
  /** How far it moved, px: of what is else the same. */
  moved?: number;
}

/** From this share on what changed only moved. */
const MOVED = 0.6;
/** From this share on what changed is an edge. */
const EDGES = 0.35;
/** What is no thicker is a line, px. */
const LINE = 3;

/**
 * What kind of change a region shows: colour where each colour became another one; box where its size is another, or its edges or all of it
 * moved; else text (and what is drawn as finely: an icon).
 */
export function kindOf(before: Raster, now: Raster): KnownChange {
  if (before.width !== now.width || before.height !== now.height) return { kind: 'box' };
  if (Math.min(now.width, now.height) <= LINE) return { kind: 'box' };
  const colours = recoloured(before, now);
  if (colours) return { kind: 'colour', colours };
  const { share, distance } = moved(before, now);
  if (share > MOVED) return { kind: 'box', moved: distance };
  return { kind: edgeShare(before, now) > EDGES ? 'box' : 'text' };
}

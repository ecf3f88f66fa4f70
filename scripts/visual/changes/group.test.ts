import { describe, expect, it } from 'vitest';
import type { Difference } from '../report.ts';
import { groupChanges, picturesOf } from './group.ts';
import type { Region } from './regions.ts';

const box = (width: number, height: number) => ({ x: 0, y: 0, width, height });
const text = (pattern: string, width = 55): Region => ({
  kind: 'text',
  before: box(width, 11),
  now: box(width, 11),
  pattern,
});
const moved = (pattern: string, distance = 1): Region => ({
  kind: 'box',
  before: box(100, 48),
  now: box(100, 48),
  pattern,
  moved: distance,
});
const grown = (pattern: string, by: number): Region => ({
  kind: 'box',
  before: box(90, 48),
  now: box(90, 48 + by),
  pattern,
});
const picture = (name: string, ...regions: Region[]): Difference => ({
  id: name,
  name,
  print: name,
  pixels: 10,
  regions,
});

/** A button one pixel wider in 120 pictures, and one word in one page. */
const both = [
  ...Array.from({ length: 120 }, (_, index) => picture(`pantallas-${index}/listo.1200`, moved(`boton ${index % 7}`))),
  picture('pantallas-mis-datos/listo.1200', text('palabra'), moved('boton 0')),
  picture('pantallas-mis-datos/listo.390', text('palabra')),
  picture('pantallas-mis-datos/listo.1200-oscuro', text('palabra oscura', 54), moved('boton oscuro')),
];

describe('what a run found different', () => {
  it('shows a change of 120 pictures once, and beside it the one word', () => {
    const changes = groupChanges(both);
    expect(changes.map(({ kind, pictures, drawings }) => [kind, pictures.length, drawings.length])).toEqual([
      ['text', 3, 2],
      ['box', 122, 8],
    ]);
  });

  it('shows of a change first the drawing that most pictures have', () => {
    const [, button] = groupChanges(both);
    expect(button?.drawings[0]?.pattern).toBe('boton 0');
  });

  it('takes what grew otherwise, and what moved far, for other changes', () => {
    const changes = groupChanges([
      picture('a/uno.390', grown('1', 2), grown('2', 2), grown('3', 4)),
      picture('a/dos.390', moved('4', 1), moved('5', 12)),
    ]);
    expect(changes.map(({ growth, drawings }) => `${growth} ${drawings.length}`).sort()).toEqual([
      '0 1',
      '0 1',
      '2 2',
      '4 1',
    ]);
  });

  it('has pictures that are new or gone, those that look alike once', () => {
    const fresh = (name: string, print: string): Difference => ({ id: name, name, print, pixels: null });
    const changes = groupChanges([
      fresh('a/uno.390', '1'),
      fresh('a/dos.390', '1'),
      fresh('a/dos.1200', '2'),
      { id: 'a', name: 'a/tres.390', print: '', pixels: null, isGone: true },
    ]);
    expect(changes.map(({ kind, drawings, pictures }) => [kind, drawings.length, pictures.length])).toEqual([
      ['new', 2, 3],
      ['gone', 1, 1],
    ]);
  });

  it('names a change alike in the next run', () => {
    const ids = (differences: readonly Difference[]) => groupChanges(differences).map(({ id }) => id);
    expect(ids(both.toReversed())).toEqual(ids(both));
  });
});

describe('what is accepted with a change', () => {
  const changes = groupChanges(both);
  const [word = '', button = ''] = changes.map(({ id }) => id);

  it('is no picture that shows another change as well', () => {
    expect(picturesOf(changes, new Set([word]))).toEqual(['pantallas-mis-datos/listo.390']);
    expect(picturesOf(changes, new Set([button]))).toHaveLength(120);
  });

  it('is all of them with both, and none with a change that is not there', () => {
    expect(picturesOf(changes, new Set([word, button]))).toHaveLength(123);
    expect(picturesOf(changes, new Set(['nada']))).toEqual([]);
  });
});

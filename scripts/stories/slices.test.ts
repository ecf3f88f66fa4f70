import { describe, expect, it } from 'vitest';
import { sliceStories } from './slices.ts';

const file = (length: number) => Array.from({ length }, (_, index) => index);
const lengths = (files: Record<string, number>, workers: number) =>
  sliceStories(new Map(Object.entries(files).map(([name, length]) => [name, file(length)])), workers).map(
    ({ file: name, stories }) => [name, stories.length],
  );

describe('the stories of some files among workers', () => {
  it('has a part of one file for each of them', () => {
    expect(lengths({ uno: 48 }, 4)).toHaveLength(16);
    expect(lengths({ uno: 10 }, 4)).toEqual([
      ['uno', 3],
      ['uno', 3],
      ['uno', 3],
      ['uno', 1],
    ]);
  });

  it('leaves files whole that are no longer than their share', () => {
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`archivo ${index}`, 10]));
    expect(lengths(many, 4)).toHaveLength(150);
  });

  it('loses no story, and repeats none', () => {
    for (const length of [0, 1, 2, 3, 4, 5, 7, 16, 17, 100]) {
      const slices = sliceStories(new Map([['uno', file(length)]]), 4);
      expect(slices.flatMap(({ stories }) => stories)).toEqual(file(length));
    }
  });
});

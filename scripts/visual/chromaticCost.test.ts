import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readIndex } from './baselines.ts';
import { chromaticCost } from './chromaticCost.ts';

describe('what a build of Chromatic costs', () => {
  it.each([
    ['desktop and phone', ['a/b.1200', 'a/b.390'], 3],
    ['the same, in dark here as well', ['a/b.1200', 'a/b.390', 'a/b.1200-oscuro'], 3],
    ['a phone alone', ['a/b.390'], 2],
    ['dark by its own wish', ['a/b.1200-oscuro', 'a/b.390-oscuro'], 2],
  ])('%s', (_, names, pictures) => {
    expect(chromaticCost(names)).toEqual({ stories: 1, pictures });
  });

  it('docs/visual.md says it to the hundred', () => {
    const { stories, pictures } = chromaticCost(Object.keys(readIndex().pictures));
    expect(stories).toBeGreaterThan(1_000);
    const said = /about (\d+) pictures of (\d+) stories/.exec(readFileSync('docs/visual.md', 'utf8'));
    expect(said?.slice(1).map(Number)).toEqual([pictures, stories].map((count) => Math.round(count / 100) * 100));
  });
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontSize, lineHeight } from './tokens.ts';

const files = globSync('{src,.storybook}/**/*.{ts,tsx,css}').filter((file) => !/\.test\.tsx?$/.test(file));

/** Lines of all styled blocks and style sheets that the pattern finds, with the file they stand in. */
const linesWith = (pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

describe('D-72: the member’s text size is honoured everywhere', () => {
  it('looks at every styled block', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(linesWith(/\$\{(?:type|fontSize)\./).length).toBeGreaterThan(150);
  });

  it('what type is made of is in rem', () => {
    const sizes = [...Object.values(fontSize), ...Object.values(lineHeight)];
    expect(sizes.filter((size) => !size.endsWith('rem'))).toEqual([]);
  });

  it('no type size and no line height is in px', () => {
    expect(linesWith(/(?:^|[\s{`'])(?:font|font-size|line-height): .*\d(?:\}?)px/)).toEqual([]);
    expect(linesWith(/\bfont(?:-size)?: .*\}px/)).toEqual([]);
    expect(linesWith(/\b(?:fontSize|lineHeight): (?:\d|'[^']*px)/)).toEqual([]);
  });

  it('no media or container query is in px', () => {
    expect(linesWith(/@(?:media|container)\b[^{]*(?:\d|\})px/)).toEqual([]);
    expect(linesWith(/matchMedia\(.*px/)).toEqual([]);
    expect(linesWith(/\((?:min-|max-)?(?:width|height|inline-size)[^)]*(?:\d|\})px\)/)).toEqual([]);
  });

  it('no text is as large as the window alone: a size in vw has a least and a most in rem', () => {
    const alone = linesWith(/\bfont(?:-size)?: .*\dc?(?:vw|qw|qi)\b/).filter(
      (line) => !/rem|\$\{fontSize\./.test(line),
    );
    expect(alone.filter((line) => !line.includes('CardArt'))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import * as theme from '#theme/tokens.ts';
import { designTokens, tokenProperties } from './tokenFiles.ts';

/** What of the theme is no record of values, or gives values of another one their properties. */
const NO_VALUES = new Set(['color', 'radius', 'deviceFontStack', 'fontFamily', 'media']);
const records = Object.entries(theme).filter(([name, value]) => typeof value === 'object' && !NO_VALUES.has(name));

interface Token {
  $value: unknown;
}
const json = designTokens() as Record<string, Record<string, Token & Record<string, Token>>>;
const css = tokenProperties();
const [light = '', dark = ''] = css.split(":root[data-theme='dark']");

const isToken = (value: object): value is Token => '$value' in value;
/** How many tokens are in a group, and below it. */
function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return isToken(value) ? 1 : Object.values(value).reduce<number>((sum, part) => sum + countOf(part), 0);
}

describe('tokens.json and tokens.css', () => {
  it('have every value of the theme, and no other', () => {
    const values = records.reduce((sum, [, record]) => sum + Object.keys(record as object).length, 0);
    expect(values).toBeGreaterThan(150);
    expect(countOf(json)).toBe(values);
    // color-scheme stands in both themes.
    expect(css.match(/^ {2}[\w-]+: .+;$/gm)?.length).toBe(values + 2);
  });

  it.each([
    ['light', theme.lightColors],
    ['dark', theme.darkColors],
  ] as const)('have the colours of the %s theme', (name, colours) => {
    for (const [colour, value] of Object.entries(colours)) {
      expect(name === 'light' ? light : dark).toContain(`  ${theme.colorProperty(colour)}: ${value};\n`);
      const { hex, alpha, components } = json.color?.[name]?.[colour]?.$value as {
        hex: string;
        alpha: number;
        components: number[];
      };
      const channels = components.map((component) => Math.round(component * 255));
      const [r, g, b] = channels;
      const written = value.startsWith('#') ? hex.toUpperCase() : `rgba(${r}, ${g}, ${b}, ${alpha})`;
      expect(written).toBe(value);
      expect(hex).toBe(`#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);
    }
  });

  it('have lengths, shadows and curves with their units', () => {
    expect(json.space?.['0-5']?.$value).toEqual({ value: 2, unit: 'px' });
    expect(json.size?.button?.$value).toEqual({ value: 3, unit: 'rem' });
    expect(json.easing?.enter?.$value).toEqual([0.2, 0, 0, 1]);
    expect(json.duration?.modal?.$value).toEqual({ value: 280, unit: 'ms' });
    expect(json.shadow?.raised?.$value).toHaveLength(2);
    expect(json.shadow?.raised?.$value).toMatchObject([
      {
        offsetY: { value: 10, unit: 'px' },
        spread: { value: -10, unit: 'px' },
        color: { alpha: 0.18, hex: '#082a32' },
      },
      { offsetY: { value: 1, unit: 'px' }, spread: { value: 0, unit: 'px' } },
    ]);
    expect(css).toContain('  --space-0-5: 2px;\n');
    expect(css).toContain('  --font-size-body-small: 0.875rem;\n');
  });

  it('have names that the format allows, and each property once', () => {
    const names = (value: unknown): string[] =>
      typeof value === 'object' && value !== null && !isToken(value)
        ? Object.entries(value).flatMap(([name, part]) => [name, ...names(part)])
        : [];
    expect(
      names(json).filter(
        (name) => /[.{}]/.test(name) || (name.startsWith('$') && !/^\$(?:type|description)$/.test(name)),
      ),
    ).toEqual([]);
    const declared = light.match(/^ {2}--[\w-]+(?=:)/gm) ?? [];
    expect(new Set(declared).size).toBe(declared.length);
  });
});

import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#config/contrast.ts';
import { LINES, pairsOf, TEXTS } from './pairs.ts';
import { breakpoint, type ColorName, color, colorProperty, darkColors, lightColors } from './tokens.ts';

const themes = { claro: lightColors as Readonly<Record<ColorName, string>>, oscuro: darkColors };
/** DESIGN.md §2, rows with figures: [colour, ground, in the light theme, in the dark one]. */
const TABLE: readonly (readonly [ColorName, ColorName, number, number])[] = [
  ['textPrimary', 'surfaceCanvas', 15.0, 16.4],
  ['textPrimary', 'surfaceCard', 16.3, 14.6],
  ['textPrimary', 'surfaceSunken', 14.2, 15.7],
  ['textSecondary', 'surfaceCanvas', 7.7, 10.2],
  ['textSecondary', 'surfaceCard', 8.4, 9.0],
  ['textSecondary', 'surfaceSunken', 7.3, 9.7],
  ['textTertiary', 'surfaceCanvas', 7.5, 8.0],
  ['textTertiary', 'surfaceCard', 8.2, 7.1],
  ['textTertiary', 'surfaceSunken', 7.1, 7.7],
  ['textLink', 'surfaceCanvas', 7.6, 10.6],
  ['textLink', 'surfaceCard', 8.3, 9.4],
  ['textLink', 'surfaceSunken', 7.3, 10.1],
  ['textLink', 'surfaceBrandSoft', 7.1, 7.4],
  ['borderControl', 'surfaceCanvas', 3.4, 4.8],
  ['borderControl', 'surfaceCard', 3.8, 4.3],
  ['borderControl', 'surfaceSunken', 3.3, 4.6],
  ['focusRing', 'surfaceCanvas', 7.0, 10.6],
  ['focusRing', 'surfaceCard', 7.7, 9.4],
  ['focusRing', 'surfaceSunken', 6.7, 10.1],
  ['navAccent', 'surfaceNav', 7.6, 9.7],
  ['actionBg', 'surfaceCard', 2.0, 8.1],
  ['actionText', 'actionBg', 8.3, 8.3],
  ['actionText', 'actionHover', 7.2, 9.5],
  ['accentText', 'surfaceCanvas', 7.5, 10.5],
  ['accentText', 'surfaceCard', 8.2, 9.3],
  ['accentText', 'accentSoft', 7.3, 8.3],
  ['ok', 'surfaceCard', 8.5, 9.3],
  ['ok', 'okSoft', 7.4, 8.0],
  ['textPrimary', 'okSoft', 14.2, 12.5],
  ['error', 'surfaceCanvas', 7.7, 9.0],
  ['error', 'surfaceCard', 8.4, 8.0],
  ['error', 'errorSoft', 7.3, 7.7],
  ['onError', 'error', 8.4, 8.2],
  ['warn', 'surfaceCard', 8.1, 10.3],
  ['warn', 'warnSoft', 7.3, 8.9],
  ['info', 'surfaceCard', 8.2, 8.7],
  ['info', 'infoSoft', 7.1, 7.3],
  ['textOnInverse', 'surfaceInverse', 15.1, 14.8],
];

describe.each(Object.entries(themes))('contrast in the theme %s (DESIGN.md §2)', (name, colors) => {
  it.each(pairsOf(TEXTS))('text %s on %s: at least 7', (token, ground) => {
    expect(contrastRatio(colors[token], colors[ground])).toBeGreaterThanOrEqual(7);
  });

  it.each(pairsOf(LINES))('line %s on %s: at least 3', (token, ground) => {
    expect(contrastRatio(colors[token], colors[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(TABLE)('%s on %s is what the table says', (token, ground, light, dark) => {
    const measured = contrastRatio(colors[token], colors[ground]);
    // The table has one decimal.
    expect(Math.abs(measured - (name === 'claro' ? light : dark))).toBeLessThanOrEqual(0.1);
  });

  it('has only colours that can be measured, but for halos and veils', () => {
    const odd = Object.entries(colors).filter(([, value]) => !/^#[0-9A-F]{6}$/.test(value));
    expect(odd.map(([token]) => token)).toEqual([
      'overlayScrim',
      'focusHalo',
      'errorHalo',
      'navActiveBg',
      'navHoverBg',
    ]);
  });
});

it('both themes have the same tokens, each with its own property', () => {
  expect(Object.keys(darkColors).sort()).toEqual(Object.keys(lightColors).sort());
  const names = Object.keys(lightColors) as ColorName[];
  expect(new Set(names.map(colorProperty)).size).toBe(names.length);
  expect(color.textPrimary).toBe('var(--text-primary)');
});

it('the menu turns at the specification’s 685 px (§9, D-42)', () => {
  expect(breakpoint.menu).toBe(685);
});

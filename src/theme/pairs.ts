import type { ColorName } from './tokens.ts';

/* Which colour is used on which (DESIGN.md §2): for the test of our own colours and for checking a brand (brandTheme.ts). */

const surfaces = ['surfaceCanvas', 'surfaceCard', 'surfaceSunken'] as const;

/** Texts: 7:1 on every background they are used on (WCAG 1.4.6). */
export const TEXTS: readonly (readonly [ColorName, readonly ColorName[]])[] = [
  [
    'textPrimary',
    [...surfaces, 'surfaceBrandSoft', 'surfacePanel', 'accentSoft', 'okSoft', 'errorSoft', 'warnSoft', 'infoSoft'],
  ],
  ['textSecondary', [...surfaces, 'surfacePanel', 'surfaceBrandSoft', 'okSoft', 'errorSoft', 'warnSoft', 'infoSoft']],
  ['textTertiary', [...surfaces, 'surfacePanel']],
  ['textLink', [...surfaces, 'surfaceBrandSoft', 'surfacePanel']],
  ['accentText', [...surfaces, 'accentSoft']],
  ['ok', [...surfaces, 'okSoft']],
  ['error', [...surfaces, 'errorSoft']],
  ['warn', [...surfaces, 'warnSoft']],
  ['info', [...surfaces, 'infoSoft']],
  ['actionText', ['actionBg', 'actionHover', 'actionPressed']],
  ['onError', ['error', 'errorHover']],
  ['navText', ['surfaceNav', 'surfaceInk']],
  ['navIcon', ['surfaceNav', 'surfaceInk']],
  ['navActiveText', ['surfaceNav', 'surfaceInk']],
  ['navInverseText', ['navActiveText']],
  ['navAccentText', ['navAccent']],
  ['textOnInverse', ['surfaceInverse']],
];

/** Edges and focus rings: 3:1 (WCAG 1.4.11). */
export const LINES: readonly (readonly [ColorName, readonly ColorName[]])[] = [
  ['borderControl', [...surfaces, 'surfacePanel']],
  ['focusRing', [...surfaces, 'surfacePanel', 'surfaceBrandSoft']],
  ['navAccent', ['surfaceNav', 'surfaceInk']],
];

/** The rows as pairs: the colour, and one it is used on. */
export function pairsOf(rows: typeof TEXTS): (readonly [ColorName, ColorName])[] {
  return rows.flatMap(([token, grounds]) => grounds.map((ground) => [token, ground] as const));
}

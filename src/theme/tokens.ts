/**
 * The semantic colours of both themes (design/DESIGN.md §2). A component names one of these through {@link color} and never a
 * colour: what «danger» looks like is decided here once. Texts have 7:1 on whatever they stand on (WCAG 1.4.6), what cannot be used
 * aside.
 */
export const lightColors = {
  surfaceCanvas: '#F6F5F0',
  surfaceCard: '#FFFFFF',
  surfaceSunken: '#EEF0EA',
  surfaceBrandSoft: '#E3EFED',
  surfaceNav: '#082A32',
  surfaceInk: '#082A32',
  surfacePaper: '#FFFFFF',
  surfacePanel: '#FFFFFF',
  surfaceInverse: '#0A2329',
  textOnInverse: '#F2F7F5',
  surfaceSkeleton: '#E2E6DF',
  overlayScrim: 'rgba(4, 25, 30, 0.56)',
  borderSubtle: '#DEE1D9',
  borderControl: '#738885',
  textPrimary: '#0A2329',
  textSecondary: '#3D5151',
  textTertiary: '#435251',
  textDisabled: '#5C7170',
  textLink: '#0E565F',
  focusRing: '#0F5C66',
  focusHalo: 'rgba(15, 92, 102, 0.18)',
  actionBg: '#FFA24D',
  actionHover: '#F79236',
  actionPressed: '#E8974C',
  actionText: '#06222A',
  accentText: '#7F3D00',
  accentSoft: '#FFF0DF',
  ok: '#085839',
  okSoft: '#E2F3E9',
  error: '#9A1327',
  errorSoft: '#FDEBEA',
  errorHover: '#830E21',
  errorHalo: 'rgba(154, 19, 39, 0.18)',
  onError: '#FFFFFF',
  warn: '#6C4900',
  warnSoft: '#FFF2CF',
  info: '#18508B',
  infoSoft: '#E7F0FA',
  navText: '#D3E2E1',
  navIcon: '#A9C3C4',
  navActiveBg: 'rgba(255, 255, 255, 0.09)',
  navHoverBg: 'rgba(255, 255, 255, 0.05)',
  navActiveText: '#FFFFFF',
  navAccent: '#FFA24D',
} as const;

/** Every semantic colour's name. */
export type ColorName = keyof typeof lightColors;

export const darkColors: Readonly<Record<ColorName, string>> = {
  surfaceCanvas: '#07181C',
  surfaceCard: '#0D242A',
  surfaceSunken: '#0A1D22',
  surfaceBrandSoft: '#133840',
  surfaceNav: '#041013',
  surfaceInk: '#082A32',
  surfacePaper: '#FFFFFF',
  surfacePanel: '#0A1D22',
  surfaceInverse: '#EEF5F2',
  textOnInverse: '#0A2329',
  surfaceSkeleton: '#17343B',
  overlayScrim: 'rgba(1, 8, 10, 0.72)',
  borderSubtle: '#1F3E45',
  borderControl: '#668A8E',
  textPrimary: '#EEF5F2',
  textSecondary: '#B2C6C6',
  textTertiary: '#99B1B1',
  textDisabled: '#8FA9A9',
  textLink: '#86D3D3',
  focusRing: '#86D3D3',
  focusHalo: 'rgba(134, 211, 211, 0.18)',
  actionBg: '#FFA24D',
  actionHover: '#FFB56F',
  actionPressed: '#EBA968',
  actionText: '#06222A',
  accentText: '#FFB56F',
  accentSoft: '#35271A',
  ok: '#74D8A6',
  okSoft: '#0E3327',
  error: '#FF9C98',
  errorSoft: '#3C1A1E',
  errorHover: '#FFB3B0',
  errorHalo: 'rgba(255, 156, 152, 0.18)',
  onError: '#06222A',
  warn: '#F3C969',
  warnSoft: '#352B12',
  info: '#93C2F5',
  infoSoft: '#12304C',
  navText: '#D3E2E1',
  navIcon: '#A9C3C4',
  navActiveBg: 'rgba(255, 255, 255, 0.09)',
  navHoverBg: 'rgba(255, 255, 255, 0.05)',
  navActiveText: '#FFFFFF',
  navAccent: '#FFA24D',
};

/** Name of the CSS custom property that carries a colour: `textPrimary` → `--text-primary`. */
export function colorProperty(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The colours as components use them: `color.textPrimary` is `var(--text-primary)`. */
export const color = Object.fromEntries(
  Object.keys(lightColors).map((name) => [name, `var(${colorProperty(name)})`]),
) as Readonly<Record<ColorName, string>>;

/** Spacing in px on the 4 px grid (DESIGN.md §4). */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  14: '56px',
} as const;

/** Corner radii (DESIGN.md §4): buttons are pills, fields are not. */
export const radius = {
  small: '8px',
  field: '12px',
  tile: '14px',
  card: '16px',
  modal: '24px',
  full: '999px',
} as const;

/** Depth (DESIGN.md §4). */
export const shadow = {
  raised: '0 10px 28px -10px rgba(8, 42, 50, 0.18), 0 1px 3px rgba(8, 42, 50, 0.06)',
  modal: '0 32px 80px -20px rgba(4, 25, 30, 0.45), 0 4px 12px rgba(4, 25, 30, 0.1)',
} as const;

/** Durations and curves (DESIGN.md §4); reduced motion is one rule of the global style. */
export const motion = {
  state: '120ms',
  menu: '200ms',
  modal: '280ms',
  enter: 'cubic-bezier(0.2, 0, 0, 1)',
  exit: 'cubic-bezier(0.4, 0, 1, 1)',
} as const;

/** Stacking order (DESIGN.md §4). Modals live in the browser's top layer and need no number. */
export const layer = { sticky: 10, topBar: 20, menu: 30, scrim: 40, drawer: 45, notice: 60, skipLink: 70 } as const;

/** Font families (DESIGN.md §3). */
export const fontFamily = {
  body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  display: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
} as const;

/** Window widths, px at the default text size (DESIGN.md §5, D-72). `menu` is the specification's own (§9): overlay below it, fixed from it on. */
export const breakpoint = { menu: 685, wide: 1024, profile: 1280, ultra: 1600 } as const;

/** px of the text size that browsers come with: 1 rem, and 1 em of a media query, until the member changes it. */
const DEFAULT_TEXT = 16;

/** A length that is this many px at the browser's default text size, and grows with the member's own (D-72). */
export const rem = (pixels: number): string => `${pixels / DEFAULT_TEXT}rem`;

/**
 * Conditions on the window, for style sheets and for `matchMedia`, in px at the default text size: they follow the member's text as
 * what they arrange does (D-72). «Below» is the exact opposite of «from», also at 684.5 px.
 */
export const windowFrom = (pixels: number): string => `(min-width: ${pixels / DEFAULT_TEXT}em)`;
const below = (pixels: number): string => `not all and ${windowFrom(pixels)}`;

/** Media queries made from {@link breakpoint}, and those of a window's height, px at the default text size. */
export const media = {
  belowMenu: `@media ${below(breakpoint.menu)}`,
  fromMenu: `@media ${windowFrom(breakpoint.menu)}`,
  belowWide: `@media ${below(breakpoint.wide)}`,
  fromWide: `@media ${windowFrom(breakpoint.wide)}`,
  belowProfile: `@media ${below(breakpoint.profile)}`,
  fromProfile: `@media ${windowFrom(breakpoint.profile)}`,
  fromUltra: `@media ${windowFrom(breakpoint.ultra)}`,
  narrowerThan: (pixels: number): string => `@media ${below(pixels)}`,
  lowerThan: (pixels: number): string => `@media not all and (min-height: ${pixels / DEFAULT_TEXT}em)`,
  atLeastHigh: (pixels: number): string => `@media (min-height: ${pixels / DEFAULT_TEXT}em)`,
} as const;

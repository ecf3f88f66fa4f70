/** Colours used on the menu and on panels, which are ink in both themes. */
const inkColors = {
  navText: '#D3E2E1',
  navIcon: '#A9C3C4',
  navActiveBg: 'rgba(255, 255, 255, 0.09)',
  navHoverBg: 'rgba(255, 255, 255, 0.05)',
  navActiveText: '#FFFFFF',
  /** Where the current entry's colour is the ground. */
  navInverseText: '#06222A',
  navAccent: '#FFA24D',
  navAccentText: '#06222A',
} as const;

/**
 * The semantic colours of both themes (DESIGN.md §2). A component names one of these through {@link color} and never a colour: what
 * «danger» looks like is decided here, once. Texts have 7:1 on every background they are used on (WCAG 1.4.6), except those of disabled
 * controls.
 */
export const lightColors = {
  surfaceCanvas: '#F6F5F0',
  surfaceCard: '#FFFFFF',
  surfaceSunken: '#EEF0EA',
  surfaceBrandSoft: '#E3EFED',
  surfaceNav: '#082A32',
  surfaceInk: '#082A32',
  /** The edge of an ink surface on a card: in the dark theme the two are nearly the same colour. */
  borderInk: '#082A32',
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
  ...inkColors,
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
  borderInk: '#3A5F66',
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
  ...inkColors,
};

/** Name of the CSS custom property that carries a colour: `textPrimary` → `--text-primary`. */
export function colorProperty(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The colours as components use them: `color.textPrimary` is `var(--text-primary)`. */
export const color = Object.fromEntries(
  Object.keys(lightColors).map((name) => [name, `var(${colorProperty(name)})`]),
) as Readonly<Record<ColorName, string>>;

/**
 * The height of what fills the window, without the browser's bars. Chrome and Edge can tell it from 108 on (GlobalStyle); before that it is
 * the height with the bars hidden.
 */
export const windowHeight = 'var(--window-height, 100vh)';

/** The same for elements that are fixed over the page: for these 100 % already leaves out the bars, in every browser. */
export const fixedWindowHeight = 'var(--window-height, 100%)';

/**
 * Spacing (DESIGN.md §4): a step's name times 4 px; half steps are for the inside of a row or a button. A size of its own (such as the room
 * of an illustration) is a named constant beside its style, not a step.
 */
export const space = {
  0.5: '2px',
  1: '4px',
  1.5: '6px',
  2: '8px',
  2.5: '10px',
  3: '12px',
  3.5: '14px',
  4: '16px',
  4.5: '18px',
  5: '20px',
  6: '24px',
  7: '28px',
  8: '32px',
  9: '36px',
  10: '40px',
  11: '44px',
  12: '48px',
  14: '56px',
  16: '64px',
  18: '72px',
} as const;

/** Corner radii (DESIGN.md §4), unless a brand has others: buttons are pills, fields are not. */
export const radii = {
  /** Lines that mark a place, 3 or 4 px thick. */
  mark: '2px',
  /** Bars 6 px high. */
  bar: '3px',
  /** A button inside a sentence, and the end of the current entry's mark. */
  word: '4px',
  /** Words with a focus ring of their own, boxes to tick, bars 12 px high. */
  text: '6px',
  small: '8px',
  /** A tile inside a row. */
  inset: '10px',
  field: '12px',
  tile: '14px',
  card: '16px',
  modal: '24px',
  full: '999px',
} as const;

/** Every corner's name; `full` makes a square a disc. */
export type RadiusName = keyof typeof radii;

/** Name of the CSS custom property by which a brand changes a corner (brandTheme.ts); the bank itself never sets it. */
export const radiusProperty = (name: string): string => `--radius-${name}`;

/** The radii as components use them: a brand's, else our own. */
export const radius = Object.fromEntries(
  Object.entries(radii).map(([name, length]) => [name, `var(${radiusProperty(name)}, ${length})`]),
) as Readonly<Record<RadiusName, string>>;

/**
 * Heights of rows and of buttons and other targets (DESIGN.md §4, §6), at the default text size: they grow with the member's own, except a
 * button that holds only an icon.
 */
export const size = {
  iconTarget: '44px',
  target: '2.75rem',
  button: '3rem',
  field: '3.25rem',
  menuRow: '3.5rem',
  row: '4rem',
  rowLarge: '4.25rem',
  selector: '4.5rem',
} as const;

/** Icons in px (DESIGN.md §8): 20 beside words, 24 alone, 16 in lines of small text; the others fit discs, boxes and bars. */
export const iconSize = {
  mark: 14,
  small: 16,
  tick: 18,
  medium: 20,
  disc: 22,
  large: 24,
  xlarge: 28,
  hero: 32,
} as const;

/** How thick an icon is drawn, in its own 24ths (DESIGN.md §8). */
export const iconStroke = { regular: 1.75, medium: 2, semibold: 2.25, bold: 2.5, heavy: 3 } as const;

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
export const layer = {
  sticky: 10,
  topBar: 20,
  menu: 30,
  scrim: 40,
  drawer: 45,
  notice: 60,
  pending: 65,
  skipLink: 70,
} as const;

/** The device's own fonts that stand in for a family until its files have come, and for letters that it lacks (fonts.css). */
const standIns = (family: string): string =>
  ['', ' Roboto', ' DejaVu']
    .map((device) => `'${family} Fallback${device}'`)
    .concat('system-ui', 'sans-serif')
    .join(', ');

/** Font families (DESIGN.md §3) by name: for drawing outside of our documents, and for {@link fontFamily}. */
export const fontStack = {
  body: `'Figtree Variable', ${standIns('Figtree')}`,
  display: `'Bricolage Grotesque Variable', ${standIns('Bricolage')}`,
} as const;

/** The same, with only the device's own fonts. */
export const deviceFontStack = { body: standIns('Figtree'), display: standIns('Bricolage') } as const;

/** Font families as components use them; GlobalStyle sets which fonts they are at the moment. */
export const fontFamily = { body: 'var(--font-body)', display: 'var(--font-display)' } as const;

/** Font weights (DESIGN.md §3). */
export const fontWeight = { regular: 400, medium: 500, strong: 600, bold: 700 } as const;

/** Text sizes (DESIGN.md §3), named like the type styles that use them: for text that takes family and weight from what is around it. */
export const fontSize = {
  /** The smallest, of the bar at a phone's lower edge alone. */
  bar: '0.75rem',
  caption: '0.8125rem',
  bodySmall: '0.875rem',
  bodyMedium: '0.9375rem',
  body: '1rem',
  bodyLarge: '1.0625rem',
  h3: '1.125rem',
  h2Small: '1.25rem',
  moneySmall: '1.375rem',
} as const;

/** Line heights to go with {@link fontSize}; a `bodyMedium` has that of `bodySmall`. */
export const lineHeight = {
  bar: '1rem',
  caption: '1.125rem',
  bodySmall: '1.25rem',
  /** 16 px where lines belong together: names, answers. */
  bodyTight: '1.375rem',
  body: '1.5rem',
  /** 16, 17 and 18 px of pages that are read. */
  readingSmall: '1.625rem',
  reading: '1.75rem',
} as const;

/** Window widths, px at the default text size (DESIGN.md §5, D-72). `menu` is the specification's own (§9): overlay below it, fixed from it on. */
export const breakpoint = { menu: 685, wide: 1024, profile: 1280, ultra: 1600 } as const;

/** The browsers' default text size in px: 1 rem, and 1 em in a media query, unless the member changes it. */
const DEFAULT_TEXT = 16;

/** A length that is this many px at the browser's default text size, and grows with the member's own (D-72). */
export const rem = (pixels: number): string => `${pixels / DEFAULT_TEXT}rem`;

/**
 * Conditions on the window, for style sheets and for `matchMedia`, in px at the default text size: like the layouts they switch, they
 * follow the member's text size (D-72). «Below» is the exact opposite of «from», also at 684.5 px.
 */
export const windowFrom = (pixels: number): string => `(min-width: ${pixels / DEFAULT_TEXT}em)`;
/** The same of the window's height. */
export const windowHigh = (pixels: number): string => `(min-height: ${pixels / DEFAULT_TEXT}em)`;
/** Just narrower than {@link windowFrom} is true of, for conditions that stand together: `not` would be of all of them. */
export const windowUpTo = (pixels: number): string => `(max-width: ${(pixels - 0.02) / DEFAULT_TEXT}em)`;
/** The same of the window's height. */
export const windowLowerThan = (pixels: number): string => `(max-height: ${(pixels - 0.02) / DEFAULT_TEXT}em)`;
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
  lowerThan: (pixels: number): string => `@media not all and ${windowHigh(pixels)}`,
  atLeastHigh: (pixels: number): string => `@media ${windowHigh(pixels)}`,
} as const;

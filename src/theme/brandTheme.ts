import { contrastOf, hexOf, isHex, type Oklch, oklchOf } from './oklch.ts';
import { LINES, pairsOf, TEXTS } from './pairs.ts';
import { sceneTokens } from './sceneTokens.ts';
import { type ColorName, color, colorProperty, darkColors, lightColors, radii, radiusProperty } from './tokens.ts';

/** The few colours and sizes that a cooperative gives for its brand; colours are `#rrggbb`. */
export interface BrandSeeds {
  /** Links, the focus ring, what is chosen. */
  primary: string;
  /** The primary button; one per view. */
  accent: string;
  /** Menu and brand panels, and the hue of all text; by default a dark one of `primary`. */
  ink?: string;
  /** Background of the page in the light theme; by default nearly white with the hue of `primary`. */
  neutral?: string;
  /** Corner radius of a card in px, 16 by default; all other corners follow, except pills and discs. */
  radius?: number;
  /** Replaces the mark: `logoUrl` of Brand and of the layouts. */
  logoUrl?: string;
}

/** Names of the seeds that are colours. */
export type SeedName = 'primary' | 'accent' | 'ink' | 'neutral';

/** Why a brand cannot be used. */
export interface BrandFault {
  /** The seeds to change, the likeliest first: the given ones that cause the fault, else a required one. */
  seeds: readonly (SeedName | 'radius')[];
  /** In words, for the person who chose them. */
  es: string;
  en: string;
}

/** Values of the custom properties of one theme, by property: `--text-primary`. */
export type BrandProperties = Readonly<Record<string, string>>;

/** Both themes of a brand that can be used. */
export interface AcceptedBrand {
  ok: true;
  light: BrandProperties;
  dark: BrandProperties;
  logoUrl: string | null;
}

/** Both themes of a brand, or everything that is wrong with it. */
export type BrandTheme = AcceptedBrand | { ok: false; faults: readonly BrandFault[] };

/** WCAG 1.4.3 and 1.4.11: a lower contrast is refused. Colours that we compute aim at 7 (1.4.6), as our own do. */
const LEAST = { text: 4.5, line: 3 } as const;
const AIM = { text: 7, line: 3 } as const;

/** A style, for React. */
export interface BrandPart {
  readonly [property: `--${string}`]: string;
  readonly color: string;
  readonly background: string;
  readonly colorScheme: string;
}

type Colors = Readonly<Record<ColorName, string>>;
type ThemeName = 'light' | 'dark';

/** The seeds that our own colours would have grown from. A brand colour differs from ours as its seed differs from the one here. */
const OWN: Readonly<Record<SeedName, string>> = {
  primary: lightColors.textLink,
  accent: lightColors.actionBg,
  ink: lightColors.surfaceInk,
  neutral: lightColors.surfaceCanvas,
};

/** The seed that each colour takes hue and strength from. Colours that are not listed are the same in every brand: states, white, veils. */
const GROWN: Readonly<Record<ThemeName, Readonly<Record<SeedName, readonly ColorName[]>>>> = {
  light: {
    primary: ['surfaceBrandSoft', 'borderControl', 'textLink', 'focusRing'],
    accent: ['actionBg', 'actionHover', 'actionPressed', 'accentText', 'accentSoft', 'navAccent'],
    ink: [
      ...(['surfaceNav', 'surfaceInk', 'borderInk', 'surfaceInverse', 'textOnInverse', 'textPrimary'] as const),
      ...(['textSecondary', 'textTertiary', 'textDisabled', 'actionText', 'navText', 'navIcon'] as const),
      ...(['navInverseText', 'navAccentText'] as const),
    ],
    neutral: ['surfaceCanvas', 'surfaceSunken', 'surfaceSkeleton', 'borderSubtle'],
  },
  dark: {
    primary: ['surfaceBrandSoft', 'borderControl', 'textLink', 'focusRing'],
    accent: ['actionBg', 'actionHover', 'actionPressed', 'accentText', 'accentSoft', 'navAccent'],
    ink: [
      ...([
        'surfaceCanvas',
        'surfaceCard',
        'surfaceSunken',
        'surfacePanel',
        'surfaceSkeleton',
        'borderSubtle',
      ] as const),
      ...(['surfaceNav', 'surfaceInk', 'borderInk', 'surfaceInverse', 'textOnInverse', 'textPrimary'] as const),
      ...(['textSecondary', 'textTertiary', 'textDisabled', 'actionText', 'navText', 'navIcon'] as const),
      ...(['navInverseText', 'navAccentText'] as const),
    ],
    neutral: [],
  },
};

/** Colours that are the seed itself: where one cannot be read, the brand is refused and the colour is not changed. */
const LITERAL: Readonly<Record<ThemeName, Partial<Record<ColorName, SeedName>>>> = {
  light: {
    textLink: 'primary',
    focusRing: 'primary',
    actionBg: 'accent',
    surfaceNav: 'ink',
    surfaceInk: 'ink',
    borderInk: 'ink',
    surfaceCanvas: 'neutral',
  },
  dark: { actionBg: 'accent', surfaceInk: 'ink' },
};

const ACTIONS = ['actionBg', 'actionHover', 'actionPressed'] as const;
const BESIDE_ACTION: readonly ColorName[] = ['actionHover', 'actionPressed'];

/** Text colours that are chosen among two or three, and not adjusted. */
const CHOSEN: readonly ColorName[] = ['actionText', 'navAccentText'];

/** Limit: how many times stronger than our own a colour may become. */
const STRONGEST = 3;

/**
 * Makes both themes from a few seeds (docs/messages-and-brand.md). Every colour keeps the lightness of ours and takes hue and strength from
 * its seed; steps look equal in any hue. Computed texts and edges are made lighter or darker until they can be read. Where a seed is used
 * as it is and cannot be read, the brand is refused, with every failing pair.
 */
export function brandTheme(seeds: BrandSeeds): BrandTheme {
  const wrong = wrongSeeds(seeds);
  if (wrong.length > 0) return { ok: false, faults: wrong };
  const own = oklchOf(seeds.primary);
  const grown: Record<SeedName, string> = {
    primary: seeds.primary,
    accent: seeds.accent,
    ink: seeds.ink ?? hexOf({ ...recoloured(OWN.ink, seeds.primary, OWN.primary), h: own.h }),
    neutral: seeds.neutral ?? hexOf({ ...oklchOf(OWN.neutral), h: own.h }),
  };
  const light = colorsOf('light', grown);
  const dark = colorsOf('dark', grown);
  const faults = [...faultsOf('light', light, seeds), ...faultsOf('dark', dark, seeds)];
  if (faults.length > 0) return { ok: false, faults };
  const corners = cornersOf(seeds.radius);
  return {
    ok: true,
    light: { ...propertiesOf(light), ...sceneOf('light', grown), ...corners },
    dark: { ...propertiesOf(dark), ...sceneOf('dark', grown), ...corners },
    logoUrl: seeds.logoUrl ?? null,
  };
}

/**
 * The `style` for a part of a page in a brand of its own: `<section style={brandPart(brand, 'dark')}>`. It also sets what the part would
 * inherit from the page around it: text colour, background, and the colour scheme of the browser's own controls.
 */
export function brandPart(brand: AcceptedBrand, theme: ThemeName): BrandPart {
  return { ...brand[theme], color: color.textPrimary, background: color.surfaceCanvas, colorScheme: theme };
}

/** Seeds that may be missing. Seeds also come out of files, where no type demands the others. */
const OPTIONAL: readonly SeedName[] = ['ink', 'neutral'];

function wrongSeeds(seeds: BrandSeeds): BrandFault[] {
  const faults: BrandFault[] = (['primary', 'accent', 'ink', 'neutral'] as const)
    .filter((name) => !(OPTIONAL.includes(name) && seeds[name] === undefined) && !isHex(String(seeds[name])))
    .map((name) => ({
      seeds: [name],
      es: `«${name}» debe ser un color #rrggbb.`,
      en: `“${name}” must be a colour #rrggbb.`,
    }));
  const { radius = 0 } = seeds;
  if (!(typeof radius === 'number' && radius >= 0 && radius <= MOST_ROUND)) {
    const between = { es: `entre 0 y ${MOST_ROUND} px`, en: `between 0 and ${MOST_ROUND} px` };
    faults.push({ seeds: ['radius'], es: `«radius» debe estar ${between.es}.`, en: `“radius” must be ${between.en}.` });
  }
  return faults;
}

/** One of our colours in the hue of a seed, as much stronger or weaker as the seed is than ours. */
function recoloured(original: string, seed: string, own: string): Oklch {
  const [{ l, c }, to, from] = [oklchOf(original), oklchOf(seed), oklchOf(own)];
  return { l, c: c * Math.min(STRONGEST, to.c / from.c), h: to.h };
}

function colorsOf(theme: ThemeName, seeds: Readonly<Record<SeedName, string>>): Colors {
  const ours: Colors = theme === 'light' ? lightColors : darkColors;
  const colors: Record<ColorName, string> = { ...ours };
  for (const seed of ['neutral', 'ink', 'primary', 'accent'] as const) {
    for (const name of GROWN[theme][seed]) {
      const given = LITERAL[theme][name];
      colors[name] = given ? seeds[given].toUpperCase() : hexOf(recoloured(ours[name], seeds[seed], OWN[seed]));
    }
  }
  act(colors, ours, seeds);
  for (const [rows, aim] of [
    [TEXTS, AIM.text],
    [LINES, AIM.line],
  ] as const) {
    for (const [name, grounds] of rows) {
      if (isOurs(theme, name) || CHOSEN.includes(name)) continue;
      colors[name] = readable(
        colors[name],
        grounds.map((ground) => colors[ground]),
        aim,
      );
    }
  }
  colors.navAccentText = readOn(colors.navAccent, colors.navAccentText);
  colors.focusHalo = veil(colors.focusRing);
  return colors;
}

/** True of colours that are not adjusted: seeds used as they are, and states. */
function isOurs(theme: ThemeName, name: ColorName): boolean {
  return name in LITERAL[theme] || !Object.values(GROWN[theme]).some((names) => names.includes(name));
}

/**
 * Sets the colours of the primary button and of the menu's mark: the seed, two steps beside it, and ink or white on them, whichever reads
 * better.
 */
function act(
  colors: Record<ColorName, string>,
  ours: Colors,
  { accent, ink }: Readonly<Record<SeedName, string>>,
): void {
  const [seed, own] = [oklchOf(accent), oklchOf(ours.actionBg)];
  const step = (name: ColorName, darker: boolean): string => {
    const distance = oklchOf(ours[name]).l - own.l;
    return hexOf({ ...seed, l: seed.l + (darker ? -Math.abs(distance) : distance) });
  };
  const dark = hexOf(recoloured(ours.actionText, ink, OWN.ink));
  const worst = (text: string): number => Math.min(...ACTIONS.map((name) => contrastOf(text, colors[name])));
  // The same in the menu, as far as it is seen there.
  colors.navAccent = colors.actionBg;
  for (const name of BESIDE_ACTION) colors[name] = step(name, false);
  colors.actionText = dark;
  if (worst(dark) >= LEAST.text) return;
  const before = { ...colors };
  for (const name of BESIDE_ACTION) colors[name] = step(name, true);
  if (worst('#FFFFFF') > Math.min(...ACTIONS.map((name) => contrastOf(dark, before[name]))))
    colors.actionText = '#FFFFFF';
  else Object.assign(colors, before);
}

/** Ink where it is readable on the background, else white, else black: white or black always is (4.58 on the worst grey). */
function readOn(ground: string, ink: string): string {
  return [ink, '#FFFFFF'].find((text) => contrastOf(text, ground) >= LEAST.text) ?? '#000000';
}

/** The colour, made darker or lighter until it has the wanted contrast on every background, or can go no further. */
function readable(original: string, grounds: readonly string[], aim: number): string {
  const worst = (tried: string): number => Math.min(...grounds.map((ground) => contrastOf(tried, ground)));
  const start = oklchOf(original);
  const way = contrastOf('#FFFFFF', grounds[0] ?? '#FFFFFF') > contrastOf('#000000', grounds[0] ?? '#FFFFFF') ? 1 : -1;
  let best = original;
  for (let l = start.l; worst(best) < aim && l > 0.02 && l < 0.99; l += way * STEP) best = hexOf({ ...start, l });
  return best;
}

const STEP = 0.005;

const veil = (hex: string): string => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgba(${r}, ${g}, ${b}, 0.18)`;
};

const SAID = { light: { es: 'Tema claro', en: 'Light theme' }, dark: { es: 'Tema oscuro', en: 'Dark theme' } } as const;

/**
 * The seeds to change for a failing pair, the likeliest first. A computed colour was already adjusted to every background it is used on.
 */
function toChange(theme: ThemeName, name: ColorName, ground: ColorName): SeedName[] {
  const grounds = [...TEXTS, ...LINES].filter(([text]) => text === name).flatMap(([, all]) => all);
  const order = isOurs(theme, name)
    ? [name, ground]
    : [ground, ...grounds.filter((other) => other in LITERAL[theme]), name];
  return [...new Set(order.map((one) => seedOf(theme, one)))].filter((seed) => seed !== null);
}

function faultsOf(theme: ThemeName, colors: Colors, given: BrandSeeds): BrandFault[] {
  return [
    ...pairsOf(TEXTS).map((pair) => [...pair, LEAST.text] as const),
    ...pairsOf(LINES).map((pair) => [...pair, LEAST.line] as const),
  ].flatMap(([name, ground, least]) => {
    const ratio = contrastOf(colors[name], colors[ground]);
    if (ratio >= least) return [];
    const seeds = toChange(theme, name, ground).filter((seed) => given[seed] !== undefined);
    // Seeds that were not given are derived from `primary`.
    if (seeds.length === 0) seeds.push('primary');
    // Cut, not rounded: 4,46 must not be shown as 4,5.
    const said = (Math.floor(ratio * 100) / 100).toFixed(2);
    const names = (or: string) => seeds.map((seed) => `«${seed}»`).join(or);
    return [
      {
        seeds,
        es: `${SAID[theme].es}: ${name} sobre ${ground} tiene ${said.replace('.', ',')}:1 y necesita ${String(least).replace('.', ',')}:1. Cambie ${names(' o ')}.`,
        en: `${SAID[theme].en}: ${name} on ${ground} has ${said}:1 and needs ${least}:1. Change ${names(' or ')}.`,
      },
    ];
  });
}

function seedOf(theme: ThemeName, name: ColorName): SeedName | null {
  const found = Object.entries(GROWN[theme]).find(([, names]) => names.includes(name));
  return (found?.[0] as SeedName | undefined) ?? null;
}

const propertiesOf = (colors: Colors): BrandProperties =>
  Object.fromEntries(Object.entries(colors).map(([name, value]) => [colorProperty(name), value]));

/** Mountains in the ink's hue, the sun in the accent's. */
function sceneOf(theme: ThemeName, { ink, accent }: Readonly<Record<SeedName, string>>): BrandProperties {
  return Object.fromEntries(
    Object.entries(sceneTokens[theme]).map(([name, value]) => [
      name,
      name === '--scene-sun' ? accent : hexOf(recoloured(value, ink, OWN.ink)),
    ]),
  );
}

/** Rounder cards would be drawn over what they hold. */
const MOST_ROUND = 24;
const OWN_RADIUS = Number.parseInt(radii.card, 10);

/** Lines that mark a place, bars and pills are as round as they are thick, whatever the brand. */
const FOLLOWING = ['word', 'text', 'small', 'inset', 'field', 'tile', 'card', 'modal'] as const;

function cornersOf(card: number | undefined): BrandProperties {
  if (card === undefined) return {};
  return Object.fromEntries(
    FOLLOWING.map((name) => [
      radiusProperty(name),
      `${Math.round((Number.parseInt(radii[name], 10) * card) / OWN_RADIUS)}px`,
    ]),
  );
}

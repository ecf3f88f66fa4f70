import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#config/contrast.ts';
import { type BrandSeeds, type BrandTheme, brandTheme } from './brandTheme.ts';
import { contrastOf, hexOf, oklchOf } from './oklch.ts';
import { LINES, pairsOf, TEXTS } from './pairs.ts';
import { sceneTokens } from './sceneTokens.ts';
import { type ColorName, colorProperty, darkColors, lightColors } from './tokens.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

const OWN = { primary: '#0E565F', accent: '#FFA24D', ink: '#082A32', neutral: '#F6F5F0' };
const BRANDS = {
  green: { primary: '#1F6B2E', accent: '#F2C230', radius: 8 },
  wine: { primary: '#8A1538', accent: '#B3261E', ink: '#3B0A1A', neutral: '#FAF7F5', radius: 4 },
  blue: { primary: '#1447B8', accent: '#FFD400', ink: '#0B1F4D' },
  grey: { primary: '#404040', accent: '#9E9E9E' },
};

function themesOf(theme: BrandTheme) {
  if (!theme.ok) throw new Error(theme.faults.map(({ en }) => en).join('\n'));
  return theme;
}

const wrong = (theme: BrandTheme) => (theme.ok ? [] : theme.faults);

describe('oklch', () => {
  it('there and back is the same colour', () => {
    fc.assert(
      fc.property(hex, (color) => {
        expect(hexOf(oklchOf(color))).toBe(color);
      }),
    );
  });

  it('a colour that no screen has keeps lightness and hue', () => {
    const shown = oklchOf(hexOf({ l: 0.7, c: 0.4, h: 200 }));
    expect(shown.l).toBeCloseTo(0.7, 1);
    expect(shown.h).toBeGreaterThan(195);
    expect(shown.h).toBeLessThan(205);
  });

  it('contrast is the configuration’s own', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        expect(contrastOf(one, other)).toBe(contrastRatio(one, other));
      }),
    );
  });
});

describe('a brand from its seeds', () => {
  it('our own seeds give our own colours, nearly', () => {
    const { light, dark } = themesOf(brandTheme(OWN));
    for (const [theme, colors] of [
      [light, lightColors],
      [dark, darkColors],
    ] as const) {
      for (const [name, value] of Object.entries(colors)) {
        if (!value.startsWith('#')) continue;
        const made = theme[colorProperty(name)] ?? '';
        expect(Math.abs(oklchOf(made).l - oklchOf(value).l), `${name} ${made} ${value}`).toBeLessThan(0.03);
      }
    }
    expect(light[colorProperty('textLink')]).toBe(OWN.primary);
  });

  it.each(Object.entries(BRANDS))('%s: every pair of both themes can be read', (_, seeds) => {
    const { light, dark } = themesOf(brandTheme(seeds));
    for (const theme of [light, dark]) {
      const of = (name: ColorName) => theme[colorProperty(name)] ?? '';
      for (const [text, ground] of pairsOf(TEXTS))
        expect(contrastRatio(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
      for (const [line, ground] of pairsOf(LINES))
        expect(contrastRatio(of(line), of(ground))).toBeGreaterThanOrEqual(3);
    }
  });

  it('every property of ours is set, and none is unknown', () => {
    const { light } = themesOf(brandTheme(BRANDS.green));
    const ours = [...Object.keys(lightColors).map(colorProperty), ...Object.keys(sceneTokens.light)];
    expect(Object.keys(light).filter((name) => !name.startsWith('--radius'))).toEqual(expect.arrayContaining(ours));
    expect(Object.values(light).join(' ')).not.toContain('NaN');
  });

  it('a seed stands as it is where it is seen as the brand', () => {
    const { light, dark } = themesOf(brandTheme(BRANDS.wine));
    expect(light['--text-link']).toBe('#8A1538');
    expect(light['--surface-ink']).toBe('#3B0A1A');
    expect(dark['--action-bg']).toBe('#B3261E');
    expect(light['--action-text']).toBe('#FFFFFF');
  });

  it('corners follow the card’s; pills stay', () => {
    const { light } = themesOf(brandTheme(BRANDS.green));
    expect(light['--radius-card']).toBe('8px');
    expect(light['--radius-field']).toBe('6px');
    expect(light['--radius-modal']).toBe('12px');
    expect(light).not.toHaveProperty('--radius-full');
    expect(Object.keys(themesOf(brandTheme(OWN)).light).some((name) => name.startsWith('--radius'))).toBe(false);
  });

  it('whatever the seeds, it is refused or can be read', () => {
    fc.assert(
      fc.property(hex, hex, (primary, accent) => {
        const theme = brandTheme({ primary, accent });
        for (const colors of theme.ok ? [theme.light, theme.dark] : [])
          for (const [text, ground] of pairsOf(TEXTS)) {
            const ratio = contrastRatio(colors[colorProperty(text)] ?? '', colors[colorProperty(ground)] ?? '');
            expect(ratio).toBeGreaterThanOrEqual(4.5);
          }
        if (!theme.ok) expect(theme.faults.length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a brand that cannot be read is refused with the reason', () => {
  it('yellow links on white', () => {
    const faults = wrong(brandTheme({ primary: '#F2C230', accent: '#0E565F', ink: '#082A32' }));
    expect(faults[0]?.seeds[0]).toBe('primary');
    expect(faults.map(({ es }) => es)).toContain(
      'Tema claro: textLink sobre surfaceCard tiene 1,67:1 y necesita 4,5:1. Cambie «primary».',
    );
    expect(faults.map(({ en }) => en)).toContain(
      'Light theme: textLink on surfaceCard has 1.67:1 and needs 4.5:1. Change «primary».',
    );
  });

  it('a pale ink, and a dark ground of the page', () => {
    expect(wrong(brandTheme({ ...OWN, ink: '#C8D8DC' })).flatMap(({ seeds }) => seeds)).toContain('ink');
    expect(wrong(brandTheme({ ...OWN, neutral: '#8A8A8A' })).flatMap(({ seeds }) => seeds)).toContain('neutral');
  });

  it('an accent on which neither ink nor white can be read', () => {
    expect(wrong(brandTheme({ ...OWN, accent: '#7F7F7F' })).flatMap(({ seeds }) => seeds)).toContain('accent');
  });

  it('an accent that the menu would swallow is lighter there alone', () => {
    const { light } = themesOf(brandTheme({ ...OWN, accent: '#082A32' }));
    expect(light['--action-bg']).toBe('#082A32');
    expect(contrastRatio(light['--nav-accent'] ?? '', light['--surface-nav'] ?? '')).toBeGreaterThanOrEqual(3);
  });

  it('a seed that is missing, as in a file that nobody checked', () => {
    const seeds = JSON.parse('{ "primary": "#1A5A27" }') as BrandSeeds;
    expect(wrong(brandTheme(seeds))).toEqual([
      {
        seeds: ['accent'],
        es: '«accent» debe ser un color #rrggbb.',
        en: '“accent” must be a colour #rrggbb.',
      },
    ]);
    expect(wrong(brandTheme({ ...OWN, ink: null } as unknown as BrandSeeds)).map(({ seeds: of }) => of)).toEqual([
      ['ink'],
    ]);
  });

  it('each fault names seeds that were given, or must be', () => {
    const { ink: _, ...withoutInk } = OWN;
    const [first] = wrong(brandTheme({ ...withoutInk, neutral: '#000000' }));
    expect(first?.seeds).toEqual(['neutral']);
    expect(first?.es).toContain('Cambie «neutral».');
    expect(wrong(brandTheme({ ...OWN, radius: 99 })).map(({ seeds }) => seeds)).toEqual([['radius']]);
    fc.assert(
      fc.property(
        hex,
        hex,
        fc.option(hex, { nil: undefined }),
        fc.option(hex, { nil: undefined }),
        (primary, accent, darkest, ground) => {
          const seeds = { primary, accent, ...(darkest && { ink: darkest }), ...(ground && { neutral: ground }) };
          for (const fault of wrong(brandTheme(seeds))) {
            expect(fault.seeds.length).toBeGreaterThan(0);
            expect(Object.keys(seeds)).toEqual(expect.arrayContaining([...fault.seeds]));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([null, '8', Number.NaN, -1])('corners of %j, as in a file that nobody checked', (radius) => {
    expect(wrong(brandTheme({ ...OWN, radius } as unknown as BrandSeeds)).map(({ seeds }) => seeds)).toEqual([
      ['radius'],
    ]);
  });

  it('what is no colour, and corners that are too round', () => {
    expect(wrong(brandTheme({ ...OWN, primary: 'teal', radius: 99 })).map(({ es }) => es)).toEqual([
      '«primary» debe ser un color #rrggbb.',
      '«radius» debe estar entre 0 y 24 px.',
    ]);
  });
});

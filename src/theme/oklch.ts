/*
 * Colours by how they are seen: OKLCH has lightness, strength and hue apart, and equal steps of lightness look equal whatever the hue. The
 * matrices are those of CSS Color 4 (sRGB, D65).
 */

/** Lightness 0 to 1, chroma from 0 (grey) to some 0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Three = readonly [number, number, number];

/** True for `#rrggbb`, the only way in which seeds are written. */
export const isHex = (color: string): boolean => /^#[0-9a-f]{6}$/i.test(color);

/** `#rrggbb` → OKLCH. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const hue = (Math.atan2(y, a) * 180) / Math.PI;
  return { l, c: Math.hypot(a, y), h: (hue + 360) % 360 };
}

/** OKLCH → `#RRGGBB`. A colour that no screen can show becomes the strongest one of its lightness and hue. */
export function hexOf({ l, c, h }: Oklch): string {
  let [within, beyond] = [0, c];
  if (isShown(linear({ l, c, h }))) within = c;
  else
    for (let step = 0; step < 20; step += 1) {
      const half = (within + beyond) / 2;
      if (isShown(linear({ l, c: half, h }))) within = half;
      else beyond = half;
    }
  const channels = linear({ l, c: within, h }).map((value) => {
    const shown = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    const byte = Math.round(Math.min(1, Math.max(0, shown)) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${channels.join('').toUpperCase()}`;
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastOf(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linearOf(hex: string): Three {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function linear({ l, c, h }: Oklch): Three {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Rounding alone may lie outside. */
const EDGE = 1e-4;

const isShown = (channels: Three): boolean => channels.every((value) => value >= -EDGE && value <= 1 + EDGE);

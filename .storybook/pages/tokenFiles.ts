import type { Plugin } from 'vite';
import * as theme from '#theme/tokens.ts';

/*
 * The theme's tokens for whoever does not write with it: as the Design Tokens Community Group has them (format of 2025.10), and as custom
 * properties. Made from src/theme/tokens.ts while the catalogue is served or built; DESIGN.md §2–§4 says what they are.
 */

/** A token, or a group of them with what they have in common. */
type TokenGroup = Record<string, unknown>;

type Values = Readonly<Record<string, string | number>>;

const { lightColors, darkColors, space, radii, size, iconSize, iconStroke, shadow, motion, layer } = theme;
const { fontStack, fontWeight, fontSize, lineHeight, breakpoint, colorProperty } = theme;

/** A dot would end a token's name there. */
const plainName = (name: string): string => name.replaceAll('.', '-');

const group = ($type: string, values: Values, valueOf: (value: string) => unknown): TokenGroup => ({
  $type,
  ...Object.fromEntries(
    Object.entries(values).map(([name, value]) => [plainName(name), { $value: valueOf(String(value)) }]),
  ),
});

/** `#0A2329`, `rgba(4, 25, 30, 0.56)`. */
function colourOf(text: string): unknown {
  const [, red = '', green = '', blue = '', alpha = '1'] =
    /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(text) ??
    /^#(..)(..)(..)$/.exec(text)?.map((part) => (part.startsWith('#') ? part : String(Number.parseInt(part, 16)))) ??
    unknown('colour', text);
  const channels = [red, green, blue].map(Number);
  const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000),
    alpha: Number(alpha),
    hex,
  };
}

/** `12px`, `1.25rem`, `0`. */
function lengthOf(text: string): unknown {
  const [, value = '', unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(text) ?? unknown('length', text);
  return { value: Number(value), unit };
}

/** One shadow on the other: `0 10px 28px -10px rgba(…)`. */
function shadowOf(text: string): unknown {
  return text.split(/, (?=-?\d+(?:px)? )/).map((oneShadow) => {
    const [, x, y, blur, spread = '0', colour = ''] =
      /^(\S+) (\S+) (\S+)(?: (-?\d\S*))? (rgba\(.+\))$/.exec(oneShadow) ?? unknown('shadow', oneShadow);
    const [offsetX, offsetY, blurred, spreading] = [x, y, blur, spread].map((part) => lengthOf(part ?? '0'));
    return { color: colourOf(colour), offsetX, offsetY, blur: blurred, spread: spreading };
  });
}

const isCurve = (text: string): boolean => text.startsWith('cubic-bezier');
const numbersIn = (text: string): number[] => (text.match(/[\d.]+/g) ?? []).map(Number);
const durationOf = (text: string): unknown => ({ value: Number.parseInt(text, 10), unit: 'ms' });
const familyOf = (text: string): string[] => text.split(', ').map((name) => name.replaceAll("'", ''));

const some = (values: Values, isOne: (text: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isOne(String(value))));

function unknown(kind: string, text: string): never {
  throw new Error(`tokens.json: «${text}» is no ${kind}.`);
}

/** The tokens as data (tokens.json). @throws Error for a value of the theme that has no form there. */
export function designTokens(): TokenGroup {
  const pixels = (value: string): unknown => lengthOf(`${value}px`);
  return {
    $description: 'BancaVirtual: los valores del tema, claro y oscuro.',
    color: { light: group('color', lightColors, colourOf), dark: group('color', darkColors, colourOf) },
    space: group('dimension', space, lengthOf),
    radius: group('dimension', radii, lengthOf),
    size: group('dimension', size, lengthOf),
    iconSize: group('dimension', iconSize, pixels),
    iconStroke: group('number', iconStroke, Number),
    shadow: group('shadow', shadow, shadowOf),
    duration: group(
      'duration',
      some(motion, (text) => !isCurve(text)),
      durationOf,
    ),
    easing: group('cubicBezier', some(motion, isCurve), numbersIn),
    layer: group('number', layer, Number),
    fontFamily: group('fontFamily', fontStack, familyOf),
    fontWeight: group('fontWeight', fontWeight, Number),
    fontSize: group('dimension', fontSize, lengthOf),
    lineHeight: group('dimension', lineHeight, lengthOf),
    breakpoint: group('dimension', breakpoint, pixels),
  };
}

const properties = (prefix: string, values: Values, unit = ''): string[] =>
  Object.entries(values).map(([name, value]) => `${colorProperty(plainName(`${prefix}-${name}`))}: ${value}${unit};`);

const colours = (values: Values): string[] =>
  Object.entries(values).map(([name, value]) => `${colorProperty(name)}: ${value};`);

const rule = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;

/** The tokens as custom properties (tokens.css): colours are called as in the bank itself. */
export function tokenProperties(): string {
  const fixed = [
    ...properties('space', space),
    ...properties('radius', radii),
    ...properties('size', size),
    ...properties('icon', iconSize, 'px'),
    ...properties('icon-stroke', iconStroke),
    ...properties('shadow', shadow),
    ...properties('motion', motion),
    ...properties('layer', layer),
    ...properties('font', fontStack),
    ...properties('font-weight', fontWeight),
    ...properties('font-size', fontSize),
    ...properties('line-height', lineHeight),
    ...properties('breakpoint', breakpoint, 'px'),
  ];
  return [
    '/* Los valores del tema de BancaVirtual. Escrito por el catálogo: no lo cambie a mano. */\n',
    rule(':root', ['color-scheme: light;', ...colours(lightColors), ...fixed]),
    rule(":root[data-theme='dark']", ['color-scheme: dark;', ...colours(darkColors)]),
  ].join('\n');
}

/** The files, as they lie beside the catalogue's page. */
export const TOKEN_FILES = {
  'tokens.json': { type: 'application/json', write: () => `${JSON.stringify(designTokens(), null, 2)}\n` },
  'tokens.css': { type: 'text/css', write: tokenProperties },
} as const satisfies Record<string, { type: string; write: () => string }>;

/** Serves both while the catalogue is worked on, and writes them with it. */
export function tokenFiles(): Plugin {
  return {
    name: 'token-files',
    configureServer(server) {
      for (const [name, { type, write }] of Object.entries(TOKEN_FILES))
        server.middlewares.use(`/${name}`, (_, response) => {
          response.setHeader('Content-Type', `${type}; charset=utf-8`);
          response.end(write());
        });
    },
    generateBundle() {
      for (const [fileName, { write }] of Object.entries(TOKEN_FILES))
        this.emitFile({ type: 'asset', fileName, source: write() });
    },
  };
}

import stylelint from 'stylelint';
import { size } from './src/theme/tokens.ts';

/** A length in px or rem, also one inside of an interpolation; neither nothing nor the width of a line. */
const length = /(?<![\w.])(?!(?:0|1)px\b)\d*\.?\d+(?:px|rem)\b/;

/**
 * What takes a token and nothing else. Lengths of other kinds are none of these: `pt` of paper, `cqw` of drawn cards, `em` of glyphs. A place of
 * its own size is a named constant beside its style, with a comment that says what it is the size of; what grows with the member's text is `rem(px)`.
 */
const tokensOnly = {
  '/^(?:margin|padding|inset|scroll-margin|scroll-padding)(?:-|$)/': [length],
  '/^(?:gap|row-gap|column-gap|top|right|bottom|left)$/': [length],
  '/^border(?:-\\w+)*-radius$/': [length],
  font: [/^\d{3}\b/, length],
  'font-size': [length],
  'line-height': [length],
  // Two are the range of a family's file.
  'font-weight': [/^\d+$/, /[?:] \d{3}/],
  '/^(?:min-)?(?:height|width)$/': [size.target, size.iconTarget],
  'min-height': Object.values(size),
  // Below ten it is an order inside of one component.
  'z-index': [/^\d{2,}$/],
};

/** Sides by their names: a page that is read from right to left has the other ones. */
const sides = [
  '/^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)/',
  '/^border-(?:top|bottom)-(?:left|right)-radius$/',
  'left',
  'right',
  'float',
];

/** Four values of which the second, at the right, is not the fourth; corners that differ from left to right. */
const lopsided = {
  '/^(?:margin|padding|inset|scroll-margin|scroll-padding)$/': [
    /^[^\s(),]+\s([^\s(),]+)\s[^\s(),]+\s(?!\1$)[^\s(),]+$/,
  ],
  'border-radius': [/^(\S+)\s+(?!\1\s)\S+\s+\S+\s+\S+$/, /^\S+\s+\S+\s+(\S+)\s+(?!\1$)\S+$/],
  'text-align': ['left', 'right'],
};

/** @param {string} value */
const isMixed = (value) => value.includes('color-mix(');

/**
 * What a browser that does not know it leaves out with its whole declaration, and the lists of the plugin below count as known. Before it stands what
 * the oldest ones know: the same property, or its shorthand, without a mixed colour; a mask by its older name.
 */
const fallbackFirst = stylelint.createPlugin('bank/fallback-first', (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkDecls((node) => {
    const { prop, value, parent } = node;
    /** @type {{ type: string, prop: string, value: string }[]} */
    const siblings = parent.nodes;
    const before = siblings.slice(0, parent.index(node)).filter(({ type }) => type === 'decl');
    /** @param {string} message */
    const report = (message) => stylelint.utils.report({ ruleName: 'bank/fallback-first', result, node, message });
    // A custom property is kept whatever it says, and found out too late for what stands before it.
    const hasPlain =
      !prop.startsWith('--') && before.some((one) => `${prop}-`.startsWith(`${one.prop}-`) && !isMixed(one.value));
    if (isMixed(value) && !hasPlain)
      report('Before Chrome 111 and Safari 16.2 it is left out: write it once more before, without color-mix.');
    const hasOlder = before.some((one) => one.prop === `-webkit-${prop}` && one.value === value);
    if (/^mask(?:-(?!type|border)|$)/.test(prop) && !hasOlder)
      report(`Before Chrome 120 it is left out: write the same before it, as -webkit-${prop}.`);
  });
});

/**
 * Styles must work in the oldest browsers that are supported (package.json «browserslist», D-70). What these lack is found here; a place that
 * has an answer for them says so in a comment that turns the rule off for its line. And measures are the theme's.
 */
export default {
  customSyntax: 'postcss-styled-syntax',
  plugins: ['stylelint-no-unsupported-browser-features', fallbackFirst],
  reportNeedlessDisables: true,
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      {
        ignorePartialSupport: true,
        ignore: [
          // styled-components writes nested rules out.
          'css-nesting',
          // Without these a page is whole: how the pointer, a scroll bar, marked text, a text field's corner and a sheet of paper look.
          'css3-cursors',
          'css-scrollbar',
          'css-selection',
          'css-resize',
          'css-paged-media',
          // Safari on a Mac has no touch.
          'css-touch-action',
        ],
      },
    ],
    'bank/fallback-first': true,
    'declaration-property-value-disallowed-list': [
      tokensOnly,
      { message: 'A raw measure: it comes from src/theme/tokens.ts or, a font, from src/theme/typography.ts.' },
    ],
  },
  overrides: [
    {
      // The library is anybody's; the bank's own screens are Spanish.
      files: ['src/components/**', 'src/theme/**'],
      rules: {
        'property-disallowed-list': [
          sides,
          { message: 'A physical side: write it as start and end (margin-inline-start, inset-inline-end …).' },
        ],
        'declaration-property-value-disallowed-list': [
          { ...tokensOnly, ...lopsided },
          { message: 'A raw measure (it comes from src/theme) or a physical side (write start and end).' },
        ],
      },
    },
    {
      // Pages of the catalogue are Spanish too.
      files: ['src/components/**/*.stories.tsx'],
      rules: {
        'property-disallowed-list': null,
        'declaration-property-value-disallowed-list': tokensOnly,
      },
    },
    {
      // Here fonts are what they are elsewhere called.
      files: ['src/theme/typography.ts'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
  ],
};

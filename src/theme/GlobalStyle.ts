import { createGlobalStyle, css } from 'styled-components';
import { LOW_WINDOW_PX } from './narrow.ts';
import { sceneTokens } from './sceneTokens.ts';
import { color, colorProperty, darkColors, deviceFontStack, fontStack, lightColors, media, rem } from './tokens.ts';
import { type } from './typography.ts';

const properties = (colors: Readonly<Record<string, string>>, scene: Readonly<Record<string, string>>): string =>
  [
    ...Object.entries(colors).map(([name, value]) => `${colorProperty(name)}: ${value};`),
    ...Object.entries(scene).map(([name, value]) => `${name}: ${value};`),
  ].join('\n');

const light = properties(lightColors, sceneTokens.light);
const dark = properties(darkColors, sceneTokens.dark);

const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  /* A column that nobody named ends where its grid does, whatever word stands in it. */
  * {
    grid-auto-columns: minmax(0, 1fr);
  }

  html {
    background: ${color.surfaceCanvas};
    -webkit-text-size-adjust: 100%;
  }

  body {
    margin: 0;
    min-width: 0;
    overflow-wrap: break-word;
    color: ${color.textPrimary};
    ${type.body}
    -webkit-font-smoothing: antialiased;
  }

  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
  }

  ul,
  ol {
    padding: 0;
    list-style: none;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  /* What takes the focus stands in sight with its label, and clear of a toast (screens.md A.0 «Accessibility»). */
  main :where(input, select, textarea, [aria-invalid='true'], [data-invalid]) {
    scroll-margin-block: ${rem(72)} ${rem(96)};

    ${media.lowerThan(LOW_WINDOW_PX)} {
      scroll-margin-block-start: ${rem(48)};
    }
  }

  button {
    cursor: pointer;
  }

  a {
    color: ${color.textLink};
  }

  svg {
    display: block;
    flex: none;
  }

  [hidden] {
    display: none !important;
  }

  /* Arrows and chevrons lead the other way. */
  [dir='rtl'] .lucide:is([class*='-left'], [class*='-right']) {
    transform: scaleX(-1);
  }

  ::selection {
    background: ${color.surfaceInverse};
    color: ${color.textOnInverse};
  }
`;

/**
 * Colours of the chosen theme as custom properties, the reset, the one rule of reduced motion, and that of icons in forced colours:
 * their own colours are not the member's, and those of the menu would be pale on white.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    --font-body: ${fontStack.body};
    --font-display: ${fontStack.display};
    ${light}
  }
  /* The simple mode: letters of 20 px; less where the menu, which grows too, leaves the page little room (DESIGN.md §12). */
  :root[data-simple] {
    font-size: 125%;
  }
  ${media.fromMenu} { :root[data-simple] { font-size: 106.25%; } }
  ${media.fromWide} { :root[data-simple] { font-size: 112.5%; } }
  ${media.fromProfile} { :root[data-simple] { font-size: 125%; } }
  /* The script comes first, the typefaces after it (theme/lateFonts.ts). */
  :root[data-fonts='late'] {
    --font-body: ${deviceFontStack.body};
    --font-display: ${deviceFontStack.display};
  }
  /* stylelint-disable-next-line plugin/no-unsupported-browser-features -- asks for it; tokens.ts says what stands in where it is unknown */
  @supports (height: 100dvh) { :root { --window-height: 100dvh; } }
  :root[data-theme='dark'] {
    color-scheme: dark;
    ${dark}
  }
  ${reset}
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after, ::backdrop {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      transition-delay: 0s !important;
      scroll-behavior: auto !important;
    }
  }
  @media (forced-colors: active) {
    svg {
      color: inherit !important;
    }
  }
`;

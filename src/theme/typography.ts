import { css } from 'styled-components';
import { fontFamily } from './tokens.ts';

/** The type scale (DESIGN.md §3). Mixins rather than components, so that the element stays the author's choice. */
export const type = {
  display: css`
    font: 600 clamp(2.5rem, 4vw, 3.25rem) / 1.04 ${fontFamily.display};
    letter-spacing: -0.03em;
  `,
  h1: css`
    font: 600 2rem / 1.15 ${fontFamily.display};
    letter-spacing: -0.015em;
  `,
  /** On a much enlarged phone a title is as large as its longest word has room for. */
  h1Compact: css`
    font: 600 min(1.6875rem, 10vw) / 1.15 ${fontFamily.display};
    letter-spacing: -0.015em;
  `,
  h2: css`
    font: 600 1.5rem / 1.2 ${fontFamily.display};
    letter-spacing: -0.015em;
  `,
  h2Small: css`
    font: 600 1.25rem / 1.25 ${fontFamily.display};
    letter-spacing: -0.015em;
  `,
  h3: css`
    font: 600 1.125rem / 1.2 ${fontFamily.display};
    letter-spacing: -0.005em;
  `,
  body: css`
    font: 400 1rem / 1.5rem ${fontFamily.body};
  `,
  bodySmall: css`
    font: 400 0.875rem / 1.25rem ${fontFamily.body};
  `,
  caption: css`
    font: 400 0.8125rem / 1.125rem ${fontFamily.body};
  `,
  label: css`
    font: 600 0.875rem / 1.25rem ${fontFamily.body};
  `,
  overline: css`
    font: 600 0.9375rem / 1.25rem ${fontFamily.body};
    letter-spacing: 0.035em;
  `,
} as const;

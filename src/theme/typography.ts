import { css } from 'styled-components';
import { fontFamily } from './tokens.ts';

/**
 * The type scale (DESIGN.md §3). Mixins rather than components, so that the element stays the author's choice. `Strong` is the same in
 * 600, `Tight` the same with less room between its lines.
 */
export const type = {
  display: css`
    font: 600 clamp(2.5rem, 4vw, 3.25rem) / 1.04 ${fontFamily.display};
    letter-spacing: -0.03em;
  `,
  /** The title of a page for reading, or of one that has nothing else in its window. */
  h1Large: css`
    font: 600 2.5rem / 1.15 ${fontFamily.display};
    letter-spacing: -0.02em;
  `,
  h1LargeFluid: css`
    font: 600 clamp(1.75rem, 4vw, 2.5rem) / 1.15 ${fontFamily.display};
    letter-spacing: -0.02em;
  `,
  h1Medium: css`
    font: 600 2.25rem / 1.15 ${fontFamily.display};
    letter-spacing: -0.02em;
  `,
  h1: css`
    font: 600 2rem / 1.15 ${fontFamily.display};
    letter-spacing: -0.015em;
  `,
  /** On a much enlarged phone, a title is as large as its longest word allows. */
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
  /** A title for a window that is too low for a larger one. */
  h3Compact: css`
    font: 600 1rem / 1.25rem ${fontFamily.display};
  `,
  /** Text in the amount field, and the symbol before it. */
  amountField: css`
    font: 600 2rem / 2.5rem ${fontFamily.display};
  `,
  amountSymbol: css`
    font: 500 1.75rem / 2.25rem ${fontFamily.display};
  `,
  /** A digit of the confirmation code. */
  pinDigit: css`
    font: 600 1.75rem / 1 ${fontFamily.display};
  `,
  /** The day over its month. */
  dayNumber: css`
    font: 600 1.375rem / 1.625rem ${fontFamily.display};
  `,
  bodyLargeStrong: css`
    font: 600 1.0625rem / 1.5rem ${fontFamily.body};
  `,
  body: css`
    font: 400 1rem / 1.5rem ${fontFamily.body};
  `,
  bodyStrong: css`
    font: 600 1rem / 1.5rem ${fontFamily.body};
  `,
  bodyStrongTight: css`
    font: 600 1rem / 1.375rem ${fontFamily.body};
  `,
  /** Tables, messages, and words that are pressed. */
  bodyMedium: css`
    font: 400 0.9375rem / 1.25rem ${fontFamily.body};
  `,
  bodyMediumEmphasis: css`
    font: 500 0.9375rem / 1.25rem ${fontFamily.body};
  `,
  bodyMediumStrong: css`
    font: 600 0.9375rem / 1.25rem ${fontFamily.body};
  `,
  bodySmall: css`
    font: 400 0.875rem / 1.25rem ${fontFamily.body};
  `,
  bodySmallTight: css`
    font: 400 0.875rem / 1.125rem ${fontFamily.body};
  `,
  label: css`
    font: 600 0.875rem / 1.25rem ${fontFamily.body};
  `,
  labelTight: css`
    font: 600 0.875rem / 1.125rem ${fontFamily.body};
  `,
  caption: css`
    font: 400 0.8125rem / 1.125rem ${fontFamily.body};
  `,
  captionStrong: css`
    font: 600 0.8125rem / 1.125rem ${fontFamily.body};
  `,
  overline: css`
    font: 600 0.9375rem / 1.25rem ${fontFamily.body};
    letter-spacing: 0.035em;
  `,
} as const;

import { css } from 'styled-components';
import { fontFamily } from './tokens.ts';

/** The type scale (DESIGN.md §3). Mixins rather than components, so that the element stays the author's choice. */
export const type = {
  display: css`
    font: 600 clamp(40px, 4vw, 52px) / 1.04 ${fontFamily.display};
    letter-spacing: -0.03em;
  `,
  h1: css`
    font: 600 32px / 1.15 ${fontFamily.display};
    letter-spacing: -0.015em;
  `,
  h1Compact: css`
    font: 600 27px / 1.15 ${fontFamily.display};
    letter-spacing: -0.015em;
  `,
  h2: css`
    font: 600 24px / 1.2 ${fontFamily.display};
    letter-spacing: -0.015em;
  `,
  h2Small: css`
    font: 600 20px / 1.25 ${fontFamily.display};
    letter-spacing: -0.015em;
  `,
  h3: css`
    font: 600 18px / 1.2 ${fontFamily.display};
    letter-spacing: -0.005em;
  `,
  body: css`
    font: 400 16px / 24px ${fontFamily.body};
  `,
  bodySmall: css`
    font: 400 14px / 20px ${fontFamily.body};
  `,
  caption: css`
    font: 400 13px / 18px ${fontFamily.body};
  `,
  label: css`
    font: 600 14px / 20px ${fontFamily.body};
  `,
  overline: css`
    font: 600 15px / 20px ${fontFamily.body};
    letter-spacing: 0.035em;
  `,
} as const;

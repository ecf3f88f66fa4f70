import { css } from 'styled-components';
import { bothEnds } from '#theme/blocks.ts';
import { color, space } from '#theme/tokens.ts';

/** For a `dl` of `div`s: name and value at the ends of a line, the value under its name where both do not fit; lines between them. */
export const factLines = css`
  > div {
    ${bothEnds}
    gap: 0 ${space[4]};
    padding: ${space[2.5]} 0;
  }

  > div + div {
    border-top: 1px solid ${color.borderSubtle};
  }

  dt {
    color: ${color.textSecondary};
  }
`;

import { css } from 'styled-components';
import { color } from './tokens.ts';
import { type } from './typography.ts';

/**
 * A line with something at each of its ends, one under the other where there is no room for both. The gap, and how they stand to each other
 * across the line, are for each line to say.
 */
export const bothEnds = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
`;

/** A name over what else is known of it, in one column; a word that is longer than the column is broken. */
export const nameOverDetails = css`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    ${type.bodyMediumStrong}
  }

  span {
    color: ${color.textSecondary};
    ${type.bodySmall}
  }
`;

import { css } from 'styled-components';
import { bothEnds } from '#theme/lines.ts';

/**
 * A line with something at each of its ends, one under the other where there is no room for both. The gap, and how they stand to each other
 * across the line, are for each line to say.
 */
export const bothEnds = css`
  ${bothEnds}
`;

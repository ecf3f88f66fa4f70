import styled from 'styled-components';
import { lineHeight, space } from '#theme/tokens.ts';

/** As high as a {@link Timeline} of these steps, whose code comes a little later: content below does not move under a finger. */
export const TimelineRoom = styled.div<{ $steps: readonly { detail: string }[] }>`
  display: grid;
  grid-template-rows: ${({ $steps }) => $steps.map(({ detail }) => (detail ? NAME_AND_HOUR : DISC)).join(' ')};
  gap: ${space[3]};
`;

const DISC = '24px';
const NAME_AND_HOUR = `calc(2 * ${lineHeight.caption} + ${space[0.5]})`;

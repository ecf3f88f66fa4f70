import styled from 'styled-components';
import { reach } from '#theme/accessibility.ts';
import { space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { wordButton } from './words.ts';

/** Words pressed in a line of a list or of its heading, which grows no higher by them. */
export const LineButton = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  ${reach}
  ${wordButton}
  ${type.label}
  margin-block: -${space[2]};
`;

import styled from 'styled-components';
import { reach } from '#theme/accessibility.ts';
import { space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { wordButton } from './words.ts';

/** A button of words in a line of a list or in its heading; it does not make the line higher. */
export const LineButton = styled.button.attrs(({ type: buttonType = 'button' }) => ({ type: buttonType }))`
  ${reach}
  ${wordButton}
  ${type.label}
  margin-block: -${space[2]};
`;

import styled from 'styled-components';
import { type PillLook, pillStyle } from './Button.tsx';

/** A link that looks like a button, because it is the page's next step: `<ButtonLink as={Link} to={…} $variant="primary">`. */
export const ButtonLink = styled.a<PillLook>`
  ${pillStyle}
`;

import styled from 'styled-components';
import { type PillLook, pillStyle } from './Button.tsx';

/** A link that is a button to the eye, because it is a page's next step: `<ButtonLink as={Link} to={…} $variant="primary">`. */
export const ButtonLink = styled.a<PillLook>`
  ${pillStyle}
`;

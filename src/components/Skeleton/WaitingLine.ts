import styled from 'styled-components';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** The one visible line that says what is loading, above its skeleton: «Cargando sus productos» (DESIGN.md §6). */
export const WaitingLine = styled.p.attrs({ role: 'status' })`
  margin-bottom: ${space[3]};
  color: ${color.textSecondary};
  ${type.bodySmall}
`;

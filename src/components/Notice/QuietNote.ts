import styled from 'styled-components';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** An icon and a small sentence beside it, where a notice would be too loud. */
export const QuietNote = styled.p`
  ${type.bodySmall}
  display: flex;
  align-items: center;
  gap: ${space[2.5]};
  color: ${color.textSecondary};

  svg {
    flex: none;
  }
`;

import styled from 'styled-components';
import { space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** The title of a dialog, clear of the X at its right. */
export const DialogTitle = styled.h2`
  ${type.h2Small}
  padding-right: ${space[12]};
`;

/** The buttons at the foot of a dialog. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  margin-top: ${space[2]};
`;

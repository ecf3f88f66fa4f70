import styled from 'styled-components';
import { focusRing } from '#theme/accessibility.ts';
import { bothEnds } from '#theme/blocks.ts';
import { color, radius, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Fault = styled.p`
  ${type.caption}
  display: flex;
  align-items: center;
  gap: ${space[1.5]};
  margin-top: ${space[2]};
  border-radius: ${radius.text};
  color: ${color.error};
  ${focusRing}
`;

export const Range = styled.p`
  ${type.bodySmall}
  margin-top: ${space[2]};
  color: ${color.textSecondary};
`;

/** What will be debited, beside the next step. */
export const Foot = styled.div`
  ${bothEnds}
  align-items: center;
  gap: ${space[3]} ${space[4]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.borderSubtle};

  > :first-child {
    display: grid;
    color: ${color.textSecondary};
  }

  /* There the next step belongs to the whole form: it stays in sight while one scrolls. */
  @container main (width < 30rem) {
    display: contents;

    > :first-child {
      padding-top: ${space[5]};
      border-top: 1px solid ${color.borderSubtle};
    }
  }
`;

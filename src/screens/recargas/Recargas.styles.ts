import styled from 'styled-components';
import { focusRing } from '#theme/accessibility.ts';
import { color } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Found = styled.span`
  display: flex;
  flex: none;
  margin-right: 12px;
  color: ${color.ok};
`;

export const Fault = styled.p`
  ${type.caption}
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 8px;
  border-radius: 6px;
  color: ${color.error};
  ${focusRing}
`;

export const Range = styled.p`
  ${type.bodySmall}
  margin-top: 8px;
  color: ${color.textSecondary};
`;

/** What will be debited, beside the next step. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  padding-top: 20px;
  border-top: 1px solid ${color.borderSubtle};

  > :first-child {
    display: grid;
    color: ${color.textSecondary};
  }

  @container main (width < 30rem) {
    > :last-child {
      flex: 1 1 100%;
    }
  }
`;

import styled from 'styled-components';
import { focusRing } from '#theme/accessibility.ts';
import { color, fontFamily, radius, shadow } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** The card itself beside its name, its state and its figures. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 24px;

  > :last-child {
    flex: 1 1 15rem;
    min-width: 0;
  }
`;

export const Art = styled.div`
  width: 220px;
  max-width: 100%;
`;

export const Waiting = styled.div`
  margin-top: 24px;
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-top: 6px;
`;

export const Figures = styled.p`
  ${type.bodySmall}
  margin-top: 10px;
  color: ${color.textSecondary};
  font-variant-numeric: tabular-nums;
`;

export const Block = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-top: 24px;
`;

export const Settings = styled.div`
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
  ${focusRing}

  > div + div {
    border-top: 1px solid ${color.borderSubtle};
  }
`;

export const Setting = styled.div<{ $alignTop?: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  min-height: 4.75rem;
  padding: 14px 24px;

  > :first-child {
    align-self: ${({ $alignTop }) => ($alignTop ? 'start' : 'center')};
    margin-top: ${({ $alignTop }) => ($alignTop ? '28px' : '0')};
  }

  label {
    align-items: center;
  }

  @container main (width < 30rem) {
    gap: 12px;
    padding: 14px 16px;
  }
`;

export const Hint = styled.span`
  display: block;
  color: ${color.warn};
`;

export const Changes = styled.div`
  position: sticky;
  bottom: 12px;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 16px 24px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
  box-shadow: ${shadow.raised};

  > :first-child {
    flex: 1 1 13.75rem;
    min-width: 0;
  }

  b {
    font: 600 1rem / 1.5rem ${fontFamily.body};
  }

  @container main (width < 30rem) {
    padding: 14px 16px;
  }
`;

export const Bullets = styled.ul`
  ${type.bodySmall}
  margin: 0;
  padding: 0;
  color: ${color.textSecondary};
  font-variant-numeric: tabular-nums;
  list-style: none;
`;

export const ChangesActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  @container main (width < 30rem) {
    flex: 1 1 100%;

    > button {
      flex: 1 1 auto;
    }
  }
`;

export const Reminder = styled.p`
  ${type.bodySmall}
  display: flex;
  align-items: center;
  gap: 10px;
  color: ${color.textSecondary};

  svg {
    flex: none;
  }
`;

/** The form of a registered card. */
export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-top: 24px;
  padding: 20px 24px 24px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};

  > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }

  @container main (width < 30rem) {
    padding: 16px;
  }
`;

export const Removal = styled.div`
  margin-top: 16px;
`;

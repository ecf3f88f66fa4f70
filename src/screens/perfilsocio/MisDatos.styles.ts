import styled from 'styled-components';
import { paddedCard } from '#components/Card/Card.styles.ts';
import { focusRing } from '#theme/accessibility.ts';
import { color } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Sections = styled.div`
  display: grid;
  gap: 16px;
`;

export const Card = styled.form`
  ${paddedCard}
  gap: 20px;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
`;

export const Identity = styled.div`
  display: grid;
  flex: 1 1 11.25rem;
  gap: 2px;
  min-width: 0;
`;

/** D-10: a quiet text control over the name; the target is 44 px high although the text is one line. */
export const Greeting = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-self: start;
  margin: -8px 0;
  color: ${color.textSecondary};

  select {
    ${type.bodySmall}
    min-height: 2.75rem;
    padding: 0 24px 0 0;
    field-sizing: content;
    border: 0;
    border-radius: 6px;
    appearance: none;
    background: transparent;
    color: inherit;
    font-size: 0.9375rem;
    cursor: pointer;
    ${focusRing}
  }

  option {
    background: ${color.surfaceCard};
    color: ${color.textPrimary};
  }

  svg {
    position: absolute;
    right: 4px;
    pointer-events: none;
  }
`;

export const FullName = styled.h2`
  ${type.h2}
  overflow-wrap: anywhere;

  @container main (width < 30rem) {
    ${type.h2Small}
  }
`;

export const LastAccess = styled.p`
  ${type.bodySmall}
  display: flex;
  gap: 8px;
  margin-top: 4px;
  color: ${color.textSecondary};
  font-variant-numeric: tabular-nums;

  svg {
    margin-top: 2px;
  }

  b {
    display: inline-block;
    font-weight: 400;
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  @container main (width >= 30rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const SaveRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;

  p {
    ${type.bodySmall}
    display: flex;
    flex: 1 1 12.5rem;
    align-items: center;
    gap: 10px;
    color: ${color.textSecondary};
  }

  @container main (width < 30rem) {
    button {
      width: 100%;
    }
  }
`;

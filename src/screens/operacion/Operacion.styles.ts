import styled from 'styled-components';
import { cardBox, Part } from '#components/Card/Card.styles.ts';
import { focusRing, reach } from '#theme/accessibility.ts';
import { color, fontFamily, media, rem } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Card = styled.section`
  overflow: clip;
  ${cardBox}
`;

export const AmountHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 4px 16px;
  padding: 20px 24px 18px;

  > div {
    display: grid;
    gap: 2px;
    color: ${color.textSecondary};
  }

  ${media.belowMenu} {
    padding: 16px 20px;
  }
`;

export const Block = styled(Part)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 2px 16px;
  align-items: start;
  border-top: 1px solid ${color.borderSubtle};

  > div {
    display: grid;
    justify-items: start;
    gap: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  b {
    font: 600 1rem / 1.5rem ${fontFamily.body};
  }

  > div > span {
    ${type.bodySmall}
    color: ${color.textSecondary};
    font-variant-numeric: tabular-nums;
  }
`;

export const ModifyButton = styled.button`
  ${reach}
  min-height: 2.75rem;
  margin: -10px 0;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${color.textLink};
  font: 600 0.9375rem / 1.25rem ${fontFamily.body};
  cursor: pointer;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`;

export const Costs = styled.dl`
  margin: 0;
  padding: 8px 24px;
  border-top: 1px solid ${color.borderSubtle};
  background: ${color.surfaceSunken};

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding: 10px 0;
  }

  > div + div {
    border-top: 1px solid ${color.borderSubtle};
  }

  dt {
    color: ${color.textSecondary};
  }

  dd {
    margin: 0 0 0 auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  ${media.belowMenu} {
    padding-inline: 20px;
  }
`;

/** What must be read before the button, at its left. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 12px;
  padding: 20px 24px;

  > p {
    ${type.bodySmall}
    display: flex;
    flex: 1 1 12.5rem;
    align-items: flex-start;
    gap: 12px;
    max-width: 36ch;
    margin-right: auto;
    color: ${color.textSecondary};
  }

  > p > svg {
    flex: none;
  }

  @container main (width < 30rem) {
    padding: 16px 20px;

    > p {
      flex-basis: 100%;
    }

    > button {
      flex: 1 1 100%;
    }

    > button:last-child {
      order: -1;
    }

    > p {
      order: -2;
    }
  }
`;

/** A message over a card. */
export const Over = styled.div`
  display: grid;
  gap: 12px;
  margin-bottom: 16px;

  &:empty {
    display: none;
  }
`;

/** A card in the middle of the column, as wide as a page of paper (DESIGN.md §6). */
export const Middle = styled.div<{ $width: number }>`
  width: 100%;
  max-width: ${({ $width }) => rem($width)};
  margin: 0 auto;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;

  > * {
    flex: 1 1 11.25rem;
  }

  /* Under one another the next step comes first. */
  @container main (width < 30rem) {
    > :last-child {
      order: -1;
    }
  }
`;

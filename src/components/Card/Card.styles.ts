import styled, { css } from 'styled-components';
import { color, media, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** The box of every card, whatever stands in it and whatever element it is. */
export const cardBox = css`
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
`;

/** A card whose content stands in one column, with room around it; the column's gap is the caller's. */
export const paddedCard = css`
  display: grid;
  padding: 24px;
  ${cardBox}

  @container main (width < 30rem) {
    padding: 20px;
  }
`;

/** A card of a product's page; its content stands in parts. */
export const Card = styled.section`
  ${cardBox}
  margin-bottom: 20px;
`;

/** A part of a card; parts are divided by a line. */
export const Part = styled.div`
  padding: 20px 24px;

  & + & {
    border-top: 1px solid ${color.borderSubtle};
  }

  ${media.belowMenu} {
    padding: 16px 20px;
  }
`;

/** The main figure and what stands beside it, or below it where there is no room. */
export const Balances = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 16px 32px;
`;

/** The main figure under its label. */
export const Main = styled.div`
  display: grid;
  gap: 2px;
`;

/** Two small facts at the ends of a line. */
export const Between = styled.div`
  ${type.bodySmall}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  color: ${color.textSecondary};

  > * {
    min-width: 0;
  }

  b {
    color: ${color.textPrimary};
    font-weight: 600;
  }
`;

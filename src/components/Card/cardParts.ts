import styled, { css } from 'styled-components';
import { bothEnds } from '#theme/blocks.ts';
import { color, fontWeight, media, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { cardBox } from './cardBox.ts';

/** A card whose content stands in one column, with room around it; the column's gap is the caller's. */
export const paddedCard = css`
  display: grid;
  padding: ${space[6]};
  ${cardBox}

  @container main (width < 30rem) {
    padding: ${space[5]};
  }
`;

/** A card of a product's page; its content stands in parts. */
export const Card = styled.section`
  ${cardBox}
  margin-bottom: ${space[4]};
`;

/** A part of a card; parts are divided by a line. */
export const Part = styled.div`
  padding: ${space[5]} ${space[6]};

  & + & {
    border-top: 1px solid ${color.borderSubtle};
  }

  ${media.belowMenu} {
    padding: ${space[4]} ${space[5]};
  }
`;

/** The main figure and the figures beside it, or below it where there is no room. */
export const Balances = styled.div`
  ${bothEnds}
  align-items: flex-end;
  gap: ${space[4]} ${space[8]};
`;

/** The main figure under its label. */
export const Main = styled.div`
  display: grid;
  gap: ${space[0.5]};
`;

/** Two small facts at the ends of a line. */
export const Between = styled.div`
  ${type.bodySmall}
  ${bothEnds}
  gap: 0 ${space[4]};
  color: ${color.textSecondary};

  > * {
    min-width: 0;
  }

  b {
    color: ${color.textPrimary};
    font-weight: ${fontWeight.strong};
  }
`;

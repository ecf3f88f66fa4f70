import styled from 'styled-components';
import { cardBox } from '#components/Card/cardBox.ts';
import { DialogActions } from '#components/Dialog/dialogParts.ts';
import { bothEnds, levelLine, oneColumn } from '#theme/blocks.ts';
import { LOW_WINDOW_PX, narrowColumn, stackedWhenNarrow } from '#theme/narrow.ts';
import { color, media, shadow, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** The card itself beside its name, its state and its figures. */
export const Head = styled.header`
  ${levelLine}
  gap: ${space[4]} ${space[6]};

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
  margin-top: ${space[6]};
`;

export const Meta = styled.div`
  ${levelLine}
  gap: ${space[2]} ${space[3]};
  margin-top: ${space[1.5]};
`;

export const Figures = styled.p`
  ${type.bodySmall}
  margin-top: ${space[2.5]};
  color: ${color.textSecondary};
  font-variant-numeric: tabular-nums;
`;

export const Block = styled.form`
  ${oneColumn}
  gap: ${space[4]};
  margin-top: ${space[6]};
`;

export const Settings = styled.div`
  ${cardBox}

  > div + div {
    border-top: 1px solid ${color.borderSubtle};
  }
`;

export const Setting = styled.div<{ $alignTop?: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  min-height: 4.75rem;
  padding: ${space[3.5]} ${space[6]};

  > :first-child {
    align-self: ${({ $alignTop }) => ($alignTop ? 'start' : 'center')};
    margin-top: ${({ $alignTop }) => ($alignTop ? space[7] : '0')};
  }

  label {
    align-items: center;
  }

  @container main (width < 30rem) {
    gap: ${space[3]};
    padding: ${space[3.5]} ${space[4]};
  }

  ${stackedWhenNarrow}

  ${narrowColumn} {
    label {
      align-items: flex-start;
    }
  }
`;

export const Hint = styled.span`
  display: block;
  color: ${color.warn};
`;

export const Changes = styled.div`
  ${bothEnds}
  align-items: center;
  gap: ${space[3]} ${space[6]};
  padding: ${space[4]} ${space[6]};
  ${cardBox}
  box-shadow: ${shadow.raised};

  > :first-child {
    flex: 1 1 13.75rem;
    min-width: 0;
  }

  b {
    ${type.bodyStrong}
  }

  @container main (width < 30rem) {
    padding: ${space[3.5]} ${space[4]};
  }

  /* In a low or much enlarged window it would cover what is being typed. */
  ${media.atLeastHigh(LOW_WINDOW_PX)} {
    position: sticky;
    bottom: ${space[3]};
    z-index: 1;
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
  gap: ${space[3]};

  @container main (width < 30rem) {
    flex: 1 1 100%;

    > button {
      flex: 1 1 auto;
    }
  }
`;

/** The form of a registered card. */
export const Panel = styled.div`
  ${oneColumn}
  gap: ${space[4]};
  margin-top: ${space[6]};
  padding: ${space[5]} ${space[6]} ${space[6]};
  ${cardBox}

  > form {
    ${oneColumn}
    gap: ${space[4]};
  }

  /* The form's buttons are a sheet's: at the foot of a card on a page they would cover its edge. */
  ${DialogActions} {
    position: static;
    margin: ${space[2]} 0 0;
    padding: 0;
  }

  @container main (width < 30rem) {
    padding: ${space[4]};
  }
`;

export const Removal = styled.div`
  margin-top: ${space[4]};
`;

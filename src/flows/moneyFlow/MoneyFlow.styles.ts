import styled, { css } from 'styled-components';
import { wordButton } from '#components/Button/words.ts';
import { cardBox } from '#components/Card/cardBox.ts';
import { Part } from '#components/Card/cardParts.ts';
import { factLines } from '#components/Facts/factLines.ts';
import { reach } from '#theme/accessibility.ts';
import { bothEnds, levelLine } from '#theme/blocks.ts';
import { fillsColumn, stackedWhenNarrow, stepAtLowerEdge } from '#theme/narrow.ts';
import { color, fontWeight, media, rem, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Card = styled.section`
  overflow: clip;
  ${cardBox}
`;

/** A card with its next step: in a narrow column only what it holds is boxed ({@link boxedWhenNarrow}), and the step stays in sight under that. */
export const unboxedWhenNarrow = css`
  ${fillsColumn}

  @container main (width < 30rem) {
    overflow: visible;
    border: 0;
    border-radius: 0;
    background: none;
  }
`;

/** What a card with {@link unboxedWhenNarrow} holds. */
export const boxedWhenNarrow = css`
  @container main (width < 30rem) {
    overflow: clip;
    ${cardBox}
  }
`;

/** Revisar: the card; in a narrow column its foot stands under it, and the card is what is reviewed alone. */
export const Review = styled(Card)`
  ${unboxedWhenNarrow}
`;

/** What is reviewed. */
export const Reviewed = styled.div`
  ${boxedWhenNarrow}

  @container main (width < 30rem) {
    /* The notice of an equal order: there no foot follows. */
    > :last-child:not(:empty) {
      padding-bottom: ${space[4]};
    }
  }
`;

export const AmountHead = styled.div`
  ${bothEnds}
  align-items: flex-start;
  gap: ${space[1]} ${space[4]};
  padding: ${space[5]} ${space[6]} ${space[4.5]};

  > div {
    display: grid;
    gap: ${space[0.5]};
    color: ${color.textSecondary};
  }

  ${media.belowMenu} {
    padding: ${space[4]} ${space[5]};
  }
`;

export const Block = styled(Part)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[0.5]} ${space[4]};
  align-items: start;
  border-top: 1px solid ${color.borderSubtle};

  > div {
    display: grid;
    justify-items: start;
    gap: ${space[0.5]};
    min-width: 0;
    overflow-wrap: anywhere;
  }

  b {
    ${type.bodyStrong}
  }

  > div > span {
    ${type.bodySmall}
    color: ${color.textSecondary};
    font-variant-numeric: tabular-nums;
  }

  /* A 320 px window: the words need the whole line. */
  @container main (width < 20rem) {
    grid-template-columns: auto minmax(0, 1fr);

    > button {
      grid-column: 2;
      justify-self: start;
      margin-top: ${space[0.5]};
    }
  }

  ${stackedWhenNarrow}
`;

export const ModifyButton = styled.button`
  ${reach}
  ${wordButton}
  ${type.bodyMediumStrong}
  margin: -${space[2.5]} 0;
`;

export const Costs = styled.dl`
  margin: 0;
  padding: ${space[2]} ${space[6]};
  border-top: 1px solid ${color.borderSubtle};
  background: ${color.surfaceSunken};

  ${factLines}

  dd {
    margin: 0 0 0 auto;
    font-variant-numeric: tabular-nums;

    > span {
      font-weight: ${fontWeight.regular};
    }
  }

  ${media.belowMenu} {
    padding-inline: ${space[5]};
  }
`;

/** What must be read before the button, at its left. */
export const Foot = styled.div`
  ${levelLine}
  justify-content: flex-end;
  gap: ${space[3]};
  padding: ${space[5]} ${space[6]};

  p {
    ${type.bodySmall}
    display: flex;
    flex: 1 1 12.5rem;
    align-items: flex-start;
    gap: ${space[3]};
    max-width: 36ch;
    margin-right: auto;
    color: ${color.textSecondary};
  }

  p > svg {
    flex: none;
  }

  /* Under the card: the way back, and what must be read directly over the bar of the step. */
  @container main (width < 30rem) {
    display: contents;

    > p {
      flex: none;
      order: 1;
      max-width: none;
      margin: auto 0 ${space[4]};
    }

    > button {
      margin-block: ${space[4]};
    }
  }
`;

/**
 * The next step of Revisar; in a narrow column it stays in sight (DESIGN.md §5), and so does why it cannot be taken: that stands over it there, and
 * where the foot's words do in a wide one.
 */
export const Step = styled.div`
  display: contents;

  > p {
    order: -1;
  }

  @container main (width < 30rem) {
    display: grid;
    order: 2;
    ${stepAtLowerEdge}

    > p {
      margin-bottom: ${space[2]};
    }
  }
`;

/** A message over a card. */
export const Over = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[4]};
  scroll-margin-top: ${space[2]};

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
  gap: ${space[3]};
  margin-top: ${space[5]};

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

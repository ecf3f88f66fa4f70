import styled, { css } from 'styled-components';
import { ButtonLink } from '#components/Button/ButtonLink.ts';
import { LineButton } from '#components/Button/LineButton.ts';
import { ListRow } from '#components/List/listParts.ts';
import { visuallyHidden } from '#theme/accessibility.ts';
import { oneColumn, wholeRowTarget } from '#theme/blocks.ts';
import { stackedWhenNarrow } from '#theme/narrow.ts';
import { color, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** One list of the pages of payments, under its heading. */
export const Section = styled.section`
  ${oneColumn}
  gap: ${space[3]};
  margin-top: ${space[6]};
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: 1.75rem;
`;

export const Title = styled.h2`
  ${type.h3}
  outline: none;
`;

/** What a short label is about, for who hears it without its heading. */
export const Subject = styled.span`
  ${visuallyHidden}
`;

/** Picture, words, state, amount and the way on; in a narrow column two lines, and all of it is pressed. */
export const Row = styled(ListRow)`
  /* Days and marks of all rows stand in one column: before an amount of any usual length. */
  grid-template-columns: auto minmax(0, 1fr) auto minmax(5.5rem, auto) auto;
  min-height: ${size.selector};

  > :nth-child(4) {
    justify-self: end;
  }

  /* One line below the name, as on phones (DESIGN.md §12). */
  @container main (width >= 35rem) {
    > :nth-child(2) > span:nth-of-type(1) {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  @container main (width < 35rem) {
    position: relative;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    column-gap: ${space[3]};
    padding: ${space[2.5]} ${space[4]};

    > :nth-child(-n + 2),
    > :nth-child(5) {
      grid-row: 1 / 3;
    }

    > :nth-child(3) {
      grid-row: 2;
      grid-column: 3;
      justify-self: end;
    }

    > :nth-child(4) {
      grid-row: 1;
      grid-column: 3;
      justify-self: end;
    }
  }

  /* Its button is as wide as what is owed: whoever changes a name does not pay. */
  @container main (width >= 17.5rem) and (width < 35rem) {
    &[data-edited] {
      > :nth-child(2) {
        grid-column: 2 / 4;
      }

      > :nth-child(3),
      > :nth-child(4) {
        display: none;
      }
    }
  }

  /* At 320 px the words need the room of the picture. */
  @container main (width < 21.25rem) {
    grid-template-columns: minmax(0, 1fr) auto auto;

    > :first-child {
      display: none;
    }

    > :nth-child(2) {
      grid-column: 1;
    }

    > :nth-child(3),
    > :nth-child(4) {
      grid-column: 2;
    }

    > :nth-child(5) {
      grid-column: 3;
    }

    &[data-edited] > :nth-child(2) {
      grid-column: 1 / 3;
    }
  }

  ${stackedWhenNarrow}
`;

/** Where the row is pressed as a whole, a mark says so instead of a word. */
const pressesRow = css`
  > svg {
    display: none;
  }

  @container main (width < 35rem) {
    min-height: 0;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    color: ${color.textSecondary};

    > span {
      display: none;
    }

    > svg {
      display: block;
    }

    ${wholeRowTarget}
  }
`;

export const RowLink = styled(ButtonLink)`
  ${pressesRow}
`;

export const RowButton = styled(LineButton)`
  ${pressesRow}
`;

export const Day = styled.span`
  ${type.bodySmall}
  color: ${color.textSecondary};
  font-variant-numeric: tabular-nums;
`;

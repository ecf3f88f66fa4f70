import styled, { css } from 'styled-components';
import { ButtonLink } from '#components/Button/ButtonLink.ts';
import { narrowColumn } from '#theme/narrow.ts';
import { color, lineHeight, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { List } from './Inicio.styles.ts';

/**
 * The due dates in one grid, so that amounts and actions stand below each other whatever their width. The first column has the day's
 * 44 px and the row's padding, which a row cannot add to its subgrid.
 */
export const DueList = styled(List)`
  display: grid;
  grid-template-columns: calc(20px + 44px) minmax(0, 1fr) auto auto auto;
  column-gap: ${space[4]};

  @container main (width < 40rem) {
    grid-template-columns: calc(16px + 44px) minmax(0, 1fr) auto;
  }

  ${narrowColumn} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/**
 * Chrome and Edge have subgrids from 117 on. Before, each row is a grid of its own, and its last columns line up with those of the others as
 * long as an amount below 100 000 and a short action stand in them.
 */
export const Due = styled.li<{ $large: boolean }>`
  --own-columns: 44px minmax(0, 1fr) auto minmax(6rem, auto) minmax(5.75rem, auto);

  display: grid;
  grid-template-columns: var(--own-columns);
  /* stylelint-disable-next-line plugin/no-unsupported-browser-features -- where it is unknown the line above stands */
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  padding: ${space[3]} ${space[5]};

  > a {
    grid-column: 5;
  }

  @container main (width < 40rem) {
    --own-columns: 44px minmax(0, 1fr) auto;

    /* Day, name and amount stand on one line, detail and action on the next. */
    align-items: baseline;
    row-gap: 0;
    padding: ${space[3.5]} ${space[4]};

    > a {
      grid-row: 2;
      grid-column: 3;
      align-self: end;
      justify-self: end;
      margin-block: -${space[3]};
    }
  }

  @container main (width < 18rem) {
    ${() => oneBelowTheOther}
  }

  /* Beside millions a number would be broken. */
  ${({ $large }) => $large && largeDue}

  ${narrowColumn} {
    --own-columns: minmax(0, 1fr);

    && > *,
    && > :first-child {
      grid-row: auto;
      grid-column: 1;
    }
  }
`;

const oneBelowTheOther = css`
  row-gap: ${space[1]};

  && > * {
    grid-row: auto;
    grid-column: 2 / -1;
    justify-self: start;
    margin-block: 0;
  }

  && > :first-child {
    grid-row: 1 / 5;
    grid-column: 1;
  }
`;

const largeDue = css`
  @container main (width < 24rem) {
    ${oneBelowTheOther}
  }
`;

/** The badge stands at the right of the name, below it where there is no room. */
export const DueBadge = styled.span`
  grid-column: 3;
  justify-self: end;

  @container main (width < 40rem) {
    grid-row: 3;
    grid-column: 2 / -1;
    justify-self: start;
    margin-top: ${space[1.5]};
  }
`;

export const DueAmount = styled.span`
  grid-column: 4;
  text-align: right;

  @container main (width < 40rem) {
    grid-row: 1;
    grid-column: 3;
    line-height: ${lineHeight.bodySmall};
  }

  @container main (width < 18rem) {
    container: fact / inline-size;
    width: 100%;
    text-align: left;
  }
`;

export const Day = styled.span<{ $overdue: boolean }>`
  display: grid;
  justify-items: center;
  color: ${({ $overdue }) => ($overdue ? color.error : color.textSecondary)};
  ${type.caption}

  b {
    color: ${({ $overdue }) => ($overdue ? color.error : color.textPrimary)};
    ${type.dayNumber}
  }

  @container main (width < 40rem) {
    grid-row: 1 / 3;
  }

  ${narrowColumn} {
    display: flex;
    gap: ${space[1.5]};
    align-items: baseline;
  }
`;

/** `$wide`: without a badge they have its room as well. */
export const DueFacts = styled.span<{ $wide: boolean }>`
  display: grid;

  @container main (width >= 40rem) {
    ${({ $wide }) => $wide && 'grid-column: 2 / 4;'}
  }

  @container main (width < 40rem) {
    grid-row: 1 / 3;
    grid-column: 2;
  }

  justify-items: start;
  gap: ${space[0.5]};
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    ${type.bodyMediumStrong}
  }

  > span:nth-child(2) {
    color: ${color.textSecondary};
    ${type.caption}
  }

  /* One line below the name (DESIGN.md §12); much enlarged, all of it. */
  @container main (width >= 17.5rem) and (width < 40rem) {
    > span:nth-child(2) {
      max-width: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

/** A pill; in narrow columns a link, so that the name keeps its room. */
export const ActionLink = styled(ButtonLink)`
  @container main (width < 40rem) {
    padding-inline: 0;
    border: 0;
    background: none;
    box-shadow: none;
    color: ${color.textLink};
  }
`;

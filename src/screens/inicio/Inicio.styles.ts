import styled, { css } from 'styled-components';
import { type ButtonVariant, pillStyle } from '#components/Button/Button.tsx';
import { Balances, cardBox } from '#components/Card/Card.styles.ts';
import { focusRing, reach } from '#theme/accessibility.ts';
import { color, fontFamily, media, motion } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const DateLine = styled.p`
  margin-top: 4px;
  color: ${color.textSecondary};
  font-size: 0.9375rem;

  ${media.belowMenu} {
    display: none;
  }
`;

export const Totals = styled(Balances)`
  grid-column: 1 / -1;
`;

const debt = css`
  color: ${color.textSecondary};
  font-size: 0.875rem;
  line-height: 1.25rem;
  overflow-wrap: anywhere;
`;

export const DebtBeside = styled.div`
  ${debt}
  display: grid;
  flex: 0 1 auto;
  gap: 2px;
  padding: 4px 0 4px 28px;
  border-left: 1px solid ${color.borderSubtle};

  @container main (width < 37.5rem) {
    padding: 0;
    border: 0;
  }

  ${media.belowMenu} {
    display: none;
  }
`;

export const DebtCard = styled.div`
  ${debt}
  display: none;

  ${media.belowMenu} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    align-items: center;
    padding: 14px 20px;
    ${cardBox}

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Section = styled.section`
  display: grid;
  gap: 12px;
  margin-top: 28px;

  &[data-wide] {
    ${media.belowMenu} {
      display: none;
    }
  }
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 16px;
`;

export const SectionTitle = styled.h2`
  ${type.h3}
`;

export const Under = styled.p`
  margin-top: -10px;
  color: ${color.textSecondary};
  font-size: 0.875rem;
`;

export const AllLink = styled.a`
  ${reach}
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  margin-block: -10px;
  border-radius: 6px;
  color: ${color.textLink};
  font: 600 0.875rem / 1.25rem ${fontFamily.body};
  text-decoration: none;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`;

export const Shortcuts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: 12px;
`;

export const ShortcutLink = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 100%;
  min-height: 4rem;
  padding: 10px 12px;
  ${cardBox}
  color: ${color.textPrimary};
  font: 600 0.875rem / 1.125rem ${fontFamily.body};
  text-decoration: none;
  transition: border-color ${motion.state};
  ${focusRing}

  &:hover {
    border-color: ${color.borderControl};
  }
`;

export const Disc = styled.span<{ $primary: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${({ $primary }) => ($primary ? color.actionBg : color.surfaceBrandSoft)};
  color: ${({ $primary }) => ($primary ? color.actionText : color.textLink)};
`;

export const List = styled.ul`
  ${cardBox}

  > * + * {
    border-top: 1px solid ${color.borderSubtle};
  }
`;

/** What stands in a list's place where it has nothing. */
export const Nothing = styled.p`
  ${cardBox}
  padding: 16px 20px;
  color: ${color.textSecondary};

  @container main (width < 40rem) {
    padding-inline: 16px;
  }
`;

/**
 * The due dates in one grid, so that amounts and actions stand below each other whatever their width. The first column has the day's
 * 44 px and the row's padding, which a row cannot add to its subgrid.
 */
export const DueList = styled(List)`
  display: grid;
  grid-template-columns: calc(20px + 44px) minmax(0, 1fr) auto auto auto;
  column-gap: 16px;

  @container main (width < 40rem) {
    grid-template-columns: calc(16px + 44px) minmax(0, 1fr) auto;
  }
`;

export const Due = styled.li`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  row-gap: 4px;
  padding: 12px 20px;

  > a {
    grid-column: 5;
  }

  @container main (width < 40rem) {
    padding: 14px 16px;

    > a {
      grid-row: 2;
      grid-column: 3;
      justify-self: end;
      margin-block: -12px;
    }
  }

  @container main (width < 18rem) {
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
  }
`;

export const DueAmount = styled.span`
  grid-column: 4;
  text-align: right;

  @container main (width < 40rem) {
    grid-row: 1;
    grid-column: 3;
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
  font: 400 0.8125rem / 1.125rem ${fontFamily.body};

  b {
    color: ${({ $overdue }) => ($overdue ? color.error : color.textPrimary)};
    font: 600 1.375rem / 1.625rem ${fontFamily.display};
  }
`;

export const DueFacts = styled.span`
  display: grid;

  /* Without a badge they have its room as well. */
  @container main (width >= 40rem) {
    &:has(+ ${DueAmount}) {
      grid-column: 2 / 4;
    }
  }

  @container main (width < 40rem) {
    grid-row: 1 / 3;
    grid-column: 2;
  }

  justify-items: start;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    font: 600 0.9375rem / 1.25rem ${fontFamily.body};
  }

  > span:nth-child(2) {
    color: ${color.textSecondary};
    font: 400 0.8125rem / 1.125rem ${fontFamily.body};
  }
`;

/** A pill; in narrow columns a link, so that the name keeps its room. */
export const ActionLink = styled.a<{ $variant: ButtonVariant; $size: 'compact' }>`
  ${pillStyle}

  @container main (width < 40rem) {
    padding-inline: 0;
    border: 0;
    background: none;
    box-shadow: none;
    color: ${color.textLink};
  }
`;

export const Movement = styled.li`
  display: grid;
  grid-template-columns: 5.75rem minmax(0, 1fr) auto minmax(6rem, auto);
  align-items: center;
  gap: 2px 16px;
  min-height: 3.5rem;
  padding: 8px 20px;

  time {
    color: ${color.textSecondary};
    font: 400 0.9375rem / 1.25rem ${fontFamily.body};
    font-variant-numeric: tabular-nums;
  }

  @container main (width < 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;

    time {
      grid-row: 2;
      grid-column: 2;
      font-size: 0.8125rem;
      text-align: right;
    }

    > span:nth-of-type(1) {
      grid-row: 1 / 3;
      grid-column: 1;
    }

    > span:nth-of-type(2) {
      justify-self: end;
    }
  }

  /* One below the other: beside an amount no word has room. */
  @container main (width < 18rem) {
    grid-template-columns: minmax(0, 1fr);

    && > * {
      grid-row: auto;
      grid-column: 1;
      justify-self: start;
    }
  }
`;

/** The running balance, where there is a column for it. */
export const MovementSum = styled.span`
  text-align: right;

  > span {
    color: ${color.textSecondary};
    font-weight: 400;
  }

  @container main (width < 40rem) {
    display: none;
  }
`;

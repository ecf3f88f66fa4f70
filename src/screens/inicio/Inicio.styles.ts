import styled, { css } from 'styled-components';
import { linkTarget, wordButton } from '#components/Button/words.ts';
import { cardBox } from '#components/Card/cardBox.ts';
import { Balances } from '#components/Card/cardParts.ts';
import { ListRow } from '#components/List/listParts.ts';
import { focusRing, reach } from '#theme/accessibility.ts';
import { bothEnds, runningBalance } from '#theme/blocks.ts';
import { narrowColumn } from '#theme/narrow.ts';
import { color, fontSize, lineHeight, media, motion, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const DateLine = styled.p`
  margin-top: ${space[1]};
  color: ${color.textSecondary};
  font-size: ${fontSize.bodyMedium};

  ${media.belowMenu} {
    display: none;
  }
`;

export const Totals = styled(Balances)`
  grid-column: 1 / -1;
`;

const debt = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.bodySmall};
  line-height: ${lineHeight.bodySmall};
  overflow-wrap: anywhere;
`;

export const DebtBeside = styled.div`
  ${debt}
  display: grid;
  flex: 0 1 auto;
  gap: ${space[0.5]};
  padding: ${space[1]} 0 ${space[1]} ${space[7]};
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
    gap: ${space[0.5]} ${space[4]};
    align-items: center;
    padding: ${space[3.5]} ${space[5]};
    ${cardBox}

    > :last-child {
      grid-column: 1 / -1;
    }
  }

  ${narrowColumn} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[7]};

  &[data-wide] {
    ${media.belowMenu} {
      display: none;
    }
  }
`;

/**
 * One column; on a wide window what there is and what has moved at the left, what is ahead beside it (DESIGN.md §12). Each part is as narrow as its
 * column, and is laid out for that.
 */
export const Columns = styled.div`
  ${media.fromUltra} {
    display: grid;
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 26rem);
    gap: 0 ${space[8]};
  }
`;

export const Column = styled.div<{ $ahead?: boolean }>`
  display: contents;

  ${media.fromUltra} {
    display: block;
    grid-row: ${({ $ahead }) => ($ahead ? '1 / span 2' : 'auto')};
    grid-column: ${({ $ahead }) => ($ahead ? '2' : '1')};
    min-width: 0;
    container: main / inline-size;
  }
`;

export const SectionHead = styled.div`
  ${bothEnds}
  align-items: baseline;
  gap: 0 ${space[4]};
`;

export const SectionTitle = styled.h2`
  ${type.h3}
`;

export const Under = styled.p`
  margin-top: -${space[2.5]};
  color: ${color.textSecondary};
  font-size: ${fontSize.bodySmall};
`;

export const AllLink = styled.a`
  ${reach}
  ${linkTarget}
  ${type.label}
  margin-block: -${space[2.5]};
`;

/** The four of them in one row, in two or under one another: never three and one. */
export const Shortcuts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(9rem, 40%), 100%), 1fr));
  gap: ${space[3]};

  @container main (width >= 38.25rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const ShortcutLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[2.5]};
  height: 100%;
  min-height: ${size.row};
  padding: ${space[2.5]} ${space[3]};
  ${cardBox}
  color: ${color.textPrimary};
  ${type.labelTight}
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
  padding: ${space[4]} ${space[5]};
  color: ${color.textSecondary};

  @container main (width < 40rem) {
    padding-inline: ${space[4]};
  }
`;

export const Movement = styled(ListRow)`
  grid-template-columns: 5.75rem minmax(0, 1fr) auto minmax(6rem, auto);
  gap: ${space[0.5]} ${space[4]};
  min-height: ${size.menuRow};
  padding: ${space[2]} ${space[5]};

  time {
    color: ${color.textSecondary};
    ${type.bodyMedium}
    font-variant-numeric: tabular-nums;
  }

  @container main (width < 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;

    time {
      grid-row: 2;
      grid-column: 2;
      font-size: ${fontSize.caption};
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
  ${runningBalance}

  @container main (width < 40rem) {
    display: none;
  }
`;

/** A line that is pressed, as quiet as the text around it. */
export const QuietButton = styled.button`
  ${reach}
  ${wordButton}
  ${type.label}
  justify-self: start;
  margin-block: -${space[2.5]};
  text-align: left;
`;

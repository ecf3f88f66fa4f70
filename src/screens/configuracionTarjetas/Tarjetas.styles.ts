import styled from 'styled-components';
import { linkWords } from '#components/Button/words.ts';
import { cardBox, wholeCardTarget } from '#components/Card/cardBox.ts';
import { ListRow, oneLineOnPhones } from '#components/List/listParts.ts';
import { reach } from '#theme/accessibility.ts';
import { oneColumn } from '#theme/blocks.ts';
import { stackedWhenNarrow } from '#theme/narrow.ts';
import { color, motion, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Section = styled.section`
  ${oneColumn}
  gap: ${space[3]};
`;

export const Title = styled.h2`
  ${type.h3}
`;

export const CardList = styled.ul`
  ${oneColumn}
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The whole card is its link's target. */
export const CardItem = styled.li`
  position: relative;
  ${cardBox}
  transition: border-color ${motion.state};

  &:hover {
    border-color: ${color.borderControl};
  }
`;

export const CardMain = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  padding: ${space[5]};

  > svg:last-child {
    flex: none;
    margin-left: auto;
    color: ${color.textSecondary};
  }

  @container main (width < 30rem) {
    gap: ${space[3]};
    padding: ${space[4]};

    > svg:first-child {
      width: 92px;
      height: auto;
    }
  }

  /* At 320 px name and state need the room: each stays on one line. */
  @container main (width < 20rem) {
    > svg:first-child {
      width: 60px;
    }
  }

  ${stackedWhenNarrow}
`;

export const CardText = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  min-width: 0;
  overflow-wrap: anywhere;

  > :last-child {
    margin-top: ${space[1.5]};
  }
`;

export const CardLink = styled.a`
  ${wholeCardTarget}
  ${type.bodyLargeStrong}
  color: ${color.textPrimary};
  text-decoration: none;
`;

export const Summary = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1.5]} ${space[5]};
  margin: 0;
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.borderSubtle};
  list-style: none;
`;

export const SwitchState = styled.li<{ $on: boolean }>`
  ${type.bodySmall}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${({ $on }) => ($on ? color.textPrimary : color.textSecondary)};
`;

export const RegisteredRow = styled(ListRow)`
  display: flex;
  gap: ${space[2]} ${space[4]};
  min-height: ${size.selector};
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[5]};

  @container main (width < 30rem) {
    gap: ${space[1]};
    padding-left: ${space[4]};

    > :first-child {
      display: none;
    }
  }

  ${stackedWhenNarrow}
`;

export const RowText = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;

  span {
    color: ${color.textSecondary};
    ${type.bodySmall}
    font-variant-numeric: tabular-nums;
  }

  ${oneLineOnPhones}

  > span {
    max-width: 100%;
  }
`;

export const RegisteredLink = styled.a`
  ${reach}
  ${linkWords}
  ${type.bodyMediumStrong}
  color: ${color.textPrimary};
`;

export const DangerIcon = styled.span`
  display: grid;
  color: ${color.error};
`;

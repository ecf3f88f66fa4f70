import styled, { css } from 'styled-components';
import { cardBox, wholeCardTarget } from '#components/Card/cardBox.ts';
import { bothEnds, levelLine } from '#theme/blocks.ts';
import { color, fontWeight, motion, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

const frame = css`
  position: relative;
  ${cardBox}
`;

export const Frame = styled.div`
  ${frame}
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[5]};

  li > & {
    height: 100%;
  }
`;

/** A card of the loading state: the same box, nothing in it to press. */
export const AccountFrame = Frame;

export const RowFrame = styled.div`
  ${frame}
  padding: ${space[5]};
`;

export const Head = styled.div`
  ${levelLine}
  gap: ${space[3]};
  min-width: 0;

  > svg {
    flex: none;
    color: ${color.textSecondary};
  }

  /* Above the link that covers the card. */
  button {
    position: relative;
    z-index: 1;
    margin: -${space[1]} -${space[2]} -${space[1]} 0;
  }
`;

export const HeadText = styled.div`
  display: grid;
  flex: 1 1 5.5rem;
  justify-items: start;
  min-width: 0;
  ${type.bodySmall}
`;

/** What is said of a card, one badge below the other. */
export const Badges = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;

  &:empty {
    display: none;
  }
`;

/** Text and badge beside each other, or below each other where there is no room. */
export const HeadFacts = styled.div`
  display: flex;
  flex: 1 1 7.5rem;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  min-width: 0;
`;

/** The link of a card: its name is the text, its target the whole card with its edge, which it draws over while it is pointed at. */
export const StretchedLink = styled.a`
  ${wholeCardTarget}
  color: ${color.textPrimary};
  text-decoration: none;

  &::after {
    border: 1px solid transparent;
    transition: border-color ${motion.state};
  }

  &:hover::after {
    border-color: ${color.borderControl};
  }

  /* Its edge is there already. */
  @media (forced-colors: active) {
    &::after {
      border: 0;
    }
  }
`;

export const Name = styled.span`
  ${type.bodyStrongTight}
  overflow-wrap: anywhere;
`;

export const Label = styled.span`
  ${type.caption}
  color: ${color.textSecondary};

  b {
    color: ${color.textPrimary};
    font-weight: ${fontWeight.strong};
    white-space: nowrap;
  }
`;

/** The main figure at the left, the others at the right, all on one foot. */
export const Numbers = styled.div`
  ${bothEnds}
  align-items: flex-end;
  gap: ${space[3]} ${space[4]};
  margin-top: auto;

  /* An account of which the server says no amount. */
  &:empty {
    display: none;
  }
`;

export const Figure = styled.div<{ $end?: boolean }>`
  display: grid;
  gap: ${space[0.5]};
  ${({ $end }) => $end && 'justify-items: end; margin-inline-start: auto; text-align: right;'}
`;

export const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[7]};

  @container main (width < 30rem) {
    width: 100%;
    padding-top: ${space[3.5]};
    border-top: 1px solid ${color.borderSubtle};
  }
`;

export const CardLine = styled.div`
  ${levelLine}
  gap: ${space[3.5]} ${space[4.5]};

  @container main (width < 30rem) {
    > svg:first-child {
      width: 92px;
      height: auto;
    }
  }

  ${HeadText} {
    gap: ${space[1]};
  }
`;

export const CardFacts = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space[1]};
  text-align: right;

  @container main (width < 40rem) {
    justify-items: start;
    width: 100%;
    padding-top: ${space[3.5]};
    border-top: 1px solid ${color.borderSubtle};
    text-align: left;

    > div {
      justify-items: start;
      margin: 0;
      text-align: left;
    }
  }
`;

export const EndDay = styled.span`
  ${type.bodyMediumStrong}
  font-variant-numeric: tabular-nums;
`;

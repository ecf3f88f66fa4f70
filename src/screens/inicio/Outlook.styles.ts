import styled from 'styled-components';
import { cardBox } from '#components/Card/cardBox.ts';
import { oneColumn } from '#theme/blocks.ts';
import { color, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { SectionHead } from './Inicio.styles.ts';

/** The title may take two lines; what puts the section away stays at its right. */
export const OutlookHead = styled(SectionHead)`
  flex-wrap: nowrap;

  > h2 {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > button {
    flex: none;
  }
`;

export const Board = styled.div`
  display: grid;
  gap: ${space[5]};
  min-width: 0;
  padding: ${space[5]};
  ${cardBox}

  @container main (width < 40rem) {
    padding: ${space[4]};
  }
`;

export const Lead = styled.p`
  ${type.bodyMedium}
  overflow-wrap: anywhere;
`;

/** The line, and beside it what happens; under it where there is no room for both. */
export const Drawn = styled.div`
  ${oneColumn}
  gap: ${space[5]} ${space[8]};

  > figure {
    min-width: 0;
  }

  @container main (width >= 52rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 20rem);
  }
`;

export const Ahead = styled.ol`
  display: grid;
  align-content: start;
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-top: 1px solid ${color.borderSubtle};
  }

  /* A telephone has room for what comes first. */
  @container main (width < 40rem) {
    > li:nth-child(n + 4) {
      display: none;
    }
  }
`;

export const Event = styled.li`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) auto;
  gap: ${space[0.5]} ${space[3]};
  align-items: center;
  min-height: 2.25rem;
  padding-block: ${space[1]};

  time {
    color: ${color.textSecondary};
    ${type.caption}
    font-variant-numeric: tabular-nums;
  }

  b {
    min-width: 0;
    ${type.bodyMedium}
    overflow-wrap: anywhere;
  }

  /* Name and amount, under it where they have no room beside each other; the day under them. */
  @container main (width < 40rem) {
    display: flex;
    flex-wrap: wrap;
    padding-block: ${space[2]};

    b {
      flex: 1 1 7rem;
    }

    time {
      flex-basis: 100%;
      order: 1;
    }
  }
`;

/** A bar of the skeleton in the middle of a line of words, as high as those: a CSS length. */
export const EventPlace = styled.span<{ $height: string }>`
  display: grid;
  align-items: center;
  height: ${({ $height }) => $height};
`;

export const Assumed = styled.p`
  flex: 1 1 20rem;
  min-width: 0;
  color: ${color.textSecondary};
  ${type.caption}
  overflow-wrap: anywhere;
`;

import styled from 'styled-components';
import { cardBox } from '#components/Card/cardBox.ts';
import { color, fontWeight, space } from '#theme/tokens.ts';
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
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

export const OutlookFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};

  > button {
    margin-inline: -${space[4]};
    padding-inline: ${space[4]};
  }
`;

export const Assumed = styled.p`
  flex: 1 1 20rem;
  min-width: 0;
  color: ${color.textSecondary};
  ${type.caption}
  overflow-wrap: anywhere;
`;

export const OutlookTable = styled.div`
  max-height: 20rem;
  overflow: auto;

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${color.borderSubtle};
    font-weight: ${fontWeight.regular};
    text-align: left;
    vertical-align: top;
    font-variant-numeric: tabular-nums;
  }

  td,
  th:last-child {
    text-align: right;
  }

  thead th {
    position: sticky;
    top: 0;
    background: ${color.surfaceCard};
    font-weight: ${fontWeight.strong};
  }

  /* What happens on the day, under its date. */
  tbody th > span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    color: ${color.textSecondary};
    ${type.caption}
    overflow-wrap: anywhere;
  }

  @container main (width < 40rem) {
    th,
    td {
      padding-inline: ${space[1]};
    }
  }
`;

import styled, { css } from 'styled-components';
import { bothEnds } from '#theme/blocks.ts';
import { color, fontWeight, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const TableFoot = styled.div`
  ${bothEnds}
  align-items: center;
  gap: ${space[2]} ${space[6]};

  > button {
    margin-inline: -${space[4]};
    padding-inline: ${space[4]};
  }
`;

/** What happens on a day stands under its date, and takes the width of a telephone for itself. */
const withEvents = css`
  th,
  td {
    vertical-align: top;
  }

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

export const TableScroll = styled.div<{ $withEvents: boolean }>`
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
    text-align: start;
    font-variant-numeric: tabular-nums;
  }

  td,
  th:last-child {
    text-align: end;
  }

  thead th {
    position: sticky;
    top: 0;
    background: ${color.surfaceCard};
    font-weight: ${fontWeight.strong};
  }

  ${({ $withEvents }) => $withEvents && withEvents}
`;

import styled, { css } from 'styled-components';
import { bothEnds } from '#theme/blocks.ts';
import { color, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { cardBox } from '../Card/cardBox.ts';

/** A card whose rows are divided by lines. */
export const RowList = styled.ul`
  margin: 0;
  padding: 0;
  ${cardBox}
  list-style: none;

  > li + li {
    border-top: 1px solid ${color.borderSubtle};
  }
`;

/** A row of a {@link RowList} (DESIGN.md §6). Each list sets its columns, and how they change in a narrow column: `styled(ListRow)`. */
export const ListRow = styled.li`
  display: grid;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-height: ${size.rowLarge};
  padding: ${space[2.5]} ${space[5]};
`;

/** On a phone one line below the name, and nothing wraps inside a number (DESIGN.md §12); much enlarged, all of it. */
export const oneLineOnPhones = css`
  @container main (width >= 17.5rem) and (width < 35rem) {
    > span:nth-of-type(1) {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

/** A row's name over its details. */
export const RowText = styled.span`
  min-width: 0;

  b {
    display: block;
    ${type.bodyMediumStrong}
  }

  span {
    color: ${color.textSecondary};
    ${type.bodySmall}
    font-variant-numeric: tabular-nums;
  }

  ${oneLineOnPhones}
`;

/** Over a list: its heading and, at the right, a button without an edge, whose words end where the list does, or begin there on a line of their own. */
export const ListHead = styled.div`
  ${bothEnds}
  align-items: center;
  gap: 0 ${space[4]};

  > button {
    margin-inline: -${space[4]};
    padding-inline: ${space[4]};
  }
`;

/** Below a list: how much of it is shown, and the button or link to the rest. */
export const ListFoot = styled.div`
  ${type.bodySmall}
  ${bothEnds}
  align-items: center;
  gap: ${space[3]};
  color: ${color.textSecondary};
`;

/** The part of a row that is still loading, on a line of its own. */
export const RowWait = styled.span`
  display: block;
`;

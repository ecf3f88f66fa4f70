import { css } from 'styled-components';
import { color, fontWeight, radius } from './tokens.ts';
import { type } from './typography.ts';

/**
 * A line with something at each of its ends, one under the other where there is no room for both. The gap, and how they stand to each other
 * across the line, are for each line to say.
 */
export const bothEnds = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
`;

/** A name over what else is known of it, in one column; a word that is longer than the column is broken. */
export const nameOverDetails = css`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    ${type.bodyMediumStrong}
  }

  span {
    color: ${color.textSecondary};
    ${type.bodySmall}
  }
`;

/** What a share fills as a bar; forced colours take its ground away and leave it an edge. */
export const barTrack = css`
  height: 6px;
  overflow: hidden;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Columns side by side, none narrower than `least`, a CSS length, as long as the block has room for that. */
export const sideBySide = (least: string) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${least}, 100%), 1fr));
`;

/** For what is pressed in a row: its target is the whole row, which is `position: relative`, and the focus ring stands inside that. */
export const wholeRowTarget = css`
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${color.focusRing};
    outline-offset: -3px;
    border-radius: ${radius.small};
  }
`;

/** One column, which nothing in it makes wider than its block. */
export const oneColumn = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** A line whose parts stand level with each other, and under one another where there is no room for all of them. */
export const levelLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

/** The balance after each row of a list: a figure that is looked up and does not compete with what was moved. */
export const runningBalance = css`
  text-align: end;

  > span {
    color: ${color.textSecondary};
    font-weight: ${fontWeight.regular};
  }
`;

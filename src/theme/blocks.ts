import { css } from 'styled-components';
import { color, fontWeight, radius } from './tokens.ts';
import { type } from './typography.ts';

/**
 * A line with something at each end; where both do not fit, one under the other. Each use sets the gap and how the two stand across the
 * line.
 */
export const bothEnds = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
`;

/** A name over its details, in one column; a word longer than the column is broken. */
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

/** The track of a bar that a share fills; forced colours remove its background and leave an edge. */
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

/** For a link or button in a row: its target is the whole row, which is `position: relative`, with the focus ring inside. */
export const wholeRowTarget = css`
  /* A button that reaches further than it looks (reach) would keep the target to itself. */
  position: static;
  isolation: auto;

  &::before {
    content: none;
  }

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

/** One column that no content makes wider than its block. */
export const oneColumn = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** A line whose parts are centred on each other, and wrap where they do not all fit. */
export const levelLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

/** The balance after each row of a list: quiet, so that it does not compete with the amount moved. */
export const runningBalance = css`
  text-align: end;

  > span {
    color: ${color.textSecondary};
    font-weight: ${fontWeight.regular};
  }
`;

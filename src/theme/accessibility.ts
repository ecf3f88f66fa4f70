import { css } from 'styled-components';
import { color, size } from './tokens.ts';

/** Hides an element from sight and leaves it to assistive technology. Copying the visible text does not copy it. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
  -webkit-user-select: none;
  user-select: none;
`;

/** Gives a target that looks smaller than 44 px an invisible area of 44 px, without moving anything (DESIGN.md §4). */
export const reach = css`
  position: relative;
  isolation: isolate;

  /* Behind its own words: what is pressed on them is theirs. */
  &::before {
    position: absolute;
    z-index: -1;
    inset: min(0px, (100% - ${size.iconTarget}) / 2);
    content: '';
  }
`;

/** The focus ring of buttons, links and tiles: 3 px with a 2 px gap (DESIGN.md §6). */
export const focusRing = css`
  &:focus-visible {
    outline: 3px solid ${color.focusRing};
    outline-offset: 2px;
  }
`;

/**
 * The focus ring of a label whose radio button or checkbox has the focus, drawn by an element of this style that comes after the input and lies
 * over the label: a label knows its input only by `:has`, which Firefox 115 lacks. The label is its containing block.
 */
export const labelFocusRing = css`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  pointer-events: none;

  :focus-visible ~ & {
    outline: 3px solid ${color.focusRing};
    outline-offset: 2px;
  }
`;

/** The focus ring on ink surfaces (menu, top bar, brand panels). */
export const focusRingOnInk = css`
  &:focus-visible {
    outline: 3px solid ${color.navAccent};
    outline-offset: 2px;
  }
`;

/** Marks what is current or chosen where forced colours have removed its background; for use inside `forced-colors: active`. */
export const forcedCurrent = css`
  outline-color: Highlight;
  background: Highlight;
  color: HighlightText;
  forced-color-adjust: none;
`;

/** An edge that only forced colours paint, for a surface that otherwise only its background sets apart from the page. */
export const forcedEdge = css`
  outline: 1px solid transparent;
`;

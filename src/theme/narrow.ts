import { css } from 'styled-components';
import { color, layer, media, space } from './tokens.ts';

/**
 * A column with room for one thing at a time: that of a phone at 200 % zoom, or with its text at 150 %. In rem, so that the member's text
 * counts; 320 px at the browser's own text size are wider.
 */
export const narrowColumn = '@container main (width < 17.5rem)';

/** Narrower than this a whole window has room for one thing at a time, px at the default text size. */
export const NARROW_PX = 304;

/** For what stands in no column: dialogs, the pages before sign-in, bars. */
export const narrowWindow = media.narrowerThan(NARROW_PX);

/** A window that a phone's keyboard, or its turning, has left low has no room to spare around a sheet; px at the default text size. */
export const LOW_WINDOW_PX = 560;

/**
 * A row whose words would be broken letter by letter between a picture and a button: there they have the width, what stood at their right
 * comes under them, and the pictures go.
 */
export const stackedWhenNarrow = css`
  ${narrowColumn} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    && > * {
      grid-row: auto;
      grid-column: 1;
      justify-self: start;
      max-width: 100%;
      margin-inline-start: 0;
      text-align: start;
    }

    && > [aria-hidden='true'] {
      display: none;
    }
  }
`;

/** What stays at the lower edge of its column; not on a low or much enlarged window: there it would cover what is being read or typed. */
export const atLowerEdge = css`
  ${media.atLeastHigh(LOW_WINDOW_PX)} {
    position: sticky;
    bottom: 0;
    z-index: ${layer.sticky};
  }
`;

/**
 * A bar with the page's next step, as wide as its column and at its end; whoever draws it says so (components/LowerEdge). Without the shell's
 * measures, as in the catalogue, the column has a phone's.
 */
export const stepAtLowerEdge = css`
  margin-inline: calc(-1 * var(--main-padding, ${space[4]}));
  margin-bottom: calc(-1 * var(--main-bottom, ${space[8]}));
  padding: ${space[3]} var(--main-padding, ${space[4]}) max(${space[3]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.borderSubtle};
  background: ${color.surfaceCard};
  ${atLowerEdge}
`;

/**
 * Filters of a list: on a phone one row that goes sideways, from edge to edge (DESIGN.md §12), with room for the ring around what has the
 * focus. Goes around groups of chips and selectors.
 */
export const filterRow = css`
  @container main (width >= 17.5rem) and (width < 30rem) {
    display: flex;
    flex-wrap: nowrap;
    gap: ${space[2]};
    margin: -${space[1.5]} calc(-1 * var(--main-padding, ${space[4]}));
    padding: ${space[1.5]} var(--main-padding, ${space[4]});
    overflow-x: auto;
    scrollbar-width: none;

    &::-webkit-scrollbar {
      display: none;
    }

    > fieldset {
      flex: none;
      flex-wrap: nowrap;
    }

    > div {
      flex: 1 0 auto;
    }
  }
`;

/** In a narrow column what stands in it, and is to reach the window's end when there is little of it. */
export const fillsColumn = css`
  @container main (width < 30rem) {
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
  }
`;

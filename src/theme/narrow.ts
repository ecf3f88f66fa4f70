import { css } from 'styled-components';
import { color, layer, media, space } from './tokens.ts';

/**
 * A column with room for one thing at a time, such as that of a phone at 200 % zoom or with its text at 150 %. In rem, so that the member's
 * text size counts; a window of 320 px at the default text size is wider.
 */
export const narrowColumn = '@container main (width < 17.5rem)';

/** A field that opens a list to choose from, named «selector»: narrower, its picture would take the room of the name. In rem. */
export const narrowSelector = '@container selector (width < 22rem)';

/** Narrower than this a whole window has room for one thing at a time, px at the default text size. */
export const NARROW_PX = 304;

/** The same for dialogs, bars and the pages before sign-in, which have no column. */
export const narrowWindow = media.narrowerThan(NARROW_PX);

/**
 * Below this height, as with a phone's keyboard open or the phone turned, a window has no room to spare around a sheet; px at the default
 * text size.
 */
export const LOW_WINDOW_PX = 560;

/**
 * For a row of picture, words and button whose words would otherwise break letter by letter: the words get the whole width, what was at
 * their right comes below them, and the pictures go.
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

/**
 * Keeps a block at the lower edge of its column; not in a low or much enlarged window, where it would cover what is being read or typed.
 */
export const atLowerEdge = css`
  ${media.atLeastHigh(LOW_WINDOW_PX)} {
    position: sticky;
    bottom: 0;
    z-index: ${layer.sticky};
  }
`;

/**
 * A bar with the page's next step, as wide as its column and at its end; the component that draws it announces it (components/LowerEdge).
 * Where the shell's measures are missing, as in the catalogue, those of a phone are used.
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
 * Filters of a list: on a phone, one row from edge to edge that scrolls sideways (DESIGN.md §12), with room for the focus ring. Wrap groups
 * of chips and selectors in it, and give it `showFocused`. In a wider window, where a pointer finds no scrollbar, they wrap, however narrow the
 * column is beside the menu or at 200 % zoom.
 */
export const filterRow = css`
  ${media.belowMenu} {
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

      > label {
        flex: none;
      }

      > div {
        flex: 1 0 auto;
      }
    }
  }
`;

/** In a narrow column, makes the content reach the end of the window when there is little of it. */
export const fillsColumn = css`
  @container main (width < 30rem) {
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
  }
`;

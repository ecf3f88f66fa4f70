import styled from 'styled-components';
import { levelLine } from '#theme/blocks.ts';
import { LOW_WINDOW_PX } from '#theme/narrow.ts';
import { color, media, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** The title of a dialog, clear of the X at its right. */
export const DialogTitle = styled.h2`
  ${type.h2Small}
  padding-inline-end: ${space[12]};
`;

/** How high {@link DialogActions} with two buttons are on a phone: nothing that gets the focus stops behind them. */
export const ACTIONS_HEIGHT = '8.5rem';

/**
 * The buttons at the foot of a dialog that is a sheet on phones (DESIGN.md §12): there they are as wide as the sheet, with the next step
 * first, and stay in sight however long the form is.
 */
export const DialogActions = styled.div`
  ${levelLine}
  justify-content: flex-end;
  gap: ${space[3]};
  margin-top: ${space[2]};

  ${media.belowMenu} {
    flex-flow: column-reverse nowrap;
    align-items: stretch;
    gap: ${space[1]};
  }

  ${media.atLeastHigh(LOW_WINDOW_PX)} {
    ${media.belowMenu} {
      position: sticky;
      bottom: 0;
      z-index: 1;
      margin: 0 -${space[5]} calc(-1 * max(${space[6]}, env(safe-area-inset-bottom)));
      padding: ${space[3]} ${space[5]} max(${space[4]}, env(safe-area-inset-bottom));
      background: ${color.surfaceCard};
    }
  }
`;

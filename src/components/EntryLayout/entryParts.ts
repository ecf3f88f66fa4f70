import styled from 'styled-components';
import { focusRingOnInk } from '#theme/accessibility.ts';
import { oneColumn } from '#theme/blocks.ts';
import { atLowerEdge } from '#theme/narrow.ts';
import { color, media, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';
import { linkTarget } from '../Button/words.ts';

/** «Paso n de m» over the heading. */
export const StepCount = styled.p`
  ${type.label}
  color: ${color.accentText};
`;

/** The step's own heading. */
export const StepTitle = styled.h1`
  ${type.h1}
  margin-top: ${space[1]};
  outline: none;

  ${media.belowMenu} {
    ${type.h1Compact}
  }
`;

/** One sentence under the heading. */
export const StepLead = styled.p`
  margin: ${space[2]} 0 ${space[6]};
  color: ${color.textSecondary};
`;

/** Height that the bar at the foot of the window may cover, with one line of buttons and with two. */
const FOOT_ROOM = '120px';
const FOOT_ROOM_TWO_LINES = '152px';

/** A form of such a page: its fields one under the other. */
export const EntryForm = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[5]};

  /* A focused element is scrolled clear of the bar at the foot (WCAG 2.4.11). */
  @container main (width < 30rem) {
    :is(input, select, textarea, button) {
      scroll-margin-block: ${space[6]} ${FOOT_ROOM};
    }
  }

  @container main (width < 20rem) {
    :is(input, select, textarea, button) {
      scroll-margin-block-end: ${FOOT_ROOM_TWO_LINES};
    }
  }
`;

/** Two fields side by side where the column is wide enough; the second may be narrower. */
export const FieldPair = styled.div<{ $columns?: string }>`
  ${oneColumn}
  align-items: start;
  gap: ${space[5]};

  @container main (width >= 33.75rem) {
    grid-template-columns: ${({ $columns = 'minmax(0, 1fr) minmax(0, 1fr)' }) => $columns};
    gap: ${space[5]} ${space[4]};
  }
`;

/**
 * Volver at the start and the one primary at the end; on narrow columns a bar at the foot of the window. A sentence before the primary, why it
 * cannot be pressed, stands between them, and over both in the bar.
 */
export const StepActions = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-top: ${space[2]};

  > :only-child,
  > :last-child {
    margin-inline-start: auto;
  }

  /* No word of a button is broken for the sentence. */
  > p {
    flex: 0 1 36ch;

    ~ * {
      flex: none;
    }
  }

  /* Volver has no edge of its own: its words stand where the fields begin. */
  @container main (width >= 30rem) {
    > :first-child:not(:last-child):not(p) {
      margin-inline-start: -${space[6]};
    }
  }

  @container main (width < 30rem) {
    /* Where both have no room, the next step is the upper one. */
    flex-wrap: wrap-reverse;
    margin: auto -${space[5]} -${space[8]};
    padding: ${space[4]} ${space[5]} max(${space[4]}, env(safe-area-inset-bottom));
    border-top: 1px solid ${color.borderSubtle};
    background: ${color.surfaceCanvas};

    /* No word is broken: beside the next step Volver is as wide as it must, alone in its line as wide as that. */
    > * {
      flex: 1 0 auto;
      max-width: 100%;
    }

    > :last-child {
      flex-grow: 10000;
    }

    /* The last line is the upper one. */
    > p {
      flex: none;
      order: 1;
      width: 100%;
    }

    ${atLowerEdge}
  }

  /* The words matter more than the picture and the room around them. */
  @container main (width < 20rem) {
    > :first-child:not(:last-child):not(p) {
      padding-inline: ${space[3]};

      svg {
        display: none;
      }
    }
  }
`;

/** A link of the top row, or one sentence's last word. */
export const ExitLink = styled.a`
  ${linkTarget}
  ${type.bodyMediumStrong}
  gap: ${space[2.5]};
  border-radius: ${radius.small};

  ${media.belowWide} {
    display: none;
  }
`;

/** The sentence before an {@link ExitLink}; the bar's X says it below 1024 px. */
export const ExitText = styled.span`
  ${media.belowWide} {
    display: none;
  }
`;

/** The X of the bar: a link, for it leads to another page. */
export const CloseLink = styled.a`
  display: grid;
  place-items: center;
  flex: none;
  width: ${size.iconTarget};
  height: ${size.iconTarget};
  margin-inline-end: -${space[2.5]};
  border-radius: 50%;
  color: ${color.navActiveText};
  ${focusRingOnInk}

  &:hover {
    background: ${color.navActiveBg};
  }
`;

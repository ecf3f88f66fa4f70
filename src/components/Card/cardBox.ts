import { css } from 'styled-components';
import { focusRing } from '#theme/accessibility.ts';
import { color, motion, radius } from '#theme/tokens.ts';

/** The box of every card, whatever its content and its element. */
export const cardBox = css`
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
`;

/** A card that is pressed as a whole and leads on: its edge answers the pointer. */
export const cardLink = css`
  ${cardBox}
  color: ${color.textPrimary};
  text-decoration: none;
  transition: border-color ${motion.state};
  ${focusRing}

  &:hover {
    border-color: ${color.borderControl};
  }
`;

/**
 * For the link of a card that holds more than the link: its target is the whole card, including the edge, with the focus ring around it.
 * The card is `position: relative`; other targets in the card lie above the link.
 */
export const wholeCardTarget = css`
  &::after {
    position: absolute;
    inset: -1px;
    z-index: 1;
    border-radius: ${radius.card};
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${color.focusRing};
    outline-offset: 2px;
  }

  /* The card's own colour, not that of a link. */
  @media (forced-colors: active) {
    &:focus-visible::after {
      outline-color: CanvasText;
    }
  }
`;

import styled from 'styled-components';
import { labelFocusRing, visuallyHidden } from '#theme/accessibility.ts';
import { color, radius, space } from '#theme/tokens.ts';

/** The room that the cards scroll in. The global rule of reduced motion takes its smoothness away. */
export const Track = styled.div`
  --slide: min(18.75rem, 100%);

  position: relative;
  display: flex;
  gap: ${space[3]};
  width: 18.75rem;
  max-width: 100%;
  /* Room for shadow and focus ring, which the scroller would cut. */
  margin: -${space[2]};
  padding: ${space[2]};
  overflow-x: auto;
  scroll-behavior: smooth;
  scroll-padding-inline: ${space[2]};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  box-sizing: content-box;

  /* The last card too comes to the start: each has a place of its own. */
  &::after {
    flex: 0 0 max(0px, calc(100% - var(--slide) - 0.75rem));
    content: '';
  }

  @container main (width < 30rem) {
    /* The edge of the next card shows that there is one. */
    --slide: min(18.75rem, 90%);

    width: auto;
    max-width: none;
    margin-inline: calc(-1 * var(--main-padding, 0px));
    padding-inline: var(--main-padding, 0px);
    scroll-padding-inline: var(--main-padding, 0px);
  }
`;

export const Slide = styled.label<{ $chosen: boolean }>`
  position: relative;
  flex: 0 0 var(--slide);
  min-width: 0;
  border-radius: ${radius.card};
  cursor: pointer;
  opacity: ${({ $chosen }) => ($chosen ? 1 : 0.72)};
  scroll-snap-align: start;

  input {
    ${visuallyHidden}
  }

  @media (forced-colors: active) {
    border: 1px solid ${({ $chosen }) => ($chosen ? 'Highlight' : 'CanvasText')};
  }
`;

/** The focus ring of a card, after its input and under its picture's shadow. */
export const Ring = styled.span`
  ${labelFocusRing}

  /* Around the border that the card has there. */
  @media (forced-colors: active) {
    inset: -1px;
  }
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;

/** Only where nothing of the next card shows. */
export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  max-width: 18.75rem;
  margin-top: ${space[4]};

  @container main (width < 30rem) {
    display: none;
  }
`;

export const Dots = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

export const Dot = styled.span<{ $chosen: boolean }>`
  width: ${({ $chosen }) => ($chosen ? 20 : 6)}px;
  height: 6px;
  border-radius: ${radius.bar};
  background: ${({ $chosen }) => ($chosen ? color.textLink : color.borderControl)};

  @media (forced-colors: active) {
    background: ${({ $chosen }) => ($chosen ? 'Highlight' : 'CanvasText')};
    forced-color-adjust: none;
  }
`;

import styled from 'styled-components';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color, radius } from '#theme/tokens.ts';

/** The room that the cards scroll in. The global rule of reduced motion takes its smoothness away. */
export const Track = styled.div`
  --slide: min(18.75rem, 100%);

  position: relative;
  display: flex;
  gap: 12px;
  width: 18.75rem;
  max-width: 100%;
  /* Room for shadow and focus ring, which the scroller would cut. */
  margin: -8px;
  padding: 8px;
  overflow-x: auto;
  scroll-behavior: smooth;
  scroll-padding-inline: 8px;
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

  &:has(:focus-visible) {
    outline: 3px solid ${color.focusRing};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    border: 1px solid ${({ $chosen }) => ($chosen ? 'Highlight' : 'CanvasText')};
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
  gap: 12px;
  max-width: 18.75rem;
  margin-top: 16px;

  @container main (width < 30rem) {
    display: none;
  }
`;

export const Dots = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
`;

export const Dot = styled.span<{ $chosen: boolean }>`
  width: ${({ $chosen }) => ($chosen ? 20 : 6)}px;
  height: 6px;
  border-radius: 3px;
  background: ${({ $chosen }) => ($chosen ? color.textLink : color.borderControl)};

  @media (forced-colors: active) {
    background: ${({ $chosen }) => ($chosen ? 'Highlight' : 'CanvasText')};
    forced-color-adjust: none;
  }
`;

import styled from 'styled-components';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color, media, radius, shadow, size, space, windowHeight } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Head = styled.header`
  padding-block: ${space[6]} ${space[5]};
  padding-inline: ${space[8]} ${space[18]};
  border-bottom: 1px solid ${color.borderSubtle};

  /* A title of one line is level with the X, which stands as far from the upper edge. */
  ${media.belowMenu} {
    display: grid;
    align-items: center;
    box-sizing: content-box;
    min-height: ${size.iconTarget};
    padding-block: ${space[4]};
    padding-inline: ${space[5]} ${space[16]};
  }
`;

export const Title = styled.h2`
  ${type.h2Small}
`;

export const Body = styled.div`
  height: min(45rem, ${windowHeight} - 14.5rem);
  padding: ${space[6]};
  overflow-y: auto;
  background: ${color.surfaceSunken};
  outline-offset: -3px;

  &:focus-visible {
    outline: 3px solid ${color.focusRing};
  }

  ${media.belowMenu} {
    flex: 1;
    height: auto;
    min-height: 0;
    padding: ${space[3]};
    overflow: auto;
  }
`;

export const Pages = styled.div`
  width: min(37.5rem, 100%);
  margin-inline: auto;

  ${media.belowMenu} {
    width: calc(var(--zoom) * 100%);
  }

  /* By element, and one below the other: of thousands, none needs a component for its looks or a row of a grid for its place. */
  > div {
    position: relative;
    background: ${color.surfacePaper};
    box-shadow: ${shadow.raised};
  }

  > div + div {
    margin-top: ${space[4]};
  }

  canvas {
    display: block;
    width: 100%;
  }

  p {
    ${visuallyHidden}
  }
`;

/** Over the sheet of a page that could not be drawn. */
export const Fault = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  padding: ${space[5]};
`;

export const Waiting = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  padding: ${space[12]} 0;
  color: ${color.textSecondary};
`;

/** On phones, over the lower corner of the page (DESIGN.md §12 «Phones»): elsewhere a page is as wide as it is read on paper. */
export const ZoomBar = styled.div`
  position: absolute;
  inset-block-end: calc(100% + ${space[3]});
  inset-inline-end: ${space[3]};
  display: none;
  align-items: center;
  padding: 0 ${space[1]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.full};
  background: ${color.surfaceCard};
  box-shadow: ${shadow.raised};

  ${media.belowMenu} {
    display: flex;
  }

  > span {
    ${type.bodySmall}
    min-width: 3.25rem;
    color: ${color.textSecondary};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

export const Foot = styled.footer`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  padding: ${space[4]} ${space[8]};
  border-top: 1px solid ${color.borderSubtle};
  border-radius: 0 0 ${radius.modal} ${radius.modal};

  ${media.belowMenu} {
    padding: ${space[3]} ${space[5]};
    padding-bottom: max(${space[3]}, env(safe-area-inset-bottom));
    border-radius: 0;

    > button {
      flex: 1 1 auto;
    }
  }
`;

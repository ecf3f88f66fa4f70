import styled from 'styled-components';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color, media, radius, shadow, space, windowHeight } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Head = styled.header`
  padding-block: ${space[6]} ${space[5]};
  padding-inline: ${space[8]} ${space[18]};
  border-bottom: 1px solid ${color.borderSubtle};

  ${media.belowMenu} {
    padding-block: ${space[5]} ${space[4]};
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
    padding: ${space[3]};
  }
`;

export const Pages = styled.div`
  width: min(37.5rem, 100%);
  margin-inline: auto;

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

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  padding: ${space[4]} ${space[8]};
  border-top: 1px solid ${color.borderSubtle};
  border-radius: 0 0 ${radius.modal} ${radius.modal};

  ${media.belowMenu} {
    padding: ${space[3]} ${space[5]};
  }
`;

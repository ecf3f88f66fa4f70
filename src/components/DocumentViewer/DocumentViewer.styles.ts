import styled from 'styled-components';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color, media, radius, shadow } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Head = styled.header`
  padding: 24px 72px 20px 32px;
  border-bottom: 1px solid ${color.borderSubtle};

  ${media.belowMenu} {
    padding: 20px 64px 16px 20px;
  }
`;

export const Title = styled.h2`
  ${type.h2Small}
`;

export const Body = styled.div`
  height: min(45rem, 100vh - 14.5rem);
  height: min(45rem, 100dvh - 14.5rem);
  padding: 24px;
  overflow-y: auto;
  background: ${color.surfaceSunken};
  outline-offset: -3px;

  &:focus-visible {
    outline: 3px solid ${color.focusRing};
  }

  ${media.belowMenu} {
    padding: 12px;
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
    margin-top: 16px;
  }

  canvas {
    display: block;
    width: 100%;
  }

  p {
    ${visuallyHidden}
  }
`;

export const Waiting = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  padding: 48px 0;
  color: ${color.textSecondary};
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  padding: 16px 32px;
  border-top: 1px solid ${color.borderSubtle};
  border-radius: 0 0 ${radius.modal} ${radius.modal};

  ${media.belowMenu} {
    padding: 12px 20px;
  }
`;

import styled from 'styled-components';
import { color, layer, media, radius, shadow, space } from '#theme/tokens.ts';

/** A word to whoever is at work, over the foot of the main column: nothing is covered that was being typed into. */
export const Strip = styled.div`
  position: fixed;
  z-index: ${layer.notice};
  bottom: calc(var(--lower-edge, 0px) + ${space[4]});
  left: calc((100% + var(--main-left, 0px) - var(--main-right, 0px)) / 2);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3.5]};
  width: min(40rem, 100% - var(--main-left, 0px) - var(--main-right, 0px) - 32px);
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.warnSoft};
  color: ${color.textPrimary};
  box-shadow: ${shadow.raised};
  translate: -50% 0;

  > svg {
    color: ${color.warn};
  }

  p {
    flex: 1 1 12.5rem;
  }

  ${media.belowMenu} {
    width: calc(100% - 32px);
  }
`;

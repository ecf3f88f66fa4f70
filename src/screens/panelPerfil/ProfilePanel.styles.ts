import styled from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { linkTarget } from '#components/Button/words.ts';
import { focusRing } from '#theme/accessibility.ts';
import { color, fontSize, fontWeight, radius, shadow, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  height: 100%;
  padding: ${space[7]} ${space[6]} ${space[6]};
  overflow: hidden auto;
  scrollbar-width: thin;
  background: ${color.surfacePanel};
  color: ${color.textPrimary};
`;

export const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  margin-bottom: ${space[7]};
`;

export const Title = styled.h2`
  ${type.h2Small}
  outline: none;
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
  margin-right: -${space[2.5]};
`;

export const Photo = styled.div`
  position: relative;
  flex: none;
  width: 112px;
  height: 112px;
`;

export const EditLink = styled.a`
  position: absolute;
  right: -${space[2.5]};
  bottom: -${space[1.5]};
  display: grid;
  place-items: center;
  width: ${size.iconTarget};
  height: ${size.iconTarget};
  border: 1px solid ${color.borderSubtle};
  border-radius: 50%;
  background: ${color.surfaceCard};
  box-shadow: ${shadow.raised};
  color: ${color.textPrimary};
  ${focusRing}
`;

export const Name = styled.p`
  ${type.h2Small}
  max-width: 12em;
  margin: ${space[5]} 0 ${space[7]};
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const AccessBlock = styled.dl`
  width: 100%;
  padding: ${space[1]} ${space[3.5]};
  border-radius: ${radius.card};
  background: ${color.surfaceCanvas};

  > p {
    ${type.bodySmall}
    margin-top: ${space[3]};
    color: ${color.textSecondary};
  }
`;

export const AccessRow = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 0 ${space[3]};
  align-items: center;
  padding: ${space[3]} 0;
  ${type.bodySmall}

  & + & {
    border-top: 1px solid ${color.borderSubtle};
  }

  svg {
    grid-row: span 2;
    color: ${color.textSecondary};
  }

  dt {
    ${type.caption}
    grid-column: 2;
    color: ${color.textSecondary};
  }

  dd {
    grid-column: 2;
    min-height: 1.25rem;
    font-weight: ${fontWeight.strong};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const UnknownAccess = styled.a`
  ${linkTarget}
  ${type.label}
  margin-top: ${space[1]};
`;

/** At the edge of the text above it. */
export const Retry = styled(Button)`
  margin-left: -${space[2]};
  padding-inline: ${space[2]};
  font-size: ${fontSize.bodySmall};
`;

export const Foot = styled.div`
  display: grid;
  gap: ${space[4]};
  width: 100%;
  margin-top: auto;
  padding-top: ${space[6]};
`;

import styled from 'styled-components';
import { cardBox } from '#components/Card/cardBox.ts';
import { levelLine } from '#theme/blocks.ts';
import { color, fontSize, lineHeight, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Cards = styled.ul`
  display: grid;
  gap: ${space[4]};
`;

export const Card = styled.div`
  ${cardBox}
`;

export const Part = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4.5]} ${space[5]};

  & + & {
    border-top: 1px solid ${color.borderSubtle};
  }
`;

export const CardHead = styled.div`
  ${levelLine}
  gap: ${space[2.5]} ${space[3.5]};
`;

export const CardText = styled.div`
  display: grid;
  flex: 1 1 10rem;
  gap: ${space[0.5]};
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    ${type.bodyStrongTight}
  }

  > span {
    color: ${color.textSecondary};
    font-size: ${fontSize.bodySmall};
    line-height: ${lineHeight.bodySmall};
  }
`;

export const Figure = styled.div`
  display: grid;
  justify-items: end;

  /* Where it stands below the text. */
  @container main (width < 27.5rem) {
    justify-items: start;
  }

  > span:first-child {
    ${type.caption}
    color: ${color.textSecondary};
  }
`;

export const Initials = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${size.target};
  height: ${size.target};
  border-radius: 50%;
  background: ${color.surfaceBrandSoft};
  color: ${color.textLink};
  ${type.bodyMediumStrong}
`;

import styled from 'styled-components';
import { cardBox } from '#components/Card/Card.styles.ts';
import { color, fontFamily } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Cards = styled.ul`
  display: grid;
  gap: 16px;
`;

export const Card = styled.div`
  ${cardBox}
`;

export const Part = styled.div`
  display: grid;
  gap: 16px;
  padding: 18px 20px;

  & + & {
    border-top: 1px solid ${color.borderSubtle};
  }
`;

export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 14px;
`;

export const CardText = styled.div`
  display: grid;
  flex: 1 1 160px;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    font: 600 16px / 22px ${fontFamily.body};
  }

  > span {
    color: ${color.textSecondary};
    font-size: 14px;
    line-height: 20px;
  }
`;

export const Figure = styled.div`
  display: grid;
  justify-items: end;

  /* Where it stands below the text. */
  @container main (width < 440px) {
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
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${color.surfaceBrandSoft};
  color: ${color.textLink};
  font: 600 15px / 20px ${fontFamily.body};
`;

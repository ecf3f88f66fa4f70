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
  flex: 1 1 10rem;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    font: 600 1rem / 1.375rem ${fontFamily.body};
  }

  > span {
    color: ${color.textSecondary};
    font-size: 0.875rem;
    line-height: 1.25rem;
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
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  background: ${color.surfaceBrandSoft};
  color: ${color.textLink};
  font: 600 0.9375rem / 1.25rem ${fontFamily.body};
`;

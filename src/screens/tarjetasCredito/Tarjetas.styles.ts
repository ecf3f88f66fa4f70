import styled from 'styled-components';
import { focusRing, reach } from '#theme/accessibility.ts';
import { color, fontFamily, motion, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;

  > button {
    margin-right: -16px;
    padding-inline: 16px;
  }
`;

export const Title = styled.h2`
  ${type.h3}
`;

export const CardList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The whole card is its link's target. */
export const CardItem = styled.li`
  position: relative;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
  transition: border-color ${motion.state};

  &:hover {
    border-color: ${color.borderControl};
  }

  &:has(a:focus-visible) {
    outline: 3px solid ${color.focusRing};
    outline-offset: 2px;
  }
`;

export const CardMain = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  padding: 20px;

  > svg:last-child {
    flex: none;
    margin-left: auto;
    color: ${color.textSecondary};
  }

  @container main (width < 30rem) {
    gap: 12px;
    padding: 16px;

    > svg:first-child {
      width: 92px;
      height: auto;
    }
  }
`;

export const CardText = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  min-width: 0;
  overflow-wrap: anywhere;

  > :last-child {
    margin-top: 6px;
  }
`;

export const CardLink = styled.a`
  color: ${color.textPrimary};
  font: 600 1.0625rem / 1.5rem ${fontFamily.body};
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: ${radius.card};
    content: '';
  }

  &:focus-visible {
    outline: none;
  }
`;

export const Summary = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 20px;
  margin: 0;
  padding: 12px 20px;
  border-top: 1px solid ${color.borderSubtle};
  list-style: none;
`;

export const SwitchState = styled.li<{ $on: boolean }>`
  ${type.bodySmall}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${({ $on }) => ($on ? color.textPrimary : color.textSecondary)};
`;

export const RegisteredList = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
  list-style: none;

  > li + li {
    border-top: 1px solid ${color.borderSubtle};
  }
`;

export const RegisteredRow = styled.li`
  display: flex;
  align-items: center;
  gap: 8px 16px;
  min-height: 4.5rem;
  padding: 12px 12px 12px 20px;

  @container main (width < 30rem) {
    gap: 4px;
    padding-left: 16px;

    > :first-child {
      display: none;
    }
  }
`;

export const RowText = styled.span`
  display: grid;
  flex: 1;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;

  span {
    color: ${color.textSecondary};
    font: 400 0.875rem / 1.25rem ${fontFamily.body};
    font-variant-numeric: tabular-nums;
  }
`;

export const RegisteredLink = styled.a`
  ${reach}
  border-radius: 6px;
  color: ${color.textPrimary};
  font: 600 0.9375rem / 1.25rem ${fontFamily.body};
  text-decoration: none;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`;

export const DangerIcon = styled.span`
  display: grid;
  color: ${color.error};
`;

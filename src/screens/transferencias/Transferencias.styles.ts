import styled from 'styled-components';
import { type ButtonVariant, pillStyle } from '#components/Button/Button.tsx';
import { focusRing, reach, visuallyHidden } from '#theme/accessibility.ts';
import { color, fontFamily, motion, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Choices = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  margin: 20px 0 0;
  padding: 0;
  list-style: none;

  @container main (width < 35rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

export const ChoiceLink = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 16px 8px;
  align-items: start;
  height: 100%;
  padding: 20px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
  color: ${color.textPrimary};
  text-decoration: none;
  transition: border-color ${motion.state};
  ${focusRing}

  > :first-child {
    grid-column: 1 / -1;
  }

  &:hover {
    border-color: ${color.borderControl};
  }

  @container main (width < 35rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    padding: 12px 16px;

    > :first-child {
      grid-column: auto;
    }
  }
`;

export const ChoiceName = styled.span`
  display: block;
  font: 600 1rem / 1.5rem ${fontFamily.body};
`;

export const ChoiceText = styled.span`
  ${type.bodySmall}
  display: block;
  color: ${color.textSecondary};
`;

export const Section = styled.section`
  display: grid;
  gap: 12px;
  margin-top: 28px;
`;

export const Head = styled.div`
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

export const List = styled.ul`
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

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 8px 16px;
  min-height: 4.25rem;
  padding: 10px 12px 10px 20px;

  @container main (width < 35rem) {
    padding-left: 16px;
  }
`;

export const RowText = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    display: block;
    font: 600 0.9375rem / 1.25rem ${fontFamily.body};
  }

  span {
    color: ${color.textSecondary};
    font: 400 0.875rem / 1.25rem ${fontFamily.body};
    font-variant-numeric: tabular-nums;
  }
`;

/** What a row still waits for, on a line of its own. */
export const Wait = styled.span`
  display: block;
`;

export const PillLink = styled.a<{ $variant: ButtonVariant; $size: 'compact' }>`
  ${pillStyle}

  /* In a narrow column the menu has it. */
  @container main (width < 30rem) {
    display: none;
  }
`;

export const Operation = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto auto;
  align-items: center;
  gap: 4px 16px;
  min-height: 4.25rem;
  padding: 10px 20px;

  > :nth-child(4) {
    min-width: 5.25rem;
    text-align: right;
  }

  @container main (width < 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 12px 16px;

    > :first-child {
      display: none;
    }

    > :nth-child(2) {
      grid-row: 1;
      grid-column: 1;
    }

    > :nth-child(3) {
      grid-row: 2;
      grid-column: 1;
      justify-self: start;
    }

    > :nth-child(4) {
      grid-row: 1;
      grid-column: 2;
    }

    > :nth-child(5) {
      grid-row: 2;
      grid-column: 2;
      justify-self: end;
    }
  }
`;

export const RowActions = styled.span`
  display: inline-flex;
  gap: 16px;
`;

export const LinkButton = styled.button`
  ${reach}
  min-height: 2.75rem;
  margin-block: -8px;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${color.textLink};
  font: 600 0.875rem / 1.25rem ${fontFamily.body};
  cursor: pointer;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`;

export const Live = styled.p`
  ${visuallyHidden}
`;

export const Foot = styled.div`
  ${type.bodySmall}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  color: ${color.textSecondary};
`;

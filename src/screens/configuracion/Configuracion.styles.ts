import styled from 'styled-components';
import { focusRing } from '#theme/accessibility.ts';
import { color, fontFamily, motion, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Choices = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-top: 20px;
`;

export const Choice = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 16px;
  min-height: 5.75rem;
  padding: 16px 20px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
  color: ${color.textPrimary};
  text-decoration: none;
  transition: border-color ${motion.state};
  ${focusRing}

  &:hover {
    border-color: ${color.borderControl};
  }

  @container main (width < 30rem) {
    gap: 12px;
    padding: 12px 16px;
  }
`;

export const ChoiceName = styled.span`
  display: block;
  font: 600 1.0625rem / 1.5rem ${fontFamily.body};
`;

export const ChoiceText = styled.span`
  ${type.bodySmall}
  display: block;
  color: ${color.textSecondary};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const ThemeBox = styled.section`
  margin-top: 28px;
  padding: 20px 24px 24px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};

  @container main (width < 30rem) {
    padding: 16px;
  }
`;

export const ThemeTitle = styled.h2`
  ${type.h3}
`;

export const ThemeNote = styled.p`
  ${type.bodySmall}
  margin: 2px 0 16px;
  color: ${color.textSecondary};
`;

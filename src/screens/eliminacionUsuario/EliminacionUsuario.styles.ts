import styled from 'styled-components';
import { pillStyle } from '#components/Button/Button.tsx';
import { color, fontFamily, media, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Column = styled.main`
  container: main / inline-size;
  width: min(44.5rem, 100% - 32px);
  margin: 0 auto;
  padding: 56px 0 64px;

  ${media.belowMenu} {
    padding: 28px 0 40px;
  }
`;

export const Title = styled.h1`
  font: 600 2.5rem / 1.15 ${fontFamily.display};
  letter-spacing: -0.02em;
  outline: none;

  ${media.belowMenu} {
    ${type.h1Compact}
  }
`;

export const Lead = styled.p`
  margin: 12px 0 28px;
  color: ${color.textSecondary};
  font-size: 1.125rem;
  line-height: 1.75rem;

  ${media.belowMenu} {
    font-size: 1rem;
    line-height: 1.5rem;
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: 16px;
  margin-bottom: 32px;

  @container main (width >= 32.5rem) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Card = styled.section`
  padding: 24px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
`;

export const SectionTitle = styled.h2`
  ${type.h3}
  margin-bottom: 12px;
`;

export const Item = styled.li<{ $tone: 'ok' | 'error' }>`
  display: flex;
  gap: 12px;
  padding: 5px 0;
  font-size: 0.9375rem;

  svg {
    margin-top: 2px;
    color: ${({ $tone }) => ($tone === 'ok' ? color.ok : color.error)};
  }
`;

export const Steps = styled.ol`
  margin-bottom: 28px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
`;

export const Step = styled.li`
  display: flex;
  gap: 16px;
  align-items: center;
  min-height: 3.5rem;
  padding: 8px 24px;
  color: ${color.textSecondary};

  & + & {
    border-top: 1px solid ${color.borderSubtle};
  }

  b {
    margin-right: 12px;
    color: ${color.textPrimary};
    font-weight: 600;
  }

  @container main (width < 32.5rem) {
    b {
      display: block;
    }
  }
`;

export const Number = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px ${color.borderControl};
  color: ${color.textPrimary};
  font: 600 0.875rem / 1.25rem ${fontFamily.body};
`;

export const SignInLink = styled.a<{ $variant: 'primary' }>`
  ${pillStyle}
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;

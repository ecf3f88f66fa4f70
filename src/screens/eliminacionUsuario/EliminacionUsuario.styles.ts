import styled from 'styled-components';
import { pillStyle } from '#components/Button/Button.tsx';
import { color, fontFamily, media, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Column = styled.main`
  container: main / inline-size;
  width: min(712px, 100% - 32px);
  margin: 0 auto;
  padding: 56px 0 64px;

  ${media.belowMenu} {
    padding: 28px 0 40px;
  }
`;

export const Title = styled.h1`
  font: 600 40px / 1.15 ${fontFamily.display};
  letter-spacing: -0.02em;
  outline: none;

  ${media.belowMenu} {
    ${type.h1Compact}
  }
`;

export const Lead = styled.p`
  margin: 12px 0 28px;
  color: ${color.textSecondary};
  font-size: 18px;
  line-height: 28px;

  ${media.belowMenu} {
    font-size: 16px;
    line-height: 24px;
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: 16px;
  margin-bottom: 32px;

  @container main (width >= 520px) {
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
  font-size: 15px;

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
  min-height: 56px;
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

  @container main (width < 520px) {
    b {
      display: block;
    }
  }
`;

export const Number = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px ${color.borderControl};
  color: ${color.textPrimary};
  font: 600 14px / 20px ${fontFamily.body};
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

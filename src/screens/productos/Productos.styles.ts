import styled, { css } from 'styled-components';
import { type ButtonVariant, pillStyle } from '#components/Button/Button.tsx';
import { focusRing } from '#theme/accessibility.ts';
import { color, fontFamily, media, motion, radius, shadow } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** Title, total and actions. Below 685 px an ink header with the scene, bleeding to the window's edges (02-productos-m). */
export const Hero = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 20px 16px;
  align-items: end;
  margin-bottom: 28px;

  h1 {
    grid-column: 1 / -1;
  }

  ${media.belowMenu} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    align-content: start;
    min-height: 254px;
    margin: -24px -16px 88px;
    padding: 8px 20px 112px;
    background: ${color.surfaceInk};
    color: ${color.navActiveText};
  }
`;

export const Total = styled.div`
  display: grid;
  gap: 2px;

  ${media.belowMenu} {
    position: relative;
    z-index: 1;

    --text-primary: ${color.navActiveText};
    --text-secondary: ${color.navIcon};
    --text-tertiary: ${color.navIcon};
    --surface-skeleton: ${color.navActiveBg};
    --surface-brand-soft: ${color.navActiveBg};
    --focus-ring: ${color.navAccent};
  }
`;

export const TotalLabel = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${color.textSecondary};
`;

export const Actions = styled.div`
  display: flex;
  gap: 12px;

  @container main (width < 480px) {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: 1fr 1fr;
  }

  ${media.belowMenu} {
    display: none;
  }
`;

export const ActionLink = styled.a<{ $variant: ButtonVariant }>`
  ${pillStyle}
`;

export const HeroScene = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: none;

  ${media.belowMenu} {
    display: block;
  }
`;

export const Quick = styled.nav`
  display: none;

  ${media.belowMenu} {
    position: absolute;
    inset: auto 16px -56px;
    z-index: 1;
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    padding: 12px;
    border: 1px solid ${color.borderSubtle};
    border-radius: ${radius.card};
    background: ${color.surfaceCard};
    box-shadow: ${shadow.raised};
  }
`;

export const QuickLink = styled.a`
  ${type.label}
  display: grid;
  justify-items: center;
  gap: 6px;
  border-radius: ${radius.field};
  color: ${color.textPrimary};
  text-decoration: none;
  ${focusRing}
`;

export const QuickDisc = styled.span<{ $primary: boolean }>`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: ${({ $primary }) => ($primary ? color.actionBg : color.surfaceBrandSoft)};
  color: ${({ $primary }) => ($primary ? color.actionText : color.textLink)};
`;

export const GroupTitle = styled.h2`
  ${type.h3}
  margin-bottom: 12px;
`;

export const Accounts = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-top: 12px;

  @container main (width >= 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const frame = css`
  display: flex;
  flex-direction: column;
  gap: 16px;
  height: 100%;
  padding: 20px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
`;

export const AccountFrame = styled.div`
  ${frame}
`;

export const Account = styled.a`
  ${frame}
  color: ${color.textPrimary};
  text-decoration: none;
  transition: border-color ${motion.state};
  ${focusRing}

  &:hover {
    border-color: ${color.borderControl};
  }
`;

export const AccountHead = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;

  > span:nth-child(2) {
    display: grid;
    flex: 1;
    min-width: 0;
  }

  > svg {
    color: ${color.textSecondary};
  }
`;

export const AccountName = styled.span`
  font: 600 16px / 22px ${fontFamily.body};
  overflow-wrap: anywhere;
`;

export const AccountBalance = styled.span`
  display: grid;
  gap: 2px;
  margin-top: auto;

  > span:first-child {
    ${type.caption}
    color: ${color.textSecondary};
  }
`;

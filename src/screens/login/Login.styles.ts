import styled from 'styled-components';
import { pillStyle } from '#components/Button/Button.tsx';
import { focusRing, reach } from '#theme/accessibility.ts';
import { color, fontFamily, media, motion, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Column = styled.div`
  width: min(26.25rem, 100%);
`;

export const Title = styled.h1`
  font: 600 2.25rem / 1.15 ${fontFamily.display};
  letter-spacing: -0.02em;
  outline: none;

  ${media.belowMenu} {
    ${type.h1Compact}
  }
`;

export const Lead = styled.p`
  margin-top: 8px;
  color: ${color.textSecondary};
`;

export const Form = styled.form`
  display: grid;
  gap: 20px;
  margin-top: 20px;

  button[type='submit'] {
    margin-top: 4px;
  }
`;

export const HelpTitle = styled.h2`
  ${type.label}
  margin: 24px 0 12px;
  color: ${color.textSecondary};
`;

export const HelpList = styled.ul`
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};

  li + li {
    border-top: 1px solid ${color.borderSubtle};
  }
`;

export const HelpLink = styled.a`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 3rem;
  padding: 0 16px;
  border-radius: ${radius.card};
  color: ${color.textLink};
  font-weight: 600;
  font-size: 0.9375rem;
  text-decoration: none;
  transition: background-color ${motion.state};
  ${focusRing}

  span {
    flex: 1;
  }

  &:hover {
    background: ${color.surfaceBrandSoft};
  }
`;

export const Registration = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  min-height: 2.75rem;
  margin-top: 20px;
  color: ${color.textSecondary};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    border-radius: 6px;
    font-weight: 600;
    text-decoration: none;
    ${focusRing}
  }

  a:hover {
    text-decoration: underline;
  }
`;

export const Footer = styled.footer`
  display: grid;
  justify-items: center;
  gap: 8px;
  width: 100%;
  margin-top: auto;
  padding-top: 32px;

  nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 20px;
  }

  ${media.belowWide} {
    margin-top: 0;
    padding-top: 8px;
  }
`;

export const Safety = styled.p`
  ${type.bodySmall}
  display: flex;
  gap: 10px;
  width: min(26.25rem, 100%);
  color: ${color.textSecondary};

  ${media.fromWide} {
    justify-content: center;
    width: auto;
  }
`;

export const FooterLink = styled.a`
  ${reach}
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${color.textLink};
  font: 600 0.875rem / 1.25rem ${fontFamily.body};
  text-decoration: none;
  cursor: pointer;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`;

/** The way on for a blocked user, in the place of Ingresar. */
export const RecoverLink = styled.a<{ $variant: 'primary'; $size: 'large' }>`
  ${pillStyle}
  width: 100%;
  margin-top: 4px;
`;

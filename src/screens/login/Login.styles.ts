import styled from 'styled-components';
import { ButtonLink } from '#components/Button/ButtonLink.ts';
import { linkTarget, wordButton } from '#components/Button/words.ts';
import { cardBox } from '#components/Card/cardBox.ts';
import { focusRing, reach } from '#theme/accessibility.ts';
import { narrowWindow } from '#theme/narrow.ts';
import { color, fontSize, fontWeight, media, motion, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Column = styled.div`
  width: min(26.25rem, 100%);
`;

export const Title = styled.h1`
  ${type.h1Medium}
  outline: none;

  ${media.belowMenu} {
    ${type.h1Compact}
  }
`;

export const Lead = styled.p`
  margin-top: ${space[2]};
  color: ${color.textSecondary};
`;

export const Form = styled.form`
  display: grid;
  gap: ${space[5]};
  margin-top: ${space[5]};

  button[type='submit'] {
    margin-top: ${space[1]};
  }
`;

export const HelpTitle = styled.h2`
  ${type.label}
  margin: ${space[6]} 0 ${space[3]};
  color: ${color.textSecondary};
`;

export const HelpList = styled.ul`
  ${cardBox}

  li + li {
    border-top: 1px solid ${color.borderSubtle};
  }
`;

export const HelpLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.button};
  padding: 0 ${space[4]};
  border-radius: ${radius.card};
  color: ${color.textLink};
  font-weight: ${fontWeight.strong};
  font-size: ${fontSize.bodyMedium};
  text-decoration: none;
  transition: background-color ${motion.state};
  ${focusRing}

  span {
    flex: 1;
  }

  ${narrowWindow} {
    > svg {
      display: none;
    }
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
  gap: ${space[1]} ${space[4]};
  min-height: ${size.target};
  margin-top: ${space[5]};
  color: ${color.textSecondary};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
    border-radius: ${radius.text};
    font-weight: ${fontWeight.strong};
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
  gap: ${space[2]};
  width: 100%;
  margin-top: auto;
  padding-top: ${space[8]};

  nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 ${space[5]};
  }

  ${media.belowWide} {
    margin-top: 0;
    padding-top: ${space[2]};
  }
`;

export const Safety = styled.p`
  ${type.bodySmall}
  display: flex;
  gap: ${space[2.5]};
  width: min(26.25rem, 100%);
  color: ${color.textSecondary};

  ${media.fromWide} {
    justify-content: center;
    width: auto;
  }
`;

export const FooterLink = styled.a`
  ${reach}
  ${wordButton}
  ${linkTarget}
  ${type.label}
`;

/** The way on for a blocked user, in the place of Ingresar. */
export const RecoverLink = styled(ButtonLink)`
  width: 100%;
  margin-top: ${space[1]};
`;

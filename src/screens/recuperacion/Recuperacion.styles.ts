import styled from 'styled-components';
import { pillStyle } from '#components/Button/Button.tsx';
import { focusRing } from '#theme/accessibility.ts';
import { color, fontFamily, motion, radius } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** One way of the hub: a whole card that leads on. */
export const Way = styled.a`
  display: flex;
  align-items: center;
  gap: 16px;
  width: 100%;
  min-height: 5.5rem;
  padding: 16px 20px;
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
  color: ${color.textPrimary};
  font: inherit;
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  transition: border-color ${motion.state};
  ${focusRing}

  &:hover {
    border-color: ${color.borderControl};
  }

  > svg {
    flex: none;
    color: ${color.textSecondary};
  }
`;

/** Name and sentence of a {@link Way}. */
export const WayText = styled.span`
  flex: 1;
  min-width: 0;
  color: ${color.textSecondary};
  font-size: 0.9375rem;
  line-height: 1.375rem;

  b {
    display: block;
    color: ${color.textPrimary};
    font: 600 1rem / 1.5rem ${fontFamily.body};
  }
`;

export const Ways = styled.ul`
  display: grid;
  gap: 12px;
`;

export const AgenciesTitle = styled.h2`
  ${type.label}
  margin: 24px 0 10px;
  font-size: 1rem;
`;

export const AgencyCard = styled.div`
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};

  > * + *,
  li + li {
    border-top: 1px solid ${color.borderSubtle};
  }

  li {
    display: flex;
    gap: 14px;
    align-items: center;
    min-height: 4rem;
    padding: 10px 20px;
  }

  li > svg {
    flex: none;
    color: ${color.textSecondary};
  }

  li p {
    min-width: 0;
    color: ${color.textSecondary};
    font-size: 0.875rem;
    line-height: 1.25rem;
    overflow-wrap: anywhere;
  }

  b {
    display: block;
    color: ${color.textPrimary};
    font-weight: 600;
  }
`;

export const AllAgencies = styled.button`
  display: block;
  width: 100%;
  min-height: 3.25rem;
  padding: 0 16px;
  border: 0;
  border-radius: 0 0 ${radius.card} ${radius.card};
  background: none;
  color: ${color.textLink};
  font: 600 0.9375rem / 1.25rem ${fontFamily.body};
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${color.surfaceBrandSoft};
  }
`;

/** «¿No recuerda su usuario? Recuperar usuario» under a form. */
export const Other = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 8px;
  color: ${color.textSecondary};
  font-size: 0.9375rem;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    border-radius: 6px;
    color: ${color.textLink};
    font-weight: 600;
    text-decoration: none;
    ${focusRing}
  }

  a:hover {
    text-decoration: underline;
  }
`;

export const SignInLink = styled.a<{ $variant: 'primary' }>`
  ${pillStyle}
`;

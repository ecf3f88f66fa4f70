import styled from 'styled-components';
import { linkTarget } from '#components/Button/words.ts';
import { cardBox, cardLink } from '#components/Card/cardBox.ts';
import { focusRing } from '#theme/accessibility.ts';
import { levelLine } from '#theme/blocks.ts';
import { stackedWhenNarrow } from '#theme/narrow.ts';
import { color, fontSize, fontWeight, lineHeight, radius, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** One way of the hub: a whole card that leads on. */
export const Way = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  width: 100%;
  min-height: 5.5rem;
  padding: ${space[4]} ${space[5]};
  ${cardLink}
  font: inherit;
  text-align: left;
  cursor: pointer;

  > svg {
    flex: none;
    color: ${color.textSecondary};
  }

  ${stackedWhenNarrow}
`;

/** Name and sentence of a {@link Way}. */
export const WayText = styled.span`
  flex: 1;
  min-width: 0;
  color: ${color.textSecondary};
  font-size: ${fontSize.bodyMedium};
  line-height: ${lineHeight.bodyTight};

  b {
    display: block;
    color: ${color.textPrimary};
    ${type.bodyStrong}
  }
`;

export const Ways = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

export const AgenciesTitle = styled.h2`
  ${type.label}
  margin: ${space[6]} 0 ${space[2.5]};
  font-size: ${fontSize.body};
`;

export const AgencyCard = styled.div`
  ${cardBox}

  > * + *,
  li + li {
    border-top: 1px solid ${color.borderSubtle};
  }

  li {
    display: flex;
    gap: ${space[3.5]};
    align-items: center;
    min-height: ${size.row};
    padding: ${space[2.5]} ${space[5]};
  }

  li > svg {
    flex: none;
    color: ${color.textSecondary};
  }

  li p {
    min-width: 0;
    color: ${color.textSecondary};
    font-size: ${fontSize.bodySmall};
    line-height: ${lineHeight.bodySmall};
    overflow-wrap: anywhere;
  }

  b {
    display: block;
    color: ${color.textPrimary};
    font-weight: ${fontWeight.strong};
  }
`;

export const AllAgencies = styled.button`
  display: block;
  width: 100%;
  min-height: ${size.field};
  padding: 0 ${space[4]};
  border: 0;
  border-radius: 0 0 ${radius.card} ${radius.card};
  background: none;
  color: ${color.textLink};
  ${type.bodyMediumStrong}
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${color.surfaceBrandSoft};
  }
`;

/** «¿No recuerda su usuario? Recuperar usuario» under a form. */
export const Other = styled.p`
  ${levelLine}
  justify-content: center;
  gap: 0 ${space[2]};
  color: ${color.textSecondary};
  font-size: ${fontSize.bodyMedium};

  a {
    ${linkTarget}
    font-weight: ${fontWeight.strong};
  }
`;

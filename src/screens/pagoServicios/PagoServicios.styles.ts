import styled from 'styled-components';
import { type ButtonVariant, pillStyle } from '#components/Button/Button.tsx';
import { cardBox } from '#components/Card/Card.styles.ts';
import { focusRing } from '#theme/accessibility.ts';
import { color, fontFamily } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** One card of the page; the second one grows in parts under the first. */
export const Card = styled.form`
  overflow: clip;
  ${cardBox}
`;

export const Part = styled.div<{ $sunken?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 20px 24px;
  background: ${({ $sunken }) => ($sunken ? color.surfaceSunken : 'none')};

  & + & {
    border-top: 1px solid ${color.borderSubtle};
  }

  @container main (width < 30rem) {
    padding: 16px;
  }
`;

/** Service, reference and Consultar in a row as far as there is room. */
export const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 16px;

  > div {
    flex: 1 1 12.5rem;
    min-width: 0;
  }

  /* Level with the fields, under the height of their label. */
  > button {
    margin-top: 28px;
  }

  @container main (width < 30rem) {
    > button {
      flex: 1 1 100%;
      margin-top: 0;
    }
  }
`;

/** A control that names itself to assistive technology alone, under a label to the eye. */
export const Labelled = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-width: 0;

  > span {
    color: ${color.textPrimary};
    font: 600 0.875rem / 1.25rem ${fontFamily.body};
  }
`;

export const Found = styled.span`
  display: flex;
  flex: none;
  margin-right: 12px;
  color: ${color.ok};
`;

export const BillHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 4px 16px;

  > div {
    display: grid;
    gap: 2px;
    color: ${color.textSecondary};
  }
`;

/** The holder, and what is known of the contract beside them. */
export const HolderHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > div:first-of-type {
    flex: 1 1 12.5rem;
  }

  > div > span {
    display: block;
    color: ${color.textSecondary};
    font: 400 0.875rem / 1.25rem ${fontFamily.body};
  }

  > div > b {
    font: 600 1rem / 1.5rem ${fontFamily.body};
  }
`;

export const SmallTitle = styled.h2`
  ${type.h3}
`;

export const Advice = styled.p`
  ${type.bodySmall}
  display: flex;
  align-items: center;
  gap: 10px;
  color: ${color.textSecondary};

  svg {
    flex: none;
  }
`;

export const TotalRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;

  > div {
    min-width: 0;
  }

  b {
    display: block;
    font: 600 1rem / 1.5rem ${fontFamily.body};
  }

  > div > span {
    color: ${color.textSecondary};
  }
`;

/** Why the account cannot pay: it takes the focus when the member tries all the same. */
export const DebitFault = styled.p`
  ${type.bodySmall}
  display: flex;
  gap: 8px;
  border-radius: 6px;
  color: ${color.error};
  ${focusRing}

  svg {
    flex: none;
    margin-top: 2px;
  }

  a {
    color: ${color.textLink};
    font-weight: 600;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;

  > button {
    margin-left: auto;
  }

  @container main (width < 30rem) {
    > button {
      flex: 1 1 100%;
    }
  }
`;

export const BackPill = styled.a<{ $variant: ButtonVariant }>`
  ${pillStyle}
`;

/** What a lookup has brought, under its form. */
export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-top: 16px;
`;

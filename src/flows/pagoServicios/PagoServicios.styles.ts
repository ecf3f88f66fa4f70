import styled from 'styled-components';
import { cardBox } from '#components/Card/cardBox.ts';
import { boxedWhenNarrow, unboxedWhenNarrow } from '#flows/moneyFlow/MoneyFlow.styles.ts';
import { focusRing } from '#theme/accessibility.ts';
import { bothEnds, levelLine, oneColumn } from '#theme/blocks.ts';
import { fillsColumn, stepAtLowerEdge } from '#theme/narrow.ts';
import { color, fontWeight, radius, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

/** One card of the page; the second one grows in parts under the first. */
export const Card = styled.form`
  overflow: clip;
  ${cardBox}
`;

/** What is paid, and under it the next step; in a narrow column the card is what is paid alone, and the step stays in sight. */
export const PaidForm = styled(Card)`
  ${unboxedWhenNarrow}
`;

/** What is paid, in parts. */
export const Paid = styled.div`
  ${boxedWhenNarrow}

  @container main (width < 30rem) {
    margin-bottom: ${space[4]};
  }
`;

export const Part = styled.div<{ $sunken?: boolean }>`
  ${oneColumn}
  gap: ${space[4]};
  padding: ${space[5]} ${space[6]};
  background: ${({ $sunken }) => ($sunken ? color.surfaceSunken : 'none')};

  & + & {
    border-top: 1px solid ${color.borderSubtle};
  }

  @container main (width < 30rem) {
    padding: ${space[4]};
  }
`;

/** Service, reference and Consultar in a row as far as there is room. */
export const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[4]};

  > div {
    flex: 1 1 12.5rem;
    min-width: 0;
  }

  /* Level with the fields, under the height of their label. */
  > div ~ button {
    margin-top: ${space[7]};
  }

  @container main (width < 30rem) {
    > button,
    > div ~ button {
      flex: 1 1 100%;
      margin-top: 0;
    }
  }
`;

/** What everything else depends on stands alone, no wider than a name is. */
export const ServiceChoice = styled.div`
  width: 60%;

  @container main (width < 35rem) {
    width: 100%;
  }
`;

/** Where the code is found: a picture, and the words beside it. */
export const WhereFound = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};

  > div {
    display: grid;
    gap: ${space[1]};
    min-width: 0;
  }

  h2 {
    ${type.bodyStrong}
  }

  p {
    ${type.bodySmall}
    color: ${color.textSecondary};
    overflow-wrap: anywhere;
  }

  /* Much enlarged, the words need the room of the picture. */
  @container main (width < 17.5rem) {
    > svg {
      display: none;
    }
  }
`;

/** A control that names itself to assistive technology alone, under a label to the eye. */
export const Found = styled.span`
  display: flex;
  flex: none;
  margin-right: ${space[3]};
  color: ${color.ok};
`;

export const BillHead = styled.div`
  ${bothEnds}
  align-items: flex-start;
  gap: ${space[1]} ${space[4]};

  > div {
    display: grid;
    gap: ${space[0.5]};
    color: ${color.textSecondary};
  }
`;

/** The holder, and what is known of the contract beside them. */
export const HolderHead = styled.div`
  ${levelLine}
  gap: ${space[3]} ${space[6]};

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
    ${type.bodySmall}
  }

  > div > b {
    ${type.bodyStrong}
  }
`;

export const SmallTitle = styled.h2`
  ${type.h3}
`;

export const TotalRow = styled.div`
  ${bothEnds}
  align-items: center;
  gap: ${space[1]} ${space[4]};

  > div {
    min-width: 0;
  }

  b {
    display: block;
    ${type.bodyStrong}
  }

  > div > span {
    color: ${color.textSecondary};
  }
`;

/** Why the account cannot pay: it takes the focus when the member tries all the same. */
export const DebitFault = styled.p`
  ${type.bodySmall}
  display: flex;
  gap: ${space[2]};
  border-radius: ${radius.text};
  color: ${color.error};
  ${focusRing}

  svg {
    flex: none;
    margin-top: ${space[0.5]};
  }

  a {
    color: ${color.textLink};
    font-weight: ${fontWeight.strong};
  }
`;

/** The end of the last part, which is sunken; in a narrow column it stands under the card. */
export const Foot = styled.div`
  ${bothEnds}
  align-items: center;
  gap: ${space[3]} ${space[4]};
  margin-top: -${space[1]};
  padding: 0 ${space[6]} ${space[5]};
  background: ${color.surfaceSunken};

  @container main (width < 30rem) {
    display: contents;

    > * {
      margin-bottom: ${space[4]};
    }
  }
`;

/** The next step; in a narrow column a bar at the lower edge (DESIGN.md §5). */
export const Step = styled.div`
  margin-left: auto;

  @container main (width < 30rem) {
    && {
      display: grid;
      margin-top: auto;
      ${stepAtLowerEdge}
    }
  }
`;

/** Stands before its notice does, for words that arrive with their region are not said (docs/accessibility.md «Screen reader»). */
export const Told = styled.div`
  > * {
    margin-top: ${space[4]};
  }
`;

/** What a lookup has brought, under its form. */
export const Below = styled.div`
  ${oneColumn}
  gap: ${space[4]};
  margin-top: ${space[4]};

  &:empty {
    display: none;
  }

  &:last-child:not(:empty) {
    ${fillsColumn}
  }
`;

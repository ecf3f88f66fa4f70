import styled, { css } from 'styled-components';
import { linkTarget, wordButton } from '#components/Button/words.ts';
import { cardBox } from '#components/Card/cardBox.ts';
import { Balances, Card, Part } from '#components/Card/cardParts.ts';
import { focusRing, reach } from '#theme/accessibility.ts';
import { bothEnds, levelLine } from '#theme/blocks.ts';
import { filterRow, stackedWhenNarrow } from '#theme/narrow.ts';
import { color, fontSize, fontWeight, lineHeight, size, space } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Head = styled.header`
  ${bothEnds}
  align-items: flex-end;
  gap: ${space[2]} ${space[4]};
  margin-bottom: ${space[5]};
`;

export const Meta = styled.div`
  ${levelLine}
  gap: 0 ${space[3]};
  min-height: ${size.target};
`;

export const TextLink = styled.a`
  ${reach}
  ${linkTarget}
  ${type.bodyMediumStrong}
  gap: ${space[2]};
`;

/** What is said of the loan before its card, as far from it as cards are. */
export const OverCard = styled.div`
  margin-bottom: ${space[4]};
`;

export const OverdueBox = styled(Card)`
  overflow: hidden;
  border: 1.5px solid ${color.error};
`;

export const OverdueHead = styled.div`
  display: flex;
  gap: ${space[3.5]};
  padding: ${space[4.5]} ${space[6]};
  background: ${color.errorSoft};

  svg {
    flex: none;
    color: ${color.error};
  }

  h2 {
    color: ${color.error};
    ${type.bodyStrong}
  }

  p {
    font-size: ${fontSize.bodySmall};
    line-height: ${lineHeight.bodySmall};
  }
`;

export const LoanPart = styled(Part)`
  display: grid;
  gap: ${space[3.5]};

  ${Balances} {
    align-items: flex-start;
  }
`;

export const NextLine = styled.div`
  display: grid;
  gap: ${space[0.5]};

  @container main (width >= 35rem) {
    padding-left: ${space[7]};
    border-left: 1px solid ${color.borderSubtle};

    /* Level with the other heading, whose line is as high as the eye that hides balances. */
    > :first-child {
      min-height: ${size.iconTarget};
    }
  }
`;

export const Label = styled.span`
  ${type.bodySmall}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.textSecondary};
`;

/** The loan's instalments by what became of them. */
export const TableFilter = styled.div`
  min-width: 0;
  ${filterRow}
`;

export const TableActions = styled.div`
  ${bothEnds}
  align-items: center;
  gap: ${space[2]} ${space[4]};
  margin-bottom: ${space[3.5]};

  /* A button without an edge ends where the table does. */
  > button {
    margin-inline: -${space[4]};
    padding-inline: ${space[4]};
  }
`;

/** A list that scrolls by itself, also by keyboard. */
const scrollBox = css`
  position: relative;
  overflow: auto;
  ${cardBox}
  ${focusRing}
`;

export const TableBox = styled.div`
  ${scrollBox}
  max-height: 40rem;

  @container main (width < 40rem) {
    display: none;
  }

  @media print {
    max-height: none;
    overflow: visible;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.bodySmall};
  font-variant-numeric: tabular-nums;

  th,
  td {
    height: ${size.target};
    padding: ${space[1]} ${space[2]};
    border-bottom: 1px solid ${color.borderSubtle};
    font-weight: ${fontWeight.regular};
    text-align: right;
    white-space: nowrap;
  }

  th:first-child,
  thead th:nth-child(2),
  tbody td:nth-child(2) {
    text-align: left;
  }

  th:first-child {
    padding-left: ${space[4]};
  }

  td:last-child,
  thead th:last-child {
    padding-right: ${space[4]};
  }

  thead th {
    position: sticky;
    top: 0;
    background: ${color.surfaceCard};
    /* A border of the collapsed table would scroll away beneath it. */
    border-bottom: 0;
    box-shadow: inset 0 -1px ${color.borderSubtle};
    font-weight: ${fontWeight.strong};
  }

  tfoot th,
  tfoot td {
    position: sticky;
    bottom: 0;
    border: 0;
    background: ${color.surfaceSunken};
    font-weight: ${fontWeight.strong};
  }

  tr[data-state='paid'] {
    color: ${color.textSecondary};
  }

  tr[data-state='overdue'] {
    background: ${color.errorSoft};
  }

  tr[data-state='next'] {
    background: ${color.surfaceBrandSoft};
  }

  b {
    color: ${color.textPrimary};
    font-weight: ${fontWeight.strong};
  }
`;

export const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1.5]};
  vertical-align: middle;

  &[data-state='next'],
  &[data-state='overdue'] {
    font-weight: ${fontWeight.strong};
  }

  &[data-state='overdue'] {
    color: ${color.error};
  }
`;

export const Together = styled.span`
  white-space: nowrap;
`;

export const ItemsBox = styled.div`
  ${cardBox}
  display: none;
  overflow: clip;

  @container main (width < 40rem) {
    display: block;
  }
`;

export const EarlierButton = styled.button`
  ${wordButton}
  ${type.label}
  width: 100%;
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.borderSubtle};
  border-radius: 0;
  text-align: left;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Items = styled.ul``;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[0.5]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  color: ${color.textSecondary};
  font-size: ${fontSize.bodySmall};
  font-variant-numeric: tabular-nums;
  line-height: ${lineHeight.bodySmall};

  & + & {
    border-top: 1px solid ${color.borderSubtle};
  }

  b {
    color: ${color.textPrimary};
    ${type.bodyMediumStrong}
  }

  > :nth-child(even) {
    justify-self: end;
  }

  &[data-state='overdue'] {
    background: ${color.errorSoft};
  }

  &[data-state='next'] {
    background: ${color.surfaceBrandSoft};
  }

  &:focus {
    outline: none;
  }

  &[data-state='total'] {
    background: ${color.surfaceSunken};
  }

  ${stackedWhenNarrow}
`;

/** The point between two shares, with the blanks at its sides. */
const POINT = '0.9em';

/** Shares of an instalment with a point between two of them; none where a line ends or begins. */
export const Shares = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -${POINT};
  clip-path: inset(0 0 0 ${POINT});

  > * {
    position: relative;
    padding-inline-start: ${POINT};
  }

  > *::before {
    content: '·';
    position: absolute;
    inset-inline-start: 0;
    width: ${POINT};
    text-align: center;
  }
`;

export const Legend = styled.p`
  ${type.caption}
  margin-top: ${space[3]};
  color: ${color.textSecondary};
`;

export const Payments = styled.ul`
  ${cardBox}
`;

/** Its number is read and copied as one. */
export const Receipt = styled.span`
  display: inline-block;
  max-width: 100%;
`;

export const PaymentRow = styled.li`
  ${levelLine}
  gap: ${space[0.5]} ${space[4]};
  min-height: ${size.menuRow};
  padding: ${space[2]} ${space[5]};

  & + & {
    border-top: 1px solid ${color.borderSubtle};
  }

  time {
    color: ${color.textSecondary};
    font-variant-numeric: tabular-nums;
  }

  > span:nth-of-type(1) {
    flex: 1 1 8.75rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

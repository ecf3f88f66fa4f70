import styled, { css } from 'styled-components';
import { Card, cardBox, Part } from '#components/Card/Card.styles.ts';
import { focusRing, reach } from '#theme/accessibility.ts';
import { color, fontFamily } from '#theme/tokens.ts';
import { type } from '#theme/typography.ts';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 20px;
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  min-height: 2.75rem;
`;

export const TextLink = styled.a`
  ${reach}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 2.75rem;
  border-radius: 6px;
  color: ${color.textLink};
  font: 600 0.9375rem / 1.25rem ${fontFamily.body};
  text-decoration: none;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }
`;

export const OverdueBox = styled(Card)`
  overflow: hidden;
  border: 1.5px solid ${color.error};
`;

export const OverdueHead = styled.div`
  display: flex;
  gap: 14px;
  padding: 18px 24px;
  background: ${color.errorSoft};

  svg {
    flex: none;
    color: ${color.error};
  }

  h2 {
    color: ${color.error};
    font: 600 1rem / 1.5rem ${fontFamily.body};
  }

  p {
    font-size: 0.875rem;
    line-height: 1.25rem;
  }
`;

export const LoanPart = styled(Part)`
  display: grid;
  gap: 14px;
`;

export const NextLine = styled.div`
  display: grid;
  gap: 2px;

  @container main (width >= 35rem) {
    padding-left: 28px;
    border-left: 1px solid ${color.borderSubtle};
  }
`;

export const Label = styled.span`
  ${type.bodySmall}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${color.textSecondary};
`;

export const TableActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 14px;

  /* A button without an edge ends where the table does. */
  > button {
    margin-inline: -16px;
    padding-inline: 16px;
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
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;

  th,
  td {
    height: 2.75rem;
    padding: 4px 8px;
    border-bottom: 1px solid ${color.borderSubtle};
    font-weight: 400;
    text-align: right;
    white-space: nowrap;
  }

  th:first-child,
  thead th:nth-child(2),
  tbody td:nth-child(2) {
    text-align: left;
  }

  th:first-child {
    padding-left: 16px;
  }

  td:last-child,
  thead th:last-child {
    padding-right: 16px;
  }

  thead th {
    position: sticky;
    top: 0;
    background: ${color.surfaceCard};
    font-weight: 600;
  }

  tfoot th,
  tfoot td {
    position: sticky;
    bottom: 0;
    border: 0;
    background: ${color.surfaceSunken};
    font-weight: 600;
  }

  [data-state='paid'] {
    color: ${color.textSecondary};
  }

  [data-state='overdue'] {
    background: ${color.errorSoft};
  }

  [data-state='next'] {
    background: ${color.surfaceBrandSoft};
  }

  b {
    color: ${color.textPrimary};
    font-weight: 600;
  }
`;

export const State = styled.span<{ $strong: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-weight: ${({ $strong }) => ($strong ? 600 : 400)};
`;

export const ItemsBox = styled.div`
  ${scrollBox}
  display: none;
  max-height: max(26.25rem, 70vh);

  @container main (width < 40rem) {
    display: block;
  }
`;

export const Items = styled.ul``;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 12px;
  padding: 12px 16px;
  color: ${color.textSecondary};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;

  & + & {
    border-top: 1px solid ${color.borderSubtle};
  }

  b {
    color: ${color.textPrimary};
    font: 600 0.9375rem / 1.25rem ${fontFamily.body};
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

  &[data-state='total'] {
    position: sticky;
    bottom: 0;
    background: ${color.surfaceSunken};
  }
`;

export const Legend = styled.p`
  ${type.caption}
  margin-top: 12px;
  color: ${color.textSecondary};
`;

export const Payments = styled.ul`
  ${cardBox}
`;

export const PaymentRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 16px;
  min-height: 3.5rem;
  padding: 8px 20px;

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

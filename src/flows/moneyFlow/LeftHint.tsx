import styled from 'styled-components';
import type { SelectableAccount } from '#components/AccountSelector/AccountSelector.tsx';
import { type Cents, formatMoney } from '#domain/money.ts';
import { leftAfter } from '#domain/orderAmount.ts';
import { useHiddenBalances } from '#preferences/useHiddenBalances.ts';
import { color, fontSize, lineHeight } from '#theme/tokens.ts';

export interface LeftHintProps {
  /** The account that pays. */
  origin: SelectableAccount | null;
  /** The amount, typed or chosen; null while it is none. */
  cents: Cents | null;
  /** The server may add a commission, which it tells on Revisar. */
  mayCost?: boolean;
}

/** Under the amount: what the account that pays keeps. Nothing where balances are hidden, or the amount is zero or none that it can pay. */
export function LeftHint({ origin, cents, mayCost = false }: LeftHintProps) {
  const [hidden] = useHiddenBalances();
  const left = leftAfter(cents, origin?.availableCents ?? null);
  if (hidden || left === null || cents === 0) return null;
  return (
    <Line>
      Le queda <b>{formatMoney(left)}</b>
      {mayCost ? ', menos la comisión que verá al revisar.' : '.'}
    </Line>
  );
}

const Line = styled.span`
  display: block;
  color: ${color.textSecondary};
  font-size: ${fontSize.bodySmall};
  line-height: ${lineHeight.bodySmall};
  font-variant-numeric: tabular-nums;
`;

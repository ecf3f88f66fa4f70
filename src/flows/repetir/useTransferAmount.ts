import type { SelectableAccount } from '#components/AccountSelector/AccountSelector.tsx';
import type { Cents } from '#domain/money.ts';
import { type AmountFault, type LimitLeft, type OrderAmount, orderAmount } from '#domain/orderAmount.ts';
import type { Destination } from '#flows/cuentasDestino/destination.ts';
import { type LimitChannel, useLimitLeft } from '#flows/moneyFlow/useLimitLeft.ts';
import { useUsualAmounts } from './useSentTransfers.ts';

/** What an amount of a transfer is looked at by. */
export interface AmountGround {
  /** The account that pays. */
  origin: SelectableAccount | null;
  /** The limits that it uses up; null for what no limit counts. */
  channel: LimitChannel | null;
  /** The registered destination that gets it. */
  payee: Destination | null;
  /** The amount was left or the form sent: what is wrong with it is said. */
  isSaid: boolean;
}

/** The amount of a transfer: what the account and its limits allow, and what this payee usually gets. */
export interface TransferAmount {
  limit: LimitLeft | null;
  usualAmounts: readonly Cents[];
  /** What a typed text is. */
  amountOf: (text: string) => OrderAmount;
  /** What is wrong with an amount as it is typed, once that is said. */
  amountFaultOf: (text: string) => AmountFault | null;
}

/** The amount of a transfer, inside the cooperative and elsewhere (screens.md A.0 «Amount field»). */
export function useTransferAmount({ origin, channel, payee, isSaid }: AmountGround): TransferAmount {
  const { left: limit } = useLimitLeft(origin?.number ?? null, channel);
  const usualAmounts = useUsualAmounts(payee);
  const amountOf = (text: string): OrderAmount => orderAmount(text, origin?.availableCents ?? null, limit);
  return {
    limit,
    usualAmounts,
    amountOf,
    amountFaultOf: (text) => (isSaid ? amountOf(text).fault : null),
  };
}

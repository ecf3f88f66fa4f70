import type { SelectableAccount } from '#components/AccountSelector/AccountSelector.tsx';
import type { Cents } from '#domain/money.ts';
import {
  AMOUNT_MISSING,
  type AmountFault,
  amountFault,
  debitFault,
  type LimitLeft,
  typedCents,
} from '#domain/orderAmount.ts';
import { useLimitLeft } from '#flows/moneyFlow/useLimitLeft.ts';
import type { Operator } from '#flows/recargas/operators.ts';

/** «Otro valor». */
export const OTHER_AMOUNT = 'otro';

/** What an amount of a top-up is looked at by. */
export interface TopUpAmountGround {
  /** The button that is pressed: cents as text, {@link OTHER_AMOUNT}, or '' for none. */
  monto: string;
  /** What is typed of another amount. */
  valor: string;
  operator: Operator | null;
  /** The account that pays. */
  origin: SelectableAccount | null;
}

/** The amount of a top-up (screens.md A.2 pagos/recargas). */
export interface TopUpAmount {
  limit: LimitLeft | null;
  /** «Otro valor» is pressed: the amount is typed. */
  paysOther: boolean;
  /** Null before an amount is chosen, and where the typed one cannot be read. */
  cents: Cents | null;
  /** What is wrong with it: null where it can be paid. */
  fault: AmountFault | null;
}

/** One of the amounts that an operator sells, or another within its bounds, and what account and limits allow. */
export function useTopUpAmount({ monto, valor, operator, origin }: TopUpAmountGround): TopUpAmount {
  const { left: limit } = useLimitLeft(origin?.number ?? null, 'Facilito');
  const available = origin?.availableCents ?? null;
  if (monto === OTHER_AMOUNT)
    return {
      limit,
      paysOther: true,
      cents: typedCents(valor),
      fault: amountFault(valor, available, limit, operator ?? {}),
    };
  const chosen = monto === '' ? null : Number(monto);
  // What another operator sold, or this one sells no more, is chosen anew: nothing is debited that no button shows.
  const cents = chosen !== null && (!operator || operator.amounts.includes(chosen)) ? chosen : null;
  return {
    limit,
    paysOther: false,
    cents,
    fault: cents === null ? AMOUNT_MISSING : debitFault(cents, available, limit),
  };
}

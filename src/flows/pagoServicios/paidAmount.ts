import { type Debt, sumOf } from '#domain/debts.ts';
import type { Cents } from '#domain/money.ts';
import { type AmountFault, amountFault, debitFault, type LimitLeft, typedCents } from '#domain/orderAmount.ts';

/** How much of the chosen debts is paid, as typed. */
export interface AmountForm {
  parte: 'todo' | 'otro';
  valor: string;
}

export const WHOLE: AmountForm = { parte: 'todo', valor: '' };

/** What an amount is judged by; cents. */
export interface AmountGround {
  /** The service takes a part of what is owed (contract B.3 `permiteParcial`). */
  allowsPart: boolean;
  /** What the server bounds a part by; null where it does not. */
  bounds: { least: Cents | null; most: Cents | null };
  /** The chosen debts. */
  debts: readonly Pick<Debt, 'total'>[];
  /** What can be taken out of the account that pays, and what its limits leave; null where that is not known. */
  available: Cents | null;
  limit: LimitLeft | null;
}

/** What is paid of the chosen debts; cents. */
export interface PaidAmount {
  /** A part, and not the whole. */
  paysPart: boolean;
  /** What a part may be; never more than what is chosen, and the least never above the most. */
  range: { least: Cents | null; most: Cents };
  /** Null where a part is paid and cannot be read. */
  cents: Cents | null;
  /** What is wrong with the part that is typed. */
  partFault: AmountFault | null;
  /** Why the account cannot pay the whole. */
  debitFault: AmountFault | null;
}

/** What is paid of the chosen debts: their whole sum, or the part that is typed; before a debt is chosen there is no part of anything. */
export function paidAmount(
  { parte, valor }: AmountForm,
  { allowsPart, bounds, debts, available, limit }: AmountGround,
): PaidAmount {
  const whole = sumOf(debts);
  const paysPart = allowsPart && parte === 'otro';
  const most = Math.min(bounds.most ?? whole, whole);
  // The server's least is the contract's: where less than that is chosen, that is all that can be paid.
  const range = { least: bounds.least === null ? null : Math.min(bounds.least, most), most };
  const cents = paysPart && debts.length > 0 ? typedCents(valor) : whole;
  return {
    paysPart,
    range,
    cents,
    partFault: paysPart ? amountFault(valor, available, limit, range) : null,
    debitFault: paysPart || cents === null ? null : debitFault(cents, available, limit),
  };
}

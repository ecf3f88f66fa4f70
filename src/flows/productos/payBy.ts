import { formatDate } from '#domain/dates.ts';
import type { Cents } from '#domain/money.ts';

/** What a card's detail says of its next payment; null or absent where the server does not say. */
export interface CardPayment {
  total?: Cents | null | undefined;
  payBy?: string | null | undefined;
}

/** Until when a card is to be paid, as it is shown; null where nothing is owed, and where no day is said that can be read. */
export function payByText({ total, payBy }: CardPayment, dateFormat: string): string | null {
  const owesNothing = typeof total === 'number' && total <= 0;
  return owesNothing ? null : formatDate(payBy, dateFormat);
}

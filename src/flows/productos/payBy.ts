import { dayOfIso, daysBetween } from '#domain/calendar.ts';
import type { Cents } from '#domain/money.ts';

/** What a card's detail says of its next payment; null or absent where the server does not say. */
export interface CardPayment {
  total?: Cents | null | undefined;
  payBy?: string | null | undefined;
}

const owesNothing = ({ total }: CardPayment): boolean => typeof total === 'number' && total <= 0;

/** A card's next payment, `day` and today as `yyyy-MM-dd`. */
export interface CardDue {
  day: string;
  /** 0 while it can still be paid in time. */
  daysOverdue: number;
}

/**
 * When a card is to be paid, or for how long it has been overdue `today`; null where nothing is owed and where no day is said. Nor is a day that is
 * past said of a card that may have been paid since: how much it owes nobody says (D-65).
 */
export function cardDueOf(payment: CardPayment, today: string): CardDue | null {
  const day = dayOfIso(payment.payBy);
  if (day === null || owesNothing(payment)) return null;
  const daysOverdue = Math.max(0, daysBetween(day, today));
  return daysOverdue > 0 && typeof payment.total !== 'number' ? null : { day, daysOverdue };
}

import { type Dollars, toCents, toDollars } from '#domain/dollars.ts';
import type { Cents } from '#domain/money.ts';
import { Malformed } from '../bank/refusal.ts';

/** More dollars than anybody moves. */
const TOO_MANY_DOLLARS = 1e9;

/**
 * Dollars of a body → cents, to the letter: nothing is rounded. @throws Malformed for a negative amount (D-51), one with more than two
 * decimals (contract B.0) or one that is not finite.
 */
export function exactCents(dollars: Dollars, field: string): Cents {
  const isInRange = dollars >= 0 && dollars < TOO_MANY_DOLLARS;
  const cents = isInRange ? toCents(dollars) : 0;
  if (!isInRange || toDollars(cents) !== dollars)
    throw new Malformed(`«${field}» no es un valor en dólares con dos decimales.`);
  return cents;
}

/** As {@link exactCents}, but nothing is no amount either: what an order of money moves. @throws Malformed. */
export function orderedCents(dollars: Dollars, field: string): Cents {
  const cents = exactCents(dollars, field);
  if (cents === 0) throw new Malformed(`«${field}» es cero.`);
  return cents;
}

/**
 * Dollars as the wire carries them (contract B.0). Whatever crosses it is turned in the contract's encoding; screens know cents only,
 * and dependency-cruiser says so.
 */
import { assertCents, type Cents, MAX_CENTS, type NumberOf } from './money.ts';

/** US dollars, a number with at most two decimals. */
export type Dollars = NumberOf<'dollars'>;

/**
 * Wire dollars → integer cents, half up on the magnitude (-1.005 gives -101, as 1.005 gives 101). `toPrecision(15)`
 * takes away the noise of the product: 1.005 × 100 is 100.49999999999999 in doubles.
 * @throws RangeError if the value is not finite or exceeds MAX_CENTS: a balance must never read `$NaN`.
 */
export function toCents(dollars: Dollars): Cents {
  const magnitude = Math.round(Number((Math.abs(dollars) * 100).toPrecision(15)));
  if (!(magnitude <= MAX_CENTS)) throw new RangeError('The amount in dollars is not a number the program can hold.');
  return dollars < 0 && magnitude !== 0 ? -magnitude : magnitude;
}

/**
 * Integer cents → dollars as the wire carries them (a number with at most two decimals).
 * @throws RangeError if `cents` is not an integer.
 */
export function toDollars(cents: Cents): Dollars {
  return assertCents(cents) / 100;
}

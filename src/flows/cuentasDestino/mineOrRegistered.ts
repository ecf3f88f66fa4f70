import { type Asked, answerOf } from '#api/asked.ts';
import { cleanAccountNumber } from '#domain/registration.ts';
import type { Destination } from './destination.ts';

/** What tells an account or a card that is typed from all others. */
export interface TypedDestination {
  /** As typed, blanks and dashes too. */
  number: string;
  /** The code of its institution; none for an account of the cooperative. */
  institutionCode?: string;
  /** The bank has said that it is one of the member's own. */
  isOwn?: boolean;
}

/**
 * Whether it is known here that the bank does not register it (-0006-01-02): it is the member's own, or its number, elsewhere at the same institution,
 * is in the list of its kind. While that has not come, and of a list that names no institution by its code, only the bank knows.
 */
export function isMineOrRegistered(
  { number, institutionCode, isOwn = false }: TypedDestination,
  registered: Asked<readonly Destination[]>,
): boolean {
  const cleaned = cleanAccountNumber(number);
  const isSame = (one: Destination): boolean =>
    cleanAccountNumber(one.number) === cleaned &&
    (institutionCode === undefined || one.institutionCode === institutionCode);
  return isOwn || (answerOf(registered)?.some(isSame) ?? false);
}

import { useEffect, useRef } from 'react';

/** What the way from a lookup to Revisar depends on. */
export interface WayToReview {
  /** Nothing that it depends on is still awaited. */
  isKnown: boolean;
  /** Nothing stands in the way. */
  isClear: boolean;
  /** The member has begun another lookup. */
  isLeft: boolean;
}

/**
 * «Pagar» of a favourite, where `isWanted`: once, as soon as everything is known and nothing stands in the way, `review` is done by itself.
 * What stands in the way once is the member's to decide from there on. Answers what gives it up.
 */
export function useStraightToReview(
  isWanted: boolean,
  { isKnown, isClear, isLeft }: WayToReview,
  review: () => Promise<void>,
): () => void {
  const goesOn = useRef(isWanted);
  useEffect(() => {
    // Another reference is another payment.
    if (!goesOn.current || (!isKnown && !isLeft)) return;
    goesOn.current = false;
    if (isKnown && isClear) void review();
  });
  return () => {
    goesOn.current = false;
  };
}

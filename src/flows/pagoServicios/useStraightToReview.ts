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
 * For «Pagar» of a favourite (`isWanted`): calls `review` once by itself as soon as everything is known, if nothing stands in the way. If something
 * does, the member decides from then on. Returns the function that gives it up.
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

import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { carryOut, type Edit, editsOf, tell } from '#document/earlyHand.ts';

export interface TakenOverProps {
  /** What the page's fields held when its program came. */
  edits: readonly Edit[];
  /** The program answers. */
  onArrival: () => void;
  children: ReactNode;
}

/**
 * A page that was drawn before its program came. Once its program answers, forms learn what was typed and chosen in their fields, and the
 * buttons that were pressed meanwhile do what they are for.
 */
export function TakenOver({ edits, onArrival, children }: TakenOverProps) {
  const arrive = useEffectEvent(() => {
    onArrival();
    const hand = window.earlyHand;
    window.earlyHand = undefined;
    hand?.release();
    // Who goes on typing while the page is taken over has typed more by now.
    const since = editsOf(document);
    const earlier = edits.filter(({ field }) => since.every((edit) => edit.field !== field));
    for (const edit of [...earlier, ...since]) tell(edit);
    if (hand) carryOut(hand);
  });
  useEffect(() => arrive(), []);
  return children;
}

import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'input'] as const;

/**
 * True once somebody is there: the first move, touch or key. What the form does not need (the way to the bank, its pictures) is
 * fetched then, so that the page itself is drawn from as little as possible.
 */
export function usePresence(): boolean {
  const [present, setPresent] = useState(false);
  useEffect(() => {
    if (present) return undefined;
    const notice = () => setPresent(true);
    for (const sign of SIGNS) addEventListener(sign, notice, { passive: true, capture: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, notice, { capture: true });
    };
  }, [present]);
  return present;
}

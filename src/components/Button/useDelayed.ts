import { useEffect, useState } from 'react';

/** How long a live region stands before its words, ms: screen readers do not say a region that arrives with them (docs/accessibility.md). */
export const WORDS_AFTER_MS = 300;

/** True once `flag` has been true for `delayMs` without a break; false as soon as it ends. Keeps short waits from flickering. */
export function useDelayed(flag: boolean, delayMs: number): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!flag) return undefined;
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [flag, delayMs]);
  return flag && shown;
}

import { useEffect, useState } from 'react';

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

import { useEffect, useEffectEvent, useState } from 'react';
import { useChangeWatch } from './ChangeWatchContext.ts';

/** Between two looks, ms. What an answer brings is written down, and a second call begun, before the next one. */
const LOOK_EVERY_MS = 500;

/**
 * Reloads the page for whoever asks, and not while a call that changes state is under way: its answer would be lost. Then it `isWaiting`, and reloads
 * once two looks in a row find none: one time for each press.
 */
export function useCalmReload(reload: () => void): { isWaiting: boolean; ask: () => void } {
  const { isChanging } = useChangeWatch();
  const [isWaiting, setIsWaiting] = useState(false);
  const go = useEffectEvent(reload);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let wasCalm = false;
    const timer = setInterval(() => {
      const isCalm = !isChanging();
      if (isCalm && wasCalm) {
        // Once: a member whom the browser asks, because a form is not sent, may choose to stay.
        setIsWaiting(false);
        go();
      }
      wasCalm = isCalm;
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, isChanging]);
  return { isWaiting, ask: () => (isChanging() ? setIsWaiting(true) : reload()) };
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isExpired as isPast, PIN_LIFETIME_MS } from '#domain/countdown.ts';
import { onAwake } from '../onAwake.ts';

/**
 * Time since the dialog opened, ms, updated once per second; calls `onExpired` once, at 180 s (D-2). Two clocks are read and the larger
 * time counts: the monotonic one stops while a laptop sleeps, and the wall clock can be changed. The time is read again when the page
 * wakes, and `isExpired` reads it when it is called.
 */
export function useElapsed(onExpired: () => void, source?: () => number) {
  const [clock] = useState(() => source ?? startClock());
  const [elapsed, setElapsed] = useState(clock);
  const expire = useRef(onExpired);
  useLayoutEffect(() => {
    expire.current = onExpired;
  });

  const isExpired = useCallback(() => isPast(PIN_LIFETIME_MS, clock()), [clock]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = (): void => {
      clearTimeout(timer);
      const now = clock();
      setElapsed(now);
      if (isPast(PIN_LIFETIME_MS, now)) expire.current();
      else timer = setTimeout(check, 1000 - (now % 1000));
    };
    check();
    const stop = onAwake(check);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [clock]);

  return { elapsed, isExpired };
}

function startClock(): () => number {
  const wall = Date.now();
  const monotonic = performance.now();
  return () => Math.max(Date.now() - wall, performance.now() - monotonic);
}

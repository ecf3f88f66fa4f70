import { useSyncExternalStore } from 'react';
import { onAwake } from '#components/onAwake.ts';
import { dayOf } from '#domain/calendar.ts';

const LOOK_MS = 60_000;

/** Tells now and then, and when the page is seen again: a clock that slept has told nobody of midnight. */
function subscribe(tell: () => void): () => void {
  const ticks = setInterval(tell, LOOK_MS);
  const stop = onAwake(tell);
  return () => {
    clearInterval(ticks);
    stop();
  };
}

const today = (): string => dayOf(Date.now());

/**
 * Today in Ecuador as `yyyy-MM-dd`, also after midnight: for what is asked up to today, and for what says which day it is or how late something
 * is. What else is drawn keeps its day (`useToday`).
 */
export function useCurrentDay(): string {
  return useSyncExternalStore(subscribe, today);
}

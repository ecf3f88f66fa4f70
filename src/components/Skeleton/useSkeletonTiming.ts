import { useDeferredValue, useEffect, useRef, useState } from 'react';

/** A skeleton is drawn after this wait, ms … */
const DRAW_AFTER_MS = 200;
/** … and then for at least this long, ms (screens.md A.0 «Lists»). */
const KEEP_FOR_MS = 300;

/**
 * Whether to draw the skeleton. It is `none` in the first instants, so that a quick answer causes no flash; once drawn, the skeleton stays
 * long enough not to blink. The content that replaces it is drawn in slices while the skeleton is still shown: on a slow phone, a key
 * pressed meanwhile is heard in between.
 */
export function useSkeletonTiming(loading: boolean): 'none' | 'skeleton' | 'content' {
  const [drawn, setDrawn] = useState(false);
  const drawnAt = useRef(0);
  useEffect(() => {
    if (loading === drawn) return undefined;
    const wait = loading ? DRAW_AFTER_MS : Math.max(0, drawnAt.current + KEEP_FOR_MS - performance.now());
    const timer = setTimeout(() => {
      drawnAt.current = performance.now();
      setDrawn(loading);
    }, wait);
    return () => clearTimeout(timer);
  }, [loading, drawn]);
  const timing = drawn ? 'skeleton' : loading ? 'none' : 'content';
  const deferred = useDeferredValue(timing);
  return timing === 'content' ? deferred : timing;
}

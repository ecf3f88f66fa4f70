import { useDeferredValue, useEffect, useRef, useState } from 'react';

/** A skeleton is drawn after this wait, ms … */
const DRAW_AFTER_MS = 200;
/** … and then for at least this long, ms (screens.md A.0 «Lists»). */
const KEEP_FOR_MS = 300;

/**
 * Whether to draw the skeleton: `none` in the first instants, so that a quick answer makes no flash, and never for a blink only. The content that
 * takes its place is drawn in slices, the skeleton standing meanwhile: on a slow phone a key that is pressed just then is heard before it is done.
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

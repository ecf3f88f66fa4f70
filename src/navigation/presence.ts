const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'input'] as const;

/**
 * Calls back at the first sign that somebody is there: a move, a touch, a key. Code that is needed only then can be fetched while the
 * member types. Returns the function that ends the waiting.
 */
export function onPresence(notice: () => void): () => void {
  const watch = new AbortController();
  const once = (event: Event): void => {
    if (isDrawnUnderPointer(event)) return;
    watch.abort();
    notice();
  };
  for (const sign of SIGNS) addEventListener(sign, once, { passive: true, capture: true, signal: watch.signal });
  return () => watch.abort();
}

/** A page that is drawn under a resting pointer gets a move of length zero, although nobody moved. */
const isDrawnUnderPointer = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/** Stands in for a sign of the member that came before the program had loaded, for those who wait with {@link onPresence}. */
export const announcePresence = (): boolean => dispatchEvent(new Event('input'));

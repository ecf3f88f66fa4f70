const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'input'] as const;

/**
 * Calls back with the first sign that somebody is there: a move, a touch, a key. Answers what ends the waiting. What a page needs only then
 * is fetched then, while the member types.
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

/** A page that is drawn under a resting pointer gets a move of no length: nobody moved. */
const isDrawnUnderPointer = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/** Tells whoever waits for it that somebody is there already, who was before the program came. */
export const announcePresence = (): boolean => dispatchEvent(new Event('input'));

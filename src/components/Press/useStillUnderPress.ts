import { useState, useSyncExternalStore } from 'react';

/** A longer press is a drag, or has opened a list of the browser's own that swallows the end of the press; ms. */
const LONG_MS = 1000;

const listeners = new Set<() => void>();
let isPressing = false;
let ending: ReturnType<typeof setTimeout> | undefined;

function setPressing(next: boolean): void {
  isPressing = next;
  for (const listener of listeners) listener();
}

function endIn(ms: number): void {
  clearTimeout(ending);
  ending = setTimeout(() => setPressing(false), ms);
}

function begin(): void {
  setPressing(true);
  endIn(LONG_MS);
}

/** The click comes in the same task, right after the button is let go. */
const letGo = (): void => endIn(0);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('mousedown', begin, true);
    document.addEventListener('mouseup', letGo, true);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('mousedown', begin, true);
    document.removeEventListener('mouseup', letGo, true);
    clearTimeout(ending);
    isPressing = false;
  };
}

/**
 * Holds a value back while the pointer is pressed. A press takes the focus from a field; if the field then showed an error, the target
 * would move away from under the pointer and the click would miss it. So the value changes after the click. The same goes for what comes by
 * itself, such as an answer. Touch counts too: it sends mouse events, all at once. `value` must keep its identity between renders: do not
 * create an object for it while rendering.
 */
export function useStillUnderPress<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(() => value);
  const isHeld = useSyncExternalStore(
    subscribe,
    // If the value has not changed, a press causes no render.
    () => isPressing && !Object.is(drawn, value),
    () => false,
  );
  if (!isHeld && !Object.is(drawn, value)) setDrawn(() => value);
  return isHeld ? drawn : value;
}

import { useState, useSyncExternalStore } from 'react';

/** What is held down longer drags, or has opened a list of the browser's own that keeps the end of the press to itself; ms. */
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
 * A value as it may be drawn: what is pressed takes the focus from a field, and what the field says of itself then would move that away from
 * under the pointer, which clicks where it pressed. So it changes after the click. Fingers too press with a mouse, all at once. The same goes
 * for what comes by itself, such as an answer. The value keeps its identity from one draw to the next: an object is not made while drawing.
 */
export function useStillUnderPress<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(() => value);
  const isHeld = useSyncExternalStore(
    subscribe,
    // Without a change a press draws nothing anew.
    () => isPressing && !Object.is(drawn, value),
    () => false,
  );
  if (!isHeld && !Object.is(drawn, value)) setDrawn(() => value);
  return isHeld ? drawn : value;
}

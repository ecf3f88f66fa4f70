import { type KeyboardEvent, useEffect, useState } from 'react';
import { useStillUnderPress } from '../Press/useStillUnderPress.ts';

/** How long typing must stand still before it is told what is wrong with it, in ms. */
const PAUSE_MS = 700;

/**
 * What is wrong with a field, as it may be told: who is just correcting it is not scolded at each letter (screens.md A.0 «Accessibility»).
 * What has been mended goes at once; what else is wrong waits until nothing was typed for 700 ms, Enter was pressed or the field was left.
 * Under a press it stands still.
 * `typing` belongs to an element around the control.
 */
export function useToldError(error: string | undefined) {
  const [told, setTold] = useState(error);
  // Counts letters, so that each begins the wait anew; 0 while nobody types.
  const [letters, setLetters] = useState(0);
  useEffect(() => {
    if (letters === 0) return;
    const timer = setTimeout(() => setLetters(0), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [letters]);
  if (told !== error && (letters === 0 || error === undefined)) setTold(error);
  const drawn = useStillUnderPress(told);
  return {
    error: drawn,
    typing: {
      onInput: () => setLetters((count) => count + 1),
      onBlur: () => setLetters(0),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') setLetters(0);
      },
    },
  };
}

import { type KeyboardEvent, useEffect, useState } from 'react';
import { useStillUnderPress } from '../Press/useStillUnderPress.ts';

/** How long typing must pause before an error is shown, ms. */
const PAUSE_MS = 700;

/**
 * The error of a field, when it may be shown: nobody is scolded letter by letter while correcting (screens.md A.0 «Accessibility»). An
 * error that was corrected goes at once. Another error waits until nothing was typed for 700 ms, Enter was pressed or the field was left.
 * While the pointer is pressed nothing changes. Put `typing` on an element around the control.
 */
export function useToldError(error: string | undefined) {
  const [told, setTold] = useState(error);
  // Counts key strokes, so that each restarts the wait; 0 while nobody types.
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

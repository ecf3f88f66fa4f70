import { useLayoutEffect, useRef, useState } from 'react';
import type { FailureShown } from './useSendOnce.ts';

/**
 * What went wrong in a flow of steps, and in which of them: it is said over that one alone, whichever way another is reached, and is there again when
 * the member comes back to it. `tell` is `useSendOnce`'s `place`: over the step that is on screen by then, or `atMost` that one where the flow goes back to it.
 */
export function useFailureOfStep(step: number): {
  failure: FailureShown;
  tell: (failure: FailureShown, atMost?: number) => void;
} {
  const [told, setTold] = useState<{ failure: FailureShown; step: number }>({ failure: null, step });
  const latest = useRef(step);
  useLayoutEffect(() => {
    latest.current = step;
  }, [step]);
  return {
    failure: told.step === step ? told.failure : null,
    tell: (failure, atMost = latest.current) => setTold({ failure, step: Math.min(atMost, latest.current) }),
  };
}

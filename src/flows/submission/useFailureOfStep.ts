import { useLayoutEffect, useRef, useState } from 'react';
import type { FailureShown } from './useSendOnce.ts';

/**
 * The failure of a flow of steps, and the step that it belongs to: it is shown at that step only, also when the member leaves the step and comes
 * back. Give `tell` to `useSendOnce` as its `place`: a failure belongs to the step that is on screen when it is told. A flow that goes back after a
 * failure names the step that it goes back to as `atMost`.
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

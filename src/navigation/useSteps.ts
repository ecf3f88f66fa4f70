import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from './router.ts';

/** The steps of a flow that lives at one address. */
export interface Steps {
  /** The present step, from 1. */
  step: number;
  /** The flow has ended well, and its end is what is shown. */
  done: boolean;
  /** To the step after `from`, the present one by default: one more entry of the browser's history. */
  next: (from?: number) => void;
  /** To an earlier step, as the browser's Back would: nothing that was typed is lost. */
  backTo: (step: number) => void;
  /** Shows the end. Browser Back from there leads to the start of an empty flow; empty the forms with it. */
  finish: () => void;
}

const DONE = 'fin';

/**
 * Steps in the browser's history, their data in the component (screens.md A.0 «FM»): Back goes one step back, a reload begins anew,
 * and no step can be opened before the one in front of it was left by {@link Steps.next}. Moves the focus to each step's heading, or
 * to the field that a refusal speaks of.
 */
export function useSteps(): Steps {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [reached, setReached] = useState(1);
  const [finished, setFinished] = useState(false);
  const place = placeOf(state);
  const done = finished && place === DONE;
  const step = typeof place === 'number' ? Math.min(place, reached) : 1;
  const here = pathname + search;

  const shown = useRef(step + (done ? DONE : ''));
  useEffect(() => {
    const now = step + (done ? DONE : '');
    if (shown.current === now) return;
    shown.current = now;
    scrollTo(0, 0);
    const target =
      document.querySelector<HTMLElement>('main [aria-invalid="true"]') ??
      document.querySelector<HTMLElement>('main h1');
    target?.focus({ preventScroll: target.matches('h1') });
  }, [step, done]);

  return {
    step,
    done,
    next: (from = step) => {
      setReached((before) => Math.max(before, from + 1));
      void navigate(here, { state: { paso: from + 1 } });
    },
    backTo: (target) => {
      if (target < step) void navigate(target - step);
    },
    finish: () => {
      setReached(1);
      setFinished(true);
      void navigate(here, { replace: true, state: { paso: DONE } });
    },
  };
}

function placeOf(state: unknown): number | typeof DONE {
  if (typeof state !== 'object' || state === null || !('paso' in state)) return 1;
  const { paso } = state;
  if (paso === DONE) return DONE;
  return typeof paso === 'number' && Number.isInteger(paso) && paso >= 1 ? paso : 1;
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { controlOf } from './fieldMark.ts';
import { useLocation, useNavigate } from './router.ts';
import { useIsHere } from './useIsHere.ts';

/** The steps of a flow that lives at one address. */
export interface Steps {
  /** The present step, from 1. */
  step: number;
  /** The flow has ended well, and its end is what is shown. */
  done: boolean;
  /** To the step after `from`, the present one by default: one more entry of the browser's history. Resolves once it stands there. */
  next: (from?: number) => Promise<void>;
  /**
   * To an earlier step than the present one, as the browser's Back would: nothing that was typed is lost. At a `field` of it that has a mark
   * (`fieldMark`), where one is named. Nothing where the member has gone as far back already.
   */
  backTo: (step: number, options?: { field?: string | undefined }) => void;
  /** Shows the end. Browser Back from there leads to the start of an empty flow; empty the forms with it. */
  finish: () => void;
  /** From the end to the start of an empty flow, as Back would. */
  restart: () => void;
  /** False from the moment in which the page is left: an answer that comes then must open nothing over the next one. */
  isHere: () => boolean;
}

const DONE = 'fin';

/**
 * Steps in the browser's history, their data in the component (screens.md A.0 «FM»): Back goes one step back, a reload begins anew,
 * and no step can be opened before the one in front of it was left by {@link Steps.next}. Moves the focus to each step's heading, or
 * to the field that was asked for or that a refusal speaks of; a result (`ResultHeading`) keeps it. Who has left the page is not called back by what comes later.
 */
export function useSteps(): Steps {
  const location = useLocation();
  const { pathname, search, key } = location;
  const navigate = useNavigate();
  const [reached, setReached] = useState(1);
  const [finished, setFinished] = useState(false);
  // The entry that the end takes the place of. The history changes when React gets round to it, and is not waited for: what has ended is
  // on screen at once, and no step of an emptied flow before it.
  const [endingAt, setEndingAt] = useState<string | null>(null);
  const place = placeOf(location.state);
  const done = finished && (place === DONE || endingAt === key);
  const step = typeof place === 'number' ? Math.min(place, reached) : 1;
  // Where the member is by now: a call that was sent from a step may be answered in another one.
  // Known with the screen that shows it: a press may come before React's other effects.
  const latest = useRef({ key, step });
  useLayoutEffect(() => {
    latest.current = { key, step };
  }, [key, step]);
  const here = pathname + search;
  // With its end on screen, and not before, the flow is at its start again.
  if (done && reached !== 1) setReached(1);

  const isHere = useIsHere();

  // Set from a «Volver» until it has arrived: a second click would go back one entry more, out of the flow.
  const goingBack = useRef(false);
  const soughtField = useRef<string>(undefined);
  useLayoutEffect(() => {
    goingBack.current = false;
  }, [key]);
  // An entry from before a reload or of a flow that has ended becomes the step that it shows, so that Back is one step from there.
  const isStale = typeof place === 'number' && place > step && !done;
  useEffect(() => {
    if (isStale) void navigate(here, { replace: true, state: { paso: step } });
  }, [isStale, navigate, here, step]);

  const shown = useRef(done ? DONE : step);
  useEffect(() => {
    const now = done ? DONE : step;
    if (shown.current === now) return;
    shown.current = now;
    const sought = soughtField.current;
    soughtField.current = undefined;
    scrollTo(0, 0);
    // How the flow has ended says so itself, and has the focus already.
    if (document.querySelector('main [data-result]')) return;
    const target =
      (sought === undefined ? null : controlOf(sought)) ??
      document.querySelector<HTMLElement>('main [aria-invalid="true"]') ??
      document.querySelector<HTMLElement>('main h1');
    target?.focus({ preventScroll: target.matches('h1') });
  }, [step, done]);

  return {
    step,
    done,
    next: async (from = latest.current.step) => {
      if (!isHere()) return;
      setReached((before) => Math.max(before, from + 1));
      await navigate(here, { state: { paso: from + 1 } });
    },
    backTo: (target, { field } = {}) => {
      const from = latest.current.step;
      if (target < 1 || target >= from || goingBack.current || !isHere()) return;
      goingBack.current = true;
      soughtField.current = field;
      void navigate(target - from);
    },
    finish: () => {
      if (!isHere()) return;
      setFinished(true);
      setEndingAt(latest.current.key);
      void navigate(here, { replace: true, state: { paso: DONE } });
    },
    restart: () => {
      if (isHere()) void navigate(here, { replace: true });
    },
    isHere,
  };
}

function placeOf(state: unknown): number | typeof DONE {
  if (typeof state !== 'object' || state === null || !('paso' in state)) return 1;
  const { paso } = state;
  if (paso === DONE) return DONE;
  return typeof paso === 'number' && Number.isInteger(paso) && paso >= 1 ? paso : 1;
}

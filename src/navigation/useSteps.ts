import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { controlOf } from './fieldMark.ts';
import { useLocation, useNavigate } from './router.ts';
import { useIsHere } from './useIsHere.ts';

/** The steps of a flow that lives at one address. */
export interface Steps {
  /** The present step, from 1. */
  step: number;
  /** The flow has ended well, and the page shows its end. */
  done: boolean;
  /** Goes to the step after `from` (by default the present one) by adding an entry to the history. Resolves once the step is shown. */
  next: (from?: number) => Promise<void>;
  /**
   * Goes to an earlier step, as the browser's Back would: nothing that was typed is lost. With `field`, the focus goes to the field with
   * that mark (`fieldMark`). Does nothing where the member has already gone back as far.
   */
  backTo: (step: number, options?: { field?: string | undefined }) => void;
  /** Shows the end. Browser Back from there leads to the start of an empty flow; empty the forms with it. */
  finish: () => void;
  /** Goes from the end to the start of an empty flow, as Back would. */
  restart: () => void;
  /** False as soon as the page is left: an answer that comes later must open nothing over the next page. */
  isHere: () => boolean;
}

const DONE = 'fin';

/**
 * Keeps the steps of a flow in the browser's history and their data in the component (screens.md A.0 «FM»). Back goes one step back, a
 * reload begins anew, and a step can be opened only after {@link Steps.next} has left the one before it. Each step focuses its heading, or
 * the field that was asked for or that a refusal concerns; a result (`ResultHeading`) keeps the focus that it took. Once the member has
 * left the page, later answers do not bring them back.
 */
export function useSteps(): Steps {
  const location = useLocation();
  const { pathname, search, key } = location;
  const navigate = useNavigate();
  const [reached, setReached] = useState(1);
  const [finished, setFinished] = useState(false);
  // The history entry that the end replaces. React changes the history in its own time; this is not waited for, so that the end is on
  // screen at once and no step of the emptied flow is seen before it.
  const [endingAt, setEndingAt] = useState<string | null>(null);
  const place = placeOf(location.state);
  const done = finished && (place === DONE || endingAt === key);
  const step = typeof place === 'number' ? Math.min(place, reached) : 1;
  // Where the member is now: a call that was sent from one step may be answered in another. Set in a layout effect, since a press may come
  // before React's other effects.
  const latest = useRef({ key, step });
  useLayoutEffect(() => {
    latest.current = { key, step };
  }, [key, step]);
  const here = pathname + search;
  // Only once the end is on screen is the flow at its start again.
  if (done && reached !== 1) setReached(1);

  const isHere = useIsHere();

  // True from a «Volver» until the step is reached: a second click would go back one entry more, out of the flow.
  const goingBack = useRef(false);
  const soughtField = useRef<string>(undefined);
  useLayoutEffect(() => {
    goingBack.current = false;
  }, [key]);
  // A history entry from before a reload, or of a flow that has ended, becomes the step that it shows, so that Back is one step from there.
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
    // The heading of a result announces itself, has the focus already and has brought itself into sight.
    if (document.querySelector('main [data-result]')) return;
    scrollTo(0, 0);
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

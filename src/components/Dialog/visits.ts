import { createContext, useCallback, useContext, useEffect, useState } from 'react';

/**
 * Where the member is (D-64). A visit lasts from coming to a page, or to a step of one that is an entry of the history, to leaving it by any
 * way; whoever knows the router says when.
 */
export interface Visits {
  /** Of the present visit; aborted in the moment of leaving. */
  current: () => AbortSignal;
  /** Ends what the present visit has opened, though the member may stay: before something that must stand alone is asked. */
  settle: () => void;
}

const forever = new AbortController().signal;

/** Without anybody who knows of pages, what is opened lasts as long as the component that opened it. */
export const VisitsContext = createContext<Visits>({ current: () => forever, settle: () => undefined });

/**
 * The same within one dialog, whose `settle` ends what was opened from inside of it, such as a code, and leaves the dialog itself. Around the
 * dialog there is `VisitsContext`.
 */
export const VisitsInDialogContext = createContext<Visits>({ current: () => forever, settle: () => undefined });

/** For the one who draws a dialog. */
export function createVisitsInDialog(): Visits {
  let visit = new AbortController();
  return {
    current: () => visit.signal,
    settle: () => {
      const ended = visit;
      visit = new AbortController();
      ended.abort();
    },
  };
}

/**
 * The signal of the present visit, for what must not outlive its page: `const visit = presentVisit()`. It ends with the visit, or with the
 * component that asked, whichever goes first (an error page, another tab), and inside a dialog with what is settled there. Take it before the first `await`, look at it after each.
 * It is about one entry of the history and what was opened there; about a page with all its steps there is `useIsHere` (navigation/).
 */
export function useVisit(): () => AbortSignal {
  const { current } = useContext(VisitsContext);
  const { current: currentInDialog } = useContext(VisitsInDialogContext);
  const [stay] = useState(createStay);
  useEffect(() => {
    stay.begin();
    return () => stay.end();
  }, [stay]);
  return useCallback(() => stay.during([current(), currentInDialog()]), [current, currentInDialog, stay]);
}

/** The life of one component; strict mode lets it begin twice. */
function createStay() {
  let life = new AbortController();
  let last: { of: readonly AbortSignal[]; first: AbortSignal } | null = null;
  return {
    /** Ends with one of these visits or with the component. One and the same for the same visits, however often it is asked. */
    during(visits: readonly AbortSignal[]): AbortSignal {
      const of = [...visits.filter((visit) => visit !== forever), life.signal];
      if (of.length === 1) return life.signal;
      if (last?.of.length !== of.length || !of.every((signal, at) => last?.of[at] === signal))
        last = { of, first: firstOf(of) };
      return last.first;
    },
    begin(): void {
      if (life.signal.aborted) life = new AbortController();
    },
    end: () => life.abort(),
  };
}

/**
 * `AbortSignal.any` is missing in browsers of before 2024. Leaves nothing behind at the signals that outlive the others: the shell's parts see
 * many visits, and a visit many parts.
 */
function firstOf(signals: readonly AbortSignal[]): AbortSignal {
  const ending = new AbortController();
  const end = (): void => {
    for (const signal of signals) signal.removeEventListener('abort', end);
    ending.abort();
  };
  for (const signal of signals) signal.addEventListener('abort', end);
  if (signals.some(({ aborted }) => aborted)) end();
  return ending.signal;
}

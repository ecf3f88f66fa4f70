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
 * The signal of the present visit, for what must not outlive its page: `const visit = presentVisit()`. It ends with the visit, or with the
 * component that asked, whichever goes first (an error page, another tab). Take it before the first `await`, look at it after each.
 * It is about one entry of the history and what was opened there; about a page with all its steps there is `useIsHere` (navigation/).
 */
export function useVisit(): () => AbortSignal {
  const { current } = useContext(VisitsContext);
  const [stay] = useState(createStay);
  useEffect(() => {
    stay.begin();
    return () => stay.end();
  }, [stay]);
  return useCallback(() => stay.during(current()), [current, stay]);
}

/** The life of one component; strict mode lets it begin twice. */
function createStay() {
  let life = new AbortController();
  let last: { visit: AbortSignal; life: AbortSignal; either: AbortSignal } | null = null;
  return {
    /** Ends with that visit or with the component. One and the same for each visit, however often it is asked. */
    during(visit: AbortSignal): AbortSignal {
      const { signal } = life;
      if (visit === forever) return signal;
      if (last?.visit !== visit || last.life !== signal)
        last = { visit, life: signal, either: firstOf([visit, signal]) };
      return last.either;
    },
    begin(): void {
      if (life.signal.aborted) life = new AbortController();
    },
    end: () => life.abort(),
  };
}

/**
 * `AbortSignal.any` is missing in browsers of before 2024. Leaves nothing behind at the signal that outlives the other: the shell's parts see
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

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
 * `visit()` begins something that must not outlive its page: the signal ends with the present visit, or with the component that asked,
 * whichever goes first (an error page, another tab). Take it before the first `await`, look at it after each.
 * For one entry of the history and what it opened: for the page, over all its steps, the application has `useIsHere` (navigation/).
 */
export function useVisit(): () => AbortSignal {
  const { current } = useContext(VisitsContext);
  const [stay] = useState(createStay);
  useEffect(() => {
    stay.begin();
    return () => stay.end();
  }, [stay]);
  return useCallback(() => firstOf(current(), stay.signal()), [current, stay]);
}

/** The life of one component; strict mode lets it begin twice. */
function createStay() {
  let life = new AbortController();
  return {
    signal: () => life.signal,
    begin(): void {
      if (life.signal.aborted) life = new AbortController();
    },
    end: () => life.abort(),
  };
}

/** `AbortSignal.any` is missing in browsers of before 2024. */
function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) either.abort();
    else signal.addEventListener('abort', () => either.abort(), { once: true });
  }
  return either.signal;
}

import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { steadyVersion } from './newVersion.ts';

/** The page's watch over what is published. */
export const VersionContext = createContext(steadyVersion);

/** Whether the product was published anew, and something of this page no longer fits. */
export function useIsReplaced(): boolean {
  const { subscribe, isReplaced } = useContext(VersionContext);
  return useSyncExternalStore(subscribe, isReplaced, () => false);
}

/**
 * Whether to offer a version that is at hand while this page still works: said on arrival at a page, and taken back as soon as the member begins
 * something there, until the next one. So it never stands in the middle of an order (D-73).
 */
export function useCalmOffer(pathname: string): boolean {
  const { isOffered } = useContext(VersionContext);
  const [arrival, setArrival] = useState({ pathname, isCalm: isOffered() });
  if (arrival.pathname !== pathname) setArrival({ pathname, isCalm: isOffered() });
  useEffect(() => {
    if (!arrival.isCalm) return undefined;
    const watch = new AbortController();
    const begin = ({ target }: Event): void => {
      // The strip itself stands in the uppermost dialog.
      if (!(target instanceof Element && target.closest('main, dialog')) || target.closest('[data-offer]')) return;
      setArrival((here) => ({ ...here, isCalm: false }));
      watch.abort();
    };
    for (const sign of ['input', 'click']) addEventListener(sign, begin, { capture: true, signal: watch.signal });
    return () => watch.abort();
  }, [arrival]);
  return arrival.isCalm;
}

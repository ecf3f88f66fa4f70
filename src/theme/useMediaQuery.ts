import { useCallback, useSyncExternalStore } from 'react';
import { mediaQuery } from './mediaQuery.ts';

/** Whether the window meets a media query, now and as it changes; never while a document is drawn at build time. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = mediaQuery(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaQuery(query)?.matches ?? false,
    () => false,
  );
}

import { useEffect } from 'react';
import { mediaQuery } from '#theme/mediaQuery.ts';
import { windowFrom } from '#theme/tokens.ts';

/**
 * Closes an overlay when the window becomes as wide as the place in the page that it stands in for (a tablet is turned, a window grows):
 * what it shows is there now, and a modal would only hold it shut. `pixels` as in `breakpoint`.
 */
export function useClosedFrom(pixels: number, onClose: () => void): void {
  useEffect(() => {
    const query = mediaQuery(windowFrom(pixels));
    query?.addEventListener('change', onClose);
    return () => query?.removeEventListener('change', onClose);
  }, [pixels, onClose]);
}

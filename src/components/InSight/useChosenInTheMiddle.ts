import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a row that scrolls sideways in a narrow window, where the chosen one may be out of sight: with each other choice it is scrolled to the
 * middle, without moving the page. `isChosen` is the selector that finds it. Returns the row's ref.
 */
export function useChosenInTheMiddle(chosen: string | null, isChosen: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = row.current;
    const one = place?.querySelector<HTMLElement>(isChosen);
    if (place && one) place.scrollLeft = one.offsetLeft - (place.clientWidth - one.offsetWidth) / 2;
  }, [chosen, isChosen]);
  return row;
}

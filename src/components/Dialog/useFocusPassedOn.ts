import { type RefObject, useLayoutEffect, useRef } from 'react';
import { giveFocusBack } from './giveFocusBack.ts';

/**
 * For a button that goes when it has done what it is for: the focus that it has, or what stands beside it, goes to `next`, else to the page's
 * heading (WCAG 2.4.3). Its component has to go with it.
 */
export function useFocusPassedOn(
  next: (button: HTMLElement) => HTMLElement | null,
): RefObject<HTMLButtonElement | null> {
  const own = useRef<HTMLButtonElement>(null);
  const find = useRef(next);
  useLayoutEffect(() => {
    find.current = next;
  });
  useLayoutEffect(() => {
    const button = own.current;
    return () => {
      if (!button?.parentElement?.contains(document.activeElement)) return;
      const place = find.current(button);
      // What is no control takes the focus only so.
      if (place?.tabIndex === -1) place.setAttribute('tabindex', '-1');
      // When the button has gone.
      queueMicrotask(() => giveFocusBack(place));
    };
  }, []);
  return own;
}

/**
 * What names the part of a page in which that stands, a section, a panel or a dialog: its heading, or null where none of them has one. The title of a
 * message is none: it goes with what it says.
 */
export function headingOver(element: Element): HTMLElement | null {
  const part = element.closest('section, aside, dialog');
  const id = part?.getAttribute('aria-labelledby');
  return (id ? document.getElementById(id) : part?.querySelector<HTMLElement>('h2:not([role="alert"] *)')) ?? null;
}

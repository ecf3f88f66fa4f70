import { type RefObject, useLayoutEffect, useRef } from 'react';
import { giveFocusBack } from './giveFocusBack.ts';

/**
 * For a control that is removed once it has done its work: its focus, or that of an element beside it, goes to `next`, else to the page's
 * heading (WCAG 2.4.3). The control's component must be removed with it.
 */
export function useFocusPassedOn<Own extends HTMLElement = HTMLButtonElement>(
  next: (button: HTMLElement) => HTMLElement | null,
): RefObject<Own | null> {
  const own = useRef<Own>(null);
  const find = useRef(next);
  useLayoutEffect(() => {
    find.current = next;
  });
  useLayoutEffect(() => {
    const button = own.current;
    return () => {
      if (!button?.parentElement?.contains(document.activeElement)) return;
      const place = find.current(button);
      // An element that is not a control takes the focus only with a tabindex.
      if (place?.tabIndex === -1) place.setAttribute('tabindex', '-1');
      // When the button has gone.
      queueMicrotask(() => giveFocusBack(place));
    };
  }, []);
  return own;
}

/**
 * The heading of the section, panel or dialog that the element is in; null where none has one. The title of a message does not count: it
 * goes with the message.
 */
export function headingOver(element: Element): HTMLElement | null {
  const part = element.closest('section, aside, dialog');
  const id = part?.getAttribute('aria-labelledby');
  return (id ? document.getElementById(id) : part?.querySelector<HTMLElement>('h2:not([role="alert"] *)')) ?? null;
}

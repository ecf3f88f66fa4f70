import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Zoom levels: the width of a page as a multiple of its window's. */
const LEVELS = [1, 1.5, 2, 3] as const;

/** The present zoom, and the functions that lead to the next level; null where there is none. */
export interface Zoom {
  zoom: number;
  larger: (() => void) | null;
  smaller: (() => void) | null;
}

/** The point of the scrolled content that is in the middle of the window, 0 to 1 each way. */
interface Middle {
  x: number;
  y: number;
}

/** Enlarges the content of `scroller`; the point in its middle stays there. */
export function useZoom(scroller: RefObject<HTMLElement | null>): Zoom {
  const [level, setLevel] = useState(0);
  const kept = useRef<Middle | null>(null);
  useLayoutEffect(() => {
    if (scroller.current && kept.current) bringToMiddle(scroller.current, kept.current);
  }, [scroller, level]);
  const to = (next: number) =>
    LEVELS[next] === undefined
      ? null
      : () => {
          kept.current = scroller.current && middleOf(scroller.current);
          setLevel(next);
        };
  return { zoom: LEVELS[level] ?? 1, larger: to(level + 1), smaller: to(level - 1) };
}

/** `scrollLeft` at the left edge: in a right-to-left page it counts from the right edge, below zero. */
const leftEdge = (element: HTMLElement): number =>
  getComputedStyle(element).direction === 'rtl' ? element.clientWidth - element.scrollWidth : 0;

function middleOf(element: HTMLElement): Middle {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
  return {
    x: (scrollLeft - leftEdge(element) + clientWidth / 2) / scrollWidth,
    y: (scrollTop + clientHeight / 2) / scrollHeight,
  };
}

function bringToMiddle(element: HTMLElement, { x, y }: Middle): void {
  element.scrollLeft = x * element.scrollWidth - element.clientWidth / 2 + leftEdge(element);
  element.scrollTop = y * element.scrollHeight - element.clientHeight / 2;
}

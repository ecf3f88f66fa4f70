import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How many times as wide as its window a page is. */
const LEVELS = [1, 1.5, 2, 3] as const;

/** How large the pages are, and the ways to the next level; null where there is none. */
export interface Zoom {
  zoom: number;
  larger: (() => void) | null;
  smaller: (() => void) | null;
}

/** Which part of what is scrolled stands in the middle of the window, 0 to 1 each way. */
interface Middle {
  x: number;
  y: number;
}

/** Enlarges what `scroller` scrolls: what stands in its middle stays there. */
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

/** How far `scrollLeft` is from zero at the left edge: where one reads from the right it counts from there, below zero. */
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

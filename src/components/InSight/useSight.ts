import { type RefObject, useMemo } from 'react';
import { sightObserver } from './sightObserver.ts';

/**
 * Watches an element: `tell` is called when it comes near the visible part of the root and when it leaves it. Returns the function that
 * ends that.
 */
export type WatchSight = (element: Element, tell: (isNear: boolean) => void) => () => void;

/**
 * Watches elements scrolling into sight of a root, `margin` px around it included. One observer serves all; a browser without one checks on
 * each scroll.
 */
export function useSight(root: RefObject<Element | null>, margin: number): WatchSight {
  return useMemo(() => watchWithin(root, margin), [root, margin]);
}

function watchWithin(root: RefObject<Element | null>, margin: number): WatchSight {
  let observer: IntersectionObserver | null = null;
  const watched = new Map<Element, (isNear: boolean) => void>();
  return (element, tell) => {
    observer ??= sightObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
      },
      { root: root.current, rootMargin: `${margin}px 0px` },
    );
    if (observer === null) return lookWhileScrolled(root.current, element, margin, tell);
    observer.observe(element);
    watched.set(element, tell);
    return () => {
      observer?.unobserve(element);
      watched.delete(element);
      // The next element may be watched in another root.
      if (watched.size === 0) observer = null;
    };
  };
}

function lookWhileScrolled(
  root: Element | null,
  element: Element,
  margin: number,
  tell: (isNear: boolean) => void,
): () => void {
  const look = (): void => {
    const { top, bottom } = root?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    const place = element.getBoundingClientRect();
    tell(place.bottom >= top - margin && place.top <= bottom + margin);
  };
  const scrolled = root ?? globalThis;
  scrolled.addEventListener('scroll', look, { passive: true });
  look();
  return () => scrolled.removeEventListener('scroll', look);
}

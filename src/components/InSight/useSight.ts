import { type RefObject, useCallback, useRef } from 'react';
import { sightObserver } from './sightObserver.ts';

/** Tells an element when it comes near the part of the root that is in sight, and when it is gone from there; answers the end of it. */
export type WatchSight = (element: Element, tell: (isNear: boolean) => void) => () => void;

/**
 * Watches what comes into sight while a root is scrolled, each with `margin` px around it. One observer serves all; a browser without
 * one looks at each scrolling.
 */
export function useSight(root: RefObject<Element | null>, margin: number): WatchSight {
  const observer = useRef<IntersectionObserver | null>(null);
  const watched = useRef(new Map<Element, (isNear: boolean) => void>());
  return useCallback(
    (element, tell) => {
      const within = root.current;
      observer.current ??= sightObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) watched.current.get(target)?.(isIntersecting);
        },
        { root: within, rootMargin: `${margin}px 0px` },
      );
      if (observer.current === null) return lookWhileScrolled(within, element, margin, tell);
      observer.current.observe(element);
      watched.current.set(element, tell);
      return () => {
        observer.current?.unobserve(element);
        watched.current.delete(element);
        if (watched.current.size === 0) observer.current = null;
      };
    },
    [root, margin],
  );
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

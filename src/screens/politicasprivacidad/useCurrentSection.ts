import { useEffect, useState } from 'react';
import { goToPageStart } from '#navigation/pageStart.ts';
import type { PolicySection } from './policy.ts';

/** Where a heading counts as reached at the top of the page, px below the upper edge of the window. */
const READING_LINE = 160;

/** Signs that the reader moves the page, after which a chosen section no longer counts. */
const MOVES = ['wheel', 'touchmove', 'keydown'] as const;

/** Some of the heading stands in the window. */
function isInSight(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < document.documentElement.clientHeight;
}

/**
 * Brings the section that the address names into the window, or the page's start where it names none: Back and Forward change the address
 * alone, since the application places each page itself (`scrollRestoration` of `app/Root`).
 */
function goToSection(id: string): void {
  if (id === '') {
    goToPageStart();
    return;
  }
  if (isInSight(id)) return;
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/**
 * The section that is being read: the one that was chosen in the index until the page is moved on, else the last whose heading has
 * passed the reading line. The line sinks with the page, so that short last sections are reached too. Back and Forward lead to what the
 * address names.
 */
export function useCurrentSection(sections: readonly PolicySection[]): string {
  const first = sections[0]?.id ?? '';
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    let chosen = '';
    const look = (): void => {
      if (!isInSight(chosen)) chosen = '';
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      const progress = scrollTop / Math.max(1, scrollHeight - clientHeight);
      const line = READING_LINE + progress * (clientHeight - READING_LINE);
      const passed = sections.filter(({ id }) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= line;
      });
      setCurrent(chosen || (passed.at(-1)?.id ?? first));
    };
    const choose = (): void => {
      const id = location.hash.slice(1);
      chosen = sections.some((section) => section.id === id) ? id : '';
      look();
    };
    const follow = ({ oldURL, newURL }: HashChangeEvent): void => {
      // On its way to another page this one is not moved.
      if (new URL(oldURL).pathname !== new URL(newURL).pathname) return;
      goToSection(location.hash.slice(1));
      choose();
    };
    const moveOn = (): void => {
      chosen = '';
    };
    choose();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    addEventListener('hashchange', follow);
    for (const move of MOVES) addEventListener(move, moveOn, { passive: true });
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
      removeEventListener('hashchange', follow);
      for (const move of MOVES) removeEventListener(move, moveOn);
    };
  }, [sections, first]);
  return current;
}

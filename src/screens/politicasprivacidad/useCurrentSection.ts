import { useEffect, useState } from 'react';
import type { PolicySection } from './policy.ts';

/** Where a heading counts as reached at the top of the page, px below the upper edge of the window. */
const READING_LINE = 160;

/** Signs that the reader moves the page, after which a chosen section no longer counts. */
const MOVES = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * The section that is being read: the one that was chosen in the index until the page is moved on, else the last whose heading has
 * passed the reading line. The line sinks with the page, so that short last sections are reached too.
 */
export function useCurrentSection(sections: readonly PolicySection[]): string {
  const first = sections[0]?.id ?? '';
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    let chosen = '';
    const look = (): void => {
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
    const moveOn = (): void => {
      chosen = '';
    };
    choose();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    addEventListener('hashchange', choose);
    for (const move of MOVES) addEventListener(move, moveOn, { passive: true });
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
      removeEventListener('hashchange', choose);
      for (const move of MOVES) removeEventListener(move, moveOn);
    };
  }, [sections, first]);
  return current;
}

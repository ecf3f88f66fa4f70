import { useEffect, useState } from 'react';
import type { PolicySection } from './policy.ts';

/** Where a heading counts as reached, px below the upper edge of the window. */
const READING_LINE = 160;

/** The section that is being read: the last whose heading has passed the reading line, at the end of the page the last of all. */
export function useCurrentSection(sections: readonly PolicySection[]): string {
  const first = sections[0]?.id ?? '';
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    const look = (): void => {
      const root = document.documentElement;
      const isAtEnd = root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - 2;
      const passed = sections.filter(({ id }) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= READING_LINE;
      });
      const reached = isAtEnd ? sections.at(-1) : passed.at(-1);
      setCurrent(reached?.id ?? first);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [sections, first]);
  return current;
}

import { type RefObject, useEffect } from 'react';

/** Room between the element that has the focus and the block that would cover it, px. */
const GAP = 8;

/**
 * For a block that stays at the lower edge and comes, or grows, while the member is typing: what has the focus is scrolled out from behind it
 * (WCAG 2.4.11), at once and whenever the focus moves.
 */
export function useFocusInSight(block: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = block.current;
    if (!own) return undefined;
    const uncover = (): void => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || own.contains(focused)) return;
      const cover = own.getBoundingClientRect();
      const { top, bottom } = focused.getBoundingClientRect();
      const isBehind = bottom > cover.top && top < cover.bottom;
      // Only what is covered: a block that is not stuck, as in a low window, follows the field and covers nothing.
      if (isBehind) scrollBy({ top: bottom - cover.top + GAP, behavior: 'instant' });
    };
    const size = new ResizeObserver(uncover);
    size.observe(own);
    document.addEventListener('focusin', uncover);
    return () => {
      size.disconnect();
      document.removeEventListener('focusin', uncover);
    };
  }, [block]);
}

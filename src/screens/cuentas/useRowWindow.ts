import { type FocusEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sightObserver } from '#components/InSight/sightObserver.ts';

/** Rows that come and go together: one page of the list. */
const BLOCK = 20;
/** How far beyond the window a block is still drawn, px. */
const MARGIN = '1200px';

/** What the list's element needs so that the window knows where the focus is. */
interface FocusHandlers {
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** A run of rows: drawn when `height` is null, else a space as high as it was. */
export interface RowBlock {
  from: number;
  to: number;
  height: number | null;
}

/**
 * Keeps only the blocks of rows near the window in the page; the others leave a space of the height that they had. The number of
 * elements stays the same for twenty rows and for twenty thousand.
 *
 * The row that has the focus stays, however far it is scrolled away, and so do the blocks before and after its own: the next key goes
 * on from there. A modal dialog that is opened from a row gives the focus back to it: it stays for that too.
 */
export function useRowWindow(count: number): {
  blocks: readonly RowBlock[];
  register: (from: number) => (element: HTMLElement | null) => void;
  focusHandlers: FocusHandlers;
} {
  /** First row of the block that has the focus. */
  const [focused, setFocused] = useState<number | null>(null);
  const [away, setAway] = useState<ReadonlyMap<number, number>>(new Map());
  const elements = useRef(new Map<number, HTMLElement>());
  const registrars = useRef(new Map<number, (element: HTMLElement | null) => void>());
  const observer = useRef<IntersectionObserver | null>(null);

  const watch = useCallback((): IntersectionObserver | null => {
    observer.current ??= sightObserver(
      (entries) => {
        setAway((before) => {
          const next = new Map(before);
          let changed = false;
          for (const { target, isIntersecting, boundingClientRect } of entries) {
            const from = Number((target as HTMLElement).dataset.from);
            if (isIntersecting) changed = next.delete(from) || changed;
            else if (!next.has(from) && boundingClientRect.height > 0) {
              next.set(from, boundingClientRect.height);
              changed = true;
            }
          }
          // The observer also reports what is as it was; drawing again would have it report again, without end.
          return changed ? next : before;
        });
      },
      // Of this document: inside a frame the margin of the implicit root does not count.
      { root: document, rootMargin: `${MARGIN} 0px` },
    );
    return observer.current;
  }, []);

  useEffect(() => {
    const watched = watch();
    for (const element of elements.current.values()) watched?.observe(element);
    return () => {
      watched?.disconnect();
      observer.current = null;
    };
  }, [watch]);

  const register = useCallback(
    (from: number) => {
      // The same for each drawing: another function would have React take the element away and give it back each time.
      const known = registrars.current.get(from);
      if (known) return known;
      const registrar = (element: HTMLElement | null): void => {
        const before = elements.current.get(from);
        if (before) observer.current?.unobserve(before);
        if (element) {
          element.dataset.from = String(from);
          elements.current.set(from, element);
          watch()?.observe(element);
        } else elements.current.delete(from);
      };
      registrars.current.set(from, registrar);
      return registrar;
    },
    [watch],
  );

  const focusHandlers = useMemo<FocusHandlers>(
    () => ({
      onFocus: ({ target }) => setFocused(blockOf(target)),
      onBlur: ({ target, relatedTarget }) => {
        // The browser's window has lost the focus, not the row: it will have it again. So it will after a dialog.
        if (document.activeElement === target || relatedTarget?.closest('dialog')) return;
        setFocused(blockOf(relatedTarget));
      },
    }),
    [],
  );

  const blocks = useMemo(() => {
    const length = Math.ceil(count / BLOCK);
    return Array.from({ length }, (_, index) => {
      const from = index * BLOCK;
      // One block alone is few rows: putting them away would spare nothing, and searching the page would miss them.
      const stays = length === 1 || (focused !== null && Math.abs(focused - from) <= BLOCK);
      return { from, to: Math.min(from + BLOCK, count), height: stays ? null : (away.get(from) ?? null) };
    });
  }, [count, away, focused]);
  return { blocks, register, focusHandlers };
}

/** First row of the block that an element stands in; null outside the list. */
function blockOf(element: Element | null): number | null {
  const from = element?.closest<HTMLElement>('[data-from]')?.dataset.from;
  return from === undefined ? null : Number(from);
}

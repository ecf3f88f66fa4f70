import { useState } from 'react';
import type { createSearch } from './groups.ts';
import { type DrawnGroup, drawnGroup } from './Result.tsx';

/**
 * The groups that are drawn for what is sought. Base UI keeps what is chosen by its place in the list, so what comes late takes nobody's: it
 * stands below what is there for the same text (`createSearch`), and after `hold`, when a member has chosen another place than the first, it
 * waits for the next letter (screens.md A.0 «Accessibility»), or for `release`: the member has asked for it.
 */
export function useStandingGroups(
  search: ReturnType<typeof createSearch>,
  sought: string,
): { groups: readonly DrawnGroup[]; hold: () => void; release: () => void } {
  const [drawn, setDrawn] = useState(() => ({
    search,
    sought,
    groups: search(sought).map(drawnGroup),
    isHeld: false,
  }));
  const isAnother = drawn.sought !== sought;
  if (isAnother || (drawn.search !== search && !drawn.isHeld)) {
    const groups = search(sought, isAnother ? [] : drawn.groups).map(drawnGroup);
    setDrawn({ search, sought, groups, isHeld: false });
  }
  const setHeld = (isHeld: boolean): void => setDrawn((now) => ({ ...now, isHeld }));
  return { groups: drawn.groups, hold: () => setHeld(true), release: () => setHeld(false) };
}

import { useEffect } from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { exactFilter, goesOn, type Searched } from '../exactSearch.ts';

/** The field, as Storybook names it. */
const FIELD = 'storybook-explorer-searchfield';
/** How long after the last key, ms. */
const PAUSE_MS = 120;
const EVENTS = ['input', 'keyup', 'click'] as const;

const typed = () => (document.getElementById(FIELD) as HTMLInputElement | null)?.value.trim() ?? '';

/** Draws nothing: while something is typed into Storybook's search, leaves in its list what is meant exactly, where there is any. */
export function SearchFilter(): null {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  useEffect(() => {
    if (!index) return undefined;
    const entries = Object.values(index.entries) as readonly Searched[];
    let known = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (filter: ((entry: Searched) => boolean) | null): void =>
      void api.experimental_setFilters({ catalogo: (entry) => filter === null || filter(entry) });
    const look = (): void => {
      const query = typed();
      if (query === known) return;
      known = query;
      leave(exactFilter(query, entries));
    };
    // The field is emptied by keys and by a button as well, which write no «input».
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE_MS);
      if (known === '' || goesOn(typed(), known)) return;
      // Another query: what the one before left out would be missing until the pause is over.
      known = '';
      leave(null);
    };
    for (const event of EVENTS) document.addEventListener(event, soon);
    return () => {
      clearTimeout(timer);
      for (const event of EVENTS) document.removeEventListener(event, soon);
    };
  }, [api, index]);
  return null;
}

import { type KeyboardEvent, useRef } from 'react';

/** From one option to another; the ends are ends. */
const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A list of which one is chosen, as assistive technology knows it (listbox): one Tab stop, at `start`, counted from 0; arrows, Home and End
 * move, Enter and the space bar choose. `enter` is for what stands over it: the arrow down leads from a search into what it found.
 */
export function useListbox(start: number) {
  const list = useRef<HTMLUListElement>(null);
  const options = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
  return {
    list: {
      ref: list,
      role: 'listbox',
      onKeyDown: (event: KeyboardEvent) => {
        const all = options();
        const index = all.findIndex((option) => option === event.target);
        const step = STEPS[event.key];
        if (step) all[step(index, all.length - 1)]?.focus();
        else if (event.key === 'Enter' || event.key === ' ') all[index]?.click();
        else return;
        event.preventDefault();
      },
    },
    optionAt: (index: number) => ({ role: 'option', tabIndex: index === start ? 0 : -1 }),
    enter: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      options()[0]?.focus();
    },
  } as const;
}

import { createContext, useContext } from 'react';

/** What the toolbar stands at, for what a page draws in frames of its own. */
export const PageGlobals = createContext<Readonly<Record<string, unknown>>>({});

/** The toolbar's values as the address of a frame has them: `tema:oscuro;red:lenta`. Those that are not words stay out. */
export function useGlobalsQuery(): string {
  return Object.entries(useContext(PageGlobals))
    .flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [`${name}:${value}`] : []))
    .join(';');
}

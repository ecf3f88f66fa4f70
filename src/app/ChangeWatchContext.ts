import { createContext, useContext } from 'react';
import type { ChangeWatch } from '#api/client.ts';

/** Tells the error pages whether a call that changes state is under way. */
export const ChangeWatchContext = createContext<ChangeWatch>({ isChanging: () => false });

/** The page's watch over its changing calls. */
export function useChangeWatch(): ChangeWatch {
  return useContext(ChangeWatchContext);
}

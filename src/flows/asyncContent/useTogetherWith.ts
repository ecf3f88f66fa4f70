import { useState } from 'react';
import type { Asked } from '#api/asked.ts';

/**
 * Holds an answer back, as if it were still loading, while something above it or in it loads (`isLoading`): what the member reads or types in does
 * not move afterwards. Once shown it stays, also while that other part is asked anew (conventions.md «Components and screens» 1). Without a
 * connection nothing is waited for.
 */
export function useTogetherWith<Value>(asked: Asked<Value>, isLoading: boolean): Asked<Value> {
  const isReady = asked.kind === 'ready';
  const [wasShown, setWasShown] = useState(false);
  const isShown = isReady && (wasShown || !isLoading);
  if (isShown !== wasShown) setWasShown(isShown);
  return isReady && !isShown ? { kind: 'loading' } : asked;
}

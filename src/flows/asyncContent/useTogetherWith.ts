import { useState } from 'react';
import type { Asked } from '#api/asked.ts';

/**
 * The same question, not shown before what stands above or in it comes or fails (`isLoading`): what is read, or typed in, does not move for it
 * afterwards, nor goes away while that is asked anew (conventions.md «Components and screens» 1). Without a connection nothing is waited for.
 */
export function useTogetherWith<Value>(asked: Asked<Value>, isLoading: boolean): Asked<Value> {
  const isReady = asked.kind === 'ready';
  const [wasShown, setWasShown] = useState(false);
  const isShown = isReady && (wasShown || !isLoading);
  if (isShown !== wasShown) setWasShown(isShown);
  return isReady && !isShown ? { kind: 'loading' } : asked;
}

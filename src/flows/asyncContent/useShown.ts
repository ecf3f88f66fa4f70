import type { Asked, AskedFailure } from '#api/asked.ts';
import { useSkeletonTiming } from '#components/Skeleton/useSkeletonTiming.ts';

/** What of a question is on the page: nothing in its first instants, then its skeleton, then what became of it. */
export type Shown<Value> = { kind: 'nothing' } | { kind: 'skeleton' } | AskedFailure | { kind: 'ready'; value: Value };

/** A question without the flashes of a quick answer (screens.md A.0 «Lists»): the skeleton comes late and never for a blink only. */
export function useShown<Value>(asked: Asked<Value>): Shown<Value> {
  const timing = useSkeletonTiming(asked.kind === 'loading');
  if (timing === 'skeleton') return { kind: 'skeleton' };
  return timing === 'none' || asked.kind === 'loading' ? { kind: 'nothing' } : asked;
}

/** What is on the page of it, `null` while that is something else. */
export function shownValue<Value>(shown: Shown<Value>): Value | null {
  return shown.kind === 'ready' ? shown.value : null;
}

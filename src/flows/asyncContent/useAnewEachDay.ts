import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { useRefresh } from '#api/query.ts';
import { useCurrentDay } from './useCurrentDay.ts';

/** Asks again after midnight in Ecuador for what the bank counts by the day or the month, where a page stands open over it. */
export function useAnewEachDay(endpoint: AnyEndpoint): void {
  const day = useCurrentDay();
  const refresh = useRefresh();
  const asked = useRef(day);
  const askAnew = useEffectEvent(() => {
    asked.current = day;
    void refresh(endpoint);
  });
  useEffect(() => {
    if (day !== asked.current) askAnew();
  }, [day]);
}

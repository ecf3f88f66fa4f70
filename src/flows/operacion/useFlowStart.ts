import { useState } from 'react';
import { useLocation } from '#navigation/router.ts';
import { type CarriedStart, type FlowStart, flowStart, flowStartOf } from './flowStart.ts';

/** What the link to this page has chosen already, as it was when the page was opened. */
export function useFlowStart(): FlowStart {
  const state: unknown = useLocation().state;
  const [start] = useState(() => flowStartOf(state));
  return start;
}

/** What links of this page to money flows carry: the account that it was opened for pays there too. */
export function useOnwardStart(): (start: FlowStart) => CarriedStart {
  const { origen } = flowStartOf(useLocation().state);
  return (start) => flowStart(origen === undefined ? start : { ...start, origen });
}

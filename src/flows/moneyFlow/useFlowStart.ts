import { useState } from 'react';
import { useLocation } from '#navigation/router.ts';
import { type CarriedStart, type FlowStart, flowStart, flowStartAt, flowStartOf } from './flowStart.ts';

/** What the link to this page has chosen already, as it was when the page was opened; after its order is done, only the account that pays. */
export function useFlowStart(): FlowStart {
  const entry = useLocation();
  const [start] = useState(() => flowStartAt(entry));
  return start;
}

/** What links of this page to money flows carry: the account that it was opened for pays there too. */
export function useOnwardStart(): (start: FlowStart) => CarriedStart {
  const { origen } = flowStartOf(useLocation().state);
  return (start) => flowStart(origen === undefined ? start : { ...start, origen });
}

import { useState } from 'react';
import { useLocation } from '#navigation/router.ts';
import { type FlowStart, flowStartOf } from './flowStart.ts';

/** What the link to this page has chosen already, as it was when the page was opened. */
export function useFlowStart(): FlowStart {
  const state: unknown = useLocation().state;
  const [start] = useState(() => flowStartOf(state));
  return start;
}

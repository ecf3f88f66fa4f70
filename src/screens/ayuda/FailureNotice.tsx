import type { Failure } from '#api/apiError.ts';
import { Notice } from '#components/Notice/Notice.tsx';
import { StuckHelp } from './StuckHelp.tsx';

export interface FailureNoticeProps {
  /** A text is said as it is; null says nothing. */
  failure: Failure | string | null;
  /** As a notice has it: `alert` interrupts. */
  role?: 'alert';
}

/** What went wrong, over a form: with the way to the cooperative where the member can do nothing himself. */
export function FailureNotice({ failure, ...notice }: FailureNoticeProps) {
  if (failure === null) return null;
  const { text, isStuck } = typeof failure === 'string' ? { text: failure, isStuck: false } : failure;
  return (
    <Notice tone="error" {...notice} action={isStuck && <StuckHelp />}>
      {text}
    </Notice>
  );
}

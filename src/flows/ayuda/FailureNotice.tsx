import { useId } from 'react';
import styled from 'styled-components';
import type { Failure } from '#api/apiError.ts';
import { Notice } from '#components/Notice/Notice.tsx';
import { ResultHeading } from '#components/ResultHeading/ResultHeading.tsx';
import { fontWeight } from '#theme/tokens.ts';
import { StuckHelp } from './StuckHelp.tsx';

export interface FailureNoticeProps {
  /** A text is the page's own, which no toast has said: it interrupts. Null says nothing. */
  failure: Failure | string | null;
  /** As a notice has it: `alert` interrupts. */
  role?: 'alert';
  /** The failure is how an order ended: its heading takes the focus, and is heard with amount and payee. */
  result?: { title: string; spoken: string };
}

/** What went wrong, over a form: with the way to the cooperative where the member can do nothing himself. */
export function FailureNotice({ failure, result, ...notice }: FailureNoticeProps) {
  const textId = useId();
  if (failure === null) return null;
  const isOwn = typeof failure === 'string';
  const { text, isStuck } = isOwn ? { text: failure, isStuck: false } : failure;
  return (
    <Notice tone="error" {...(isOwn && !result && { role: 'alert' })} {...notice} action={isStuck && <StuckHelp />}>
      {result && (
        <Title spoken={result.spoken} describedBy={textId}>
          {result.title}
        </Title>
      )}
      <span id={textId}>{text}</span>
    </Notice>
  );
}

const Title = styled(ResultHeading)`
  font: inherit;
  font-weight: ${fontWeight.strong};
`;

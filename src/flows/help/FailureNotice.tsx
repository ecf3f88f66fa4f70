import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Notice } from '#components/Notice/Notice.tsx';
import { ResultHeading } from '#components/ResultHeading/ResultHeading.tsx';
import type { FailureShown } from '#flows/submission/useSendOnce.ts';
import { fontWeight, rem } from '#theme/tokens.ts';
import { StuckHelp } from './StuckHelp.tsx';

export interface FailureNoticeProps {
  /** A text is the page's own, which no toast has said: it interrupts. Null says nothing. */
  failure: FailureShown;
  /** As a notice has it: `alert` interrupts, unless a toast has just said the same: nobody is to hear it twice. */
  role?: 'alert';
  /** The failure is how an order ended: its heading takes the focus, and is heard with amount and payee. */
  result?: { title: string; spoken: string };
}

/**
 * What went wrong, over a form: with the way to the cooperative where the member can do nothing himself. It is scrolled into sight, for whoever
 * pressed the button of a long form looks elsewhere (screens.md A.0 «FM failures» a); the focus stays where it is.
 */
export function FailureNotice({ failure, result, role }: FailureNoticeProps) {
  const textId = useId();
  const place = useRef<HTMLElement>(null);
  const isResult = result !== undefined;
  useEffect(() => {
    // A result's heading takes the focus, and is in sight by that.
    if (failure !== null && !isResult) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, isResult]);
  if (failure === null) return null;
  const isOwn = typeof failure === 'string';
  const { text: words, isStuck, isSaid = false } = isOwn ? { text: failure, isStuck: false } : failure;
  const interrupts = !isSaid && (role !== undefined || (isOwn && !result));
  return (
    <Notice tone="error" {...(interrupts && { role: 'alert' })} action={isStuck && <StuckHelp />}>
      {result && (
        <Title spoken={result.spoken} describedBy={textId}>
          {result.title}
        </Title>
      )}
      <Words id={textId} ref={place}>
        {words}
      </Words>
    </Notice>
  );
}

/** Clear of the step at the lower edge of a phone. */
const Words = styled.span`
  scroll-margin-block: ${rem(32)} ${rem(96)};
`;

const Title = styled(ResultHeading)`
  font: inherit;
  font-weight: ${fontWeight.strong};
`;

import type { MouseEvent, ReactNode } from 'react';
import type { Failure } from '#api/apiError.ts';
import { Button } from '#components/Button/Button.tsx';
import { headingOver, useFocusPassedOn } from '#components/Dialog/useFocusPassedOn.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { StuckHelp } from '#flows/help/StuckHelp.tsx';

export interface LoadFailureProps {
  failure: Failure;
  isRetrying: boolean;
  onRetry: () => void;
  /** A notice among other content, where not the whole page or tab is missing. */
  inPlace?: boolean;
  /** In the place of its text: all of several messages. */
  children?: ReactNode;
}

/** The field that is being filled in keeps the focus: its fault would move the button away from under the press. */
function keepField(press: MouseEvent): void {
  if (document.activeElement?.matches('input, textarea, select')) press.preventDefault();
}

/** What did not come, and why: the way to ask again, and to the cooperative where the member can do nothing himself. */
export function LoadFailure({ failure, isRetrying, onRetry, inPlace = false, children }: LoadFailureProps) {
  const { text, isStuck } = failure;
  const retry = useFocusPassedOn(headingOver);
  const ways = (
    <>
      <Button
        ref={retry}
        variant="secondary"
        size={inPlace ? 'compact' : 'normal'}
        loading={isRetrying}
        onClick={onRetry}
        onMouseDown={keepField}
      >
        Reintentar
      </Button>
      {isStuck && <StuckHelp />}
    </>
  );
  if (inPlace) {
    return (
      <Notice tone="error" role="alert" action={ways}>
        {children ?? text}
      </Notice>
    );
  }
  return <EmptyState role="alert" object="cloud" title="No pudimos cargar la información" text={text} action={ways} />;
}

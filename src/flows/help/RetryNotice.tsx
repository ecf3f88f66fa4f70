import { firstMessage } from '#api/apiError.ts';
import { Button } from '#components/Button/Button.tsx';
import { headingOver, useFocusPassedOn } from '#components/Dialog/useFocusPassedOn.ts';
import { Notice } from '#components/Notice/Notice.tsx';

export interface RetryNoticeProps {
  error: unknown;
  /** What failed is being asked again: message and button stay. */
  isRetrying: boolean;
  onRetry: () => void;
}

/** Why a list did not come, in its place and in one message, with Reintentar. */
export function RetryNotice({ error, isRetrying, onRetry }: RetryNoticeProps) {
  const retry = useFocusPassedOn(headingOver);
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        <Button ref={retry} variant="secondary" size="compact" loading={isRetrying} onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      {firstMessage(error)}
    </Notice>
  );
}

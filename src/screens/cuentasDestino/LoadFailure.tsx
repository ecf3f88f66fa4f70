import { Button } from '#components/Button/Button.tsx';
import { Notice } from '#components/Notice/Notice.tsx';

/** A list that a form needs and that did not come: why, and the way to ask again. */
export interface LoadFailureProps {
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In the place of a list, or over the fields that need it. */
export function LoadFailure({ message, isRetrying, onRetry }: LoadFailureProps) {
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        <Button variant="secondary" size="compact" loading={isRetrying} onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      {message}
    </Notice>
  );
}

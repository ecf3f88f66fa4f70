import { failureOf } from '#api/apiError.ts';
import { LoadFailure } from './LoadFailure.tsx';

export interface QueryFailureProps {
  /** A question to the bank (`useApiQuery`). */
  of: { error: Error | null; isRetrying: boolean; retry: () => void } | undefined;
}

/** A notice among other content that a question failed, with the way to ask again; nothing where it has not. */
export function QueryFailure({ of }: QueryFailureProps) {
  if (!of?.error) return null;
  return <LoadFailure inPlace failure={failureOf(of.error)} isRetrying={of.isRetrying} onRetry={of.retry} />;
}

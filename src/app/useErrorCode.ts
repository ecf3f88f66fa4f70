import { useEffect } from 'react';
import { tellError } from './errorChannel.ts';
import { errorCodeOf } from './errorCode.ts';

/** The code that the page of an error shows; whoever follows errors learns of it too (security.md 4). */
export function useErrorCode(error: unknown): string {
  useEffect(() => tellError(error), [error]);
  return errorCodeOf(error);
}

import { ApiError, type Failure, hasCode, failureOf as readFailure } from '#api/apiError.ts';
import { BLOCKED_USER_CODE, LAST_ATTEMPT_CODE, WRONG_CREDENTIALS_CODE } from '#domain/errorCodes.ts';

/** What went wrong with a sign-in, as far as the form looks different for it. */
export type FailureKind = 'credentials' | 'lastAttempt' | 'blocked' | 'unreachable' | 'other';

/** A failed sign-in: its kind by code, its words by the server (§8: the first message). */
export interface SignInFailure extends Failure {
  kind: FailureKind;
}

/** Reads a failure by its code, never by its text. Nothing here, nor in the form, tells whether a user exists. */
export function failureOf(error: unknown): SignInFailure {
  return { kind: kindOf(error), ...readFailure(error) };
}

function kindOf(error: unknown): FailureKind {
  if (hasCode(error, BLOCKED_USER_CODE)) return 'blocked';
  if (hasCode(error, LAST_ATTEMPT_CODE)) return 'lastAttempt';
  if (hasCode(error, WRONG_CREDENTIALS_CODE)) return 'credentials';
  return error instanceof ApiError && error.kind === 'unreachable' ? 'unreachable' : 'other';
}

import { ApiError, type Failure, failureOf, hasCode } from '#api/apiError.ts';
import { BLOCKED_USER_CODE, LAST_ATTEMPT_CODE, WRONG_CREDENTIALS_CODE } from '#domain/errorCodes.ts';

/** What went wrong with a sign-in, as far as the form looks different for it. */
export type SignInFailureKind = 'credentials' | 'lastAttempt' | 'blocked' | 'unreachable' | 'notConfirmed' | 'other';

/** A failed sign-in: its kind by code, its words by the server (§8: the first message). */
export interface SignInFailure extends Failure {
  kind: SignInFailureKind;
}

/** The code of a device that the bank does not know was not given: no call has failed, and the words are ours. */
export const NOT_CONFIRMED: SignInFailure = {
  kind: 'notConfirmed',
  text: 'No confirmó el código de este dispositivo. Ingrese nuevamente.',
  isStuck: false,
};

/** Reads a failure by its code, never by its text. Nothing here, nor in the form, tells whether a user exists. */
export function signInFailureOf(error: unknown): SignInFailure {
  return { kind: kindOf(error), ...failureOf(error) };
}

/** True where user and password were not the right ones; nobody is told which. */
export function isRejection(kind: SignInFailureKind | undefined): boolean {
  return kind === 'credentials' || kind === 'lastAttempt';
}

/**
 * True where the password was answered, wrong, or right without the code of its device: it is kept no longer, for the computer may be anybody's.
 * A failure that says nothing of it keeps everything that was typed.
 */
export function isAnswered(kind: SignInFailureKind | undefined): boolean {
  return isRejection(kind) || kind === 'blocked' || kind === 'notConfirmed';
}

function kindOf(error: unknown): SignInFailureKind {
  if (hasCode(error, BLOCKED_USER_CODE)) return 'blocked';
  if (hasCode(error, LAST_ATTEMPT_CODE)) return 'lastAttempt';
  if (hasCode(error, WRONG_CREDENTIALS_CODE)) return 'credentials';
  return error instanceof ApiError && error.kind === 'unreachable' ? 'unreachable' : 'other';
}

import { ALREADY_PROCESSED_CODE } from '#domain/errorCodes.ts';
import { ApiError, hasCode, isUnknownCall } from './apiError.ts';

/**
 * True when a failed execution may have been executed all the same (screens.md A.0 «FM failures» d): no answer, one that came too late,
 * after the session or cannot be read, a server that broke down, or one that has processed it already. Never to be repeated by the program.
 * A 5xx is one that broke down also where it still says ok:false, unless with one of the `refusals` that the contract has for the call:
 * «no debit» must not be read out of a general error, and «Verificar» costs the member nothing.
 */
export function isOutcomeUnknown(error: unknown, refusals: readonly string[]): boolean {
  if (!(error instanceof ApiError) || hasCode(error, ALREADY_PROCESSED_CODE)) return true;
  // Closed by the server's 403: refused. Closed here while the answer was on its way (signed out, also in another tab): nobody has read it.
  if (error.kind === 'closed') return error.status === 0;
  if (error.kind === 'refused') return error.status >= 500 && !refusals.some((code) => hasCode(error, code));
  return ['unreachable', 'timeout', 'server', 'unreadable'].includes(error.kind);
}

/** As {@link isOutcomeUnknown}, of a change that moves no money: a server that does not have the call has made none. */
export function mayBeMade(error: unknown, refusals: readonly string[]): boolean {
  return !isUnknownCall(error) && isOutcomeUnknown(error, refusals);
}

/**
 * The failure of a call that may have been executed all the same, saying `text` in the place of its own words; any other as it is, and so is one of
 * a server that does not have the call.
 */
export function saidUnknown(error: unknown, refusals: readonly string[], text: string): unknown {
  if (!(error instanceof ApiError) || !mayBeMade(error, refusals)) return error;
  return new ApiError(error.kind, error.status, [{ code: error.messages[0]?.code ?? '', text }]);
}

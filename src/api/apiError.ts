import { leavesStuck } from '#domain/stuck.ts';

/** One entry of the `messages` list (§8). `code` is '' when the message is the program's own. */
export interface Message {
  code: string;
  text: string;
}

/**
 * How a call failed. `refused`: the server answered ok:false. `closed`: the session is over, by HTTP 403 or, with status 0,
 * while the answer was awaited. `unreachable`, `timeout`, `server` (5xx without an envelope) and `unreadable` (the answer was not one of ours) leave
 * the outcome of a state-changing call unknown; so may a refusal under a 5xx, and a session that was closed here (`isOutcomeUnknown`).
 * `rejected`: any other HTTP failure.
 */
export type FailureKind = 'refused' | 'closed' | 'unreachable' | 'timeout' | 'server' | 'unreadable' | 'rejected';

/** The texts of failures that the client itself words: Spanish from their creation on (D-32). */
export const failureTexts = {
  unreachable: 'No hay conexión con el servidor.',
  timeout: 'El servidor tardó demasiado en responder. Intente nuevamente.',
  server: 'El servicio no está disponible en este momento. Intente nuevamente en unos minutos.',
  unreadable: 'No pudimos leer la respuesta del servidor. Intente nuevamente.',
  rejected: 'Ocurrió un error. Intente nuevamente.',
  closed: 'Su sesión ha expirado. Ingrese nuevamente.',
} as const;

/** Every failed call ends as one of these (§8): `ok` is false and `messages` is what may be shown, never a stack or markup. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly ok = false;
  readonly kind: FailureKind;
  readonly messages: readonly Message[];
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;

  constructor(kind: FailureKind, status: number, messages: readonly Message[]) {
    super(messages[0]?.text ?? failureTexts.rejected);
    this.kind = kind;
    this.status = status;
    this.messages = messages;
  }

  /** A failure in the client's own words: one message holding the failure's text (§8). */
  static of(kind: Exclude<FailureKind, 'refused'>, status = 0): ApiError {
    return new ApiError(kind, status, [{ code: '', text: failureTexts[kind] }]);
  }
}

/** §8: what a form shows as a toast: the first message's text; the fallback of D-57 for an empty list or a foreign fault. */
export function firstMessage(error: unknown): string {
  return allMessages(error)[0] ?? failureTexts.rejected;
}

/**
 * What a screen says of a failed call, `null` when it should say nothing: a closed session is told once, on the login screen,
 * however many calls fail with it (D-31), and a call that was given up with its page is missed by nobody (D-64).
 */
export function shownMessage(error: unknown): string | null {
  const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
  return isGivenUp || (error instanceof ApiError && error.kind === 'closed') ? null : firstMessage(error);
}

/** §8: what the account selector and the PIN dialog show: every message; the fallback of D-57 when there is none. */
export function allMessages(error: unknown): readonly string[] {
  const texts = error instanceof ApiError ? error.messages.map(({ text }) => text).filter((text) => text !== '') : [];
  return texts.length > 0 ? texts : [failureTexts.rejected];
}

/** True when the failure carries that code anywhere in its list: errors are matched by code, never by text. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.messages.some((message) => message.code === code);
}

/** A failure as a screen keeps it: its words, and whether it leaves the member with nothing to do but to ask for help. */
export interface Failure {
  text: string;
  isStuck: boolean;
}

/** Reads a failure by its codes (domain/stuck.ts); a server that answers without an envelope is down. */
export function failureOf(error: unknown): Failure {
  return { text: firstMessage(error), isStuck: isStuck(error) };
}

/** True when nothing that the member could do would help. */
export function isStuck(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'server' || leavesStuck(error.messages.map(({ code }) => code)));
}

/** Statuses of a server that does not have a call at all. */
const UNKNOWN_CALL = [404, 405, 501];

/** True of a code for all and nothing (contract B.1): it says nothing about what was asked. */
export function isGeneralCode(code: string): boolean {
  return code.startsWith('-9999-');
}

/**
 * True when the server does not have the call: one that knows only the specification, and none of our proposals (contract B.0). Whoever
 * refuses with a code of its own has it, under whatever status.
 */
export function isUnknownCall(error: unknown): boolean {
  if (!(error instanceof ApiError) || !UNKNOWN_CALL.includes(error.status)) return false;
  return error.messages.every(({ code }) => code === '' || isGeneralCode(code));
}

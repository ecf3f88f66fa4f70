import type { ErrorCode } from '#domain/errorCodes.ts';

/** The bank says no, in codes of contract B.1. Answered as ok:false with the codes' texts and HTTP 200 (§8). */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly codes: readonly ErrorCode[];

  constructor(codes: readonly ErrorCode[]) {
    super(codes.join(', '));
    this.codes = codes;
  }
}

/** The request is not what the contract says. Answered as HTTP 400 with -9999-00-02; `reason` is for the developer only. */
export class Malformed extends Error {
  override name = 'Malformed';
}

/** There is no such session, or it is over. Answered as HTTP 403 (§8, D-31). */
export class SessionOver extends Error {
  override name = 'SessionOver';
}

/** The simulated bank does not know how to answer this call: HTTP 501 with -9999-00-03, loudly, rather than an invented answer. */
export class NotAnswered extends Error {
  override name = 'NotAnswered';
}

/** The line breaks before the answer arrives (C.6, «…,77» and «…,88»): the caller gets no answer at all, as from a network that fails. */
export class ConnectionDropped extends Error {
  override name = 'ConnectionDropped';
}

/** Refuses the call with one or more codes: `refuse('-0004-02-03')`. */
export function refuse(...codes: readonly ErrorCode[]): never {
  throw new Refusal(codes);
}

import type { AnyEndpoint, WireAnswer, WireInput } from '#api/contract/endpoint.ts';
import type { Bank } from '../bank/bank.ts';
import { SessionOver } from '../bank/refusal.ts';
import type { OpenSession } from '../bank/sessions.ts';

/** What the device header said (§3, D-61). */
export interface DeviceHeader {
  idDispositivo: string;
  modelo: string;
}

/** Who calls, as far as the checked headers tell. */
export interface CallContext {
  bank: Bank;
  /** The session of the token; null on calls that need none and came without one. */
  session: OpenSession | null;
  device: DeviceHeader;
  /** A day of the books (`yyyy-MM-dd`) as the caller knows it. Answers are moved as a whole; this is for the texts of a document. */
  toWire: (day: string) => string;
}

/**
 * Answers one call with its `data`, in the contract's types as they are on the wire; synchronous, so that no two calls can interleave. May throw what
 * `bank/refusal.ts` has: `refuse('-0004-02-03')`.
 */
export type Answer<E extends AnyEndpoint> = (context: CallContext, input: WireInput<E>) => WireAnswer<E>;

/** An endpoint with the function that answers it, the types of both kept inside. */
export interface Answering {
  endpoint: AnyEndpoint;
  /** `input` has passed the contract's request check. */
  answer: (context: CallContext, input: unknown) => unknown;
}

/** Joins an endpoint and its answer; the one place where a checked request gets the endpoint's type. */
export function answering<E extends AnyEndpoint>(endpoint: E, answer: Answer<E>): Answering {
  return { endpoint, answer: (context, input) => answer(context, input as WireInput<E>) };
}

/** The session of a call that needs one. @throws SessionOver without one. */
export function sessionOf({ session }: CallContext): OpenSession {
  if (!session) throw new SessionOver();
  return session;
}

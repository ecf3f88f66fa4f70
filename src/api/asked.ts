import { type Failure, failureOf, isUnknownCall } from './apiError.ts';

/** What was asked of the bank and did not come. */
export interface AskedFailure {
  kind: 'error';
  failure: Failure;
  /** It is being asked again: the failure and its button stay meanwhile. */
  isRetrying: boolean;
  /** Asks again; while that is under way it does nothing. */
  retry: () => void;
}

/** Something that is asked of the bank, as a screen can be with it. What has come once stays, also when a later call fails. */
export type Asked<Value> = { kind: 'loading' } | AskedFailure | { kind: 'ready'; value: Value };

/** A read as `useApiQuery` and `useApiPages` answer it, or several as one. */
export interface AskedQuery<Data> {
  data: Data | undefined;
  /** Kept while it is asked again. */
  error: Error | null;
  isRetrying: boolean;
  retry: () => void;
}

/**
 * A read as a screen can be with it: `read` makes of the answer what is shown, `failed` words a failure where the usual words would
 * not do.
 */
export function askedOf<Data, Value>(
  { data, error, isRetrying, retry }: AskedQuery<Data>,
  read: (data: Data) => Value,
  failed: (error: Error) => Failure = failureOf,
): Asked<Value> {
  if (data !== undefined) return { kind: 'ready', value: read(data) };
  return error ? { kind: 'error', failure: failed(error), isRetrying, retry } : { kind: 'loading' };
}

/**
 * True of a read that the server does not have (contract B.0): there is nothing to show of it, and nothing to ask again. What has come
 * once stays, also where a later call is answered so.
 */
export function lacksCall({ data, error }: Pick<AskedQuery<unknown>, 'data' | 'error'>): boolean {
  return data === undefined && isUnknownCall(error);
}

/** The same question with something else made of its answer. */
export function mapAsked<Value, Next>(asked: Asked<Value>, read: (value: Value) => Next): Asked<Next> {
  return asked.kind === 'ready' ? { kind: 'ready', value: read(asked.value) } : asked;
}

/** What has come, `null` before. */
export function answerOf<Value>(asked: Asked<Value>): Value | null {
  return asked.kind === 'ready' ? asked.value : null;
}

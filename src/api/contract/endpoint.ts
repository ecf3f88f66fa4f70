import type { InferType, Schema } from 'yup';
import type { Dollars } from '#domain/dollars.ts';
import type { ErrorCode } from '#domain/errorCodes.ts';
import type { HasUnit } from '#domain/money.ts';

/** Where a call or its answer is written: in the specification itself, or proposed by us beside it (contract.md). */
export type Origin = 'specification' | 'proposal';

/** The names between braces of a path: `'cupos/{numeroCuenta}'` has `'numeroCuenta'`. */
export type PathParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParamName<Rest>
  : never;

/**
 * One call of the bank, written once as a value. The client, the TanStack options, the simulated cooperative, the fault tests
 * and the OpenAPI document are all made from it, so nothing about a call is said twice.
 */
export interface Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | null = Schema | null,
  Codes extends readonly ErrorCode[] = readonly ErrorCode[],
> {
  /** Stable name for query keys, tests and documents: `area.call`. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API's base URL, letter case kept exactly (D-16), without a leading slash. */
  path: Path;
  query?: Query;
  body?: Body;
  /** Schema of `data`; `null` where `data` is not looked at. */
  answer: Answer;
  /** Takes the answer out of the envelope where it may stand elsewhere than in `data` (D-29). */
  pick?: (envelope: Readonly<Record<string, unknown>>) => unknown;
  /** Body fields that travel encrypted on their own, before the body is wrapped (D-28). */
  secrets: readonly string[];
  /** True for every call that must never be repeated, prefetched or cached by itself: also one GET (D-15). */
  changesState: boolean;
  /** True when the bank wants the session's token. */
  authenticated: boolean;
  origin: Origin;
  /** Who words payload and answer; a listed path may have a proposed answer. */
  answerOrigin: Origin;
  /** One Spanish line for the documents. */
  summary: string;
  /** Error codes that this call can answer, beside the general `-9999-…` ones. */
  codes: Codes;
}

/** Codes that any call may answer: they stand once in the documents and not with every call (B.1, and D-27 for the last). */
export const GENERAL_CODES = [
  '-9999-00-01',
  '-9999-00-02',
  '-9999-00-03',
  '-0001-05-04',
] as const satisfies ErrorCode[];

/** A code that a call may answer: one of its own, or a general one. */
export type CodeOf<E extends AnyEndpoint> = E['codes'][number] | (typeof GENERAL_CODES)[number];

export type AnyEndpoint = Endpoint<string, Schema | undefined, Schema | undefined, Schema | null>;

type Described<Part, Name extends string> = [Part] extends [never]
  ? unknown
  : Part extends Schema
    ? { [Key in Name]: InferType<Part> }
    : unknown;

/** What a caller hands over: path parameters, query and body, each only where the call has it. */
export type EndpointInput<E extends AnyEndpoint> = (PathParamName<E['path']> extends never
  ? unknown
  : { params: Record<PathParamName<E['path']>, string> }) &
  // The property itself is optional, and `undefined` is no part of a request.
  Described<Exclude<E['query'], undefined>, 'query'> &
  Described<Exclude<E['body'], undefined>, 'body'>;

/** What a caller gets back: the type of `data`, or nothing where `data` is not looked at. */
export type EndpointAnswer<E extends AnyEndpoint> = E['answer'] extends Schema ? InferType<E['answer']> : undefined;

/** The same on the wire: dollars where the program has cents (contract B.0). */
export type OnWire<Value> = Value extends unknown
  ? HasUnit<Value> extends true
    ? Dollars
    : Value extends object
      ? { [Key in keyof Value]: OnWire<Value[Key]> }
      : Value
  : never;

/** {@link EndpointInput} as the other side of the wire sees it. */
export type WireInput<E extends AnyEndpoint> = OnWire<EndpointInput<E>>;

/** {@link EndpointAnswer} as the other side of the wire gives it. */
export type WireAnswer<E extends AnyEndpoint> = OnWire<EndpointAnswer<E>>;

type Defaults = 'secrets' | 'changesState' | 'authenticated' | 'origin' | 'answerOrigin';

/**
 * Writes one call of the contract. Defaults: every method but GET changes state, no secrets, a session is needed, the call is
 * the specification's and its answer ours, no codes of its own.
 */
export function endpoint<
  const Path extends string,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Answer extends Schema | null = null,
  const Codes extends readonly ErrorCode[] = readonly [],
>(
  definition: Omit<Endpoint<Path, Query, Body, Answer>, Defaults | 'codes'> &
    Partial<Pick<Endpoint, Defaults>> & { codes?: Codes },
): Endpoint<Path, Query, Body, Answer, Codes> {
  return {
    secrets: [],
    changesState: definition.method !== 'GET',
    authenticated: true,
    origin: 'specification',
    answerOrigin: 'proposal',
    ...definition,
    // Where none are given, their type is the empty list's.
    codes: definition.codes ?? ([] as readonly ErrorCode[] as Codes),
  };
}

/** The path with its parameters filled in, each URL-encoded. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`Falta el parámetro «${name}» de «${path}».`);
    return encodeURIComponent(value);
  });
}

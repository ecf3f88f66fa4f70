import { useLayoutEffect, useRef, useState } from 'react';
import { type Failure, failureOf, hasCode, isUnknownCall } from '#api/apiError.ts';
import type { EndpointInput } from '#api/contract/endpoint.ts';
import { consultar } from '#api/contract/pagos.ts';
import { type Answered, useCached } from '#api/query.ts';
import { type ApiQuery, useApiQuery } from '#api/useApiQuery.ts';
import { dayOf } from '#domain/calendar.ts';
import { NOTHING_DUE_CODE, UNAVAILABLE_CODE, UNKNOWN_REFERENCE_CODE } from '#domain/errorCodes.ts';
import { isNothing, keepRows, mapRows } from '#domain/partialList.ts';
import { type Contract, contractOf } from './contracts.ts';

/** What is looked up. */
export interface Lookup {
  service: string;
  criterion: string;
  reference: string;
}

/** What `consultar` is asked for a lookup (contract B.3). */
export const lookupInput = ({ service, criterion, reference }: Lookup): EndpointInput<typeof consultar> => ({
  body: { codigoServicio: service, codigoCriterio: criterion, referencia: reference },
});

/** A lookup as its page can be with it. */
export type LookupState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  /** `day` of the answer, `yyyy-MM-dd`. */
  | { kind: 'found'; contracts: readonly Contract[]; day: string }
  /** Nothing is known by that reference, or nothing is owed: not to be tried again as it stands. */
  | { kind: 'unknown' | 'nothingDue' }
  | { kind: 'failed'; failure: Failure; isRetrying: boolean };

/** copy.md «Pagos». */
const UNAVAILABLE_TEXT = 'El proveedor no está disponible. Intente más tarde.';

const UNSEEN: Answered = { data: 0, error: 0 };

/**
 * Looks up what a reference owes. `present` is what stands in the form: as soon as it is no longer what was asked, the call is
 * cancelled and its answer is never shown. Each press of Consultar asks the provider anew; one that is being asked is not asked twice.
 */
export function useLookup(
  present: Lookup,
  asksAtOnce: boolean,
): {
  state: LookupState;
  ask: (lookup: Lookup) => void;
  retry: () => void;
  refresh: () => void;
  /** What was found is paid: whoever asks for it next, on this page or another, does not begin with it. */
  forget: () => void;
} {
  const { forget, answeredAt } = useCached();
  const [asked, setAsked] = useState<{ lookup: Lookup; seen: Answered } | null>(() =>
    asksAtOnce ? { lookup: present, seen: answeredAt(consultar, lookupInput(present)) } : null,
  );
  const isPresent = asked !== null && isSame(asked.lookup, present);
  if (asked !== null && !isPresent) setAsked(null);
  const query = useApiQuery(consultar, lookupInput(present), { enabled: isPresent });
  // A refusal may come when the form has gone on to another reference, which nobody has asked for yet.
  const isStillAsked = useRef(isPresent);
  useLayoutEffect(() => {
    isStillAsked.current = isPresent;
  }, [isPresent]);
  return {
    state: isPresent ? stateOf(query, asked.seen) : { kind: 'idle' },
    ask(lookup) {
      const isHere = isSame(lookup, present);
      setAsked({ lookup, seen: isHere ? { data: query.dataUpdatedAt, error: query.errorUpdatedAt } : UNSEEN });
      // Drop the cached answer, so that this press asks the provider again; the query itself asks a first question.
      if (!isHere) forget(consultar, lookupInput(lookup));
      else if (!query.isPending) query.retry();
    },
    retry: query.retry,
    refresh: () => {
      if (isStillAsked.current) query.retry();
    },
    forget: () => forget(consultar, lookupInput(present)),
  };
}

function stateOf(
  { data, isRetrying, fetchStatus, dataUpdatedAt, errorUpdatedAt, ...read }: ApiQuery<typeof consultar>,
  seen: Answered,
): LookupState {
  const error = read.error ?? read.refetchError;
  const isUnanswered = dataUpdatedAt === seen.data && errorUpdatedAt === seen.error;
  if (isUnanswered && fetchStatus !== 'idle') return { kind: 'asking' };
  if (hasCode(error, UNKNOWN_REFERENCE_CODE)) return { kind: 'unknown' };
  if (hasCode(error, NOTHING_DUE_CODE)) return { kind: 'nothingDue' };
  // When only the new read fails, the debts found before stay.
  if (error && (!data || dataUpdatedAt === seen.data)) {
    const isUnavailable = hasCode(error, UNAVAILABLE_CODE) || isUnknownCall(error);
    const asked = failureOf(error);
    const failure = isUnavailable ? { ...asked, text: UNAVAILABLE_TEXT } : asked;
    return { kind: 'failed', failure, isRetrying: isRetrying || fetchStatus === 'fetching' };
  }
  if (!data) return { kind: 'asking' };
  // A contract whose debts could not be read stays: it may owe something (D-65).
  const contracts = keepRows(mapRows(data, contractOf), ({ debts }) => !isNothing(debts));
  return !isNothing(contracts) ? { kind: 'found', contracts, day: dayOf(dataUpdatedAt) } : { kind: 'nothingDue' };
}

function isSame(one: Lookup, other: Lookup): boolean {
  return one.service === other.service && one.criterion === other.criterion && one.reference === other.reference;
}

import { useState } from 'react';
import { firstMessage, hasCode } from '#api/apiError.ts';
import { consultar } from '#api/contract/pagos.ts';
import { useApiQuery } from '#api/query.ts';
import { NOTHING_DUE_CODE, UNAVAILABLE_CODE, UNKNOWN_REFERENCE_CODE } from '#domain/errorCodes.ts';
import { type Contract, contractOf } from './contracts.ts';

/** What is looked up. */
export interface Lookup {
  service: string;
  criterion: string;
  reference: string;
}

/** A lookup as its page can be with it. */
export type LookupState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'found'; contracts: readonly Contract[] }
  /** Nothing is known by that reference, or nothing is owed: not to be tried again as it stands. */
  | { kind: 'unknown' | 'nothingDue' }
  | { kind: 'failed'; message: string; isRetrying: boolean };

/** copy.md «Pagos». */
const UNAVAILABLE_TEXT = 'El proveedor no está disponible. Intente más tarde.';

/**
 * Looks up what a reference owes. `present` is what stands in the form: as soon as it is no longer what was asked, the call is
 * cancelled and its answer is never shown. Each press of Consultar asks the provider anew.
 */
export function useLookup(
  present: Lookup,
  asksAtOnce: boolean,
): { state: LookupState; ask: (lookup: Lookup) => void; retry: () => void; refresh: () => void } {
  const [asked, setAsked] = useState<{ lookup: Lookup; at: number } | null>(
    asksAtOnce ? { lookup: present, at: 0 } : null,
  );
  const isPresent = asked !== null && isSame(asked.lookup, present);
  if (asked !== null && !isPresent) setAsked(null);
  const body = {
    codigoServicio: present.service,
    codigoCriterio: present.criterion,
    referencia: present.reference,
  };
  const query = useApiQuery(consultar, { body }, { enabled: isPresent });
  const isRetrying = query.isError && query.isFetching;
  return {
    state: isPresent ? stateOf(query, asked.at) : { kind: 'idle' },
    ask(lookup) {
      setAsked({ lookup, at: Date.now() });
      // What is in the cache from before is of before; a first question is asked by the query itself.
      if (isSame(lookup, present) && (query.data !== undefined || query.isError)) void query.refetch();
    },
    retry: () => {
      if (!isRetrying) void query.refetch();
    },
    refresh: () => void query.refetch(),
  };
}

function stateOf(
  { data, error, isFetching, dataUpdatedAt, errorUpdatedAt }: ReturnType<typeof useApiQuery<typeof consultar>>,
  askedAt: number,
): LookupState {
  if (error && errorUpdatedAt >= askedAt) {
    if (hasCode(error, UNKNOWN_REFERENCE_CODE)) return { kind: 'unknown' };
    if (hasCode(error, NOTHING_DUE_CODE)) return { kind: 'nothingDue' };
    const message = hasCode(error, UNAVAILABLE_CODE) ? UNAVAILABLE_TEXT : firstMessage(error);
    return { kind: 'failed', message, isRetrying: isFetching };
  }
  if (!data || dataUpdatedAt < askedAt) return { kind: 'asking' };
  const contracts = data.map(contractOf).filter(({ debts }) => debts.length > 0);
  return contracts.length > 0 ? { kind: 'found', contracts } : { kind: 'nothingDue' };
}

function isSame(one: Lookup, other: Lookup): boolean {
  return one.service === other.service && one.criterion === other.criterion && one.reference === other.reference;
}

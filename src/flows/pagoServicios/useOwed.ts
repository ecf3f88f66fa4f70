import { hasCode, isUnknownCall } from '#api/apiError.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { consultar } from '#api/contract/pagos.ts';
import { type ApiQuery, useApiQueries } from '#api/useApiQuery.ts';
import { NOTHING_DUE_CODE, UNKNOWN_REFERENCE_CODE } from '#domain/errorCodes.ts';
import { mapRows, unreadableIn } from '#domain/partialList.ts';
import type { Favourite } from '#flows/favoritos/favourite.ts';
import { type Contract, contractOf } from './contracts.ts';
import { chosenIn, givenLookup } from './givenLookup.ts';
import type { Service } from './services.ts';
import { type Lookup, lookupInput } from './useLookup.ts';

/** What a favourite owes, contract by contract, none of them when it is paid up; null while that is not known. */
export type Owed = readonly Pick<Contract, 'code' | 'debts'>[] | null;

/** What favourites owe, as far as it is known. */
export interface OwedByCode {
  owed: ReadonlyMap<string, Owed>;
  /** One has no answer yet. */
  loading: boolean;
  /**
   * One could not be looked up now, or nobody knows by what it is (D-65). A reference under which nothing is found is an answer, and so is a server
   * without the call (contract B.0).
   */
  failed: boolean;
}

/**
 * Looks up what favourites owe, by their code. One that cannot be looked up now says nothing of itself: its page will. `services` are all that
 * are listed, null while they are not known: one without its criterion waits for them.
 */
export function useOwed(favourites: readonly Favourite[], services: readonly Service[] | null): OwedByCode {
  const bills = favourites.flatMap(({ code, subject }) =>
    subject.kind === 'service' ? [{ code, lookup: lookupOf(subject, services ?? []) }] : [],
  );
  const lookups = bills.flatMap(({ code, lookup }) => (lookup ? [{ code, lookup }] : []));
  const queries = useApiQueries(
    consultar,
    lookups.map(({ lookup }) => lookupInput(lookup)),
  );
  const owed = new Map(
    lookups.map(({ code }, index) => {
      const query = queries[index];
      return [code, (query && owedBy(query)) ?? null];
    }),
  );
  return {
    owed,
    loading: queries.some(({ isPending }) => isPending),
    failed:
      (services !== null && lookups.length < bills.length) ||
      queries.some((query) => !query.isPending && owedBy(query) === undefined),
  };
}

/** What a favourite asks: by its criterion, and without one as its page does, by the service's first; null where that is not known. */
function lookupOf(
  { service, criterion, reference }: Extract<Favourite['subject'], { kind: 'service' }>,
  services: readonly Service[],
): Lookup | null {
  if (criterion !== '') return { service, criterion, reference };
  const { values, isComplete } = givenLookup(services, { servicio: service, referencia: reference });
  return isComplete ? chosenIn(services, values).present : null;
}

/**
 * What a lookup says is owed; null where nothing is found by it, undefined while that is not known. Who was found to owe and is refused by now, as
 * after paying elsewhere, owes what the refusal says; another failure leaves what was found.
 */
function owedBy({ data, error, refetchError }: ApiQuery<typeof consultar>): Owed | undefined {
  const refusal = error ?? refetchError;
  if (hasCode(refusal, NOTHING_DUE_CODE)) return [];
  if (hasCode(refusal, UNKNOWN_REFERENCE_CODE) || isUnknownCall(error)) return null;
  return owedIn(data);
}

/** All that is owed; undefined while that is not known, also where a part of it cannot be read: it would look like all (D-65). */
function owedIn(answer: EndpointAnswer<typeof consultar> | undefined): NonNullable<Owed> | undefined {
  if (!answer) return undefined;
  const contracts = mapRows(answer, contractOf);
  const isPartial = unreadableIn(contracts, ...contracts.map(({ debts }) => debts)) > 0;
  if (isPartial) return undefined;
  const owing = contracts.map((contract) => ({ ...contract, debts: contract.debts.filter(({ total }) => total > 0) }));
  return owing.filter(({ debts }) => debts.length > 0);
}

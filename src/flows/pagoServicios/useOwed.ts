import { hasCode, isUnknownCall } from '#api/apiError.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { consultar } from '#api/contract/pagos.ts';
import { useApiQueries } from '#api/queries.ts';
import type { Debt } from '#domain/debts.ts';
import { NOTHING_DUE_CODE, UNKNOWN_REFERENCE_CODE } from '#domain/errorCodes.ts';
import { mapRows, unreadableIn } from '#domain/partialList.ts';
import type { Favourite } from '#flows/favoritos/favourite.ts';
import { contractOf } from './contracts.ts';

/** What a favourite owes: its debts, none of them when it is paid up; null while that is not known. */
export type Owed = readonly Debt[] | null;

/** What favourites owe, as far as it is known. */
export interface OwedByCode {
  owed: ReadonlyMap<string, Owed>;
  /** One has no answer yet. */
  loading: boolean;
  /** One could not be looked up now. A reference under which nothing is found is an answer, and so is a server without the call (contract B.0). */
  failed: boolean;
}

/** Looks up what favourites owe, by their code. One that cannot be looked up now says nothing of itself: its page will. */
export function useOwed(favourites: readonly Favourite[]): OwedByCode {
  const lookups = favourites.flatMap(({ code, subject }) =>
    subject.kind === 'service' && subject.criterion !== '' ? [{ code, subject }] : [],
  );
  const queries = useApiQueries(
    consultar,
    lookups.map(({ subject: { service, criterion, reference } }) => ({
      body: { codigoServicio: service, codigoCriterio: criterion, referencia: reference },
    })),
  );
  const owed = new Map(
    lookups.map(({ code }, index) => {
      const query = queries[index];
      return [code, debtsOf(query?.data) ?? (hasCode(query?.error, NOTHING_DUE_CODE) ? [] : null)];
    }),
  );
  return {
    owed,
    loading: queries.some(({ isPending }) => isPending),
    failed: queries.some(({ data, error }) =>
      data === undefined ? error !== null && !isAnswer(error) : debtsOf(data) === undefined,
    ),
  };
}

/** All that is owed; undefined while that is not known, also where a part of it cannot be read: it would look like all (D-65). */
function debtsOf(answer: EndpointAnswer<typeof consultar> | undefined): Debt[] | undefined {
  if (!answer) return undefined;
  const contracts = mapRows(answer, contractOf);
  const isPartial = unreadableIn(contracts, ...contracts.map(({ debts }) => debts)) > 0;
  return isPartial ? undefined : contracts.flatMap(({ debts }) => debts);
}

const isAnswer = (error: unknown): boolean =>
  hasCode(error, NOTHING_DUE_CODE) || hasCode(error, UNKNOWN_REFERENCE_CODE) || isUnknownCall(error);

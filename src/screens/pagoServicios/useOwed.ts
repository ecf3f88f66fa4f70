import { hasCode } from '#api/apiError.ts';
import { consultar } from '#api/contract/pagos.ts';
import { useApiQueries } from '#api/queries.ts';
import type { Debt } from '#domain/debts.ts';
import { NOTHING_DUE_CODE } from '#domain/errorCodes.ts';
import type { Favourite } from '#screens/favoritos/favourite.ts';
import { contractOf } from './contracts.ts';

/** What a favourite owes: its debts, none of them when it is paid up; null while that is not known. */
export type Owed = readonly Debt[] | null;

/** Looks up what favourites owe, by their code. One that cannot be looked up now says nothing: its page will. */
export function useOwed(favourites: readonly Favourite[]): ReadonlyMap<string, Owed> {
  const lookups = favourites.flatMap(({ code, subject }) =>
    subject.kind === 'service' && subject.criterion !== '' ? [{ code, subject }] : [],
  );
  const queries = useApiQueries(
    consultar,
    lookups.map(({ subject: { service, criterion, reference } }) => ({
      body: { codigoServicio: service, codigoCriterio: criterion, referencia: reference },
    })),
  );
  return new Map(
    lookups.map(({ code }, index) => {
      const query = queries[index];
      const debts = query?.data?.map(contractOf).flatMap((contract) => contract.debts);
      return [code, debts ?? (hasCode(query?.error, NOTHING_DUE_CODE) ? [] : null)];
    }),
  );
}

import { QueryClient, type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError.ts';
import type { ApiClient } from './client.ts';
import type { AnyEndpoint, EndpointAnswer, EndpointInput } from './contract/endpoint.ts';
import { isKept, isSearched, keptKey } from './searchedLists.ts';

/** How long an answer counts as fresh, ms: panel and tab that are drawn together share one call. */
const FRESH_MS = 30_000;

/** The query cache of one signed-in session; a new session gets a new one, so that no member sees another's data. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: retryRead, retryDelay: 800 },
      mutations: { retry: false },
    },
  });
}

/** Cache key of a read: the endpoint's id and what was asked. */
export function queryKeyOf<E extends AnyEndpoint>(endpoint: E, input?: EndpointInput<E>): QueryKey {
  return input === undefined ? [endpoint.id] : [endpoint.id, input];
}

/** A read as TanStack Query takes it. A call that changes state is refused: it must never be fetched, retried or cached (D-15). */
export function readOptions<E extends AnyEndpoint>(client: ApiClient, endpoint: E, input: EndpointInput<E>) {
  if (endpoint.changesState) throw new TypeError(`«${endpoint.id}» cambia el estado y no es una consulta.`);
  return queryOptions({
    queryKey: queryKeyOf(endpoint, input),
    meta: { isLookup: endpoint.method === 'POST' },
    queryFn: async ({ signal }): Promise<EndpointAnswer<E>> => {
      const answer = await client.call(endpoint, input, { signal });
      // The library takes «undefined» for a mistake: where the server may leave its data out, that is null.
      return answer === undefined ? (null as EndpointAnswer<E>) : answer;
    },
  });
}

/** Asks again for what an endpoint answered, wherever it is shown; resolves when the new answer is there. */
export function useRefresh(): (endpoint: AnyEndpoint) => Promise<void> {
  const queries = useQueryClient();
  return (endpoint) => queries.invalidateQueries({ queryKey: [endpoint.id] });
}

/**
 * Asks again for everything that is shown, and forgets the rest: after money has moved, balances and lists of many kinds are old, and no page is
 * to begin with what was before; what the search looks through is kept for it alone. Without `lookups` what a form
 * has looked up (a read by POST) is not asked for again: that is its own question. Resolves when the new answers are there, those that stand aside
 * excepted.
 */
export function useRefreshAll(): (options?: { lookups: boolean }) => Promise<void> {
  const queries = useQueryClient();
  return ({ lookups } = { lookups: true }) => {
    const refresh = (isAside: boolean) =>
      queries.invalidateQueries({
        predicate: ({ meta }) => (meta?.isAside === true) === isAside && (lookups || meta?.isLookup !== true),
      });
    for (const { queryKey, state } of queries.getQueryCache().findAll({ type: 'inactive' })) {
      if (isSearched(queryKey) && state.data !== undefined) queries.setQueryData(keptKey(queryKey), state.data);
    }
    queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !isKept(queryKey) });
    void refresh(true);
    return refresh(false);
  };
}

/** Puts into the cache what a change has just made true, without asking again; a read under way could only bring what was before. */
export function useAnswered(): <E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  answer: EndpointAnswer<E>,
) => void {
  const queries = useQueryClient();
  return (endpoint, input, answer) => {
    const queryKey = queryKeyOf(endpoint, input);
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, answer);
  };
}

/** When answers to a read last came, in ms; 0 for none yet. */
export interface Answered {
  data: number;
  error: number;
}

/** What the cache holds of a read, for who must not take an earlier answer for one to what is asked now. */
export function useCached(): {
  /** Whoever asks for it next gets a new answer. Not for what another component looks at: it would be told nothing more. */
  forget: <E extends AnyEndpoint>(endpoint: E, input: EndpointInput<E>) => void;
  answeredAt: <E extends AnyEndpoint>(endpoint: E, input: EndpointInput<E>) => Answered;
} {
  const queries = useQueryClient();
  return {
    forget: (endpoint, input) => queries.removeQueries({ queryKey: queryKeyOf(endpoint, input), exact: true }),
    answeredAt: (endpoint, input) => {
      const state = queries.getQueryState(queryKeyOf(endpoint, input));
      return { data: state?.dataUpdatedAt ?? 0, error: state?.errorUpdatedAt ?? 0 };
    },
  };
}

/** A read may be repeated once, and only when no answer of the bank was seen; nor was one where the client's own code did not come. */
function retryRead(failures: number, error: unknown): boolean {
  if (failures > 0 || !(error instanceof ApiError)) return false;
  return ['unreachable', 'server'].includes(error.kind) || (error.kind === 'rejected' && error.status === 0);
}

import {
  type InfiniteData,
  keepPreviousData,
  QueryClient,
  type QueryKey,
  queryOptions,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi } from './ApiProvider.tsx';
import { ApiError } from './apiError.ts';
import type { ApiClient } from './client.ts';
import type { AnyEndpoint, EndpointAnswer, EndpointInput } from './contract/endpoint.ts';

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
    queryFn: async ({ signal }): Promise<EndpointAnswer<E>> => client.call(endpoint, input, { signal }),
  });
}

/** Reads an endpoint through the cache: one call for all who ask, cancelled when nobody does any more; none while not `enabled`. */
export function useApiQuery<E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { enabled = true }: { enabled?: boolean } = {},
): UseQueryResult<EndpointAnswer<E>> {
  return useQuery({ ...readOptions(useApi(), endpoint, input), enabled });
}

/** Reads one endpoint with several inputs, each through the cache; the answers in the order of the inputs. */
export function useApiQueries<E extends AnyEndpoint>(
  endpoint: E,
  inputs: readonly EndpointInput<E>[],
): UseQueryResult<EndpointAnswer<E>>[] {
  const api = useApi();
  return useQueries({ queries: inputs.map((input) => readOptions(api, endpoint, input)) });
}

/** How a list is read page by page: the input of a page, and how many entries there are in all. */
export interface Paging<E extends AnyEndpoint> {
  /** Names what is asked, the page aside; another key starts again at the first page. */
  key: QueryKey;
  inputOf: (page: number) => EndpointInput<E>;
  totalOf: (answer: EndpointAnswer<E>) => number;
  /** Entries per page. */
  size: number;
  enabled?: boolean;
}

/**
 * Reads a list page by page, each page kept: `fetchNextPage` brings one more and costs the same however many there are. Another filter
 * keeps the old list on screen until the new one is there.
 */
export function useApiPages<E extends AnyEndpoint>(
  endpoint: E,
  { key, inputOf, totalOf, size, enabled = true }: Paging<E>,
): UseInfiniteQueryResult<InfiniteData<EndpointAnswer<E>, number>> {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [endpoint.id, 'pages', ...key],
    queryFn: async ({ pageParam, signal }): Promise<EndpointAnswer<E>> =>
      api.call(endpoint, inputOf(pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: EndpointAnswer<E>, _pages, page: number) =>
      page * size < totalOf(last) ? page + 1 : null,
    placeholderData: keepPreviousData,
    // Coming back to the window would ask for every page again, one after the other.
    refetchOnWindowFocus: false,
    enabled,
  });
}

/** Asks again for what an endpoint answered, wherever it is shown; resolves when the new answer is there. */
export function useRefresh(): (endpoint: AnyEndpoint) => Promise<void> {
  const queries = useQueryClient();
  return (endpoint) => queries.invalidateQueries({ queryKey: [endpoint.id] });
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

/** A read may be repeated once, and only when no answer of the bank was seen. */
function retryRead(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && ['unreachable', 'server'].includes(error.kind);
}

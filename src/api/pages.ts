import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useApi } from './ApiProvider.tsx';
import type { AnyEndpoint, EndpointAnswer, EndpointInput } from './contract/endpoint.ts';

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

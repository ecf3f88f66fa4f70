import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useApi } from './ApiProvider.tsx';
import { ApiError } from './apiError.ts';
import type { AskedQuery } from './asked.ts';
import type { AnyEndpoint, EndpointAnswer, EndpointInput } from './contract/endpoint.ts';
import { useKeptFailure } from './useApiQuery.ts';

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

/** How often a list that changes while it is read is read from its first page before that counts as a failure. */
export const MOST_READINGS = 3;

/** The list never stood still; one value, as the same failure. */
const CHANGED_MEANWHILE = ApiError.of('rejected');

/**
 * What has been read of a list, as `useApiQuery` answers one read: pages of one moment, each of which says of all entries what the first one
 * says.
 */
export interface ReadPages<Page>
  extends AskedQuery<InfiniteData<Page>>,
    Pick<UseInfiniteQueryResult, 'isPlaceholderData' | 'hasNextPage' | 'isFetchingNextPage'> {
  fetchNextPage: () => void;
}

/**
 * Reads a list page by page, each page kept: `fetchNextPage` brings one more and costs the same however many there are. Another filter
 * keeps the old list on screen until the new one is there. Looked at again, all pages are asked for as every other read is, or the list would
 * contradict the balance above it; the old ones stay until the new ones are all there.
 *
 * An entry that comes between two pages pushes all others one place down: one would be there twice. The later page then counts one more
 * than the first; it is not shown, and all are read anew, whatever had them read.
 */
export function useApiPages<E extends AnyEndpoint>(
  endpoint: E,
  { key, inputOf, totalOf, size, enabled = true }: Paging<E>,
): ReadPages<EndpointAnswer<E>> {
  const api = useApi();
  const queryKey = [endpoint.id, 'pages', ...key];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<EndpointAnswer<E>> =>
      api.call(endpoint, inputOf(pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: EndpointAnswer<E>, _pages, page: number) =>
      page * size < totalOf(last) ? page + 1 : null,
    placeholderData: keepPreviousData,
    enabled,
  });
  const { data, isFetching, refetch } = query;
  const together = data && ofOneMoment(data, totalOf);
  const isMixed = together !== data;
  const readAnew = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  const [seen, setSeen] = useState({ isFetching: false, mixed: 0 });
  /** So many readings in a row have brought pages of more than one moment. */
  const mixed = isMixed ? seen.mixed + Number(seen.isFetching && !isFetching) : 0;
  if (seen.isFetching !== isFetching) setSeen({ isFetching, mixed });
  const mayReadAnew = isMixed && query.error === null && mixed < MOST_READINGS;
  useEffect(() => {
    if (mayReadAnew && !isFetching) readAnew();
  }, [mayReadAnew, isFetching, readAnew]);
  const isSettling = isMixed && (isFetching || mayReadAnew);
  // That a whole list could not be read once more is said by no other read either: what has come stays.
  const isTold = data === undefined || isMixed || query.isFetchNextPageError;
  const error = (isTold ? query.error : null) ?? (isMixed && !isSettling ? CHANGED_MEANWHILE : null);
  const failure = useKeptFailure({ error, isPending: query.isPending, fetchStatus: query.fetchStatus }, queryKey);
  return {
    data: together,
    ...failure,
    retry: readAnew,
    isPlaceholderData: query.isPlaceholderData,
    hasNextPage: isMixed || query.hasNextPage,
    isFetchingNextPage: query.isFetchingNextPage || isSettling,
    fetchNextPage: () => {
      if (!isMixed) void query.fetchNextPage();
      else {
        setSeen({ isFetching, mixed: 0 });
        readAnew();
      }
    },
  };
}

/** The pages up to the first one that counts otherwise; the very same where there is none. */
function ofOneMoment<Page>(data: InfiniteData<Page>, totalOf: (page: Page) => number): InfiniteData<Page> {
  const [first] = data.pages;
  const end = data.pages.findIndex((page) => first !== undefined && totalOf(page) !== totalOf(first));
  return end === -1 ? data : { ...data, pages: data.pages.slice(0, end) };
}

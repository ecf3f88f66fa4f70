import { hashKey, keepPreviousData, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from './ApiProvider.tsx';
import type { AskedQuery } from './asked.ts';
import type { AnyEndpoint, EndpointAnswer, EndpointInput } from './contract/endpoint.ts';
import { queryKeyOf, readOptions } from './query.ts';

/** Of a read that only adds something to a page: it stands in nobody's way. */
const ASIDE = { isAside: true } as const;

/** Of a document that is read page by page: no other takes its place while it is looked at, and none is kept for the next who asks. */
const ONE_READING = { staleTime: Infinity, gcTime: 0 } as const;

/**
 * Reads an endpoint through the cache: one call for all who ask, cancelled when nobody does any more; none while not `enabled`. For one that
 * `isAside` {@link useRefreshAll} does not wait. What `isDocument` is asked for each time that it is opened, and not again while it is open. With
 * `keepsLast` the last answer stays until the one to another input is there: for what is asked up to today, over midnight.
 */
export function useApiQuery<E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  {
    enabled = true,
    isAside = false,
    isDocument = false,
    keepsLast = false,
  }: { enabled?: boolean; isAside?: boolean; isDocument?: boolean; keepsLast?: boolean } = {},
): UseQueryResult<EndpointAnswer<E>> {
  return useQuery({
    ...readOptions(useApi(), endpoint, input),
    enabled,
    ...(isAside ? { meta: ASIDE } : {}),
    ...(isDocument ? ONE_READING : {}),
    ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
  });
}

/** An answer that is here already, such as what an execution gave: asked for again once it is old and the page is looked at, while `enabled`. */
export function useKnownAnswer<E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  known: EndpointAnswer<E>,
  { enabled }: { enabled: boolean },
): EndpointAnswer<E> {
  const { data } = useQuery<EndpointAnswer<E>>({
    ...readOptions(useApi(), endpoint, input),
    enabled,
    initialData: () => known,
  });
  return data ?? known;
}

/** A read whose failure stays known while it is asked again, or waits for the connection to be. */
export type RetriableQuery<E extends AnyEndpoint> = AskedQuery<EndpointAnswer<E>>;

/**
 * `useApiQuery` for a screen that shows its failure with «Reintentar». The library forgets the error as soon as it asks again: the
 * button would go, and the focus with it, before it could say that it is busy.
 */
export function useRetriableQuery<E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: { enabled?: boolean; isDocument?: boolean; keepsLast?: boolean } = {},
): RetriableQuery<E> {
  const query = useApiQuery(endpoint, input, options);
  return {
    data: query.data,
    ...useKeptFailure(query, queryKeyOf(endpoint, input)),
    retry: () => void query.refetch({ cancelRefetch: false }),
  };
}

/**
 * The failure of a read, kept while it is asked again, for reads that are neither `useRetriableQuery`'s nor `useApiPages`'. `queryKey` names
 * what is asked: of something else than that which failed there is nothing to retry.
 */
export function useKeptFailure(
  { error, isPending, fetchStatus }: Pick<UseQueryResult, 'error' | 'isPending' | 'fetchStatus'>,
  queryKey: QueryKey,
): { error: Error | null; isRetrying: boolean } {
  const key = hashKey(queryKey);
  const [last, setLast] = useState<{ key: string; error: Error } | null>(null);
  if (error !== null && (last?.error !== error || last.key !== key)) setLast({ key, error });
  const failure = last?.key === key ? last.error : null;
  const isRetrying = failure !== null && isPending && fetchStatus !== 'idle';
  return { error: error ?? (isRetrying ? failure : null), isRetrying };
}

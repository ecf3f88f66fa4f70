import {
  hashKey,
  keepPreviousData,
  type QueryKey,
  type UseQueryResult,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from './ApiProvider.tsx';
import type { AskedQuery } from './asked.ts';
import type { AnyEndpoint, EndpointAnswer, EndpointInput } from './contract/endpoint.ts';
import { queryKeyOf, readOptions } from './query.ts';

/** Of a document that is read page by page: no other takes its place while it is looked at, and none is kept for the next who asks. */
const ONE_READING = { staleTime: Infinity, gcTime: 0 } as const;

/** What the library tells of a read, with a failure that is kept. */
type Told = Pick<UseQueryResult, 'isPending' | 'isLoading' | 'fetchStatus' | 'dataUpdatedAt' | 'errorUpdatedAt'>;

/**
 * A read through the cache. Its failure stays known while it is asked again, at the window's focus too, or waits for the connection to be: it
 * `isPending` only while neither an answer nor a failure of it is known, and `isLoading` where it is under way besides.
 */
export interface ApiQuery<E extends AnyEndpoint> extends AskedQuery<EndpointAnswer<E>>, Told {
  /** It was answered once, and could not be read once more: what has come stays, and most say nothing of it. */
  refetchError: Error | null;
}

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
): ApiQuery<E> {
  const { meta, ...options } = readOptions(useApi(), endpoint, input);
  const query = useQuery({
    ...options,
    meta: { ...meta, isAside },
    enabled,
    ...(isDocument ? ONE_READING : {}),
    ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
  });
  return told(query, useKeptFailure(query, options.queryKey));
}

/** Reads one endpoint with several inputs, each as {@link useApiQuery} does; the answers in the order of the inputs. */
export function useApiQueries<E extends AnyEndpoint>(
  endpoint: E,
  inputs: readonly EndpointInput<E>[],
): readonly ApiQuery<E>[] {
  const api = useApi();
  const queries = useQueries({ queries: inputs.map((input) => readOptions(api, endpoint, input)) });
  const kept = useKeptFailures(
    queries,
    inputs.map((input) => queryKeyOf(endpoint, input)),
  );
  return queries.map((query, index) => told(query, kept[index] ?? NOT_FAILED));
}

function told<E extends AnyEndpoint>(
  query: UseQueryResult<EndpointAnswer<E>>,
  { error, isRetrying }: KeptFailure,
): ApiQuery<E> {
  const hasCome = query.data !== undefined;
  return {
    data: query.data,
    error: hasCome ? null : error,
    refetchError: hasCome ? error : null,
    isRetrying,
    retry: () => void query.refetch({ cancelRefetch: false }),
    isPending: query.isPending && error === null,
    // Read only by who asks for them: the library draws a component anew for what it has read of a query, and these change with each read.
    get isLoading() {
      return query.isLoading && error === null;
    },
    get fetchStatus() {
      return query.fetchStatus;
    },
    get dataUpdatedAt() {
      return query.dataUpdatedAt;
    },
    get errorUpdatedAt() {
      return query.errorUpdatedAt;
    },
  };
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

/** A failure of a read, and whether it is being asked again. */
interface KeptFailure {
  error: Error | null;
  isRetrying: boolean;
}

const NOT_FAILED: KeptFailure = { error: null, isRetrying: false };

/** What of a read tells whether it has failed. */
type Outcome = Pick<UseQueryResult, 'error' | 'isPending' | 'fetchStatus'>;

/**
 * The failure of a read, kept while it is asked again. The library forgets it as soon as it asks: what was drawn of it would go, the focus on
 * its button too, and come back with the next answer. `queryKey` names what is asked: of something else than that which failed nothing is kept.
 */
export function useKeptFailure(query: Outcome, queryKey: QueryKey): KeptFailure {
  return useKeptFailures([query], [queryKey])[0] ?? NOT_FAILED;
}

/** The same of several reads, each with its key. */
function useKeptFailures(queries: readonly Outcome[], queryKeys: readonly QueryKey[]): readonly KeptFailure[] {
  const [last, setLast] = useState<ReadonlyMap<string, Error>>(new Map());
  const keys = queryKeys.map((key) => hashKey(key));
  const known = new Map(
    queries.flatMap(({ error, isPending }, index): [string, Error][] => {
      const key = keys[index] ?? '';
      const failure = error ?? (isPending ? last.get(key) : undefined);
      return failure ? [[key, failure]] : [];
    }),
  );
  if (known.size !== last.size || [...known].some(([key, error]) => last.get(key) !== error)) setLast(known);
  return queries.map((query, index) => {
    const { error, isPending } = query;
    const failure = known.get(keys[index] ?? '') ?? null;
    const isRetrying = failure !== null && isPending && query.fetchStatus !== 'idle';
    return { error: error ?? (isRetrying ? failure : null), isRetrying };
  });
}

import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useApi } from './ApiProvider.tsx';
import type { AnyEndpoint, EndpointAnswer, EndpointInput } from './contract/endpoint.ts';
import { readOptions } from './query.ts';

/** Reads one endpoint with several inputs, each through the cache; the answers in the order of the inputs. */
export function useApiQueries<E extends AnyEndpoint>(
  endpoint: E,
  inputs: readonly EndpointInput<E>[],
): UseQueryResult<EndpointAnswer<E>>[] {
  const api = useApi();
  return useQueries({ queries: inputs.map((input) => readOptions(api, endpoint, input)) });
}

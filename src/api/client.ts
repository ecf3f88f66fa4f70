import { ApiError } from './apiError.ts';
import type { AnyEndpoint, EndpointAnswer, EndpointInput } from './contract/endpoint.ts';

/** The one way to the bank. Shows nothing and navigates nowhere: a call answers data or throws {@link ApiError}. */
export interface ApiClient {
  call<E extends AnyEndpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<EndpointAnswer<E>>;
}

/** Knows whether a call that changes state is still without its answer. */
export interface ChangeWatch {
  isChanging: () => boolean;
}

/** Counts the calls that change state while they are under way, for whoever must not interrupt them. */
export function watchChanges(client: ApiClient): ApiClient & ChangeWatch {
  let underWay = 0;
  return {
    isChanging: () => underWay > 0,
    async call(endpoint, input, options) {
      if (!endpoint.changesState) return client.call(endpoint, input, options);
      underWay += 1;
      try {
        return await client.call(endpoint, input, options);
      } finally {
        underWay -= 1;
      }
    },
  };
}

/**
 * A client whose code is fetched with its first call, so that the sign-in form is drawn without it. A failed fetch is an
 * unreachable server to the caller, and the next call tries again.
 */
export function lazyClient(load: () => Promise<ApiClient>): ApiClient {
  let pending: Promise<ApiClient> | undefined;
  const ready = (): Promise<ApiClient> => {
    pending ??= load().catch(() => {
      pending = undefined;
      throw ApiError.of('unreachable');
    });
    return pending;
  };
  return { call: async (endpoint, input, options) => (await ready()).call(endpoint, input, options) };
}

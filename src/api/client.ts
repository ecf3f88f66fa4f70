import { ApiError } from './apiError.ts';
import type { AnyEndpoint, EndpointAnswer, EndpointInput } from './contract/endpoint.ts';
import { inTime } from './inTime.ts';
import { orAborted } from './orAborted.ts';

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
 * The client of a page that stays when a session ends that was opened beside it: what the page has asked as anybody fails there like any other
 * call, for no sign-in page tells of it (D-31). The session is closed all the same, and the next press sends no token.
 */
export function toldInPlace(client: ApiClient): ApiClient {
  return {
    call: (endpoint, input, options) =>
      client.call(endpoint, input, options).catch((error: unknown) => {
        if (endpoint.authenticated || !(error instanceof ApiError) || error.kind !== 'closed') throw error;
        throw ApiError.of('rejected', error.status);
      }),
  };
}

/**
 * What whoever waits for a part of the program is told when it does not come: an unreachable server, unless the host answers. Then the line is there,
 * and it may be the browser that keeps the failure (Firefox before 155, older Safari): the application offers the reload that alone helps (D-73).
 */
export async function notFetched(hostAnswers: () => Promise<boolean>): Promise<never> {
  throw ApiError.of((await hostAnswers()) ? 'rejected' : 'unreachable');
}

/**
 * A client whose code is fetched with its first call, so that the sign-in form is drawn without it. A fetch that fails, or takes longer than any
 * answer may, is told as {@link notFetched} says, and the next call tries again. A call that is given up meanwhile waits no longer.
 */
export function lazyClient(load: () => Promise<ApiClient>, hostAnswers: () => Promise<boolean>): ApiClient {
  let pending: Promise<ApiClient> | undefined;
  const ready = (): Promise<ApiClient> => {
    pending ??= inTime(load()).catch(() => {
      pending = undefined;
      return notFetched(hostAnswers);
    });
    return pending;
  };
  return {
    async call(endpoint, input, options) {
      const { signal } = options ?? {};
      const client = await (signal ? orAborted(ready(), signal) : ready());
      return client.call(endpoint, input, options);
    },
  };
}

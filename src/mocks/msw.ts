import { type HttpHandler, HttpResponse, http } from 'msw';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { ConnectionDropped } from './bank/refusal.ts';
import type { Demo } from './demo.ts';

/**
 * The MSW handler of the whole contract: everything below the API goes to the simulated cooperative, which finds the call by method and path
 * itself and fails loudly (404) where there is none. One handler, because MSW copies and reads a request anew for each that it tries.
 */
export function createMswHandlers({ config, cooperative }: Pick<Demo, 'config' | 'cooperative'>): HttpHandler[] {
  const everything = new RegExp(`^https?://[^/]+${escaped(config.apiUrl)}/.*$`);
  return [
    http.all(
      everything,
      orNetworkError(({ request }) => cooperative.fetch(request)),
    ),
  ];
}

type Answer = (info: { request: Request }) => Promise<Response>;

/**
 * A rejection becomes a network error: MSW would make a 500 of it. One that is no network's is a fault of whoever answers, and is told: a page
 * without an answer would look as the one that was meant.
 */
function orNetworkError(answer: Answer): Answer {
  return async (info) => {
    try {
      return await answer(info);
    } catch (reason) {
      if (!isOfTheLine(reason, info.request)) console.error('An answer of the simulated cooperative failed.', reason);
      return HttpResponse.error();
    }
  };
}

/** Given up by the caller, or lost on the way as `fetch` tells it. */
function isOfTheLine(reason: unknown, { signal }: Request): boolean {
  if (signal.aborted || reason instanceof ConnectionDropped) return true;
  return reason instanceof TypeError && reason.message === 'Failed to fetch';
}

/** An MSW handler for one call, above the cooperative's own: method and path to the letter (D-16), on any host. */
export function handle(endpoint: AnyEndpoint, apiUrl: string, answer: Answer): HttpHandler {
  const method = endpoint.method.toLowerCase() as Lowercase<AnyEndpoint['method']>;
  return http[method](pathPattern(endpoint, apiUrl), orNetworkError(answer));
}

/** The address of a call as a pattern; MSW's own path syntax does not tell upper from lower case. */
function pathPattern(endpoint: AnyEndpoint, apiUrl: string): RegExp {
  const path = endpoint.path
    .split(/\{\w+\}/)
    .map(escaped)
    .join('[^/]+');
  return new RegExp(`^https?://[^/]+${escaped(apiUrl)}/${path}$`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

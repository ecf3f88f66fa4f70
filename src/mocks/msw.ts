import { type HttpHandler, HttpResponse, http } from 'msw';
import { contract } from '#api/contract/all.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import type { Demo } from './demo.ts';

/**
 * MSW handlers of the whole contract, one per call, that let the simulated cooperative answer; the last one takes every other
 * path below the API, so that a call that is not in the contract fails loudly (404) instead of reaching the network.
 */
export function createMswHandlers({ config, cooperative }: Pick<Demo, 'config' | 'cooperative'>): HttpHandler[] {
  const answer = ({ request }: { request: Request }) => cooperative.fetch(request);
  return [
    ...contract.map((endpoint) => handle(endpoint, config.apiUrl, answer)),
    http.all(new RegExp(`^https?://[^/]+${escaped(config.apiUrl)}/.*$`), answer),
  ];
}

/** One MSW handler for one call: method and path to the letter (D-16), on any host. A rejection becomes a network error. */
export function handle(
  endpoint: AnyEndpoint,
  apiUrl: string,
  answer: (info: { request: Request }) => Promise<Response>,
): HttpHandler {
  const method = endpoint.method.toLowerCase() as Lowercase<AnyEndpoint['method']>;
  return http[method](pathPattern(endpoint, apiUrl), async (info) => {
    try {
      return await answer(info);
    } catch {
      return HttpResponse.error();
    }
  });
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

import { CLIENT_HEADERS } from './clientHeaders.ts';

const ALLOWED_HEADERS = ['authorization', 'content-type', ...CLIENT_HEADERS, 'sim'].join(', ');

/** How long a browser may remember a preflight's answer, in seconds. */
const PREFLIGHT_SECONDS = '600';

/** What the Origin header of a request means. */
export type Origin = 'same' | 'allowed' | 'foreign';

/**
 * Same host, exactly one of the allowed origins, or foreign. Hosts are compared without the scheme: behind a TLS terminator the
 * page says https while the server sees http. A request without Origin does not come from a foreign page.
 */
export function originOf(request: Request, allowedOrigins: readonly string[]): Origin {
  const origin = request.headers.get('Origin');
  if (origin === null || hostOf(origin) === new URL(request.url).host) return 'same';
  return allowedOrigins.includes(origin) ? 'allowed' : 'foreign';
}

/** Adds the CORS headers for an allowed origin: that origin to the letter, with credentials, never `*` (ASVS 3.4.2). */
export function withCors(response: Response, request: Request, origin: Origin): Response {
  if (origin !== 'allowed') return response;
  response.headers.set('Access-Control-Allow-Origin', request.headers.get('Origin') ?? '');
  response.headers.set('Access-Control-Allow-Credentials', 'true');
  response.headers.append('Vary', 'Origin');
  return response;
}

/** The answer to OPTIONS for a path that has these methods. */
export function preflight(methods: readonly string[], origin: Origin): Response {
  if (origin === 'foreign') return new Response(null, { status: 403 });
  const allowed = [...methods, 'OPTIONS'].join(', ');
  const headers: Record<string, string> =
    origin === 'same'
      ? { Allow: allowed }
      : {
          'Access-Control-Allow-Methods': allowed,
          'Access-Control-Allow-Headers': ALLOWED_HEADERS,
          'Access-Control-Max-Age': PREFLIGHT_SECONDS,
        };
  return new Response(null, { status: 204, headers });
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

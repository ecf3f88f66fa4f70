import { readFileSync } from 'node:fs';
import type { DemoConfig } from '../demo.ts';

/** deploy/headers.json, described in deploy/README.md. */
interface DeployHeaders {
  contentSecurityPolicy: Record<string, string[]>;
  contentSecurityPolicyOverHttps: string[];
  headers: Record<string, string>;
  headersOverHttps: Record<string, string>;
  cacheControl: Record<'document' | 'hashedAsset' | 'otherFile', string>;
}

const deployed = JSON.parse(
  readFileSync(new URL('../../../deploy/headers.json', import.meta.url), 'utf8'),
) as DeployHeaders;

/** `Cache-Control` of the document, of assets with a hash in their name, and of other files. */
export const cacheControl: Readonly<DeployHeaders['cacheControl']> = deployed.cacheControl;

/** Headers of every response (security.md 1.3); HSTS only over https. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return isHttps ? { ...deployed.headers, ...deployed.headersOverHttps } : deployed.headers;
}

/** The document's policy for one response: its nonce, and the origins that config.json names beside the page's own. */
export function contentSecurityPolicy(
  { apiUrl, geolocationUrl }: Pick<DemoConfig, 'apiUrl' | 'geolocationUrl'>,
  nonce: string,
  isHttps: boolean,
): string {
  const values: Record<string, string> = {
    nonce,
    apiOrigin: originOf(apiUrl),
    geolocationOrigin: originOf(geolocationUrl),
  };
  const filled = (source: string) => source.replace(/\{(\w+)\}/, (_, name: string) => values[name] ?? '');
  const directives = Object.entries(deployed.contentSecurityPolicy).map(([name, sources]) =>
    [name, ...sources.map(filled).filter((source) => source !== '')].join(' '),
  );
  return [...directives, ...(isHttps ? deployed.contentSecurityPolicyOverHttps : [])].join('; ');
}

/** The origin of an absolute URL; '' for a path of the page's own origin or an empty text. */
function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}

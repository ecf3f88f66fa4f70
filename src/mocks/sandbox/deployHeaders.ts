import { readFileSync } from 'node:fs';
import { policyText, type WrittenPolicy } from '#domain/policyText.ts';
import type { DemoConfig } from '../demo.ts';

/** As scripts/documents writes them. */
interface DeployHeaders extends WrittenPolicy {
  headers: Record<string, string>;
  headersOverHttps: Record<string, string>;
  cacheControl: Record<'document' | 'hashedAsset' | 'otherFile', string>;
}

interface DocumentRoute {
  pattern: string;
  file: string;
  status: number;
}

/** What a built site is to be sent with: the build leaves it beside the published folder. */
export interface Deployment {
  /** `Cache-Control` of the document, of assets with a hash in their name, and of other files. */
  readonly cacheControl: Readonly<DeployHeaders['cacheControl']>;
  /** Headers of every response (security.md 1.3); HSTS only over https. */
  securityHeaders(isHttps: boolean): Record<string, string>;
  /** The document's policy for one response: its nonce, and the origins that config.json names beside the page's own. */
  contentSecurityPolicy(
    config: Pick<DemoConfig, 'apiUrl' | 'geolocationUrl' | 'errorReportUrl'>,
    nonce: string,
    isHttps: boolean,
  ): string;
  /** The document that answers an address, and with which status. */
  documentOf(path: string): { file: string; status: number };
}

/** Reads it. @throws Error when the site was not built with `npm run build`. */
export function readDeployment(distFolder: string): Deployment {
  const read = (file: string): unknown => JSON.parse(readFileSync(`${distFolder}-deploy/${file}`, 'utf8'));
  const deployed = read('headers.nonce.json') as DeployHeaders;
  const routes = (read('routes.json') as DocumentRoute[]).map((route) => ({
    ...route,
    fits: new RegExp(route.pattern),
  }));
  return {
    cacheControl: deployed.cacheControl,
    securityHeaders: (isHttps) => (isHttps ? { ...deployed.headers, ...deployed.headersOverHttps } : deployed.headers),
    contentSecurityPolicy: ({ apiUrl, geolocationUrl, errorReportUrl = '' }, nonce, isHttps) =>
      policyText(
        deployed,
        { apiUrl, geolocationUrl, errorReportUrl, logoUrl: '' },
        { isHttps, nonce, browserReportUrl: '' },
      ),
    documentOf(path) {
      const route = routes.find(({ fits }) => fits.test(path));
      if (!route) throw new Error(`Ningún documento responde a «${path}».`);
      return route;
    },
  };
}

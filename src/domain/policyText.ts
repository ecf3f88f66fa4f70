import { parsedAddress } from './address.ts';

/*
 * The content security policy of one deployment as the text that a server sends (security.md 1.3). Not part of what members get: the
 * configuration of real servers and the simulated cooperative are both written with it.
 */

/** deploy/headers.json, as far as the policy goes: with `{apiOrigin}` and the like where a deployment says who is meant. */
export interface WrittenPolicy {
  contentSecurityPolicy: Readonly<Record<string, readonly string[]>>;
  contentSecurityPolicyOverHttps: readonly string[];
}

/** What a deployment says of itself in config.json: absolute addresses, paths of its own origin, '' for none. */
export interface PolicyAddresses {
  apiUrl: string;
  geolocationUrl: string;
  errorReportUrl: string;
  /** `theme.logoUrl`: a picture may come from there, and nothing else. */
  logoUrl: string;
}

/** Further facts of one answer or one server. */
export interface PolicyFacts {
  isHttps: boolean;
  /** Takes the place of `{nonce}`; without one the place stays, for a server that fills it in itself. */
  nonce?: string;
  /** Where browsers send reports of what the policy has stopped; '' for nowhere. */
  browserReportUrl: string;
}

/** The name under which `Reporting-Endpoints` tells the policy where its reports go. */
export const REPORT_GROUP = 'politica';

/** The origin of an absolute address; '' for a path or an empty text. */
export const originOf = (address: string): string => parsedAddress(address)?.origin ?? '';

/** The policy's text: each place filled in or left out, each source once. */
export function policyText(
  { contentSecurityPolicy, contentSecurityPolicyOverHttps }: WrittenPolicy,
  { apiUrl, geolocationUrl, errorReportUrl, logoUrl }: PolicyAddresses,
  { isHttps, nonce, browserReportUrl }: PolicyFacts,
): string {
  const values: Readonly<Record<string, string | undefined>> = {
    nonce,
    apiOrigin: originOf(apiUrl),
    geolocationOrigin: originOf(geolocationUrl),
    errorReportOrigin: originOf(errorReportUrl),
    logoOrigin: originOf(logoUrl),
  };
  const filled = (source: string): string =>
    source.replace(/\{(\w+)\}/, (place, name: string) => values[name] ?? (name === 'nonce' ? place : ''));
  const directives = Object.entries(contentSecurityPolicy).map(([name, sources]) =>
    [name, ...new Set(sources.map(filled).filter((source) => source !== ''))].join(' '),
  );
  // Browsers that know the first leave the second alone (CSP 3); Firefox and Safari know the second.
  const reports = browserReportUrl === '' ? [] : [`report-to ${REPORT_GROUP}`, `report-uri ${browserReportUrl}`];
  return [...directives, ...(isHttps ? contentSecurityPolicyOverHttps : []), ...reports].join('; ');
}

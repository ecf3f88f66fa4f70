import { policyText, REPORT_GROUP } from '#domain/policyText.ts';
import type { DeployHeaders } from '../documents/policy.ts';
import type { DocumentRoute } from '../documents/routes.ts';

/** What the build says of a site beside its files: `dist-deploy/`. */
export interface BuiltSite {
  /** Where the site lies: `/`, or `/banca/`. */
  base: string;
  /** In the form that the server is to send. */
  headers: DeployHeaders;
  routes: readonly DocumentRoute[];
}

/** What an operator says of their server. */
export interface ServerOptions {
  /** `apiUrl` of config.json: `/api`, or an address of another origin. */
  api: string;
  /** Where the API really is, when `api` is a path: `http://10.0.0.5:8080`. */
  apiServer: string | null;
  /** Certificates of the authorities that the API's own is known by, when it answers there by https. */
  apiCa: string;
  /** `geolocationUrl` of config.json; '' for none. */
  geolocation: string;
  /** `theme.logoUrl` of config.json; '' for none. */
  logo: string;
  /** `errorReportUrl` of config.json; '' for none. */
  errorReports: string;
  /** Where browsers send reports of what the policy has stopped (security.md 4.4); '' for nowhere. */
  browserReports: string;
  /** Certificate and key of this server; `null` for plain http. */
  https: { certificate: string; key: string } | null;
  /** A value of its own in each answer instead of the hashes: also for Safari, and the same from release to release. */
  nonce: boolean;
  /** '' for any. */
  serverName: string;
  /** Port to listen on, with an address before it where it is not every one: `443`, `127.0.0.1:8443`. */
  listen: string;
  /** On IPv6 too, where `listen` is a port alone; nginx does not start with it on a machine without. Caddy listens on both by itself. */
  ipv6: boolean;
  /**
   * Something stands before this server that says by `X-Forwarded-For` who asks, and by `X-Forwarded-Proto` whether by https; without it
   * nobody's word is taken.
   */
  behindProxy: boolean;
  /** The folder with the documents. */
  root: string;
  /** Folder of the logs; `-` for the standard output, as containers want it. */
  logs: string;
}

/** What a server has to send, before it is written in the language of one. */
export interface ServerPlan {
  options: ServerOptions;
  /** `` for the root of the host, `/banca` otherwise: what stands before `/assets/`. */
  prefix: string;
  /** With `{nonce}` where a server puts a value of its own. */
  contentSecurityPolicy: string;
  /** `Reporting-Endpoints` of documents; '' for none. */
  reportingEndpoints: string;
  /** Of every answer. */
  headers: readonly (readonly [name: string, value: string])[];
  cacheControl: DeployHeaders['cacheControl'];
  /** Documents with the addresses that they answer, as one regular expression each for the whole path below `prefix`. */
  documents: readonly { file: string; pattern: string }[];
  /** Of any other page address, with 404. */
  notFoundFile: string;
  /** Path of the API on this server, without the last slash; `null` where it is another origin's. */
  apiPath: string | null;
}

/** All that a page is to speak with or show. */
const addressesOf = ({ api, geolocation, logo, errorReports, browserReports }: ServerOptions): string[] => [
  api,
  geolocation,
  logo,
  errorReports,
  browserReports,
];

/** What the server of a built site has to do. @throws Error in Spanish where the options contradict each other. */
export function planOf({ base, headers, routes }: BuiltSite, options: ServerOptions): ServerPlan {
  const prefix = base.replace(/\/$/, '');
  const isPath = options.api.startsWith('/');
  if (isPath && options.apiServer === null)
    throw new Error(`La API está en «${options.api}» de este mismo servidor: indique dónde atiende con --api-server.`);
  if (options.https && addressesOf(options).some((one) => /^http:/i.test(one)))
    throw new Error(
      'Con https, la API, la geolocalización, el logotipo y los informes deben ser https: el navegador los bloquearía.',
    );
  const apiPath = isPath ? options.api.replace(/\/+$/, '') : null;
  if (apiPath === '' || (apiPath !== null && `${apiPath}/` === base))
    throw new Error(`La API no puede ocupar la misma dirección que el sitio («${base}»).`);
  for (const reports of [options.errorReports, options.browserReports])
    if (reports.startsWith('/') && !(apiPath !== null && reports.startsWith(`${apiPath}/`)))
      throw new Error(`Nadie atiende «${reports}» en este servidor: los informes van bajo la API, o a otro origen.`);
  const notFound = routes.find(({ status }) => status === 404);
  if (!notFound) throw new Error('routes.json no dice qué documento responde con 404.');
  const patterns = new Map<string, string[]>();
  for (const { pattern, file, status } of routes) {
    if (status !== 200) continue;
    const below = pattern.slice(`^${prefix.replaceAll('.', String.raw`\.`)}`.length, -1);
    patterns.set(file, [...(patterns.get(file) ?? []), below]);
  }
  return {
    options,
    prefix,
    contentSecurityPolicy: policyText(
      headers,
      {
        apiUrl: options.api,
        geolocationUrl: options.geolocation,
        errorReportUrl: options.errorReports,
        logoUrl: options.logo,
      },
      { isHttps: options.https !== null, browserReportUrl: options.browserReports },
    ),
    reportingEndpoints: options.browserReports === '' ? '' : `${REPORT_GROUP}="${options.browserReports}"`,
    headers: Object.entries(options.https ? { ...headers.headers, ...headers.headersOverHttps } : headers.headers),
    cacheControl: headers.cacheControl,
    documents: [...patterns].map(([file, some]) => ({ file, pattern: `(?:${some.join('|')})` })),
    notFoundFile: notFound.file,
    apiPath,
  };
}

/**
 * Headers that allow the documents of several releases: while one takes the place of another, and when it is rolled back, the server needs no
 * other configuration at the very same moment.
 */
export function allowingAll(headers: DeployHeaders, others: readonly DeployHeaders[]): DeployHeaders {
  const contentSecurityPolicy = Object.fromEntries(
    Object.entries(headers.contentSecurityPolicy).map(([name, sources]) => {
      const hashes = others
        .flatMap((other) => other.contentSecurityPolicy[name] ?? [])
        .filter((source) => source.startsWith("'sha256-"));
      return [name, [...new Set([...sources, ...hashes])]];
    }),
  );
  return { ...headers, contentSecurityPolicy };
}

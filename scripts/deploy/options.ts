import { isAbsolute, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ServerOptions } from './plan.ts';

/** The servers that have a whole configuration. */
export type ServerName = 'nginx' | 'caddy';

/** What `npm run deploy:config` was told. */
export interface ConfigCommand extends ServerOptions {
  servers: readonly ServerName[];
  /** Folder of the built site. */
  dist: string;
  /** Where the releases are, whose documents are allowed too; `null` without any. */
  releases: string | null;
  /** Folder that the files are written to. */
  out: string;
}

/** The authorities that a Debian system knows. */
export const SYSTEM_AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

export const HELP = `Escribe la configuración del servidor a partir de dist-deploy/ (deploy/README.md).

  npm run deploy:config -- --config config.json [opciones]

  --server nginx|caddy     Solo ese; los dos si no se dice.
  --config ARCHIVO         config.json de la cooperativa: de él salen apiUrl, geolocationUrl, theme.logoUrl y
                           errorReportUrl.
  --api DIRECCIÓN          apiUrl, en lugar de la de config.json: /api o https://api.cooperativa.ec
  --geolocation DIRECCIÓN  geolocationUrl, en lugar de la de config.json.
  --logo DIRECCIÓN         theme.logoUrl, en lugar de la de config.json.
  --error-reports DIRECCIÓN  errorReportUrl, en lugar de la de config.json.
  --browser-reports DIRECCIÓN  Adónde envía el propio navegador lo que la política detuvo (Reporting-Endpoints, report-to y
                           report-uri). Esos informes llevan direcciones enteras: docs/security.md, 4.4.
  --api-server DIRECCIÓN   Dónde atiende la API cuando apiUrl es una ruta: http://10.0.0.5:8080
  --api-ca ARCHIVO         Autoridades que respaldan el certificado de la API, si atiende por https. Por omisión las de Debian:
                           /etc/ssl/certs/ca-certificates.crt
  --https                  Con certificado propio.
  --certificate ARCHIVO    Certificado con su cadena. Por omisión /etc/ssl/banca/fullchain.pem
  --certificate-key ARCHIVO  Su clave. Por omisión /etc/ssl/banca/privkey.pem
  --nonce                  Un valor nuevo en cada respuesta en lugar de hashes. Solo nginx.
  --server-name NOMBRE     Nombre del servidor: banca.cooperativa.ec
  --listen PUERTO          443 con https y 80 sin él; también 127.0.0.1:8443
  --ipv6                   También en IPv6. Caddy ya lo hace; nginx no arranca con esto en un equipo que no lo tiene.
  --behind-proxy           Delante hay un proxy o una CDN que dice quién pregunta (X-Forwarded-For) y si fue por https (X-Forwarded-Proto).
                           Sin esta opción no se le cree a nadie.
  --base RUTA              Solo comprueba: la ruta es la de la construcción (npm run build -- --base /banca/).
  --releases CARPETA       Las publicaciones de deploy:release: sirve la actual y permite los documentos de todas.
  --root CARPETA           Los documentos. Por omisión CARPETA/current/site, o dist/.
  --logs CARPETA           Los registros; «-» es la salida estándar. Por omisión /var/log/nginx o /var/log/caddy.
  --dist CARPETA           El sitio construido. Por omisión dist.
  --out CARPETA            Dónde se escriben nginx.conf y Caddyfile. Por omisión dist-deploy.
`;

/** What of config.json the server has to know. */
export interface ConfiguredAddresses {
  apiUrl: string;
  geolocationUrl: string;
  logoUrl: string;
  errorReportUrl: string;
}

/**
 * Reads the command line; `readConfig` reads a config.json. `base` is the built site's own.
 * @throws Error in Spanish for what cannot be meant.
 */
export function parseConfigCommand(
  args: readonly string[],
  readConfig: (file: string) => ConfiguredAddresses,
  base: (dist: string) => string,
): ConfigCommand {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      server: text,
      config: text,
      api: text,
      geolocation: text,
      logo: text,
      'error-reports': text,
      'browser-reports': { type: 'string', default: '' },
      'api-server': text,
      'api-ca': { type: 'string', default: SYSTEM_AUTHORITIES },
      https: { type: 'boolean', default: false },
      certificate: { type: 'string', default: '/etc/ssl/banca/fullchain.pem' },
      'certificate-key': { type: 'string', default: '/etc/ssl/banca/privkey.pem' },
      nonce: { type: 'boolean', default: false },
      'server-name': { type: 'string', default: '' },
      listen: text,
      ipv6: { type: 'boolean', default: false },
      'behind-proxy': { type: 'boolean', default: false },
      base: text,
      releases: text,
      root: text,
      logs: text,
      dist: { type: 'string', default: 'dist' },
      out: text,
    },
  });
  const { server } = values;
  if (server !== undefined && server !== 'nginx' && server !== 'caddy')
    throw new Error(`--server es nginx o caddy; llegó «${server}».`);
  const configured = values.config === undefined ? null : readConfig(values.config);
  const api = values.api ?? configured?.apiUrl;
  if (api === undefined) throw new Error('Indique la API: --config config.json, o --api /api.');
  const dist = resolve(values.dist);
  const built = base(dist);
  if (values.base !== undefined && values.base !== built)
    throw new Error(
      `El sitio se construyó para «${built}». Para «${values.base}»: npm run build -- --base ${values.base}`,
    );
  const releases = values.releases === undefined ? null : resolve(values.releases);
  return {
    servers: server === undefined ? (values.nonce ? ['nginx'] : ['nginx', 'caddy']) : [server],
    dist,
    releases,
    out: resolve(values.out ?? `${dist}-deploy`),
    api: addressOf('--api', api),
    apiServer: values['api-server'] === undefined ? null : serverOf(values['api-server']),
    apiCa: plain(values['api-ca']),
    geolocation: addressOf('--geolocation', values.geolocation ?? configured?.geolocationUrl ?? ''),
    logo: addressOf('--logo', values.logo ?? configured?.logoUrl ?? ''),
    errorReports: addressOf('--error-reports', values['error-reports'] ?? configured?.errorReportUrl ?? ''),
    browserReports: addressOf('--browser-reports', values['browser-reports']),
    https: values.https ? { certificate: plain(values.certificate), key: plain(values['certificate-key']) } : null,
    nonce: values.nonce,
    serverName: nameOf(values['server-name']),
    listen: portOf(values.listen ?? (values.https ? '443' : '80')),
    ipv6: values.ipv6,
    behindProxy: values['behind-proxy'],
    root: plain(values.root ?? (releases === null ? dist : `${releases}/current/site`)),
    logs: values.logs === undefined || values.logs === '-' ? (values.logs ?? '') : plain(values.logs),
  };
}

/* What is written into a server's configuration may not end its line or its text there. */

function plain(path: string): string {
  const whole = isAbsolute(path) ? path : resolve(path);
  if (!/^[\w./@+-]+$/.test(whole)) throw new Error(`La ruta «${whole}» tiene caracteres que un servidor no admite.`);
  return whole;
}

function addressOf(option: string, address: string): string {
  const isPath = /^(?:\/[\w.~-]+)+\/?$/.test(address);
  const isUrl = /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[^\s"'\\;{}$]*)?$/i.test(address);
  if (address !== '' && !isPath && !isUrl) throw new Error(`${option}: «${address}» no es una dirección válida.`);
  return address;
}

function serverOf(address: string): string {
  if (!/^https?:\/\/[\w.-]+(?::\d+)?\/?$/i.test(address))
    throw new Error(`--api-server es un servidor como http://10.0.0.5:8080; llegó «${address}».`);
  return address;
}

function nameOf(name: string): string {
  if (!/^[\w.-]*$/.test(name)) throw new Error(`--server-name: «${name}» no es un nombre de servidor.`);
  return name;
}

function portOf(listen: string): string {
  if (!/^(?:[\d.]+:)?\d{1,5}$/.test(listen)) throw new Error(`--listen: «${listen}» no es un puerto.`);
  return listen;
}

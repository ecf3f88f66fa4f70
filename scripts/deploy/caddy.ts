import { API_TIMEOUT, CONFIG_FILE, FILE_KINDS, FILE_PLACE, HASHED_ASSET, HEALTH_PATH, NOT_FOUND } from './files.ts';
import { SYSTEM_AUTHORITIES } from './options.ts';
import type { ServerPlan } from './plan.ts';

/** A text of a Caddyfile: a backslash is one there. */
const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `\t${line}`));

const block = (head: string, lines: readonly string[]): string[] => [`${head} {`.trimStart(), ...indented(lines), '}'];

/** What the compressed copies of a build are, in the order of preference. */
const FILES = block('file_server', ['precompressed br gzip']);

/** Caddy says so itself only where it sends a compressed copy. */
const VARIES = 'header ?Vary Accept-Encoding';

/** A log that names no account, no card and no query. */
function log({ options: { logs } }: ServerPlan): string[] {
  return block('log', [
    `output ${logs === '-' ? 'stdout' : `file ${logs}/banca.access.log`}`,
    ...block('format filter', [
      'wrap json',
      ...block('fields', [
        '# Sin consulta, y cada serie de cuatro o más dígitos es «#».',
        String.raw`request>uri regexp ${'`'}\?.*$|(?:\d|%3\d){4,}${'`'} "#"`,
        'request>headers delete',
        'resp_headers delete',
        'request>tls delete',
      ]),
    ]),
  ]);
}

/** The way to the API, when it answers below this server's own address. */
function api({ apiPath, options, headers, cacheControl }: ServerPlan): string[] {
  if (apiPath === null || options.apiServer === null) return [`# La API está en otro origen: ${options.api}`];
  return block(`handle ${apiPath}/*`, [
    `header Cache-Control ${quoted(cacheControl.document)}`,
    ...block('request_body', ['max_size 256KB']),
    ...block(`reverse_proxy ${options.apiServer.replace(/\/+$/, '')}`, [
      '# Van las de este servidor, una sola vez.',
      ...['Cache-Control', ...headers.map(([name]) => name)].map((name) => `header_down -${name}`),
      '# Una conexión usada que se cierra haría repetir el GET, y también un GET puede cambiar algo (docs/decisions.md, D-15).',
      // Whoever stands before it, also a public network's address; as nginx, which adds to whatever it is told.
      ...(options.behindProxy ? ['trusted_proxies 0.0.0.0/0 ::/0'] : []),
      ...block('transport http', [
        'keepalive off',
        '# Antes que la página, que se cansa a los 30 s: así una API que no contesta queda en el registro como 504.',
        `response_header_timeout ${API_TIMEOUT}`,
        // Without a word Caddy knows the system's own.
        ...(/^https:/i.test(options.apiServer) && options.apiCa !== SYSTEM_AUTHORITIES
          ? [`tls_trusted_ca_certs ${options.apiCa}`]
          : []),
      ]),
    ]),
  ]);
}

/** The documents' own headers, once for all. */
const documentHeaders = ({ contentSecurityPolicy, reportingEndpoints, cacheControl }: ServerPlan): string[] => [
  `header Content-Security-Policy ${quoted(contentSecurityPolicy)}`,
  ...(reportingEndpoints === '' ? [] : [`header Reporting-Endpoints ${quoted(reportingEndpoints)}`]),
  `header Cache-Control ${quoted(cacheControl.document)}`,
  'header Content-Type "text/html; charset=utf-8"',
  VARIES,
];

/** Files and pages below the site's own place, in this order. */
function site(plan: ServerPlan): string[] {
  const { prefix, cacheControl, notFoundFile } = plan;
  const served = FILE_KINDS.flatMap(({ extensions }) => extensions).join('|');
  return [
    ...(prefix === '' ? [] : [`uri strip_prefix ${prefix}`]),
    ...block('@metodo', ['not method GET HEAD']),
    'error @metodo 405',
    '',
    '# Lo que no es de un tipo conocido y lo que empieza con punto: 404 y nunca un documento.',
    ...block('@ajeno', [
      String.raw`path_regexp (?:/\.|\.\w+$)`,
      String.raw`not path_regexp ^${FILE_PLACE}[^/.][^/]*\.(?:${served})$`,
    ]),
    'error @ajeno 404',
    '',
    '# Qué documento responde a cada dirección (dist-deploy/routes.json).',
    ...plan.documents.flatMap(({ file, pattern }, at) => [
      ...block(`@pagina${at}`, [`path_regexp ^${pattern}$`, String.raw`not path_regexp \.\w+$`]),
      `rewrite @pagina${at} /${file}`,
    ]),
    '',
    '# Ninguna página tiene esa dirección.',
    String.raw`@ninguna not path_regexp (?:^/assets/|\.\w+$)`,
    ...block('handle @ninguna', [
      ...block('route', [
        `rewrite * /${notFoundFile}`,
        'import documento',
        ...block('file_server', ['precompressed br gzip', 'status 404']),
      ]),
    ]),
    '@documento path *.html',
    ...block('handle @documento', block('route', ['import documento', ...FILES])),
    '',
    ...FILE_KINDS.flatMap(({ extensions, contentType }) =>
      extensions.includes('html')
        ? []
        : [
            `@${extensions[0]} path ${extensions.map((one) => `*.${one}`).join(' ')}`,
            `header @${extensions[0]} Content-Type ${quoted(contentType)}`,
          ],
    ),
    `header Cache-Control ${quoted(cacheControl.otherFile)}`,
    `@conhash path_regexp ^${HASHED_ASSET}$`,
    `header @conhash Cache-Control ${quoted(cacheControl.hashedAsset)}`,
    VARIES,
    `header /${CONFIG_FILE} Cache-Control ${quoted(cacheControl.document)}`,
    ...FILES,
  ];
}

/** Where it listens: Caddy takes no certificate by itself, the operator has one. */
function address({ options: { https, listen, serverName } }: ServerPlan): string {
  const [, port = listen] = /:(\d+)$/.exec(listen) ?? [];
  return `${https ? 'https' : 'http'}://${serverName}:${port}`;
}

/** A whole Caddyfile, for Caddy 2.6 or later. @throws Error in Spanish for what it cannot do. */
export function caddyFile(plan: ServerPlan): string {
  const { options, prefix, headers } = plan;
  // It fills in templates of its own alone, and the documents are none.
  if (options.nonce)
    throw new Error('Caddy no puede poner un nonce en los documentos: use la forma con hash, o nginx.');
  const [, host = ''] = /^(.*):\d+$/.exec(options.listen) ?? [];
  return [
    '# Escrito por `npm run deploy:config`: no lo cambie a mano. Para Caddy 2.6 o posterior.',
    ...block('', [
      '# Sus avisos llevan la dirección completa de la petición, con el número de cuenta.',
      ...block('log', ['exclude http.log.error http.handlers.reverse_proxy']),
      // The site has its own certificate; without a port 80 there is nothing to lead away from.
      options.https && options.listen === '443' ? 'auto_https disable_certs' : 'auto_https off',
      ...(options.https && options.listen !== '443' ? [`https_port ${/\d+$/.exec(options.listen)?.[0] ?? ''}`] : []),
    ]),
    '',
    '# Caddy olvida en una respuesta de error las cabeceras ya puestas: van también allí.',
    ...block('(cabeceras)', [
      ...block('header', [...headers.map(([name, value]) => `${name} ${quoted(value)}`), '-Server']),
    ]),
    ...block('(documento)', documentHeaders(plan)),
    '',
    ...block(address(plan), [
      ...(host === '' ? [] : [`bind ${host}`]),
      ...(options.https ? [`tls ${options.https.certificate} ${options.https.key}`] : []),
      `root * ${options.root}`,
      ...log(plan),
      '',
      'import cabeceras',
      '',
      `skip_log ${HEALTH_PATH}`,
      ...block(`handle ${HEALTH_PATH}`, [
        `header Cache-Control ${quoted(plan.cacheControl.document)}`,
        'respond "ok" 200',
      ]),
      ...(prefix === '' ? [] : [`redir ${prefix} ${prefix}/ 308`]),
      ...api(plan),
      ...block(`handle ${prefix}/*`, block('route', site(plan))),
      ...(prefix === '' ? [] : block('handle', ['error 404'])),
      '',
      ...block('handle_errors', [
        'import cabeceras',
        ...block('header', [
          `Cache-Control ${quoted(plan.cacheControl.document)}`,
          'Content-Type "text/plain; charset=utf-8"',
        ]),
        '@falta expression {http.error.status_code} == 404',
        `respond @falta "${NOT_FOUND}" 404`,
        'respond "{http.error.status_text}" {http.error.status_code}',
      ]),
    ]),
  ]
    .join('\n')
    .concat('\n');
}

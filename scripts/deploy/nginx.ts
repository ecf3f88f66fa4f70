import { API_TIMEOUT, CONFIG_FILE, FILE_KINDS, FILE_PLACE, HASHED_ASSET, HEALTH_PATH, NOT_FOUND } from './files.ts';
import type { ServerPlan } from './plan.ts';

/** A text of nginx's language: a `$` would name a variable. */
const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** The site's own place, in a regular expression. */
const expression = (prefix: string): string => prefix.replaceAll('.', String.raw`\.`);

const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `    ${line}`));

const block = (head: string, lines: readonly string[]): string[] => [`${head} {`, ...indented(lines), '}', ''];

/** nginx reads no text of 4096 bytes or more; so much leaves room for what is around it. Bytes. */
const PIECE = 3000;

/** A long value in pieces that nginx reads, cut before spaces. */
function piecesOf(value: string): string[] {
  const pieces = [''];
  for (const word of value.split(/(?= )/)) {
    const longer = `${pieces.at(-1)}${word}`;
    if (Buffer.byteLength(quoted(longer)) <= PIECE) pieces[pieces.length - 1] = longer;
    else pieces.push(word);
  }
  return pieces;
}

/** How many runs of digits of a path the log hides one by one; what has still more is hidden as a whole. */
const HIDDEN_RUNS = 3;
/** Digits as they are or percent-encoded; four of them may be the end of an account. */
const RUN = String.raw`(?:\d|%3\d){4,}`;
/** Of an answer that is the file itself, and not a word about it. */
const FOUND = '(?:200|206|304)';

/**
 * What depends on the file that is sent. All headers stand at the server, with values from here: an `add_header` in a location would take
 * those of the server away, and so none has any.
 */
function maps(plan: ServerPlan): string[] {
  const { reportingEndpoints, cacheControl } = plan;
  return [
    '# Quién acepta brotli, sin q=0.',
    ...block('map $http_accept_encoding $banca_br', [
      'default "";',
      String.raw`"~*(?:^|[\s,])br\s*(?:;\s*q=(?:1|0?\.\d*[1-9])\d*\s*)?(?:,|$)" .br;`,
    ]),
    '# El archivo que se envía ya está comprimido con brotli.',
    ...block('map $uri $banca_codificacion', ['volatile;', 'default "";', String.raw`"~\.br$" br;`]),
    ...block('map $uri $banca_vary', ['volatile;', 'default "";', String.raw`"~\.br$" Accept-Encoding;`]),
    '# Lo que no es un archivo del sitio (la API, un 404) no se guarda.',
    ...block('map "$status $uri" $banca_cache', [
      'volatile;',
      `default ${quoted(cacheControl.document)};`,
      String.raw`"~^${FOUND} ${HASHED_ASSET}(?:\.br)?$" ${quoted(cacheControl.hashedAsset)};`,
      String.raw`"~ /(?:[^/]+\.html(?:\.br)?|${CONFIG_FILE.replace('.', String.raw`\.`)})$" ${quoted(cacheControl.document)};`,
      String.raw`"~^${FOUND} ${FILE_PLACE}[^/]+\.\w+$" ${quoted(cacheControl.otherFile)};`,
    ]),
    '# La política, en trozos: nginx no lee un texto de 4096 bytes o más.',
    ...policyPieces(plan).flatMap(({ variable, value }) => ofDocuments(variable, value)),
    ...(reportingEndpoints === '' ? [] : ofDocuments('$banca_informes', reportingEndpoints)),
  ];
}

/** By what the member came: where something stands before this server, TLS may have ended there. Of what it says, a scheme and nothing else. */
const memberScheme = ({ apiPath, options }: ServerPlan): string[] =>
  apiPath === null || !options.behindProxy
    ? []
    : [
        '# Por dónde llegó el socio: lo dice el de delante, donde suele terminar TLS; si calla, por dónde llegó él.',
        ...block('map $http_x_forwarded_proto $banca_esquema', [
          'default $scheme;',
          String.raw`"~*^https\s*(?:,|$)" https;`,
          String.raw`"~*^http\s*(?:,|$)" http;`,
        ]),
      ];

/** The policy's pieces, each with the variable that holds it. */
const policyPieces = ({ contentSecurityPolicy }: ServerPlan): { variable: string; value: string }[] =>
  piecesOf(contentSecurityPolicy.replaceAll('{nonce}', '$request_id')).map((value, at) => ({
    variable: `$banca_politica${at + 1}`,
    value,
  }));

/** A header's value for documents; nothing for any other file. */
const ofDocuments = (variable: string, value: string): string[] =>
  block(`map $uri ${variable}`, ['volatile;', 'default "";', String.raw`"~^/[^/]+\.html(?:\.br)?$" ${quoted(value)};`]);

/** An access log that names no account, no card and no query. */
function logFormat(): string[] {
  const lines = [
    '# El registro de accesos no lleva consultas ni números de cuenta: cada serie de cuatro o más dígitos es «#».',
    ...block('map $request_uri $banca_ruta0', ['default "-";', '"~^(?<banca_p>[^?]*)" $banca_p;']),
  ];
  for (let at = 1; at <= HIDDEN_RUNS; at += 1) {
    lines.push(
      ...block(`map $banca_ruta${at - 1} $banca_ruta${at}`, [
        `default $banca_ruta${at - 1};`,
        `"~^(?<banca_a${at}>.*?)${RUN}(?<banca_b${at}>.*)$" "$banca_a${at}#$banca_b${at}";`,
      ]),
    );
  }
  const last = `$banca_ruta${HIDDEN_RUNS}`;
  lines.push(
    ...block(`map ${last} $banca_ruta`, [`default ${last};`, `"~${RUN}" "(oculta)";`]),
    `log_format banca '$remote_addr [$time_iso8601] "$request_method $banca_ruta" $status $body_bytes_sent $request_time';`,
    '',
  );
  return lines;
}

/** Files of one type, where they are there. */
function fileLocations({ prefix, options }: ServerPlan): string[] {
  return FILE_KINDS.flatMap(({ extensions, contentType, isText }) => {
    const isDocument = extensions.includes('html');
    const ends = extensions.length === 1 ? (extensions[0] ?? '') : `(?:${extensions.join('|')})`;
    const compressed = isText && !(isDocument && options.nonce);
    const tries = compressed ? '$banca_archivo$banca_br $banca_archivo' : '$banca_archivo';
    return block(String.raw`location ~ "^${expression(prefix)}(?<banca_archivo>${FILE_PLACE}[^/.][^/]*\.${ends})$"`, [
      ...(isDocument ? documentLines(options.nonce) : ['types { }', `default_type ${quoted(contentType)};`]),
      `try_files ${tries} @banca_ausente;`,
    ]);
  });
}

/** What a location of documents has. The charset is told apart: `sub_filter` knows the bare type alone. */
const documentLines = (nonce: boolean): string[] => [
  'types { }',
  'default_type text/html;',
  'charset utf-8;',
  ...(nonce
    ? [
        '# $request_id: 16 bytes al azar de OpenSSL en cada petición. El documento no puede ir comprimido de antemano.',
        'gzip_static off;',
        'gzip on;',
        'sub_filter __CSP_NONCE__ $request_id;',
        'sub_filter_once off;',
      ]
    : []),
];

function pageLocations({ prefix, documents, notFoundFile, options }: ServerPlan): string[] {
  const tries = (file: string): string => `${options.nonce ? '' : `/${file}$banca_br `}/${file}`;
  return [
    '# Lo que tiene extensión y no está, y lo que empieza con punto: 404 y nunca un documento.',
    ...block(String.raw`location ~ "^${expression(prefix)}/(?:assets/|(?:.*/)?\.)|\.\w+$"`, [
      `default_type "text/plain; charset=utf-8";`,
      `return 404 "${NOT_FOUND}";`,
    ]),
    '# Qué documento responde a cada dirección (dist-deploy/routes.json).',
    ...documents.flatMap(({ file, pattern }) =>
      block(`location ~ "^${expression(prefix)}${pattern}$"`, [
        ...documentLines(options.nonce),
        `try_files ${tries(file)} @banca_ausente;`,
      ]),
    ),
    '# Ninguna página tiene esa dirección.',
    ...block(`location ${prefix}/`, ['error_page 404 /banca-no-hay;', 'return 404;']),
    ...(prefix === ''
      ? []
      : block('location /', [`default_type "text/plain; charset=utf-8";`, `return 404 "${NOT_FOUND}";`])),
    ...block('location = /banca-no-hay', [
      'internal;',
      ...documentLines(options.nonce),
      `try_files ${tries(notFoundFile)} =404;`,
    ]),
    ...block('location @banca_ausente', ['default_type "text/plain; charset=utf-8";', `return 404 "${NOT_FOUND}";`]),
  ];
}

/** The way to the API, when it answers below this server's own address. */
function apiLocation({ apiPath, options, headers }: ServerPlan): string[] {
  if (apiPath === null || options.apiServer === null)
    return [
      `# La API está en otro origen (${options.api}): el navegador la llama directamente, y la política lo permite.`,
      '',
    ];
  return block(`location ^~ ${apiPath}/`, [
    `proxy_pass ${options.apiServer.replace(/\/+$/, '')};`,
    ...(/^https:/i.test(options.apiServer)
      ? [
          'proxy_ssl_server_name on;',
          '# Sin esto nginx acepta cualquier certificado.',
          'proxy_ssl_verify on;',
          'proxy_ssl_verify_depth 3;',
          `proxy_ssl_trusted_certificate ${options.apiCa};`,
        ]
      : []),
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $http_host;',
    `proxy_set_header X-Forwarded-For ${options.behindProxy ? '$proxy_add_x_forwarded_for' : '$remote_addr'};`,
    `proxy_set_header X-Forwarded-Proto ${options.behindProxy ? '$banca_esquema' : '$scheme'};`,
    '# Nunca se repite una llamada: también un GET puede cambiar algo (docs/decisions.md, D-15).',
    'proxy_next_upstream off;',
    'proxy_connect_timeout 5s;',
    '# Antes que la página, que se cansa a los 30 s: así una API que no contesta queda en el registro como 504.',
    `proxy_read_timeout ${API_TIMEOUT};`,
    '# Van las de este servidor, una sola vez.',
    ...['Cache-Control', ...headers.map(([name]) => name)].map((name) => `proxy_hide_header ${name};`),
  ]);
}

/** The line for a port, and the one for IPv6 where it is asked for and no address of the other kind is given. */
const listening = (port: string, ipv6: boolean, how = ''): string[] =>
  [port, ...(ipv6 && /^\d+$/.test(port) ? [`[::]:${port}`] : [])].map((place) => `listen ${place}${how};`);

function listenLines({ options }: ServerPlan): string[] {
  const { https, listen, ipv6, serverName } = options;
  return [
    ...listening(listen, ipv6, https ? ' ssl http2' : ''),
    `server_name ${serverName === '' ? '_' : serverName};`,
    ...(https
      ? [
          `ssl_certificate ${https.certificate};`,
          `ssl_certificate_key ${https.key};`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
          'ssl_session_cache shared:banca:10m;',
          'ssl_session_tickets off;',
        ]
      : []),
  ];
}

function logLines({ options: { logs } }: ServerPlan): string[] {
  return [`access_log ${logs === '-' ? '/dev/stdout' : `${logs}/banca.access.log`} banca;`, ...errorLogLines(logs)];
}

const errorLogLines = (logs: string): string[] => [
  '# En los demás niveles, también en crit, nginx escribe la dirección completa de la petición, con el número de cuenta.',
  `error_log ${logs === '-' ? '/dev/stderr' : `${logs}/banca.error.log`} emerg;`,
];

/** Who comes by http is led to https. */
function redirect({ options: { https, listen, ipv6, serverName, logs } }: ServerPlan): string[] {
  if (!https || listen !== '443') return [];
  return block('server', [
    ...listening('80', ipv6),
    'server_tokens off;',
    `server_name ${serverName === '' ? '_' : serverName};`,
    'access_log off;',
    ...errorLogLines(logs),
    'return 308 https://$host$request_uri;',
  ]);
}

/** A whole server for nginx 1.22 or later, to be included in its `http` block. @throws Error in Spanish for what it cannot do. */
export function nginxServer(plan: ServerPlan): string {
  const { options, prefix, headers } = plan;
  // It compares names alone, not the addresses that a certificate may hold.
  if (plan.apiPath !== null && /^https:\/\/[\d.]+(?::|\/|$)/i.test(options.apiServer ?? ''))
    throw new Error(
      `nginx conoce el certificado de la API por su nombre: --api-server https://nombre:puerto; llegó «${options.apiServer}».`,
    );
  const server = [
    ...listenLines(plan),
    '',
    `root ${options.root};`,
    'server_tokens off;',
    '# Una redirección dice la ruta y nada más: delante puede haber otro puerto u otro esquema.',
    'absolute_redirect off;',
    'client_max_body_size 256k;',
    'gzip_static on;',
    'gzip_vary on;',
    '# También a quien pregunta por medio de un proxy o de una CDN.',
    'gzip_proxied any;',
    'gzip_http_version 1.0;',
    'etag on;',
    ...logLines(plan),
    '',
    '# Todas las cabeceras están aquí. No ponga add_header dentro de un location: quitaría estas.',
    ...headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'add_header Cache-Control $banca_cache always;',
    `add_header Content-Security-Policy "${policyPieces(plan)
      .map(({ variable }) => variable)
      .join('')}" always;`,
    ...(plan.reportingEndpoints === '' ? [] : ['add_header Reporting-Endpoints $banca_informes always;']),
    'add_header Content-Encoding $banca_codificacion;',
    'add_header Vary $banca_vary;',
    '',
    ...block(`location = ${HEALTH_PATH}`, ['access_log off;', 'default_type text/plain;', 'return 200 "ok\\n";']),
    ...(prefix === '' ? [] : block(`location = ${prefix}`, [`return 308 ${prefix}/;`])),
    ...apiLocation(plan),
    ...fileLocations(plan),
    ...pageLocations(plan),
  ];
  while (server.at(-1) === '') server.pop();
  return [
    '# Escrito por `npm run deploy:config`: no lo cambie a mano. Va dentro de http { } de nginx 1.22 o posterior.',
    '',
    ...maps(plan),
    ...memberScheme(plan),
    ...logFormat(),
    ...redirect(plan),
    ...block('server', server),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

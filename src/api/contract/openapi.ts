import { type ErrorCode, errorCodes } from '#domain/errorCodes.ts';
import { type AnyEndpoint, GENERAL_CODES } from './endpoint.ts';
import { createSchemaWriter, type JsonObject, type JsonSchema, type SchemaWriter } from './jsonSchema.ts';

const ref = (path: string): JsonObject => ({ $ref: `#/components/${path}` });

/**
 * The OpenAPI 3.1 document of the contract, for the cooperative's backend team. Pure: the same calls give the same document.
 * Its texts are Spanish. `x-origin` says who lists a call and `x-answer-origin` who words its payload and answer: what is
 * `proposal` is ours and open to change.
 */
export function openApiDocument(contract: readonly AnyEndpoint[]): JsonObject {
  const writer = createSchemaWriter();
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of contract) {
    const path = `/${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, writer) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Banca virtual: contrato de la API', version: '0.1.0', description: introduction() },
    servers: [
      {
        url: '{apiUrl}',
        description: '«apiUrl» de config.json.',
        variables: { apiUrl: { default: '/api', description: 'Dirección base, absoluta o del mismo origen.' } },
      },
    ],
    security: [{ sesion: [] }],
    tags: Array.from(new Set(contract.map(areaOf)), (name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        sesion: { type: 'http', scheme: 'bearer', description: 'El «token» de autenticacion/iniciar-sesion.' },
      },
      parameters: Object.fromEntries(Object.entries(clientHeaders).map(([name, text]) => [name, header(name, text)])),
      responses: { Error: failure(), SesionCerrada: closedSession() },
      schemas: { ...fixedSchemas(), ...writer.named() },
    },
  };
}

function operation(endpoint: AnyEndpoint, writer: SchemaWriter): JsonObject {
  return {
    operationId: endpoint.id,
    tags: [areaOf(endpoint)],
    summary: endpoint.summary,
    description: describe(endpoint),
    ...(endpoint.authenticated ? {} : { security: [{}, { sesion: [] }] }),
    parameters: [
      ...pathParams(endpoint.path),
      ...queryParams(endpoint, writer),
      ...Object.keys(clientHeaders).map((name) => ref(`parameters/${name}`)),
    ],
    ...(endpoint.body
      ? { requestBody: { required: true, content: content(writer.request(endpoint.body, endpoint.secrets)) } }
      : {}),
    responses: {
      '200': { description: 'Respuesta correcta.', content: content(envelope(endpoint, writer)) },
      '403': ref('responses/SesionCerrada'),
      default: ref('responses/Error'),
    },
    'x-codes': [...endpoint.codes],
    'x-origin': endpoint.origin,
    'x-answer-origin': endpoint.answerOrigin,
    'x-changes-state': endpoint.changesState,
  };
}

function describe({ codes, pick, changesState, method, authenticated, answer, secrets }: AnyEndpoint): string {
  return [
    authenticated ? '' : 'Se puede llamar sin sesión; el token se envía si existe.',
    method === 'GET' && changesState ? 'Cambia estado aunque es GET: responda con `Cache-Control: no-store`.' : '',
    secrets.length > 0 ? `Campos cifrados por separado: ${secrets.map((name) => `\`${name}\``).join(', ')}.` : '',
    answer === null ? 'El cliente no mira `data`.' : '',
    pick
      ? 'El cliente acepta también el dato fuera de su lugar: como texto en `data` o al nivel del sobre (D-29).'
      : '',
    codes.length > 0 ? `Códigos de error:\n\n${codeLines(codes)}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function codeLines(codes: readonly ErrorCode[]): string {
  return codes.map((code) => `- \`${code}\` ${errorCodes[code].text}${proposalMark(code)}`).join('\n');
}

const proposalMark = (code: ErrorCode) => (errorCodes[code].origin === 'proposal' ? ' (propuesta)' : '');

/** The area is what stands before the dot of an id. */
const areaOf = ({ id }: AnyEndpoint): string => id.split('.')[0] ?? id;

function pathParams(path: string): JsonObject[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParams({ query }: AnyEndpoint, writer: SchemaWriter): JsonObject[] {
  if (!query) return [];
  const { properties = {}, required = [] } = writer.request(query, []);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** With encryption on a body or an answer is `{ value }`; with it off it is the plain object (D-28, D-33). */
function content(plain: JsonSchema): JsonObject {
  return { 'application/json': { schema: { anyOf: [plain, ref('schemas/Cifrado')] } } };
}

function envelope({ answer }: AnyEndpoint, writer: SchemaWriter): JsonSchema {
  const data = answer && writer.answer(answer);
  return {
    type: 'object',
    properties: { ok: { const: true }, messages: ref('schemas/Mensajes'), ...(data ? { data: data.schema } : {}) },
    required: data?.required ? ['ok', 'data'] : ['ok'],
  };
}

/** §7 and D-34. */
const clientHeaders = {
  dispositivo: 'Cifrado del JSON { idDispositivo, modelo, codigoTipoDispositivo } (1 = web).',
  posicion: 'Cifrado del JSON { longitud, latitud, altitud, isMocked }; null donde no se conoce.',
  ippublica: 'Cifrado de la IP pública; de texto vacío mientras no se conoce.',
  codigopais: 'Cifrado del código de país; de texto vacío mientras no se conoce.',
};

function header(name: string, description: string): JsonObject {
  return { name, in: 'header', required: true, description, schema: { type: 'string', contentEncoding: 'base64' } };
}

function failure(): JsonObject {
  return {
    description: 'Fallo con `ok: false`, con HTTP 200 o con un estado de error.',
    content: content(ref('schemas/Fallo')),
  };
}

function closedSession(): JsonObject {
  return { description: 'La sesión terminó: el cliente la cierra y vuelve al ingreso, sin mirar el cuerpo.' };
}

/** Types of the transport, which no single call words (§3 «Response body», §7 «Transport rules»). */
function fixedSchemas(): Record<string, JsonSchema> {
  return {
    Cifrado: {
      type: 'object',
      description: 'Sobre cifrado: AES-CBC con PKCS#7 del texto JSON, en base64.',
      properties: { value: { type: 'string', contentEncoding: 'base64' } },
      required: ['value'],
    },
    Mensajes: {
      type: 'array',
      items: {
        type: 'object',
        properties: { code: { type: 'string' }, text: { type: 'string' } },
        required: ['code', 'text'],
      },
    },
    Fallo: {
      type: 'object',
      properties: { ok: { const: false }, messages: ref('schemas/Mensajes') },
      required: ['ok', 'messages'],
    },
  };
}

function introduction(): string {
  return [
    'Escrito a partir del contrato del programa (`src/api/contract`). `x-origin` dice si la llamada es de la especificación o una propuesta; `x-answer-origin`, de quién son su cuerpo y su respuesta. Lo que es `proposal` se puede cambiar.',
    'Dinero: número JSON en dólares, con punto decimal y dos decimales (`x-unit: USD`). Fechas: `yyyy-MM-dd`; instantes: `yyyy-MM-ddTHH:mm:ss` de America/Guayaquil, sin sufijo. Cuentas y tarjetas: texto. Las mayúsculas de las rutas importan. El cliente ignora los campos que no conoce.',
    'Con el cifrado activo, el cuerpo (salvo en GET y DELETE) y la respuesta viajan como `{ value }`. Los campos con `x-secret` se cifran además por separado, antes que el cuerpo, y siempre.',
    `Códigos que cualquier llamada puede responder:\n\n${codeLines(GENERAL_CODES)}`,
    'Mientras `cambioClave` es `S`, solo `autenticacion/cambiar/clave`, `autenticacion/ultimo-acceso` y `perfilSocio` responden; las demás llamadas con sesión dan `-0001-05-04`.',
  ].join('\n\n');
}

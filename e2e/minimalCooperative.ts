import { randomBytes, randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { createCipher, listen, readDist, staticPolicy, TYPES, textOf } from './plainHost.ts';

export interface MinimalOptions {
  cooperativeName: string;
  dateFormat: string;
  keyBytes: 16 | 24 | 32;
  /** «Encryption is enabled by configuration» (§9). */
  encrypts: boolean;
  /** Where the API stands: below a path of the site, or on an origin of its own (CORS, credentials). */
  api: 'same-origin' | 'own-origin';
  /** Where `tokens/generar` puts the id (§7 shows only «idTransaccion»). */
  transactionIn: 'data' | 'data.idTransaccion' | 'answer';
  /** How it writes what it answers: in the specification's own types, or as another hand may (D-65). */
  hand?: 'other';
  /** The public IP-geolocation service: beside the site, beside the API, silent, or none. */
  geolocation: 'site' | 'api' | 'silent' | 'none';
}

/** What one call carried, opened. */
export interface ReceivedCall {
  call: string;
  ippublica: string;
  codigopais: string;
  posicion: Record<string, unknown>;
  dispositivo: Record<string, unknown>;
}

/** A registered card as the list answers it: the specification names no field, and fewer than these would name no card. */
export interface RegisteredCard {
  codigoCuentaDestino: string;
  numeroCuenta: string;
  alias?: string;
}

export interface MinimalCooperative {
  url: string;
  /** Whatever did not keep to the specification. */
  readonly problems: readonly string[];
  readonly received: readonly ReceivedCall[];
  /** Requests that the geolocation service got. */
  readonly geolocationRequests: number;
  /** What the books say. */
  readonly contact: { celular: string; correo: string };
  /** The orders of money that were executed, oldest first, as they came. */
  readonly orders: readonly Record<string, unknown>[];
  /** The cards that are registered as destinations. */
  readonly cards: readonly RegisteredCard[];
  close(): Promise<void>;
}

export const minimalMember = { usuario: 'socia', clave: 'Laguna77ñ', pin: '908172', wrongPin: '111111' };
export const publicLocation = { ipAddress: '190.15.128.7', countryCode: 'EC', latitude: -2.897, longitude: -79.0045 };

const API_HEADERS = 'authorization, codigopais, content-type, dispositivo, ippublica, posicion';
const COOKIE = 'afinidad=nodo1';

/** Calls of the bank's own that a page may try before those that the specification lists, or beside them. */
const PROPOSALS: readonly RegExp[] = [
  /^GET productos$/,
  /^GET productos\/(cuentas\/|creditos\/|garantias$)/,
  /^GET transacciones\/mis-cuentas-destino\/(internas|externas)$/,
  /^GET transacciones\/historial$/,
  /^GET cupos\/consumo\//,
  /^POST transacciones\/transferencias\/(internas|externas)\/validar$/,
  /^GET pagos\/(categorias|servicios|favoritos|recargas\/operadoras)$/,
  /^GET tarjetas-credito(\/|$)/,
  /^POST transacciones\/tarjetas\/pagar(\/validar)?$/,
  /^GET configuracion\/dispositivos$/,
];

export async function startMinimalCooperative(options: MinimalOptions): Promise<MinimalCooperative> {
  const cipher = createCipher(options.keyBytes);
  const books = {
    celular: '0900000111',
    correo: 'socia@example.com',
    token: '',
    balance: 1234_50,
    orders: [] as Record<string, unknown>[],
    cards: [{ codigoCuentaDestino: 'a1', numeroCuenta: '4000009988127778' }] as RegisteredCard[],
    transactions: new Map<string, 'open' | 'authorised' | 'used'>(),
  };
  const problems: string[] = [];
  const received: ReceivedCall[] = [];
  let geolocationRequests = 0;
  let siteOrigin = '';
  let apiBase = '';
  let geolocationUrl = '';
  let cookieGiven = false;

  const expectThat = (holds: boolean, what: string): void => {
    if (!holds) problems.push(what);
  };

  /** §7 «Headers on every call». */
  function readHeaders(call: string, { headers }: IncomingMessage): ReceivedCall {
    const open = (name: string): string => {
      const value = headers[name];
      try {
        return cipher.decrypt(String(value));
      } catch {
        problems.push(`${call}: la cabecera ${name} no se descifra: ${String(value)}`);
        return 'null';
      }
    };
    const openJson = (name: string, keys: string): Record<string, unknown> => {
      const content = JSON.parse(open(name)) as Record<string, unknown>;
      expectThat(
        Object.keys(content ?? {})
          .sort()
          .join() === keys,
        `${call}: ${name} trae ${JSON.stringify(content)}`,
      );
      return content;
    };
    expectThat(/^application\/json(;|$)/.test(headers['content-type'] ?? ''), `${call}: Content-Type`);
    const dispositivo = openJson('dispositivo', 'codigoTipoDispositivo,idDispositivo,modelo');
    expectThat(dispositivo.codigoTipoDispositivo === 1, `${call}: codigoTipoDispositivo`);
    const posicion = openJson('posicion', 'altitud,isMocked,latitud,longitud');
    const isPublic = /^(POST autenticacion\/(validaciones|iniciar)|GET marketing\/)/.test(call);
    const authorization = isPublic ? undefined : `Bearer ${books.token}`;
    expectThat(headers.authorization === authorization, `${call}: Authorization ${headers.authorization}`);
    // The pictures of the sign-in page may be asked for before the first answer has come back.
    if (cookieGiven && !call.startsWith('GET marketing/'))
      expectThat((headers.cookie ?? '').includes(COOKIE), `${call}: sin credenciales`);
    if (options.api === 'own-origin') expectThat(headers.origin === siteOrigin, `${call}: Origin ${headers.origin}`);
    return { call, ippublica: open('ippublica'), codigopais: open('codigopais'), posicion, dispositivo };
  }

  /** §7: with encryption on, a body other than GET's is `{value}` holding the encrypted JSON text. */
  function readBody(call: string, method: string, text: string): Record<string, unknown> {
    if (method === 'GET') {
      expectThat(text === '', `${call}: un GET con cuerpo`);
      return {};
    }
    const sent = JSON.parse(text) as Record<string, unknown>;
    if (!options.encrypts) return sent;
    expectThat(Object.keys(sent).join() === 'value' && typeof sent.value === 'string', `${call}: cuerpo ${text}`);
    return JSON.parse(cipher.decrypt(String(sent.value))) as Record<string, unknown>;
  }

  function expectFields(call: string, body: Record<string, unknown>, ...names: string[]): void {
    expectThat(Object.keys(body).sort().join() === names.sort().join(), `${call}: campos ${Object.keys(body).join()}`);
  }

  /** What the specification says of every confirmation: an authorised transaction, used once. */
  function useTransaction(call: string, { idTransaccion }: Record<string, unknown>): void {
    const id = String(idTransaccion);
    expectThat(books.transactions.get(id) === 'authorised', `${call}: transacción no autorizada`);
    books.transactions.set(id, 'used');
  }

  const refusal = (code: string, text: string) => ({ ok: false, messages: [{ code, text }] });
  const done = { ok: true, messages: [] };

  /**
   * Codes as numbers, null for what may be missing, and in each list a row that nobody can read; money, dates and numbers of accounts stay
   * what they are.
   */
  function inOtherHand(value: unknown): unknown {
    if (Array.isArray(value)) return [...value.map(inOtherHand), { numeroCuenta: 44, saldoDisponible: '1,00' }];
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, content]: [string, unknown]) => {
        if (/^codigo/.test(name) && /^[1-9]\d*$/.test(String(content))) return [name, Number(content)];
        return [name, /^(nombres|apellidoMaterno|dispositivo|alias)$/.test(name) ? null : inOtherHand(content)];
      }),
    );
  }

  function answer(call: string, body: Record<string, unknown>): object {
    switch (call) {
      case 'POST autenticacion/validaciones/identidad':
      case 'POST autenticacion/iniciar-sesion': {
        expectFields(call, body, 'usuario', 'clave');
        expectThat(body.usuario === minimalMember.usuario, `${call}: usuario ${String(body.usuario)}`);
        if (cipher.decrypt(String(body.clave)) !== minimalMember.clave) return refusal('-1', 'Datos incorrectos.');
        if (call.endsWith('identidad')) return { ...done, data: null };
        books.token = randomBytes(24).toString('base64url');
        return {
          ...done,
          data: { token: books.token, nombres: 'ANA BELEN', apellidoPaterno: 'DE LA TORRE', apellidoMaterno: 'ÑAUTA' },
        };
      }
      case 'GET autenticacion/ultimo-acceso':
        return { ...done, data: { fecha: '2026-09-05T00:07:00', dispositivo: 'FIREFOX EN LINUX' } };
      case 'GET perfilSocio': {
        const names = { nombres: 'ANA BELEN', apellidoPaterno: 'DE LA TORRE', apellidoMaterno: 'ÑAUTA' };
        return { ...done, data: { ...names, celular: books.celular, correo: books.correo, fotoPerfil: null } };
      }
      case 'GET transacciones/cuentas-origen':
        return {
          ...done,
          data: [
            { descripcion: 'AHORRO A LA VISTA', numeroCuenta: '4401998877', saldoDisponible: books.balance / 100 },
            { descripcion: 'AHORRO METAS', numeroCuenta: '4401990001', saldoDisponible: 0 },
          ],
        };
      case 'POST tokens/generar': {
        expectFields(call, body);
        const id = randomUUID();
        books.transactions.set(id, 'open');
        if (options.transactionIn === 'data') return { ...done, data: id };
        return options.transactionIn === 'answer'
          ? { ...done, idTransaccion: id }
          : { ...done, data: { idTransaccion: id } };
      }
      case 'POST tokens/autorizar': {
        expectFields(call, body, 'guid', 'codigoToken');
        const guid = String(body.guid);
        expectThat(books.transactions.get(guid) === 'open', `${call}: guid ${guid}`);
        if (body.codigoToken !== minimalMember.pin) return refusal('-0004-02-03', 'Código errado.');
        books.transactions.set(guid, 'authorised');
        return done;
      }
      case 'POST perfilSocio/ActualizarDatos': {
        expectFields(call, body, 'idTransaccion', 'correo', 'Telefono');
        useTransaction(call, body);
        books.celular = String(body.Telefono);
        books.correo = String(body.correo);
        return done;
      }
      case 'GET cupos/4401998877':
        return {
          ...done,
          data: {
            valorInternoDiario: 500,
            valorInternoMensual: 500,
            valorExternoDiario: 500,
            valorExternoMensual: 500,
            valorFacilitoDiario: 500,
            valorFacilitoMensual: 500,
          },
        };
      case 'POST transacciones/transferencias/internas':
      case 'POST transacciones/transferencias/externas': {
        // The specification shows no payload.
        useTransaction(call, body);
        books.orders.push(body);
        books.balance -= Math.round(Number(body.valor) * 100);
        return done;
      }
      case 'GET transacciones/mis-cuentas-destino/tarjetas':
        return { ...done, data: books.cards };
      case 'POST transacciones/mis-cuentas-destino/externas/ingresar': {
        useTransaction(call, body);
        const { numeroCuenta, alias } = body;
        books.cards.push({
          codigoCuentaDestino: randomUUID(),
          numeroCuenta: String(numeroCuenta),
          alias: String(alias),
        });
        return done;
      }
      case 'POST transacciones/mis-cuentas-destino/externas/eliminar': {
        const place = books.cards.findIndex(
          ({ codigoCuentaDestino }) => codigoCuentaDestino === body.codigoCuentaDestino,
        );
        expectThat(place >= 0, `${call}: ${JSON.stringify(body)}`);
        books.cards.splice(place, 1);
        return done;
      }
      case 'GET transacciones/transferencias/externas/obtenerTiposCuentas/tarjetas':
        return { ...done, data: [{ codigo: 'T', descripcion: 'Tarjeta de crédito' }] };
      case 'GET transacciones/transferencias/externas/obtenerTiposInstituciones':
        return { ...done, data: [{ codigo: '7', descripcion: 'Banco' }] };
      case 'GET transacciones/transferencias/externas/obtenerInstituciones':
        return { ...done, data: [{ codigo: '70', descripcion: 'Banco de la Laguna' }] };
      case 'GET transacciones/transferencias/externas/obtenerTiposCuentas/externas':
        return { ...done, data: [{ codigo: 'A', descripcion: 'Ahorros' }] };
      // Listed without an answer.
      case 'GET transacciones/transferencias/internas/obtenerTiposCuentas':
        return { ...done, data: [] };
      case 'POST transacciones/validar-cuentas-destino-interna':
        return done;
      case 'GET marketing/1':
      case 'GET informacion/prefijosMovil':
      // Whoever is stuck looks for the cooperative's telephone.
      case 'GET informacion/agencias':
        return { ...done, data: [] };
      // What a profile page may also ask; the specification lists the answers.
      case 'GET PerfilSocio/RecuperaEstadoTratamientoDatos':
        return { ...done, data: true };
      default:
        problems.push(`llamada que no se esperaba: ${call}`);
        return refusal('', 'No existe.');
    }
  }

  async function serveApi(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (options.api === 'own-origin') {
      response.setHeader('Access-Control-Allow-Origin', siteOrigin);
      response.setHeader('Access-Control-Allow-Credentials', 'true');
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
      response.setHeader('Access-Control-Allow-Headers', API_HEADERS);
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const call = `${request.method} ${path}`;
    const headers = readHeaders(call, request);
    if (PROPOSALS.some((proposal) => proposal.test(call))) {
      // Not a call of the specification: no such address here.
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('No existe.');
      return;
    }
    received.push(headers);
    const answered: Record<string, unknown> = {
      ...answer(call, readBody(call, request.method ?? '', await textOf(request))),
    };
    if (options.hand === 'other' && !call.endsWith('iniciar-sesion')) answered.data = inOtherHand(answered.data);
    const json = JSON.stringify(answered);
    // Not with the pictures: the sign-in may be on its way before their answer has come.
    if (!call.startsWith('GET marketing/')) {
      response.setHeader('Set-Cookie', `${COOKIE}; Path=/; HttpOnly; SameSite=Lax`);
      cookieGiven = true;
    }
    response.setHeader('Content-Type', 'application/json');
    response.end(options.encrypts ? JSON.stringify({ value: cipher.encrypt(json) }) : json);
  }

  /** §7: it gets neither the member's token nor cookies (security.md 3). */
  function serveGeolocation({ headers }: IncomingMessage, response: ServerResponse): void {
    geolocationRequests += 1;
    for (const name of ['authorization', 'cookie', 'dispositivo', 'posicion', 'ippublica', 'codigopais', 'referer']) {
      expectThat(headers[name] === undefined, `geolocalización: llegó la cabecera ${name}`);
    }
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (options.geolocation === 'silent') return;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ ...publicLocation, org: 'Un proveedor', city: 'Cuenca' }));
  }

  function serveSite(path: string, response: ServerResponse): void {
    if (path === '/config.json') {
      const { cooperativeName, dateFormat } = options;
      const encryption = { enabled: options.encrypts, key: cipher.key, iv: cipher.iv };
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ cooperativeName, apiUrl: apiBase, geolocationUrl, encryption, dateFormat }));
      return;
    }
    const isFile = extname(path) !== '';
    const content = readDist(isFile ? path : '/index.html');
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    if (!isFile) {
      response.setHeader('Content-Security-Policy', staticPolicy([apiBase, geolocationUrl]));
      // The page's own cookie: no service of another may get it.
      response.setHeader('Set-Cookie', 'pagina=1; Path=/; SameSite=Lax');
    }
    response.setHeader('Content-Type', TYPES[isFile ? extname(path) : '.html'] ?? 'application/octet-stream');
    response.end(content);
  }

  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const below = new URL(apiBase, siteOrigin).pathname;
    if (pathname === '/geo') serveGeolocation(request, response);
    else if (pathname.startsWith(`${below}/`)) {
      serveApi(request, response, pathname.slice(below.length + 1)).catch((reason: unknown) => {
        problems.push(`${request.method} ${pathname}: ${String(reason)}`);
        response.writeHead(500).end();
      });
    } else serveSite(pathname, response);
  };

  const site = await listen(serve);
  const api = options.api === 'own-origin' ? await listen(serve) : site;
  siteOrigin = site.origin;
  apiBase = options.api === 'own-origin' ? `${api.origin}/servicios/v1` : '/banca';
  geolocationUrl = { site: '/geo', api: `${api.origin}/geo`, silent: `${api.origin}/geo`, none: '' }[
    options.geolocation
  ];

  return {
    url: site.origin,
    problems,
    received,
    get geolocationRequests() {
      return geolocationRequests;
    },
    get contact() {
      return { celular: books.celular, correo: books.correo };
    },
    orders: books.orders,
    cards: books.cards,
    close: async () => {
      await Promise.all([...new Set([site, api])].map(({ stop }) => stop()));
    },
  };
}

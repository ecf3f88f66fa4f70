import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { array, number, string } from 'yup';
import { hexToBytes } from '#crypto/bytes.ts';
import { lazyCipher } from '#crypto/createCipher.ts';
import { unreadableIn } from '#domain/partialList.ts';
import { ApiError, allMessages, failureTexts, firstMessage, hasCode, shownMessage } from './apiError.ts';
import { createClientHeaders } from './clientHeaders.ts';
import * as autenticacion from './contract/autenticacion.ts';
import { cambiarClave } from './contract/credenciales.ts';
import * as cuentas from './contract/cuentas.ts';
import { type AnyEndpoint, endpoint } from './contract/endpoint.ts';
import * as perfilSocio from './contract/perfilSocio.ts';
import * as tokens from './contract/tokens.ts';
import * as transacciones from './contract/transacciones.ts';
import * as transferencias from './contract/transferencias.ts';
import { type Location, UNKNOWN_LOCATION } from './geolocation.ts';
import { createApiClient, type TransportOptions } from './transport.ts';

const hex = (size: number) =>
  Array.from({ length: size }, (_, index) => (index * 11).toString(16).padStart(2, '0').slice(-2));
const bytes = (size: number) => hexToBytes(hex(size).join('')) ?? new Uint8Array(size);
const cipher = lazyCipher({ key: bytes(32), iv: bytes(16) });
const stranger = lazyCipher({ key: bytes(16), iv: bytes(16) });
const BASE = 'https://api.cooperativa.test/banca';
const TOKEN = 'tok-9f2c';
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

const echo = endpoint({ id: 'prueba.eco', method: 'POST', path: 'prueba/Eco', summary: '', answer: null });
const text = endpoint({
  id: 'prueba.texto',
  method: 'GET',
  path: 'prueba/texto',
  summary: '',
  answer: string().required(),
});

let sent: Request[] = [];
let closed: string[] = [];
let token = TOKEN;
let location: Location = UNKNOWN_LOCATION;

type Answer = (request: Request) => Response | Promise<Response>;

function clientOver(answer: Answer, options: Partial<TransportOptions> = {}) {
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return answer(request);
  });
  return createApiClient({
    baseUrl: BASE,
    cipher,
    wrapBodies: true,
    clientHeaders: createClientHeaders(
      cipher,
      () => ({ idDispositivo: 'd-1', modelo: 'Firefox en Linux' }),
      () => location,
    ),
    token: () => token,
    onSessionClosed: (refused) => closed.push(refused),
    ...options,
  });
}

const plain = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: JSON_TYPE });
const sealed = async (body: unknown, status = 200) =>
  plain({ value: await cipher.encrypt(typeof body === 'string' ? body : JSON.stringify(body)) }, status);
const fine: Answer = () => plain({ ok: true, data: null, messages: [] });

/** Calls an endpoint of any shape. */
function call(client: ReturnType<typeof clientOver>, called: AnyEndpoint, input: unknown = {}, signal?: AbortSignal) {
  return client.call(called, input as never, { signal });
}

async function failureOf(pending: Promise<unknown>): Promise<ApiError> {
  const reason = await pending.then(
    (data) => new Error(`respondió ${JSON.stringify(data)}`),
    (error: unknown) => error,
  );
  if (!(reason instanceof ApiError)) throw reason;
  expect(reason.ok).toBe(false);
  return reason;
}

const lastSent = (): Request => {
  const request = sent.at(-1);
  if (!request) throw new Error('No se envió nada.');
  return request;
};

beforeEach(() => {
  sent = [];
  closed = [];
  token = TOKEN;
  location = UNKNOWN_LOCATION;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('address (§7: base URL plus the path, leading slash added if missing)', () => {
  it.each([
    ['https://api.cooperativa.test', 'https://api.cooperativa.test/prueba/Eco'],
    ['https://api.cooperativa.test/', 'https://api.cooperativa.test/prueba/Eco'],
    ['https://api.cooperativa.test/v1', 'https://api.cooperativa.test/v1/prueba/Eco'],
    ['https://api.cooperativa.test:8443/v1/', 'https://api.cooperativa.test:8443/v1/prueba/Eco'],
    ['https://api.cooperativa.test/v1//', 'https://api.cooperativa.test/v1/prueba/Eco'],
    ['/api', 'https://banca.test/api/prueba/Eco'],
    ['/api/', 'https://banca.test/api/prueba/Eco'],
    ['/', 'https://banca.test/prueba/Eco'],
  ])('base «%s»', async (baseUrl, expected) => {
    vi.stubGlobal('location', { href: 'https://banca.test/perfilsocio?x=1#y' });
    const client = clientOver(fine, { baseUrl });
    await call(client, echo, { body: {} });
    await call(client, { ...echo, path: '/prueba/Eco' }, { body: {} });
    expect(sent.map(({ url }) => url)).toEqual([expected, expected]);
  });

  it('keeps the letter case of every path (D-16)', async () => {
    const client = clientOver(() => plain({ ok: true, data: true }));
    await call(client, perfilSocio.recuperaEstadoTratamientoDatos);
    expect(lastSent().url).toBe(`${BASE}/PerfilSocio/RecuperaEstadoTratamientoDatos`);
    await call(client, perfilSocio.actualizarTratamientoDatos, { params: { value: 'true' } });
    expect(lastSent().url).toBe(`${BASE}/perfilSocio/ActualizarTratamientoDatos/true`);
  });

  it.each([
    ['a/b', 'a%2Fb'],
    ['../otro', '..%2Fotro'],
    ['1?sim=403', '1%3Fsim%3D403'],
    ['1#x', '1%23x'],
    ['ñ 1%', '%C3%B1%201%25'],
    ['...', '...'],
  ])('encodes the parameter «%s»', async (value, encoded) => {
    await call(clientOver(fine), perfilSocio.actualizarTratamientoDatos, { params: { value } });
    expect(lastSent().url).toBe(`${BASE}/perfilSocio/ActualizarTratamientoDatos/${encoded}`);
  });

  it.each(['', '.', '..'])('sends nothing for the parameter «%s», which would name another call', async (value) => {
    const client = clientOver(fine);
    const failure = await failureOf(call(client, perfilSocio.actualizarTratamientoDatos, { params: { value } }));
    expect(failure.messages).toEqual([{ code: '', text: failureTexts.rejected }]);
    expect(sent).toEqual([]);
  });

  it('encodes the query and leaves out what is empty', async () => {
    const client = clientOver(() => plain({ ok: true, data: [] }));
    await call(client, transferencias.instituciones, {
      query: { tipo: 'A&B=ñ', otro: '', nada: null, no: undefined, cero: 0 },
    });
    expect(lastSent().url).toMatch(/obtenerInstituciones\?tipo=A%26B%3D%C3%B1&cero=0$/);
  });

  it('D-70: sends the query where `URLSearchParams.size` is missing, as in browsers of before 2023', async () => {
    const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size') ?? {};
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
    try {
      const client = clientOver(() => plain({ ok: true, data: [] }));
      await call(client, transferencias.instituciones, { query: { tipo: 'B' } });
      expect(lastSent().url).toMatch(/obtenerInstituciones\?tipo=B$/);
    } finally {
      Object.defineProperty(URLSearchParams.prototype, 'size', size);
    }
  });
});

describe('headers and settings of every call (§7)', () => {
  it('carries exactly the four encrypted headers, JSON and the token', async () => {
    await call(clientOver(fine), echo, { body: {} });
    const { headers, credentials, cache, redirect, method } = lastSent();
    expect([...headers.keys()].sort()).toEqual([
      'accept',
      'authorization',
      'codigopais',
      'content-type',
      'dispositivo',
      'ippublica',
      'posicion',
    ]);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
    expect({ credentials, cache, redirect, method }).toEqual({
      credentials: 'include',
      cache: 'no-store',
      redirect: 'error',
      method: 'POST',
    });
    const opened = async (name: string) => cipher.decrypt(headers.get(name) ?? '');
    expect(JSON.parse(await opened('dispositivo'))).toEqual({
      idDispositivo: 'd-1',
      modelo: 'Firefox en Linux',
      codigoTipoDispositivo: 1,
    });
    expect(JSON.parse(await opened('posicion'))).toEqual({
      longitud: null,
      latitud: null,
      altitud: null,
      isMocked: false,
    });
    expect(await opened('ippublica')).toBe('');
    expect(await opened('codigopais')).toBe('');
    expect(headers.get('ippublica')).not.toBe('');
  });

  it('says what is known of the place: JSON for the position, bare text for address and country (D-34)', async () => {
    location = { ipAddress: '190.15.1.2', countryCode: 'EC', latitude: -2.9, longitude: -79, altitude: 2560 };
    await call(clientOver(fine), echo, { body: {} });
    const opened = async (name: string) => cipher.decrypt(lastSent().headers.get(name) ?? '');
    expect(JSON.parse(await opened('posicion'))).toEqual({
      longitud: -79,
      latitud: -2.9,
      altitud: 2560,
      isMocked: false,
    });
    expect([await opened('ippublica'), await opened('codigopais')]).toEqual(['190.15.1.2', 'EC']);
  });

  it('sends no Authorization without a token (D-62)', async () => {
    token = '';
    await call(clientOver(fine), echo, { body: {} });
    expect(lastSent().headers.has('authorization')).toBe(false);
  });

  it.each(['GET', 'DELETE'] as const)('says JSON also on %s', async (method) => {
    await call(clientOver(fine), { ...echo, method });
    expect(lastSent().headers.get('content-type')).toBe('application/json');
  });
});

describe('bodies (D-28, D-33)', () => {
  const bodyOf = async (request: Request) => JSON.parse(await request.text()) as Record<string, unknown>;

  it.each([
    ['an empty object', {}],
    ['a record', { a: 1, b: null, c: ['ñ', '😀'] }],
    ['a field named value', { value: 'x' }],
  ])('wraps %s as {value}', async (_, body) => {
    await call(clientOver(fine), echo, { body });
    const received = await bodyOf(lastSent());
    expect(Object.keys(received)).toEqual(['value']);
    expect(JSON.parse(await cipher.decrypt(String(received.value)))).toEqual(body);
  });

  it('sends a record as it is with encryption off', async () => {
    await call(clientOver(fine, { wrapBodies: false }), echo, { body: { a: 'ñ' } });
    expect(await lastSent().text()).toBe('{"a":"ñ"}');
  });

  it('wraps PUT too, and leaves GET and DELETE alone', async () => {
    const client = clientOver(fine);
    await call(client, { ...echo, method: 'PUT' }, { body: { a: 1 } });
    expect(Object.keys(await bodyOf(lastSent()))).toEqual(['value']);
    for (const method of ['GET', 'DELETE'] as const) {
      await call(client, { ...echo, method }, { body: { a: 1 } });
      expect(await lastSent().text()).toBe('');
    }
  });

  it.each([true, false])('encrypts the bare password before wrapping (encryption.enabled %s)', async (wrapBodies) => {
    const body = { claveAnterior: 'Ribera2026', claveNueva: 'Ñandú 7 "comillas"' };
    await call(clientOver(fine, { wrapBodies }), cambiarClave, { body });
    const received = await bodyOf(lastSent());
    const inner = wrapBodies
      ? (JSON.parse(await cipher.decrypt(String(received.value))) as typeof body)
      : (received as typeof body);
    expect(Object.keys(inner)).toEqual(['claveAnterior', 'claveNueva']);
    expect(inner.claveAnterior).toBe(await cipher.encrypt('Ribera2026'));
    expect(await cipher.decrypt(inner.claveNueva)).toBe(body.claveNueva);
    // The caller's own object stays as it was: a form sends it again.
    expect(body.claveAnterior).toBe('Ribera2026');
  });

  it('contract B.0: money leaves in dollars, in body and query, and half a cent does not leave', async () => {
    const client = clientOver(() => plain({ ok: true, data: null }), { wrapBodies: false });
    const order = { numeroCuentaOrigen: '1', numeroCuentaDestino: '2', concepto: 'Café' };
    await failureOf(call(client, transferencias.validarInternas, { body: { ...order, valor: 1_234_50 } }));
    expect(await bodyOf(lastSent())).toEqual({ ...order, valor: 1234.5 });
    const asked = { params: { numeroCuenta: '1' }, query: { tipo: 'T', valorMinimo: 5, valorMaximo: 9_999_00 } };
    await failureOf(call(client, cuentas.movimientos, asked));
    expect(new URL(lastSent().url).search).toBe('?tipo=T&valorMinimo=0.05&valorMaximo=9999');
    const before = sent.length;
    await expect(call(client, transferencias.validarInternas, { body: { ...order, valor: 0.5 } })).rejects.toThrow(
      RangeError,
    );
    expect(sent).toHaveLength(before);
  });

  it('encrypts no field that is not a secret', async () => {
    const body = { usuario: 'mfguaman', clave: 'x' };
    await call(
      clientOver(() => plain({ ok: true, data: null }), { wrapBodies: false }),
      autenticacion.validarIdentidad,
      {
        body,
      },
    );
    expect(await bodyOf(lastSent())).toMatchObject({ usuario: 'mfguaman' });
  });
});

describe('good answers', () => {
  it.each([
    ['in clear', () => plain({ ok: true, data: 'año', messages: [] })],
    ['encrypted', async () => sealed({ ok: true, data: 'año', messages: [] })],
    ['without messages', () => plain({ ok: true, data: 'año' })],
    ['with fields nobody knows', () => plain({ ok: true, data: 'año', mas: { x: 1 }, value: 7 })],
    [
      'as problem+json',
      () => new Response('{"ok":true,"data":"año"}', { headers: { 'Content-Type': 'application/vnd.coop+json' } }),
    ],
    ['with HTTP 201', async () => sealed({ ok: true, data: 'año' }, 201)],
  ])('%s', async (_, answer) => {
    expect(await call(clientOver(answer), text)).toBe('año');
  });

  it('a long list is checked to its last entry, and what cannot be read is counted (D-65)', async () => {
    const accounts = Array.from({ length: 1_200 }, (_, index) => ({
      descripcion: 'AHORRO',
      numeroCuenta: String(index),
      saldoDisponible: index / 100,
    }));
    const client = clientOver(() => sealed({ ok: true, data: accounts }));
    const inCents = accounts.map((account, index) => ({ ...account, saldoDisponible: index }));
    expect(await call(client, transacciones.cuentasOrigen)).toEqual(inCents);
    for (const broken of [0, 249, 250, 1_199]) {
      const bent = accounts.map((account, index) =>
        index === broken ? { ...account, saldoDisponible: '1' } : account,
      );
      const read = await call(
        clientOver(() => sealed({ ok: true, data: bent })),
        transacciones.cuentasOrigen,
      );
      expect(unreadableIn(read)).toBe(1);
      expect(Array.from(read ?? [])).toEqual(inCents.toSpliced(broken, 1));
    }
    const bad = accounts.map(() => null);
    const none = await call(
      clientOver(() => sealed({ ok: true, data: bad })),
      transacciones.cuentasOrigen,
    );
    expect([Array.from(none ?? [null]).length, unreadableIn(none)]).toEqual([0, 1_200]);
  });

  it('D-68: a long list hides nothing to its last entry, and its numbers stay to the letter', async () => {
    const account = { descripcion: 'AHORRO\u202e', numeroCuenta: '0102\u200b', saldoDisponible: 1 };
    const client = clientOver(() => sealed({ ok: true, data: Array.from({ length: 600 }, () => account) }));
    const read = await call(client, transacciones.cuentasOrigen);
    expect(read).toEqual(
      Array.from({ length: 600 }, () => ({ ...account, descripcion: 'AHORRO�', saldoDisponible: 1_00 })),
    );
  });

  it('a rule about a whole list is judged on the whole list', async () => {
    const few = { ...text, answer: array().of(number().required()).required().max(300) };
    const list = (length: number) => Array.from({ length }, (_, index) => index);
    expect(
      await call(
        clientOver(() => plain({ ok: true, data: list(300) })),
        few,
      ),
    ).toHaveLength(300);
    expect(
      (
        await failureOf(
          call(
            clientOver(() => plain({ ok: true, data: list(301) })),
            few,
          ),
        )
      ).kind,
    ).toBe('unreadable');
  });

  it('`__proto__` and its kin are data like any other', async () => {
    const body = '{"__proto__":{"ok":true,"isAdmin":true},"ok":true,"data":"x","constructor":{"prototype":{"y":1}}}';
    expect(
      await call(
        clientOver(() => sealed(body)),
        text,
      ),
    ).toBe('x');
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    const failure = await failureOf(
      call(
        clientOver(() => sealed('{"__proto__":{"ok":true,"data":"x"}}')),
        text,
      ),
    );
    expect(failure.kind).toBe('unreadable');
  });
});

describe('ok false is an error and passes unchanged (§8)', () => {
  const messages = [
    { code: '-0004-02-03', text: 'Código incorrecto.' },
    { code: '', text: 'Le quedan 2 intentos.' },
  ];

  it.each([200, 201, 400, 401, 404, 409, 422, 429, 500, 503])(
    'with HTTP %i, in clear and encrypted',
    async (status) => {
      for (const make of [plain, sealed]) {
        const failure = await failureOf(
          call(
            clientOver(async () => make({ ok: false, messages }, status)),
            text,
          ),
        );
        expect([failure.kind, failure.status, failure.messages]).toEqual(['refused', status, messages]);
        expect([firstMessage(failure), allMessages(failure)]).toEqual([
          messages[0]?.text,
          messages.map((one) => one.text),
        ]);
        expect(hasCode(failure, '-0004-02-03')).toBe(true);
        expect(hasCode(failure, '-0004-02-0')).toBe(false);
      }
      expect(closed).toEqual([]);
    },
  );

  it.each([
    ['an empty list', []],
    ['no list', undefined],
    ['null', null],
    ['a text', 'Error'],
    ['an object', { code: '1', text: 'x' }],
    ['entries that are none', [null, 1, 'x', [], {}, { text: 7 }, { code: '-1' }]],
    [
      'blank texts',
      [
        { code: '', text: '' },
        { code: '', text: ' \n\t ' },
      ],
    ],
  ])('falls back to one Spanish text with %s (D-57)', async (_, given) => {
    const failure = await failureOf(
      call(
        clientOver(() => sealed({ ok: false, messages: given })),
        text,
      ),
    );
    expect(firstMessage(failure)).toBe('Ocurrió un error. Intente nuevamente.');
    expect(allMessages(failure)).toEqual(['Ocurrió un error. Intente nuevamente.']);
  });

  it('drops what is no message and keeps the rest', async () => {
    const given = [null, { text: 'Uno', code: 5 }, { codigo: 'x' }, { text: 'Dos', code: '-1', mas: 1 }];
    const failure = await failureOf(
      call(
        clientOver(() => sealed({ ok: false, messages: given })),
        text,
      ),
    );
    expect(failure.messages).toEqual([
      { code: '', text: 'Uno' },
      { code: '-1', text: 'Dos' },
    ]);
  });

  it.each([
    ['control characters', 'Saldo\u0000 in\u001bsuficiente\r\n\t.', 'Saldo  in suficiente .'],
    ['DEL and C1', 'a\u007fb\u009fc', 'a b c'],
    ['line separators', 'a\u2028b\u2029c', 'a b c'],
    ['marks that turn the text around', 'Pague a \u202e4871\u202c ya', 'Pague a  4871  ya'],
    ['characters of no width', 'Sal\u200bdo in\u00adsufi\ufeffciente\u061c.', 'Saldo insuficiente.'],
    ['markup, which is shown as text', '<b>Aviso</b>', '<b>Aviso</b>'],
    ['emoji and accents', 'Año 👩‍👧 ñ', 'Año 👩‍👧 ñ'],
  ])('a text is presentable: %s', async (_, given, shown) => {
    const client = clientOver(() => sealed({ ok: false, messages: [{ code: '', text: given }] }));
    expect(firstMessage(await failureOf(call(client, text)))).toBe(shown);
  });

  it('a text is shown up to 300 characters, never half of one', async () => {
    const shown = async (given: string) => {
      const client = clientOver(() => plain({ ok: false, messages: [{ code: '', text: given }] }));
      return firstMessage(await failureOf(call(client, text)));
    };
    expect(await shown('x'.repeat(300))).toBe('x'.repeat(300));
    expect(await shown('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`);
    const emoji = await shown(`${'x'.repeat(298)}😀😀`);
    expect(emoji).toBe(`${'x'.repeat(298)}…`);
    expect(emoji).not.toMatch(/\p{Cs}/u);
    expect((await shown(' \u0000'.repeat(100_000))).length).toBeLessThanOrEqual(300);
  });
});

describe('403 closes the session (§4, §8, D-31)', () => {
  it.each([
    ['with an envelope', () => plain({ ok: false, messages: [{ code: '', text: 'x' }] }, 403)],
    ['that claims to be ok', () => plain({ ok: true, data: 'x' }, 403)],
    [
      'with a page',
      () => new Response('<h1>Forbidden</h1>', { status: 403, headers: { 'Content-Type': 'text/html' } }),
    ],
    ['empty', () => new Response(null, { status: 403 })],
  ])('%s: one event with the token of that request', async (_, answer) => {
    const client = clientOver(() => {
      // The member has signed in again while the old call was on its way.
      token = 'tok-nuevo';
      return answer();
    });
    const failure = await failureOf(call(client, text));
    expect([failure.kind, failure.status, closed]).toEqual(['closed', 403, [TOKEN]]);
    expect(shownMessage(failure)).toBeNull();
  });

  it.each([401, 402, 404, 419, 440])('%i is an ordinary error', async (status) => {
    const failure = await failureOf(
      call(
        clientOver(() => new Response(null, { status })),
        text,
      ),
    );
    expect([failure.kind, failure.status, closed]).toEqual(['rejected', status, []]);
    expect(shownMessage(failure)).toBe(failureTexts.rejected);
  });
});

describe('403 before there is a session is a failure as any other (§4: nobody’s session can be closed)', () => {
  const refusal = [{ code: '-0001-01-01', text: 'Usuario o contraseña incorrectos.' }];

  beforeEach(() => {
    token = '';
  });

  it.each<[string, Answer, string, unknown]>([
    ['the server’s own messages', () => plain({ ok: false, messages: refusal }, 403), 'refused', refusal],
    ['those in a sealed body too', () => sealed({ ok: false, messages: refusal }, 403), 'refused', refusal],
    [
      'a body that claims to be ok',
      () => plain({ ok: true, data: 'x' }, 403),
      'rejected',
      [{ code: '', text: failureTexts.rejected }],
    ],
    [
      'a page',
      () => new Response('<h1>Forbidden</h1>', { status: 403, headers: { 'Content-Type': 'text/html' } }),
      'rejected',
      [{ code: '', text: failureTexts.rejected }],
    ],
    ['nothing', () => new Response(null, { status: 403 }), 'rejected', [{ code: '', text: failureTexts.rejected }]],
  ])('%s', async (_, answer, kind, messages) => {
    const failure = await failureOf(call(clientOver(answer, { session: () => null }), text));
    expect([failure.kind, failure.status, failure.messages, closed]).toEqual([kind, 403, messages, []]);
    expect(shownMessage(failure)).toBe((messages as typeof refusal)[0]?.text);
  });

  it('a sign-in that ends while its 403 is on the way closes nothing: it had none', async () => {
    const client = clientOver(
      () => {
        token = 'tok-nuevo';
        return new Response(null, { status: 403 });
      },
      { session: () => (token === '' ? null : 's-1') },
    );
    const failure = await failureOf(call(client, text));
    expect([failure.kind, closed]).toEqual(['rejected', []]);
  });

  it.each([
    ['a session without a token', '', 's-1'],
    ['a token without a name of the session', TOKEN, null],
    ['both', TOKEN, 's-1'],
  ])('%s is one that closes', async (_, open, session) => {
    token = open;
    const client = clientOver(() => new Response(null, { status: 403 }), { session: () => session });
    const failure = await failureOf(call(client, text));
    expect([failure.kind, failure.status, closed]).toEqual(['closed', 403, [open]]);
  });
});

describe('the checks come in their order: status, content type, JSON, value, envelope, schema', () => {
  const good = JSON.stringify({ ok: true, data: 'x' });
  const body =
    (content: BodyInit | null, type: string | null = 'application/json', status = 200) =>
    () =>
      new Response(content, { status, ...(type === null ? {} : { headers: { 'Content-Type': type } }) });

  it.each<[string, Answer, ApiError['kind']]>([
    ['HTTP 400 with a good envelope', body(good, undefined, 400), 'rejected'],
    ['HTTP 500 with a good envelope', body(good, undefined, 500), 'server'],
    ['HTTP 502 with a page', body('<h1>Bad gateway</h1>', 'text/html', 502), 'server'],
    ['a page', body('<!doctype html><h1>Portal</h1>', 'text/html'), 'unreadable'],
    ['a page that says JSON', body('<!doctype html><h1>Portal</h1>'), 'unreadable'],
    ['good JSON as text', body(good, 'text/plain'), 'unreadable'],
    ['good JSON without a type', body(new TextEncoder().encode(good), null), 'unreadable'],
    ['good JSON as jsonp', body(good, 'application/jsonp'), 'unreadable'],
    ['nothing', body(''), 'unreadable'],
    ['no body', body(null), 'unreadable'],
    ['204', body(null, null, 204), 'unreadable'],
    ['cut JSON', body(good.slice(0, -2)), 'unreadable'],
    ['two documents', body(good + good), 'unreadable'],
    ['null', body('null'), 'unreadable'],
    ['a list', body('[]'), 'unreadable'],
    ['a text', body('"ok"'), 'unreadable'],
    ['no ok', body('{"data":"x"}'), 'unreadable'],
    ['ok as text', body('{"ok":"true","data":"x"}'), 'unreadable'],
    ['ok as number', body('{"ok":1,"data":"x"}'), 'unreadable'],
    ['no data', body('{"ok":true}'), 'unreadable'],
    ['data of another type', body('{"ok":true,"data":{"x":1}}'), 'unreadable'],
    ['value as number', body('{"value":42}'), 'unreadable'],
    ['value as object', body('{"value":{"ok":true}}'), 'unreadable'],
    ['value null', body('{"value":null}'), 'unreadable'],
    ['value empty', body('{"value":""}'), 'unreadable'],
    ['value in clear', body(JSON.stringify({ value: good })), 'unreadable'],
    ['another key', async () => plain({ value: await stranger.encrypt(good) }), 'unreadable'],
    ['cut cipher text', async () => plain({ value: (await cipher.encrypt(good)).slice(0, -4) }), 'unreadable'],
    ['an encrypted empty text', () => sealed(''), 'unreadable'],
    ['encrypted words', () => sealed('hola'), 'unreadable'],
    ['encrypted twice', async () => sealed({ value: await cipher.encrypt(good) }), 'unreadable'],
    ['an encrypted list', () => sealed([1]), 'unreadable'],
  ])('%s', async (_, answer, kind) => {
    const failure = await failureOf(call(clientOver(answer), text));
    expect([failure.kind, failure.messages]).toEqual([
      kind,
      [{ code: '', text: failureTexts[kind as keyof typeof failureTexts] }],
    ]);
  });

  it('ten megabytes of refusal end as one short text, without a step that is felt', async () => {
    const client = clientOver(() => sealed({ ok: false, messages: [{ code: '', text: 'x'.repeat(10_485_760) }] }));
    expect(firstMessage(await failureOf(call(client, text)))).toHaveLength(300);
  }, 20_000);

  it('data is not looked at where the contract does not want it', async () => {
    expect(
      await call(
        clientOver(() => plain({ ok: true, data: { x: 1 } })),
        echo,
        { body: {} },
      ),
    ).toBeUndefined();
  });

  it.each(['"T-1"', '{"idTransaccion":"T-1"}', 'null,"idTransaccion":"T-1"'])('D-29: %s', async (data) => {
    const client = clientOver(() => sealed(`{"ok":true,"data":${data}}`));
    expect(await call(client, tokens.generar, { body: {} })).toEqual({ idTransaccion: 'T-1' });
  });
});

describe('no answer (§8 status 0, D-32)', () => {
  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a redirect', () => Promise.reject(new TypeError('unexpected redirect'))],
    ['a fault that is no TypeError', () => Promise.reject(new Error('x'))],
    [
      'a body that breaks off',
      () => {
        let step = 0;
        const stream = new ReadableStream<Uint8Array>({
          pull(controller) {
            step += 1;
            if (step === 1) controller.enqueue(new TextEncoder().encode('{"ok":true,'));
            else controller.error(new TypeError('terminated'));
          },
        });
        return new Response(stream, { headers: JSON_TYPE });
      },
    ],
  ])('%s', async (_, answer) => {
    const failure = await failureOf(call(clientOver(answer), text));
    expect([failure.kind, failure.status, firstMessage(failure)]).toEqual([
      'unreachable',
      0,
      'No hay conexión con el servidor.',
    ]);
  });

  const until = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

  it('a server that never answers', async () => {
    const client = clientOver(({ signal }) => until(signal), { timeLimitMs: 15 });
    expect(await failureOf(call(client, text))).toMatchObject({ kind: 'timeout', status: 0 });
  });

  it('a body that never ends', async () => {
    const client = clientOver(() => new Response(new ReadableStream(), { headers: JSON_TYPE }), { timeLimitMs: 15 });
    expect((await failureOf(call(client, text))).kind).toBe('timeout');
  });

  it('a cipher that never comes, and then nothing is sent any more', async () => {
    let late: (headers: Record<string, string>) => void = () => undefined;
    const clientHeaders = () =>
      new Promise<Record<string, string>>((resolve) => {
        late = resolve;
      });
    const client = clientOver(fine, { clientHeaders, timeLimitMs: 15 });
    expect((await failureOf(call(client, echo, { body: {} }))).kind).toBe('timeout');
    late({});
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(sent).toEqual([]);
  });

  it('waits 30 s, longer than the slowest answer that was ever seen', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let reached: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const client = clientOver(({ signal }) => {
      reached();
      return until(signal);
    });
    const pending = failureOf(call(client, text));
    await arrived;
    let over = false;
    void pending.then(() => {
      over = true;
    });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await pending).kind).toBe('timeout');
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await call(clientOver(fine), echo, { body: {} });
    await failureOf(
      call(
        clientOver(() => Promise.reject(new TypeError())),
        text,
      ),
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  it('headers that cannot be made are no server, too', async () => {
    const client = clientOver(fine, { clientHeaders: () => Promise.reject(new Error('chunk')) });
    expect((await failureOf(call(client, text))).kind).toBe('unreachable');
    expect(sent).toEqual([]);
  });

  it('a token that is no header value is refused before it is sent', async () => {
    token = 'a\nSet-Cookie: x';
    expect((await failureOf(call(clientOver(fine), text))).kind).toBe('unreachable');
    expect(sent).toEqual([]);
  });
});

describe('a caller that gives up gets its own reason, not a failure', () => {
  const until = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

  it.each<[string, Answer]>([
    ['while the server thinks', ({ signal }) => until(signal)],
    ['while the body comes', () => new Response(new ReadableStream(), { headers: JSON_TYPE })],
  ])('%s', async (_, answer) => {
    const caller = new AbortController();
    const pending = call(clientOver(answer), text, {}, caller.signal);
    setTimeout(() => caller.abort(), 5);
    const reason = await pending.catch((error: unknown) => error);
    expect(reason).toBe(caller.signal.reason);
    expect(reason).not.toBeInstanceOf(ApiError);
  });

  it('before it has begun', async () => {
    const reason = await call(clientOver(fine), text, {}, AbortSignal.abort('adiós')).catch((error: unknown) => error);
    expect(reason).toBe('adiós');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(sent).toEqual([]);
  });
});

describe('one call is one request', () => {
  it.each([401, 408, 425, 429, 500, 502, 503, 504])('HTTP %i is not tried again', async (status) => {
    await failureOf(
      call(
        clientOver(() => new Response(null, { status })),
        echo,
        { body: {} },
      ),
    );
    expect(sent).toHaveLength(1);
  });
});

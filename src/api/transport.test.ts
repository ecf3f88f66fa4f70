import { describe, expect, it, vi } from 'vitest';
import {
  BASE,
  call,
  cipher,
  clientOver,
  echo,
  failureOf,
  fine,
  lastSent,
  plain,
  startEachCallFresh,
  TOKEN,
  world,
} from '#testing/transportWorld.ts';
import { failureTexts } from './apiError.ts';
import * as autenticacion from './contract/autenticacion.ts';
import { cambiarClave } from './contract/credenciales.ts';
import * as cuentas from './contract/cuentas.ts';
import * as perfilSocio from './contract/perfilSocio.ts';
import * as transferencias from './contract/transferencias.ts';

startEachCallFresh();

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
    await call(client, { ...echo, path: '//prueba/Eco' }, { body: {} });
    expect(world.sent.map(({ url }) => url)).toEqual([expected, expected, expected]);
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
    expect(world.sent).toEqual([]);
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
    expect([headers.get('content-type'), headers.get('accept')]).toEqual(['application/json', 'application/json']);
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
    world.location = { ipAddress: '190.15.1.2', countryCode: 'EC', latitude: -2.9, longitude: -79, altitude: 2560 };
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
    world.token = '';
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
    const before = world.sent.length;
    await expect(call(client, transferencias.validarInternas, { body: { ...order, valor: 0.5 } })).rejects.toThrow(
      RangeError,
    );
    expect(world.sent).toHaveLength(before);
  });

  it('sends nothing for a call that says nothing', async () => {
    await call(clientOver(fine), echo);
    expect(await lastSent().text()).toBe('');
  });

  it('makes up no secret: the registration has no password in its first step', async () => {
    const body = {
      tipoIdentificacion: 1,
      identificacion: '0159999010',
      fechaNacimiento: '1990-01-31',
      numeroCuenta: '1',
    };
    await call(
      clientOver(() => plain({ ok: true, data: null }), { wrapBodies: false }),
      autenticacion.validarIdentidad,
      { body },
    );
    expect(await bodyOf(lastSent())).toEqual(body);
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

describe('one call is one request', () => {
  it.each([401, 408, 425, 429, 500, 502, 503, 504])('HTTP %i is not tried again', async (status) => {
    await failureOf(
      call(
        clientOver(() => new Response(null, { status })),
        echo,
        { body: {} },
      ),
    );
    expect(world.sent).toHaveLength(1);
  });
});

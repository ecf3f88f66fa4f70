import { beforeEach, describe, expect, it } from 'vitest';
import * as autenticacion from '#api/contract/autenticacion.ts';
import * as informacion from '#api/contract/informacion.ts';
import * as perfilSocio from '#api/contract/perfilSocio.ts';
import * as tokens from '#api/contract/tokens.ts';
import { toDemoTime } from './bank/clock.ts';
import { createCooperative } from './cooperative.ts';
import { createDemo } from './demo.ts';
import { createTestCaller, TEST_DEVICE, TEST_ORIGIN, TEST_POSITION } from './testCaller.ts';

const silent = { onRejected: () => undefined };
const demo = createDemo(silent);
const { call, request, send } = createTestCaller(demo);
const token = () => demo.signIn().token;

beforeEach(() => demo.reset());

describe('headers of a request (§7, D-34)', () => {
  const encrypted = async (value: unknown) => demo.cipher.encrypt(JSON.stringify(value));
  const statusWith = async (headers: Record<string, string | null>) =>
    (await call(perfilSocio.leer, { token: token(), headers })).status;

  it.each(['dispositivo', 'posicion', 'ippublica', 'codigopais', 'Content-Type'])('must have %s', async (name) => {
    expect(await statusWith({ [name]: null })).toBe(400);
  });

  it.each(['dispositivo', 'posicion', 'ippublica', 'codigopais'])('must have %s encrypted', async (name) => {
    const inTheClear = name === 'dispositivo' ? JSON.stringify(TEST_DEVICE) : 'EC';
    expect(await statusWith({ [name]: inTheClear })).toBe(400);
    expect(await statusWith({ [name]: '' })).toBe(400);
  });

  it.each([
    ['another device type', { ...TEST_DEVICE, codigoTipoDispositivo: 2 }],
    ['an extra field', { ...TEST_DEVICE, otro: 1 }],
    ['no model', { ...TEST_DEVICE, modelo: '' }],
    ['a list', [TEST_DEVICE]],
  ])('refuse a device with %s', async (_, device) => {
    expect(await statusWith({ dispositivo: await encrypted(device) })).toBe(400);
  });

  it.each([
    ['text as a coordinate', { ...TEST_POSITION, longitud: '-79' }],
    ['a missing key', { longitud: null, latitud: null, isMocked: false }],
    ['isMocked as text', { ...TEST_POSITION, isMocked: 'false' }],
  ])('refuse a position with %s', async (_, position) => {
    expect(await statusWith({ posicion: await encrypted(position) })).toBe(400);
  });

  it('take a known position', async () => {
    const posicion = await encrypted({ longitud: -79, latitud: -2.9, altitud: 2550, isMocked: false });
    expect(await statusWith({ posicion })).toBe(200);
  });

  it.each([
    ['ippublica', '190.15.1.2'],
    ['ippublica', '2800:4f0:1::2'],
    ['ippublica', '::ffff:190.15.1.2'],
    ['codigopais', 'EC'],
  ])('take %s as the bare text «%s» (D-34)', async (name, text) => {
    expect(await statusWith({ [name]: await demo.cipher.encrypt(text) })).toBe(200);
  });

  it.each([
    ['ippublica', 'undefined'],
    ['ippublica', '[object Object]'],
    ['ippublica', '"190.15.1.2"'],
    ['ippublica', 'EC'],
    ['codigopais', 'undefined'],
    ['codigopais', 'null'],
    ['codigopais', '"EC"'],
  ])('refuse %s with «%s»', async (name, text) => {
    expect(await statusWith({ [name]: await demo.cipher.encrypt(text) })).toBe(400);
  });

  it('take a charset beside the JSON type, and no other type', async () => {
    expect(await statusWith({ 'Content-Type': 'application/json; charset=utf-8' })).toBe(200);
    expect(await statusWith({ 'Content-Type': 'text/plain' })).toBe(400);
    expect(await statusWith({ 'Content-Type': 'application/jsonp' })).toBe(400);
  });
});

describe('encryption (D-28, D-33)', () => {
  const credentials = { usuario: 'mfguaman', clave: 'Ribera2026' };
  const plain = createDemo({ ...silent, config: { encryption: { ...demo.config.encryption, enabled: false } } });
  const plainCaller = createTestCaller(plain);

  it('on: refuses a body in the clear, off: refuses a wrapped one', async () => {
    const body = JSON.stringify({ ...credentials, clave: await demo.cipher.encrypt(credentials.clave) });
    const wrapped = JSON.stringify({ value: await demo.cipher.encrypt(body) });
    const on = (rawBody: string) => call(autenticacion.validarIdentidad, { rawBody });
    const off = (rawBody: string) => plainCaller.call(autenticacion.validarIdentidad, { rawBody });
    expect([(await on(wrapped)).ok, (await on(body)).status]).toEqual([true, 400]);
    expect([(await off(body)).ok, (await off(wrapped)).status]).toEqual([true, 400]);
  });

  it('wants passwords encrypted even when it is off', async () => {
    const answer = await plainCaller.call(autenticacion.validarIdentidad, { rawBody: JSON.stringify(credentials) });
    expect([answer.status, answer.codes]).toEqual([400, ['-9999-00-02']]);
  });

  it('tells no fault of decryption from another (no padding oracle)', async () => {
    const good = await demo.cipher.encrypt(JSON.stringify(credentials));
    const flipped = `${good.slice(0, 10)}${good.charAt(10) === 'A' ? 'B' : 'A'}${good.slice(11)}`;
    const values = [
      '',
      'no es base64',
      'AAAA',
      good.slice(0, -4),
      good.slice(4),
      flipped,
      await demo.cipher.encrypt('{'),
      42,
    ];
    const bodies = new Set<string>();
    for (const value of values) {
      const response = await demo.cooperative.fetch(
        await request(autenticacion.validarIdentidad, { rawBody: JSON.stringify({ value }) }),
      );
      bodies.add(`${response.status} ${await response.text()}`);
    }
    expect(bodies.size).toBe(1);
  });

  it('never lets an answer be stored, good or bad', async () => {
    const answers = [await call(perfilSocio.leer, { token: token() }), await call(perfilSocio.leer)];
    for (const { response } of answers) expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('paths (D-16)', () => {
  it.each(['PerfilSocio', 'perfilsocio', 'perfilSocio/', 'nada', ''])(
    'are taken to the letter: «%s» is not found',
    async (path) => {
      expect((await call(perfilSocio.leer, { token: token(), path })).status).toBe(404);
    },
  );

  it('do not take another method', async () => {
    const sent = await request(tokens.generar, { token: token(), body: {} });
    const asGet = new Request(sent.url, { headers: sent.headers });
    expect((await send(asGet)).status).toBe(405);
  });
});

describe('CORS (ASVS 3.4.2, 3.5.1)', () => {
  const friend = 'https://banca.sierraazul.test';
  const { call: callFrom } = createTestCaller({
    ...demo,
    cooperative: createCooperative({
      bank: demo.bank,
      cipher: demo.cipher,
      wrapBodies: true,
      basePath: '/api',
      allowedOrigins: [friend],
    }),
  });
  const from = (origin: string) => callFrom(perfilSocio.leer, { token: token(), headers: { Origin: origin } });

  it('names an allowed origin to the letter, with credentials', async () => {
    const { status, response } = await from(friend);
    expect(status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(friend);
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(response.headers.get('Vary')).toContain('Origin');
  });

  it.each([`${friend}.ladron.test`, 'http://banca.sierraazul.test', 'null', '*'])(
    'answers nothing to %s',
    async (origin) => {
      const { ok, response } = await from(origin);
      expect([ok, response.headers.get('Access-Control-Allow-Origin')]).toEqual([false, null]);
    },
  );

  it('needs no CORS on its own origin', async () => {
    const { ok, response } = await from(TEST_ORIGIN);
    expect([ok, response.headers.get('Access-Control-Allow-Origin')]).toEqual([true, null]);
  });

  it('answers a preflight with the headers of §7, only to an allowed origin', async () => {
    const preflight = async (origin: string) => {
      const cooperative = createCooperative({ ...demo, wrapBodies: true, basePath: '/api', allowedOrigins: [friend] });
      const headers = { Origin: origin, 'Access-Control-Request-Method': 'GET' };
      return cooperative.fetch(new Request(`${TEST_ORIGIN}/api/perfilSocio`, { method: 'OPTIONS', headers }));
    };
    const allowed = await preflight(friend);
    expect([allowed.status, allowed.headers.get('Access-Control-Allow-Origin')]).toEqual([204, friend]);
    expect(allowed.headers.get('Access-Control-Allow-Methods')).toBe('GET, OPTIONS');
    for (const name of ['authorization', 'content-type', 'dispositivo', 'posicion', 'ippublica', 'codigopais']) {
      expect(allowed.headers.get('Access-Control-Allow-Headers')).toContain(name);
    }
    const foreign = await preflight('https://ladron.test');
    expect([foreign.status, foreign.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
  });
});

describe('live mode (demo-bank.md «Rules»)', () => {
  it('moves every date of an answer by whole days and keeps the hour', async () => {
    const shifted = createDemo({ ...silent, now: () => toDemoTime(Date.UTC(2027, 0, 19, 20), 60) });
    const cooperative = createCooperative({ ...shifted, wrapBodies: true, basePath: '/api', shiftDays: 60 });
    const { call: callLive } = createTestCaller({ ...shifted, cooperative });
    const answer = await callLive(autenticacion.ultimoAcceso, { token: shifted.signIn().token });
    expect(answer.data).toEqual({ fecha: '2027-01-18T20:42:00', dispositivo: 'CHROME EN WINDOWS 11' });
  });

  it('moves every date of a request back to the books', async () => {
    const cooperative = createCooperative({ ...demo, wrapBodies: true, basePath: '/api', shiftDays: 60 });
    const body = { nombre: 'Ana', correo: 'ana@example.com', tipo: 'QUEJA', mensaje: '2027-01-19' };
    await createTestCaller({ ...demo, cooperative }).call(informacion.insertarSugerencia, { body });
    expect(demo.bank.state.suggestions).toMatchObject([{ numeroTramite: '10482', mensaje: '2026-11-20' }]);
  });
});

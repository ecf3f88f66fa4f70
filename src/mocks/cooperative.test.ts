import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#api/contract/all.ts';
import * as autenticacion from '#api/contract/autenticacion.ts';
import * as contrato from '#api/contract/contrato.ts';
import * as credenciales from '#api/contract/credenciales.ts';
import * as cupos from '#api/contract/cupos.ts';
import * as informacion from '#api/contract/informacion.ts';
import * as marketing from '#api/contract/marketing.ts';
import * as perfilSocio from '#api/contract/perfilSocio.ts';
import * as tokens from '#api/contract/tokens.ts';
import * as transacciones from '#api/contract/transacciones.ts';
import { toDemoTime } from './bank/clock.ts';
import { NotAnswered } from './bank/refusal.ts';
import { createCooperative } from './cooperative.ts';
import { createDemo } from './demo.ts';
import { answerOf, isAnswered } from './handlers/all.ts';
import { createTestCaller, TEST_DEVICE, TEST_ORIGIN, TEST_POSITION } from './testCaller.ts';

const silent = { onRejected: () => undefined };
const demo = createDemo(silent);
const { call, request, send } = createTestCaller(demo);
const token = () => demo.signIn().token;

beforeEach(() => demo.reset());

describe('a story of a member (§4)', () => {
  it('signs in, sees the profile, confirms with the code, saves', async () => {
    const credentials = { usuario: 'mfguaman', clave: 'Ribera2026' };
    const first = await call(autenticacion.validarIdentidad, { body: credentials });
    const { idTransaccion } = first.data as { idTransaccion: string };
    const session = await call(autenticacion.iniciarSesion, { body: { ...credentials, idTransaccion } });
    const open = { token: (session.data as { token: string }).token };

    const profile = await call(perfilSocio.leer, open);
    expect(profile.data).toMatchObject({ nombres: 'MARIA FERNANDA', celular: '0900000214', numeroSocio: '48213' });
    expect((await call(autenticacion.ultimoAcceso, open)).data).toEqual({
      fecha: '2026-11-19T20:42:00',
      dispositivo: 'CHROME EN WINDOWS 11',
    });
    expect((await call(transacciones.cuentasOrigen, open)).data).toEqual([
      { descripcion: 'AHORRO A LA VISTA', numeroCuenta: '010201004871', saldoDisponible: 2846.37 },
      { descripcion: 'AHORRO NEGOCIO', numeroCuenta: '010201012604', saldoDisponible: 1238.9 },
    ]);

    const generated = await call(tokens.generar, { ...open, body: {} });
    const guid = (generated.data as { idTransaccion: string }).idTransaccion;
    expect((await call(tokens.autorizar, { ...open, body: { guid, codigoToken: '123456' } })).ok).toBe(true);
    const body = { idTransaccion: guid, correo: 'nueva@example.com', Telefono: '0900000999' };
    expect((await call(perfilSocio.actualizarDatos, { ...open, body })).ok).toBe(true);
    expect((await call(perfilSocio.leer, open)).data).toMatchObject({
      correo: 'nueva@example.com',
      celular: '0900000999',
    });
    expect((await call(perfilSocio.actualizarDatos, { ...open, body })).codes).toEqual(['-0005-01-08']);
  });

  it('changes the consent by GET and reads it back (D-15, D-16)', async () => {
    const open = { token: token() };
    expect((await call(perfilSocio.actualizarTratamientoDatos, { ...open, params: { value: 'false' } })).ok).toBe(true);
    expect((await call(perfilSocio.recuperaEstadoTratamientoDatos, open)).data).toBe(false);
    expect((await call(perfilSocio.actualizarTratamientoDatos, { ...open, params: { value: 'no' } })).status).toBe(400);
  });

  it('saves limits up to their maximum, and none of them when one is above it (-0003-01-01)', async () => {
    const open = { token: token() };
    const params = { numeroCuenta: '010201004871' };
    const limits = (await call(cupos.leer, { ...open, params })).data as Record<string, number>;
    const body = { ...limits, valorInternoDiario: 5000, valorFacilitoDiario: 0, ...params };
    expect((await call(cupos.modificar, { ...open, body })).ok).toBe(true);
    const { codes } = await call(cupos.modificar, { ...open, body: { ...body, valorInternoDiario: 5000.01 } });
    expect(codes).toEqual(['-0003-01-01']);
    for (const wrong of [-1, 0.001]) {
      const refused = await call(cupos.modificar, { ...open, body: { ...body, valorInternoDiario: wrong } });
      expect([refused.status, refused.codes]).toEqual([400, ['-9999-00-02']]);
    }
    expect((await call(cupos.leer, { ...open, params })).data).toMatchObject({
      valorInternoDiario: 5000,
      valorFacilitoDiario: 0,
    });
  });

  it.each(['010201009356', '010201018840', 'nada'])(
    'has no limits for %s (-0003-01-02, ASVS 8.2.2)',
    async (numeroCuenta) => {
      const answer = await call(cupos.leer, { token: token(), params: { numeroCuenta } });
      expect(answer.codes).toEqual(['-0003-01-02']);
    },
  );

  it.each(['1', '2'])('has a document %s that is a PDF', async (id) => {
    const { data } = await call(contrato.leer, { params: { id } });
    const pdf = atob((data as { contrato: string }).contrato);
    expect(pdf.startsWith('%PDF-1.4')).toBe(true);
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
    const offsets = Array.from(pdf.slice(table).matchAll(/(\d{10}) 00000 n/g), ([, offset]) => Number(offset));
    for (const [index, offset] of offsets.entries())
      expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  });

  it('has an answer to every call of the contract, and fails loudly on one that the bank does not know', () => {
    const unanswered = contract.filter((endpoint) => !isAnswered(endpoint)).map(({ id }) => id);
    expect(unanswered, 'falta su answering(…) en el archivo de su área, src/mocks/handlers/').toEqual([]);
    const context = { bank: demo.bank, session: null, device: TEST_DEVICE, toWire: (day: string) => day };
    expect(() => answerOf({ ...cupos.leer, id: 'cupos.otra' }, context, {})).toThrow(NotAnswered);
  });
});

describe('the way in, over the wire', () => {
  const idOf = ({ data }: { data: unknown }) => (data as { idTransaccion: string }).idTransaccion;
  const authorise = async (guid: string, open = {}) =>
    (await call(tokens.autorizar, { ...open, body: { guid, codigoToken: '123456' } })).codes;
  const proof = {
    tipoIdentificacion: 1,
    identificacion: '0159999028',
    fechaNacimiento: '1979-03-21',
    numeroCuenta: '010201007733',
  };
  const form = {
    usuario: 'caloja',
    clave: 'Amanecer2027',
    preguntas: ['01', '02', '03'].map((codigo) => ({ codigo, respuesta: 'Canela' })),
    aceptaTerminos: true,
    aceptaTratamientoDatos: true,
  };

  it('registers a person, who signs in and finds the account (B.2, B.3)', async () => {
    const checked = await call(autenticacion.validarIdentidad, { body: proof });
    expect(checked.data).toEqual({ idTransaccion: expect.any(String) as string, requiereToken: true });
    const body = { ...form, idTransaccion: idOf(checked) };
    expect((await call(credenciales.registro, { body })).codes).toEqual(['-0005-01-08']);
    expect(await authorise(idOf(checked))).toEqual([]);
    const registered = await call(credenciales.registro, { body });
    expect([registered.ok, registered.data]).toEqual([true, null]);

    const credentials = { usuario: 'caloja', clave: 'Amanecer2027' };
    const idTransaccion = idOf(await call(autenticacion.validarIdentidad, { body: credentials }));
    const entered = await call(autenticacion.iniciarSesion, { body: { ...credentials, idTransaccion } });
    const open = { token: (entered.data as { token: string }).token };
    expect((await call(transacciones.cuentasOrigen, open)).data).toEqual([
      { descripcion: 'AHORRO A LA VISTA', numeroCuenta: '010201007733', saldoDisponible: 512.4 },
    ]);
    expect((await call(autenticacion.ultimoAcceso, open)).data).toEqual({ fecha: null, dispositivo: null });
  });

  it('does not move a birth date in live mode', async () => {
    const cooperative = createCooperative({ ...demo, wrapBodies: true, basePath: '/api', shiftDays: 60 });
    const { call: callLive } = createTestCaller({ ...demo, cooperative });
    expect((await callLive(autenticacion.validarIdentidad, { body: proof })).ok).toBe(true);
  });

  it('wants the new password encrypted (D-28)', async () => {
    const rawBody = JSON.stringify({
      value: await demo.cipher.encrypt(JSON.stringify({ ...form, idTransaccion: 'x' })),
    });
    expect((await call(credenciales.registro, { rawBody })).status).toBe(400);
  });

  it.each([
    [autenticacion.validarIdentidad, { ...proof, fechaNacimiento: '21/03/1979' }],
    [autenticacion.validarIdentidad, { ...proof, identificacion: '0159999029' }],
    [credenciales.registro, { ...form, idTransaccion: 'x', aceptaTerminos: false }],
    [
      credenciales.solicitarRecuperacionClave,
      { usuario: 'mfguaman', tipoIdentificacion: 1, identificacion: '0159999011' },
    ],
    [credenciales.recuperarUsuario, { tipoIdentificacion: 1, identificacion: '0159999010', correo: 'maria' }],
    [
      credenciales.recuperarUsuario,
      { tipoIdentificacion: 3, identificacion: '0159999010', correo: 'maria.guaman@example.com' },
    ],
  ])('refuses what cannot be meant: $id (-9999-00-02)', async (endpoint, body) => {
    const { status, codes } = await call(endpoint, { body });
    expect([status, codes]).toEqual([400, ['-9999-00-02']]);
  });

  it('asks a new device for a code and knows it by the header from then on', async () => {
    const credentials = { usuario: 'almorocho', clave: 'Amanecer2026' };
    const check = (headers = {}) => call(autenticacion.validarIdentidad, { body: credentials, headers });
    const first = await check();
    expect(first.data).toMatchObject({ requiereToken: true, primerNombre: 'ANA' });
    const enter = () => call(autenticacion.iniciarSesion, { body: { ...credentials, idTransaccion: idOf(first) } });
    expect((await enter()).codes).toEqual(['-0005-01-08']);
    expect(await authorise(idOf(first))).toEqual([]);
    expect((await enter()).ok).toBe(true);
    expect((await check()).data).toMatchObject({ requiereToken: false });
    const other = await demo.cipher.encrypt(JSON.stringify({ ...TEST_DEVICE, idDispositivo: 'otro' }));
    expect((await check({ dispositivo: other })).data).toMatchObject({ requiereToken: true });
  });

  it('recovers a password also where somebody is signed in, and a session’s transaction stays its own', async () => {
    const body = { usuario: 'rosaquinde', tipoIdentificacion: 1, identificacion: '0159999051' };
    const guid = idOf(await call(credenciales.solicitarRecuperacionClave, { body }));
    const open = { token: token() };
    expect(await authorise(guid, open)).toEqual([]);
    const recovered = await call(credenciales.recuperarClave, {
      body: { idTransaccion: guid, claveNueva: 'Laguna2027' },
    });
    expect(recovered.ok).toBe(true);
    const confirmation = idOf(await call(tokens.generar, { ...open, body: {} }));
    expect(await authorise(confirmation)).toEqual(['-0004-02-01']);
    expect(await authorise(confirmation, { token: token() })).toEqual(['-0004-02-01']);
    expect(await authorise(confirmation, open)).toEqual([]);
  });

  it('is all answered', () => {
    for (const endpoint of [
      ...Object.values(autenticacion),
      ...Object.values(informacion),
      ...Object.values(marketing),
    ])
      expect([endpoint.id, isAnswered(endpoint)]).toEqual([endpoint.id, true]);
  });
});

describe('a forced password change (B.3)', () => {
  it('answers -0001-05-04 to everything but three calls, until it is done', async () => {
    const open = { token: demo.signIn('jcloja').token };
    expect((await call(transacciones.cuentasOrigen, open)).codes).toEqual(['-0001-05-04']);
    expect((await call(tokens.generar, { ...open, body: {} })).codes).toEqual(['-0001-05-04']);
    expect((await call(perfilSocio.recuperaEstadoTratamientoDatos, open)).codes).toEqual(['-0001-05-04']);
    expect((await call(perfilSocio.leer, open)).ok).toBe(true);
    expect((await call(autenticacion.ultimoAcceso, open)).data).toEqual({ fecha: null, dispositivo: null });
    const body = { claveAnterior: 'Temporal1', claveNueva: 'Nueva2027' };
    expect((await call(credenciales.cambiarClave, { ...open, body })).ok).toBe(true);
    expect((await call(transacciones.cuentasOrigen, open)).data).toHaveLength(1);
  });
});

describe('the session’s token', () => {
  it.each([undefined, '', 'nada', '__proto__'])('is wanted: %s answers 403', async (wrong) => {
    const answer = await call(perfilSocio.leer, wrong === undefined ? {} : { token: wrong });
    expect([answer.status, answer.ok]).toEqual([403, false]);
  });

  it('must be good where none is needed', async () => {
    expect((await call(contrato.leer, { params: { id: '1' }, token: 'nada' })).status).toBe(403);
  });

  it('ends on the trigger sim=403, as header and as query (C.6)', async () => {
    for (const sim of [{ headers: { sim: '403' } }, { query: { sim: '403' } }]) {
      const open = { token: token() };
      expect((await call(perfilSocio.leer, { ...open, ...sim })).status).toBe(403);
      expect((await call(perfilSocio.leer, open)).status).toBe(403);
    }
  });
});

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

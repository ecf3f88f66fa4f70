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
import { NotAnswered } from './bank/refusal.ts';
import { createCooperative } from './cooperative.ts';
import { createDemo } from './demo.ts';
import { answerOf, isAnswered } from './handlers/all.ts';
import { createTestCaller, TEST_DEVICE } from './testCaller.ts';

const silent = { onRejected: () => undefined };
const demo = createDemo(silent);
const { call } = createTestCaller(demo);
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

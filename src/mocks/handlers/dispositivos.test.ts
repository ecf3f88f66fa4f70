import { describe, expect, it } from 'vitest';
import * as autenticacion from '#api/contract/autenticacion.ts';
import * as credenciales from '#api/contract/credenciales.ts';
import * as dispositivos from '#api/contract/dispositivos.ts';
import { oldDevice } from '#testing/deviceSample.ts';
import { startEachTestAtTheBank } from '#testing/handlerWorld.ts';
import { signedInCaller } from '../memberCaller.ts';
import { createTestCaller, TEST_DEVICE } from '../testCaller.ts';

const { demo, call, maria } = startEachTestAtTheBank();

interface Row {
  idDispositivo: string;
  modelo: string;
  alias: string | null;
  ultimoAcceso: string | null;
  ciudad: string | null;
  actual: boolean;
  generaToken: boolean;
}

const listOf = async (who = maria) => (await who.dataOf(dispositivos.leer)) as Row[];
const remove = async (idDispositivo: string, who = maria) =>
  who.orderedCodesOf(dispositivos.eliminar, { idDispositivo });

/** Signs in as a browser does and answers its list. */
async function signInFrom(idDispositivo: string, modelo: string, usuario = 'mfguaman', clave = 'Ribera2026') {
  const headers = {
    dispositivo: await demo.cipher.encrypt(JSON.stringify({ ...TEST_DEVICE, idDispositivo, modelo })),
  };
  const first = await call(autenticacion.validarIdentidad, { body: { usuario, clave }, headers });
  const { idTransaccion } = first.data as { idTransaccion: string };
  const second = await call(autenticacion.iniciarSesion, { body: { usuario, clave, idTransaccion }, headers });
  const { token } = second.data as { token: string };
  const list = async () => await call(dispositivos.leer, { token, headers });
  return { token, list, rows: async () => (await list()).data as Row[] };
}

describe('demo-bank.md C.5: the devices of a member', () => {
  it('C.5: DEV-1 is in use, DEV-2 makes the codes, DEV-3 is to be removed', async () => {
    expect(await listOf()).toEqual([
      {
        idDispositivo: 'DEV-1',
        modelo: 'Chrome en Windows',
        alias: null,
        codigoTipoDispositivo: '1',
        ultimoAcceso: '2026-11-19T20:42:00',
        ciudad: 'Cuenca',
        actual: true,
        generaToken: false,
      },
      {
        idDispositivo: 'DEV-2',
        modelo: 'Samsung Galaxy A54',
        alias: null,
        codigoTipoDispositivo: '2',
        ultimoAcceso: '2026-11-19T07:15:00',
        ciudad: 'Cuenca',
        actual: false,
        generaToken: true,
      },
      oldDevice,
    ]);
  });

  it('C.5: the first real browser takes the place of DEV-1, its name stays; the next one is added by its own', async () => {
    const first = await signInFrom('browser-a', 'Firefox en Linux');
    expect((await first.rows())[0]).toMatchObject({
      idDispositivo: 'browser-a',
      modelo: 'Chrome en Windows',
      ultimoAcceso: '2026-11-20T10:15:00',
      ciudad: 'Cuenca',
      actual: true,
    });
    expect(demo.bank.memberOf('mfguaman')?.user?.knownDevices).toEqual(['DEV-3', 'browser-a']);
    // The session that began as DEV-1 goes on as that browser.
    expect((await listOf())[0]).toMatchObject({ idDispositivo: 'browser-a', actual: true });
    const second = await signInFrom('browser-b', 'Safari en macOS');
    const rows = await second.rows();
    expect(rows.map(({ modelo, actual }) => [modelo, actual])).toEqual([
      ['Chrome en Windows', false],
      ['Samsung Galaxy A54', false],
      ['Firefox en Linux', false],
      ['Safari en macOS', true],
    ]);
    expect(rows[3]).toMatchObject({ idDispositivo: 'browser-b', ciudad: null });
    // Again, nothing new.
    expect(await (await signInFrom('browser-b', 'Safari en macOS')).rows()).toHaveLength(4);
  });

  it('C.5: a member without devices gets the first by signing in; one who confirms by code has a telephone', async () => {
    const { list } = await signInFrom('browser-a', 'Firefox en Linux', 'jcloja', 'Temporal1');
    // The forced change keeps the list away, not the device.
    expect((await list()).codes).toEqual(['-0001-05-04']);
    const devices = demo.bank.state.devices.filter(({ owner }) => owner === '50377');
    expect(devices.map(({ modelo, makesCodes }) => [modelo, makesCodes])).toEqual([
      ['Motorola Moto G34', true],
      ['Firefox en Linux', false],
    ]);
    for (const { numeroSocio, hasTokenDevice } of Object.values(demo.bank.state.members)) {
      const telephones = demo.bank.state.devices.filter((one) => one.owner === numeroSocio && one.makesCodes);
      expect([numeroSocio, telephones.length]).toEqual([numeroSocio, hasTokenDevice ? 1 : 0]);
    }
  });

  it('C.5: nobody sees, names or removes another’s devices', async () => {
    const ana = signedInCaller(demo, 'almorocho');
    expect((await listOf(ana)).map(({ modelo, actual }) => [modelo, actual])).toEqual([
      ['Samsung Galaxy A25', false],
      ['Chrome en Windows', true],
    ]);
    const body = { idDispositivo: 'DEV-3', alias: 'Mío' };
    expect(await ana.codesOf(dispositivos.modificar, { body })).toEqual([400, '-9999-00-02']);
    expect(await remove('DEV-3', ana)).toEqual([400, '-9999-00-02']);
    expect(await listOf()).toHaveLength(3);
    // Entering again makes no further device.
    expect(await listOf(signedInCaller(demo, 'almorocho'))).toHaveLength(2);
  });

  it('D-58: the browsers of a deleted user are forgotten, the telephone that makes the codes is not', async () => {
    const body = { idTransaccion: await maria.authorised() };
    expect(await maria.codesOf(credenciales.eliminarMiUsuario, { body })).toEqual([200]);
    const left = demo.bank.state.devices.filter(({ owner }) => owner === '48213');
    expect(left.map(({ idDispositivo }) => idDispositivo)).toEqual(['DEV-2']);
  });
});

describe('contract B.3: naming a device', () => {
  it('keeps the name, blanks off, over a reload', async () => {
    const body = { idDispositivo: 'DEV-3', alias: '  Computador de la oficina ' };
    expect(await maria.codesOf(dispositivos.modificar, { body })).toEqual([200]);
    expect((await listOf())[2]).toMatchObject({ modelo: 'Firefox en Linux', alias: 'Computador de la oficina' });
    const saved = JSON.parse(JSON.stringify(demo.bank.save())) as ReturnType<typeof demo.bank.save>;
    demo.bank.reset();
    demo.bank.restore(saved);
    expect((await listOf())[2]).toMatchObject({ alias: 'Computador de la oficina' });
  });

  it.each([
    ['an unknown device', { idDispositivo: 'DEV-9', alias: 'Casa' }],
    ['a key of every object', { idDispositivo: '__proto__', alias: 'Casa' }],
    ['a blank name', { idDispositivo: 'DEV-3', alias: '   ' }],
    ['more than 40 characters', { idDispositivo: 'DEV-3', alias: 'x'.repeat(41) }],
    ['a control character', { idDispositivo: 'DEV-3', alias: 'a\u0007b' }],
  ])('-9999-00-02: %s', async (_, body) => {
    expect(await maria.codesOf(dispositivos.modificar, { body })).toEqual([400, '-9999-00-02']);
    expect((await listOf()).map(({ alias }) => alias)).toEqual([null, null, null]);
  });
});

describe('contract B.3: removing a device', () => {
  it('removes it, ends its sessions and makes it new when it comes again', async () => {
    const removed = await signInFrom('browser-a', 'Firefox en Linux');
    const kept = await signInFrom('browser-b', 'Safari en macOS');
    const who = createTestCaller(demo);
    const idTransaccion = demo.bank.transactions.generate(demo.bank.sessions.resume(kept.token));
    demo.bank.transactions.authorise(idTransaccion, '123456', demo.bank.sessions.resume(kept.token));
    const body = { idTransaccion, idDispositivo: 'browser-a' };
    expect((await who.call(dispositivos.eliminar, { token: kept.token, body })).codes).toEqual([]);
    expect((await removed.list()).status).toBe(403);
    expect((await kept.rows()).map(({ idDispositivo }) => idDispositivo)).toEqual(['DEV-2', 'DEV-3', 'browser-b']);
    expect(demo.bank.memberOf('mfguaman')?.user?.knownDevices).toEqual(['DEV-3', 'browser-b']);
    const again = await signInFrom('browser-a', 'Firefox en Linux');
    expect((await again.rows()).at(-1)).toMatchObject({ idDispositivo: 'browser-a', modelo: 'Firefox en Linux' });
  });

  it('asks for a code again on a removed device where new ones are asked', async () => {
    const ana = { usuario: 'almorocho', clave: 'Amanecer2026' };
    demo.bank.memberOf('almorocho')?.user?.knownDevices.push('browser-a');
    const firefox = { idDispositivo: 'browser-a', modelo: 'Firefox en Linux' };
    const identify = () => demo.bank.access.identify(ana.usuario, ana.clave, 'browser-a');
    const { idTransaccion, requiereToken } = identify();
    expect(requiereToken).toBe(false);
    demo.bank.access.signIn(ana.usuario, ana.clave, idTransaccion, firefox);
    demo.bank.state.devices.push({
      idDispositivo: 'browser-0',
      owner: '51233',
      modelo: 'Chrome en Windows',
      alias: null,
      kind: 'web',
      lastUsedAt: null,
      city: null,
      makesCodes: false,
      isUnclaimed: false,
    });
    demo.bank.state.devices = demo.bank.state.devices.toSorted((one) => (one.idDispositivo === 'browser-0' ? -1 : 1));
    expect(await remove('browser-a', signedInCaller(demo, 'almorocho'))).toEqual([200]);
    expect(identify().requiereToken).toBe(true);
  });

  it.each([
    ['-0010-01-01', 200, 'DEV-1'],
    ['-0010-01-02', 200, 'DEV-2'],
    ['-9999-00-02', 400, 'DEV-9'],
  ])('%s leaves the transaction to be used', async (code, status, idDispositivo) => {
    const idTransaccion = await maria.authorised();
    const body = { idTransaccion, idDispositivo };
    expect(await maria.codesOf(dispositivos.eliminar, { body })).toEqual([status, code]);
    expect(demo.bank.state.transactions[idTransaccion]?.used).toBe(false);
    expect(await listOf()).toHaveLength(3);
  });

  it('-0005-01-08: not authorised, used before, or another’s', async () => {
    const idTransaccion = await maria.authorised();
    const body = { idTransaccion, idDispositivo: 'DEV-3' };
    const ana = signedInCaller(demo, 'almorocho');
    expect(await ana.codesOf(dispositivos.eliminar, { body })).toEqual([200, '-0005-01-08']);
    const unknown = { body: { ...body, idTransaccion: 'nada' } };
    expect(await maria.codesOf(dispositivos.eliminar, unknown)).toEqual([200, '-0005-01-08']);
    expect(await maria.codesOf(dispositivos.eliminar, { body })).toEqual([200]);
    expect(await maria.codesOf(dispositivos.eliminar, { body })).toEqual([200, '-0005-01-08']);
  });
});

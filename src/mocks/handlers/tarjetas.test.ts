import { describe, expect, it } from 'vitest';
import * as tarjetas from '#api/contract/tarjetas.ts';
import { startEachTestAtTheBank } from '#testing/handlerWorld.ts';
import { mastercard, visa } from '#testing/productSamples.ts';
import { signedInCaller } from '../memberCaller.ts';

const { demo, maria } = startEachTestAtTheBank();

const settings = {
  bloqueoTemporal: true,
  comprasInternet: false,
  comprasExterior: true,
  avances: true,
  notificaciones: false,
  cupoPorCompra: 750.5,
};
const detail = (codigoTarjeta: string) => maria.dataOf(tarjetas.leer, { params: { codigoTarjeta } });
const configure = async (configuracion: object, codigoTarjeta = 'TC-01', who = maria) =>
  who.codesOf(tarjetas.configurar, {
    params: { codigoTarjeta },
    body: { idTransaccion: await who.authorised(), configuracion },
  });

describe('contract B.3: the member’s cards (C.4)', () => {
  it('C.4: lists the card in use and the blocked one', async () => {
    expect(await maria.dataOf(tarjetas.lista)).toEqual([visa, mastercard]);
  });

  it('lists none of another member', async () => {
    expect(await signedInCaller(demo, 'almorocho').dataOf(tarjetas.lista)).toEqual([]);
  });
});

describe('contract B.3: the settings of a card', () => {
  it('are saved as a whole, over a reload', async () => {
    expect(await configure(settings)).toEqual([200]);
    expect(await detail('TC-01')).toMatchObject({ estado: 'BLOQUEADA', configuracion: settings });
    const saved = JSON.parse(JSON.stringify(demo.bank.save())) as ReturnType<typeof demo.bank.save>;
    demo.bank.reset();
    expect(await maria.codesOf(tarjetas.lista)).toEqual([403]);
    demo.bank.restore(saved);
    expect(await detail('TC-01')).toMatchObject({ configuracion: settings });
    expect(await detail('TC-02')).toMatchObject({ configuracion: { cupoPorCompra: 300 } });
  });

  it('a limit for one purchase that is left out stays as it is', async () => {
    const { cupoPorCompra: _left, ...switches } = settings;
    expect(await configure(switches)).toEqual([200]);
    expect(await detail('TC-01')).toMatchObject({ configuracion: { ...switches, cupoPorCompra: 500 } });
  });

  it('-0009-02-01: more for one purchase than the card’s limit, which itself is allowed', async () => {
    expect(await configure({ ...settings, cupoPorCompra: 2500.01 })).toEqual([200, '-0009-02-01']);
    expect(await detail('TC-01')).toMatchObject({ configuracion: { cupoPorCompra: 500, bloqueoTemporal: false } });
    expect(await configure({ ...settings, cupoPorCompra: 2500 })).toEqual([200]);
  });

  it.each(['TC-09', '__proto__'])('-0009-02-01: the unknown card %s', async (codigoTarjeta) => {
    expect(await configure(settings, codigoTarjeta)).toEqual([200, '-0009-02-01']);
  });

  it('-0009-02-01: another member’s card', async () => {
    expect(await configure(settings, 'TC-01', signedInCaller(demo, 'almorocho'))).toEqual([200, '-0009-02-01']);
    expect(await detail('TC-01')).toMatchObject({ configuracion: { bloqueoTemporal: false } });
  });

  it.each([-0.01, 100.001, 1e9])('-9999-00-02: %s is no amount of money', async (cupoPorCompra) => {
    expect(await configure({ ...settings, cupoPorCompra })).toEqual([400, '-9999-00-02']);
  });

  it('-0005-01-08: not authorised, used before, or for another card', async () => {
    const params = { codigoTarjeta: 'TC-01' };
    const unknown = { params, body: { idTransaccion: 'nada', configuracion: settings } };
    expect(await maria.codesOf(tarjetas.configurar, unknown)).toEqual([200, '-0005-01-08']);
    const idTransaccion = await maria.authorised();
    const body = { idTransaccion, configuracion: settings };
    const refused = { ...body, configuracion: { ...settings, cupoPorCompra: 9000 } };
    expect(await maria.codesOf(tarjetas.configurar, { params, body: refused })).toEqual([200, '-0009-02-01']);
    // Bound to what it first was for.
    expect(await maria.codesOf(tarjetas.configurar, { params, body })).toEqual([200, '-0005-01-08']);
    const other = { params, body: { ...body, idTransaccion: await maria.authorised() } };
    expect(await maria.codesOf(tarjetas.configurar, other)).toEqual([200]);
    expect(await maria.codesOf(tarjetas.configurar, other)).toEqual([200, '-0005-01-08']);
    const elsewhere = { ...other, params: { codigoTarjeta: 'TC-02' } };
    expect(await maria.codesOf(tarjetas.configurar, elsewhere)).toEqual([200, '-0005-01-08']);
  });
});

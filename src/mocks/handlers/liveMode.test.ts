import { describe, expect, it } from 'vitest';
import * as creditos from '#api/contract/creditos.ts';
import * as cuentas from '#api/contract/cuentas.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import * as tarjetas from '#api/contract/tarjetas.ts';
import { startEachTestAtTheBank, VISTA } from '#testing/handlerWorld.ts';
import { createCooperative } from '../cooperative.ts';
import { createTestCaller, type TestCall } from '../testCaller.ts';

const { demo } = startEachTestAtTheBank();

interface Page {
  totalRegistros: number;
  registros: { fecha: string }[];
}

const usual = { tipo: 'T', pagina: '1', tamano: '20' };

describe('live mode (demo-bank.md «Rules»)', () => {
  const SHIFT = 500;
  const cooperative = createCooperative({
    bank: demo.bank,
    cipher: demo.cipher,
    wrapBodies: true,
    basePath: '/api',
    shiftDays: SHIFT,
  });
  const live = createTestCaller({ ...demo, cooperative });
  const read = async (endpoint: AnyEndpoint, sent: TestCall) =>
    (await live.call(endpoint, { token: demo.signIn().token, ...sent })).data;

  it('takes the range of a question back to the books and moves the movements', async () => {
    const query = { ...usual, desde: '2028-03-17', hasta: '2028-04-03' };
    const page = (await read(cuentas.movimientos, { params: { numeroCuenta: VISTA }, query })) as Page;
    expect([page.totalRegistros, page.registros[0]?.fecha]).toEqual([13, '2028-04-03T08:00:00']);
  });

  it('counts twelve months on the caller’s calendar, with its 29 February', async () => {
    const year = { ...usual, desde: '2027-04-03', hasta: '2028-04-03' };
    expect(await read(cuentas.movimientos, { params: { numeroCuenta: VISTA }, query: year })).toMatchObject({
      totalRegistros: 254,
    });
    const longer = await live.call(cuentas.movimientos, {
      token: demo.signIn().token,
      params: { numeroCuenta: VISTA },
      query: { ...year, desde: '2027-04-02' },
    });
    expect(longer.codes).toEqual(['-0007-02-01']);
  });

  it('moves the dates of loans, cards and deposits', async () => {
    expect(await read(creditos.credito, { params: { numeroCredito: '020120001932' } })).toMatchObject({
      diasVencido: 6,
      proximaCuota: { fecha: '2028-04-27' },
    });
    expect(await read(tarjetas.leer, { params: { codigoTarjeta: 'TC-01' } })).toMatchObject({
      fechaCorte: '2028-03-24',
    });
    expect(await read(cuentas.cuenta, { params: { numeroCuenta: '010205003388' } })).toMatchObject({
      inversion: { fechaVencimiento: '2028-07-09' },
    });
  });

  it('moves the dates inside a PDF', async () => {
    const pdfOf = (document: unknown) => atob((document as { documento: string }).documento);
    const query = { desde: '2028-04-03', hasta: '2028-04-03' };
    const statement = pdfOf(await read(cuentas.estadoCuenta, { params: { numeroCuenta: VISTA }, query }));
    expect(statement).toContain('(03/04/2028 a 03/04/2028)');
    expect(statement).toContain('(03/04/2028)');
    expect(statement).not.toContain('/2026');
    const certificate = pdfOf(await read(cuentas.certificado, { params: { numeroCuenta: VISTA } }));
    expect(certificate).toContain('Emitido el 03/04/2028');
    expect(certificate).toContain('(Fecha de apertura: 27/07/2018)');
  });
});

import { describe, expect, it } from 'vitest';
import * as cuentasDestino from '#api/contract/cuentasDestino.ts';
import * as cupos from '#api/contract/cupos.ts';
import * as transacciones from '#api/contract/transacciones.ts';
import * as transferencias from '#api/contract/transferencias.ts';
import { rowsOf, startEachTestAtTheBank, VISTA } from '#testing/handlerWorld.ts';
import { oneOff, parts, rent, transferCaller } from '#testing/transferCaller.ts';
import { ConnectionDropped } from '../bank/refusal.ts';
import { RETURN_AFTER_MS } from '../bank/settlement.ts';
import { createCooperative } from '../cooperative.ts';
import { signedInCaller } from '../memberCaller.ts';

const world = startEachTestAtTheBank();

const { validationCodes, execute, executionCodes, receiptOf, movementsOf } = transferCaller(world.maria);

describe('idempotency (A.0 «Double-submission protection»)', () => {
  it('the same order again is the same receipt and no second debit, also long after the code', async () => {
    const idTransaccion = await world.maria.authorised();
    const sent = { body: { idTransaccion, ...rent } };
    const first = await world.maria.dataOf(transferencias.internas, sent);
    world.demo.clock.advance(5 * 60_000);
    expect(await world.maria.dataOf(transferencias.internas, sent)).toEqual(first);
    expect(world.demo.bank.ledger.movementsOf(VISTA).recent).toHaveLength(1);
  });

  it('-0005-01-09: another body or another operation under an executed transaction', async () => {
    const idTransaccion = await world.maria.authorised();
    await world.maria.dataOf(transferencias.internas, { body: { idTransaccion, ...rent } });
    expect(
      await world.maria.codesOf(transferencias.internas, { body: { idTransaccion, ...rent, concepto: 'Otro' } }),
    ).toEqual([200, '-0005-01-09']);
    expect(await world.maria.codesOf(transferencias.externas, { body: { idTransaccion, ...parts } })).toEqual([
      200,
      '-0005-01-09',
    ]);
    expect(world.demo.bank.ledger.movementsOf(VISTA).recent).toHaveLength(1);
  });

  it('-0005-01-08: a transaction without a code, expired, or of another session', async () => {
    const tab = signedInCaller(world.demo);
    const idTransaccion = await world.maria.authorised();
    expect(await tab.codesOf(transferencias.internas, { body: { idTransaccion, ...rent } })).toEqual([
      200,
      '-0005-01-08',
    ]);
    world.demo.clock.advance(180_000);
    expect(await world.maria.codesOf(transferencias.internas, { body: { idTransaccion, ...rent } })).toEqual([
      200,
      '-0005-01-08',
    ]);
    expect(await world.maria.codesOf(transferencias.internas, { body: { idTransaccion: 'nada', ...rent } })).toEqual([
      200,
      '-0005-01-08',
    ]);
  });

  it('-0005-01-08: another session does not get the receipt of an executed transaction by sending it again', async () => {
    const idTransaccion = await world.maria.authorised();
    await world.maria.dataOf(transferencias.internas, { body: { idTransaccion, ...rent } });
    const tab = signedInCaller(world.demo);
    expect(await tab.codesOf(transferencias.internas, { body: { idTransaccion, ...rent } })).toEqual([
      200,
      '-0005-01-08',
    ]);
  });

  it('a refused order may be sent again under its transaction, and only that order', async () => {
    const idTransaccion = await world.maria.authorised();
    const sent = { body: { idTransaccion, ...rent, valor: 1500.01 } };
    expect(await world.maria.codesOf(transferencias.internas, sent)).toEqual([200, '-0005-01-02']);
    expect(await world.maria.codesOf(transferencias.internas, { body: { idTransaccion, ...rent } })).toEqual([
      200,
      '-0005-01-08',
    ]);
    await world.maria.dataOf(cupos.modificar, {
      body: {
        numeroCuenta: VISTA,
        valorInternoDiario: 5000,
        valorInternoMensual: 10000,
        valorExternoDiario: 1000,
        valorExternoMensual: 5000,
        valorFacilitoDiario: 300,
        valorFacilitoMensual: 1500,
      },
    });
    expect(await world.maria.dataOf(transferencias.internas, sent)).toMatchObject({ estado: 'EXITOSA' });
  });
});

describe('triggers (C.6)', () => {
  it('…,77: the money has moved and no answer comes; receipt and repetition tell', async () => {
    const idTransaccion = await world.maria.authorised();
    const sent = { body: { idTransaccion, ...rent, valor: 80.77 } };
    await expect(world.maria.codesOf(transferencias.internas, sent)).rejects.toBeInstanceOf(ConnectionDropped);
    expect(await receiptOf(idTransaccion)).toMatchObject({ estado: 'EXITOSA', valor: 80.77, idTransaccion });
    expect(await world.maria.dataOf(transferencias.internas, sent)).toEqual(await receiptOf(idTransaccion));
    expect(world.demo.bank.ledger.movementsOf(VISTA).recent).toHaveLength(1);
  });

  it('…,88: no answer comes and nothing was executed, however often', async () => {
    const idTransaccion = await world.maria.authorised();
    const sent = { body: { idTransaccion, ...parts, valor: 80.88 } };
    for (let time = 0; time < 2; time += 1) {
      await expect(world.maria.codesOf(transferencias.externas, sent)).rejects.toBeInstanceOf(ConnectionDropped);
      expect(await receiptOf(idTransaccion)).toEqual({ idTransaccion, estado: 'NO_ENCONTRADA' });
    }
    expect(world.demo.bank.state.entries).toEqual([]);
  });

  it('…,77 and …,88 are refused as any other value when a rule forbids them', async () => {
    for (const valor of [1600.77, 1600.88])
      expect(await executionCodes(transferencias.internas, { ...rent, valor })).toEqual([200, '-0005-01-02']);
  });

  it('…,66 to another institution: in process, then back with a credit; fee and tax stay, the use is given back', async () => {
    const { numeroComprobante, estado } = await execute(transferencias.externas, { ...oneOff(), valor: 150.66 });
    expect(estado).toBe('EN_PROCESO');
    const executedAt = world.demo.clock.now();
    world.demo.clock.advance(RETURN_AFTER_MS - 1);
    expect(await receiptOf(numeroComprobante)).toMatchObject({ estado: 'EN_PROCESO' });
    const use = () => world.maria.dataOf(cupos.consumo, { params: { numeroCuenta: VISTA } });
    expect(await use()).toMatchObject({ valorExternoDiario: 150.66, valorExternoMensual: 210.66 });
    world.demo.clock.advance(60_001);
    expect(await receiptOf(numeroComprobante)).toMatchObject({ estado: 'DEVUELTA', valor: 150.66, comision: 0.36 });
    expect(await use()).toMatchObject({ valorExternoDiario: 0, valorExternoMensual: 60 });
    expect((await movementsOf(VISTA))[0]).toMatchObject({
      descripcion: 'TRANSFERENCIA SPI DEVUELTA – ROSA ELENA ORDONES',
      valor: 150.66,
      saldo: 2895.96,
      numeroComprobante,
    });
    // Booked when it was due, not when somebody looked.
    expect(world.demo.bank.ledger.movementsOf(VISTA).recent.at(-1)?.at).toBe(executedAt + RETURN_AFTER_MS);
    expect(world.demo.bank.ledger.total()).toBe(0);
  });

  it('…,66 inside the cooperative is a value as any other', async () => {
    expect(await execute(transferencias.internas, { ...rent, valor: 20.66 })).toMatchObject({ estado: 'EXITOSA' });
  });

  it('…,99: nothing can be validated (-9999-00-03)', async () => {
    for (const [endpoint, body] of [
      [transferencias.validarInternas, rent],
      [transferencias.validarExternas, parts],
    ] as const)
      expect(await validationCodes(endpoint, { ...body, valor: 12.99 })).toEqual([200, '-9999-00-03']);
  });
});

describe('live mode (world.demo-bank.md «Rules»)', () => {
  /** The books' Friday 2026-11-20 is Wednesday 2026-12-09 for the caller. */
  const SHIFT = 19;
  const cooperative = createCooperative({
    bank: world.demo.bank,
    cipher: world.demo.cipher,
    wrapBodies: true,
    basePath: '/api',
    shiftDays: SHIFT,
  });

  it('reads working days off the caller’s calendar, and moves every date of transfers and destinations', async () => {
    const live = signedInCaller({ ...world.demo, cooperative });
    expect(await live.dataOf(transferencias.validarExternas, { body: parts })).toMatchObject({
      fechaAcreditacion: '2026-12-10',
    });
    const receipt = await execute(transferencias.externas, { ...parts, concepto: '2026-12-09' }, live);
    expect(receipt).toMatchObject({ estado: 'EN_PROCESO', fecha: '2026-12-09T10:15:00' });
    expect(rowsOf(receipt)).toContainEqual(['Concepto', '2026-12-09']);
    const query = { tipo: 'EXTERNA', desde: '2026-12-09', hasta: '2026-12-09', pagina: '1', tamano: '20' };
    expect(await live.dataOf(transacciones.historial, { query })).toMatchObject({
      totalRegistros: 1,
      registros: [{ fecha: '2026-12-09T10:15:00' }],
    });
    expect(await live.dataOf(cuentasDestino.externas)).toMatchObject([
      { fechaUltimoUso: '2026-11-22T08:00:00' },
      { fechaUltimoUso: '2026-12-09T10:15:00' },
      {},
    ]);
  });

  it('the clearing arrives on the day that was told', async () => {
    const live = signedInCaller({ ...world.demo, cooperative });
    const { numeroComprobante } = await execute(transferencias.externas, parts, live);
    world.demo.clock.advance(13.75 * 60 * 60_000);
    const later = signedInCaller({ ...world.demo, cooperative });
    expect(await later.dataOf(transacciones.comprobante, { params: { numero: numeroComprobante } })).toMatchObject({
      estado: 'EXITOSA',
    });
  });
});

import { describe, expect, it } from 'vitest';
import * as productos from '#api/contract/productos.ts';
import * as transacciones from '#api/contract/transacciones.ts';
import * as transferencias from '#api/contract/transferencias.ts';
import { NEGOCIO, rowsOf, startEachTestAtTheBank, VISTA } from '#testing/handlerWorld.ts';
import { CARLOS, DAY_MS, oneOff, parts, rent, transferCaller } from '#testing/transferCaller.ts';
import { RETURN_AFTER_MS } from '../bank/settlement.ts';

const world = startEachTestAtTheBank();

const { validate, execute, receiptOf, movementsOf } = transferCaller(world.maria);

describe('validating (B.0 «Validacion», designs 07 and 19)', () => {
  it('tells what a transfer inside the cooperative costs and leaves', async () => {
    expect(await validate(transferencias.validarInternas, rent)).toEqual({
      valor: 250,
      comision: 0,
      impuesto: 0,
      total: 250,
      saldoPosterior: 2596.37,
      acreditacion: 'INMEDIATA',
      fechaAcreditacion: '2026-11-20',
      advertencias: [],
      detalle: [
        { etiqueta: 'Beneficiario', valor: 'Carlos Andres Loja Peralta', negrita: true },
        { etiqueta: 'Cuenta destino', valor: 'Ahorro a la vista •••• 7733' },
        { etiqueta: 'Total a debitar', valor: '$250,00', negrita: true },
      ],
      titular: null,
      coincidenciaNombre: null,
    });
  });

  it('tells fee, tax, name and arrival of a transfer to another institution', async () => {
    expect(await validate(transferencias.validarExternas, oneOff())).toMatchObject({
      valor: 180,
      comision: 0.36,
      impuesto: 0.05,
      total: 180.41,
      saldoPosterior: 2665.96,
      acreditacion: 'INMEDIATA',
      fechaAcreditacion: '2026-11-20',
      titular: 'ROSA ELENA O***',
      coincidenciaNombre: 'SIMILAR',
    });
  });

  it.each([
    ['Rosa Elena Ordóñez', 'EXACTA', '1001'],
    ['ROSA ORDONEZ', 'EXACTA', '1001'],
    ['Rosa Ordones', 'SIMILAR', '1001'],
    ['Rosa Elena Pérez', 'NO_COINCIDE', '1002'],
    ['Rosa Elena Pérez', 'NO_DISPONIBLE', '2001'],
  ])('C.4 «New-account tests»: %s is %s at %s', async (beneficiario, coincidenciaNombre, codigoInstitucion) => {
    const body = oneOff({ beneficiario, codigoInstitucion });
    expect(await validate(transferencias.validarExternas, body)).toMatchObject({
      coincidenciaNombre,
      // Only who has nearly the right name is shown the holder.
      titular: coincidenciaNombre === 'SIMILAR' ? 'ROSA O***' : null,
    });
  });

  it('A.0 «Arrival»: the clearing takes the next working day, over the weekend', async () => {
    expect(await validate(transferencias.validarExternas, parts)).toMatchObject({
      acreditacion: 'SPI',
      fechaAcreditacion: '2026-11-23',
      coincidenciaNombre: null,
    });
    world.demo.clock.advance(3 * DAY_MS);
    world.signInAgain();
    expect(await validate(transferencias.validarExternas, parts)).toMatchObject({ fechaAcreditacion: '2026-11-24' });
  });

  it('moves nothing', async () => {
    const before = world.demo.bank.save();
    await validate(transferencias.validarInternas, rent);
    await validate(transferencias.validarExternas, parts);
    expect({ ...world.demo.bank.save(), sessions: {} }).toEqual({ ...before, sessions: {} });
  });

  it('warns of the same value to the same account on the same day', async () => {
    await execute(transferencias.internas, rent);
    expect(await validate(transferencias.validarInternas, rent)).toMatchObject({
      advertencias: ['Hoy ya transfirió $250,00 a esta cuenta.'],
    });
    expect(await validate(transferencias.validarInternas, { ...rent, valor: 251 })).toMatchObject({ advertencias: [] });
  });

  it('warns however the holder of an account elsewhere was written, and not of the same number at another institution', async () => {
    await execute(transferencias.externas, oneOff());
    const warned = async (change: object) =>
      ((await validate(transferencias.validarExternas, oneOff(change))) as { advertencias: string[] }).advertencias;
    expect(await warned({ beneficiario: 'ROSA ELENA ORDÓÑEZ' })).toEqual(['Hoy ya transfirió $180,00 a esta cuenta.']);
    expect(await warned({ codigoInstitucion: '1002' })).toEqual([]);
  });

  it('keeps the name of an account that is not registered masked', async () => {
    const body = { ...rent, numeroCuentaDestino: '010201099999' };
    expect(await validate(transferencias.validarInternas, body)).toMatchObject({
      detalle: [{ valor: 'Ana L*** Morocho T***' }, {}, {}],
    });
  });
});

describe('executing (designs 07, 19 and 20)', () => {
  it('inside the cooperative: receipt, movements of both members, balances', async () => {
    const receipt = await execute(transferencias.internas, rent);
    expect(receipt).toMatchObject({
      numeroComprobante: '2026-1120-048213',
      tipo: 'INTERNA',
      estado: 'EXITOSA',
      fecha: '2026-11-20T10:15:00',
      valor: 250,
      comision: 0,
      impuesto: 0,
      total: 250,
      saldoDisponible: 2596.37,
      acreditacion: 'INMEDIATA',
    });
    expect(receipt.detalle).toEqual([
      { etiqueta: 'Cuenta de origen', valor: 'Ahorro a la vista •••• 4871' },
      { etiqueta: 'Beneficiario', valor: 'Carlos Andres Loja Peralta' },
      { etiqueta: 'Cuenta destino', valor: 'Ahorro a la vista •••• 7733' },
      { etiqueta: 'Concepto', valor: 'Arriendo noviembre' },
      { etiqueta: 'Comisión', valor: 'Sin costo' },
      { etiqueta: 'Total debitado', valor: '$250,00', negrita: true },
    ]);
    expect((await movementsOf(VISTA))[0]).toMatchObject({
      descripcion: 'TRANSFERENCIA ENVIADA – CARLOS ANDRES LOJA PERALTA',
      valor: 250,
      saldo: 2646.37,
      numeroComprobante: '2026-1120-048213',
    });
    const [received] = world.demo.bank.ledger.movementsOf(CARLOS).recent;
    expect(received).toMatchObject({
      tipo: 'C',
      cents: 250_00,
      descripcion: 'TRANSFERENCIA RECIBIDA – MARIA FERNANDA GUAMAN VINTIMILLA',
      numeroComprobante: null,
    });
    expect(await world.maria.dataOf(transacciones.cuentasOrigen)).toMatchObject([{ saldoDisponible: 2596.37 }, {}]);
    expect(await world.maria.dataOf(productos.leer)).toMatchObject({
      ahorros: [{ saldoDisponible: 2596.37, saldoContable: 2646.37 }, {}, {}],
    });
    expect(world.demo.bank.ledger.total()).toBe(0);
  });

  it('to another institution: three movements of one document and one receipt, in process until the clearing', async () => {
    const receipt = await execute(transferencias.externas, parts);
    expect(receipt).toMatchObject({ tipo: 'EXTERNA', estado: 'EN_PROCESO', acreditacion: 'SPI', total: 95.41 });
    expect(rowsOf(receipt)).toEqual([
      ['Cuenta de origen', 'Ahorro a la vista •••• 4871'],
      ['Beneficiario', 'Talleres Del Sur'],
      ['Institución', 'Cooperativa Valle Nuevo Demo'],
      ['Cuenta destino', 'Ahorros •••• 2215'],
      ['Concepto', 'Repuestos'],
      ['Comisión e IVA', '$0,41'],
      ['Total debitado', '$95,41'],
    ]);
    const movements = await movementsOf(VISTA);
    expect(movements.slice(0, 3).map(({ descripcion, valor }) => [descripcion, valor])).toEqual([
      ['IVA DE LA COMISION – IMPUESTO', 0.05],
      ['COMISION TRANSFERENCIA SPI – SERVICIO FINANCIERO', 0.36],
      ['TRANSFERENCIA SPI ENVIADA – TALLERES DEL SUR', 95],
    ]);
    expect(new Set(movements.slice(0, 3).map(({ numeroComprobante }) => numeroComprobante))).toEqual(
      new Set([receipt.numeroComprobante]),
    );
    world.demo.clock.advance(3 * DAY_MS - 10.25 * 60 * 60_000 - 1);
    world.signInAgain();
    expect(await receiptOf(receipt.numeroComprobante)).toMatchObject({ estado: 'EN_PROCESO' });
    world.demo.clock.advance(1);
    expect(await receiptOf(receipt.numeroComprobante)).toMatchObject({ estado: 'EXITOSA' });
  });

  it('to an institution that is told at once: successful at once', async () => {
    expect(await execute(transferencias.externas, oneOff())).toMatchObject({
      estado: 'EXITOSA',
      acreditacion: 'INMEDIATA',
    });
  });

  it('to a card of another institution', async () => {
    const receipt = await execute(transferencias.externas, { ...parts, codigoCuentaDestino: 'CD-06' });
    expect(rowsOf(receipt)).toContainEqual(['Cuenta destino', 'Tarjeta de crédito •••• 7778']);
  });

  it('between accounts of one’s own: each statement names the other account', async () => {
    await execute(transferencias.internas, { ...rent, numeroCuentaDestino: NEGOCIO });
    expect((await movementsOf(VISTA))[0]?.descripcion).toBe('TRANSFERENCIA ENVIADA – AHORRO NEGOCIO');
    expect((await movementsOf(NEGOCIO))[0]).toMatchObject({
      descripcion: 'TRANSFERENCIA RECIBIDA – AHORRO A LA VISTA',
      saldo: 1488.9,
      numeroComprobante: null,
    });
  });

  it('survives as plain data', async () => {
    const { numeroComprobante } = await execute(transferencias.externas, { ...parts, valor: 20.66 });
    const saved = JSON.parse(JSON.stringify(world.demo.bank.save())) as ReturnType<typeof world.demo.bank.save>;
    world.demo.bank.reset();
    world.demo.bank.restore(saved);
    world.demo.clock.advance(RETURN_AFTER_MS);
    expect(await receiptOf(numeroComprobante)).toMatchObject({ estado: 'DEVUELTA' });
  });
});

import { describe, expect, it } from 'vitest';
import * as cuentas from '#api/contract/cuentas.ts';
import * as cuentasDestino from '#api/contract/cuentasDestino.ts';
import * as cupos from '#api/contract/cupos.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import * as productos from '#api/contract/productos.ts';
import * as transacciones from '#api/contract/transacciones.ts';
import * as transferencias from '#api/contract/transferencias.ts';
import { NEGOCIO, type Receipt, rowsOf, startEachTestAtTheBank, VISTA } from '#testing/handlerWorld.ts';
import { ConnectionDropped } from '../bank/refusal.ts';
import { RETURN_AFTER_MS } from '../bank/settlement.ts';
import { createCooperative } from '../cooperative.ts';
import { signedInCaller } from '../memberCaller.ts';

const CARLOS = '010201007733';
const DAY_MS = 24 * 60 * 60_000;
const { demo, maria, signInAgain } = startEachTestAtTheBank();

const rent = { numeroCuentaOrigen: VISTA, numeroCuentaDestino: CARLOS, valor: 250, concepto: 'Arriendo noviembre' };
const parts = { numeroCuentaOrigen: VISTA, codigoCuentaDestino: 'CD-04', valor: 95, concepto: 'Repuestos' };
const rosa = {
  codigoInstitucion: '1001',
  codigoTipoCuenta: 'AHO',
  numeroCuenta: '2209988771',
  tipoIdentificacion: 1,
  identificacion: '0159999036',
  beneficiario: 'Rosa Elena Ordones',
  alias: 'Rosa',
};
const oneOff = (change: object = {}) => ({
  numeroCuentaOrigen: VISTA,
  valor: 180,
  concepto: 'Repuestos',
  destino: { ...rosa, ...change },
});

const validate = (endpoint: AnyEndpoint, body: object) => maria.dataOf(endpoint, { body });
const validationCodes = (endpoint: AnyEndpoint, body: object) => maria.codesOf(endpoint, { body });
const execute = (endpoint: AnyEndpoint, body: object, who = maria) =>
  who.orderedDataOf(endpoint, body) as Promise<Receipt>;
const executionCodes = (endpoint: AnyEndpoint, body: object, who = maria) => who.orderedCodesOf(endpoint, body);
const receiptOf = async (numero: string) =>
  (await maria.dataOf(transacciones.comprobante, { params: { numero } })) as Receipt;

interface MovementRow {
  descripcion: string;
  valor: number;
  saldo: number;
  numeroComprobante?: string | null;
}

async function movementsOf(numeroCuenta: string, who = maria): Promise<MovementRow[]> {
  const query = { desde: '2026-11-20', hasta: '2026-12-10', tipo: 'T', pagina: '1', tamano: '100' };
  const page = (await who.dataOf(cuentas.movimientos, { params: { numeroCuenta }, query })) as {
    registros: MovementRow[];
  };
  return page.registros;
}

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
    demo.clock.advance(3 * DAY_MS);
    signInAgain();
    expect(await validate(transferencias.validarExternas, parts)).toMatchObject({ fechaAcreditacion: '2026-11-24' });
  });

  it('moves nothing', async () => {
    const before = demo.bank.save();
    await validate(transferencias.validarInternas, rent);
    await validate(transferencias.validarExternas, parts);
    expect({ ...demo.bank.save(), sessions: {} }).toEqual({ ...before, sessions: {} });
  });

  it('warns of the same value to the same account on the same day', async () => {
    await execute(transferencias.internas, rent);
    expect(await validate(transferencias.validarInternas, rent)).toMatchObject({
      advertencias: ['Hoy ya transfirió $250,00 a esta cuenta.'],
    });
    expect(await validate(transferencias.validarInternas, { ...rent, valor: 251 })).toMatchObject({ advertencias: [] });
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
    const [received] = demo.bank.ledger.movementsOf(CARLOS).recent;
    expect(received).toMatchObject({
      tipo: 'C',
      cents: 250_00,
      descripcion: 'TRANSFERENCIA RECIBIDA – MARIA FERNANDA GUAMAN VINTIMILLA',
      numeroComprobante: null,
    });
    expect(await maria.dataOf(transacciones.cuentasOrigen)).toMatchObject([{ saldoDisponible: 2596.37 }, {}]);
    expect(await maria.dataOf(productos.leer)).toMatchObject({
      ahorros: [{ saldoDisponible: 2596.37, saldoContable: 2646.37 }, {}, {}],
    });
    expect(demo.bank.ledger.total()).toBe(0);
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
    demo.clock.advance(3 * DAY_MS - 10.25 * 60 * 60_000 - 1);
    signInAgain();
    expect(await receiptOf(receipt.numeroComprobante)).toMatchObject({ estado: 'EN_PROCESO' });
    demo.clock.advance(1);
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
    const saved = JSON.parse(JSON.stringify(demo.bank.save())) as ReturnType<typeof demo.bank.save>;
    demo.bank.reset();
    demo.bank.restore(saved);
    demo.clock.advance(RETURN_AFTER_MS);
    expect(await receiptOf(numeroComprobante)).toMatchObject({ estado: 'DEVUELTA' });
  });
});

describe('rules of the origin, the destination and the amount (B.1)', () => {
  type Case = [code: string, what: string, body: object, arrange?: () => void];
  const account = (numeroCuenta: string) => {
    const found = demo.bank.state.accounts.find((one) => one.numeroCuenta === numeroCuenta);
    if (!found) throw new Error(numeroCuenta);
    return found;
  };
  const internal: Case[] = [
    ['-0005-01-01', 'one cent more than is available', { ...rent, numeroCuentaDestino: NEGOCIO, valor: 2846.38 }],
    ['-0005-01-02', 'more than the day’s limit', { ...rent, valor: 1500.01 }],
    ['-0005-01-02', 'a closed channel (D-51)', { ...rent, valor: 1 }, () => limit('valorInternoDiario', 0)],
    [
      '-0005-01-03',
      'more than the month’s limit',
      { ...rent, valor: 30.01 },
      () => limit('valorInternoMensual', 250_00),
    ],
    ['-0005-01-04', 'a blocked origin', rent, () => Object.assign(account(VISTA), { isBlocked: true })],
    ['-0005-01-05', 'a programmed saving', { ...rent, numeroCuentaOrigen: '010201009356' }],
    ['-0005-01-05', 'shares', { ...rent, numeroCuentaOrigen: '010203000417' }],
    ['-0005-01-05', 'a term deposit', { ...rent, numeroCuentaOrigen: '010205003388' }],
    ['-0005-01-05', 'another member’s account', { ...rent, numeroCuentaOrigen: '010201018840' }],
    ['-0005-01-05', 'an unknown origin', { ...rent, numeroCuentaOrigen: '__proto__' }],
    ['-0005-01-06', 'the same account', { ...rent, numeroCuentaDestino: VISTA }],
    ['-0005-01-07', 'less than $1,00', { ...rent, valor: 0.99 }],
    ['-0006-01-01', 'an unknown destination (C.4)', { ...rent, numeroCuentaDestino: '010201000000' }],
    ['-0006-01-01', 'a term deposit as destination', { ...rent, numeroCuentaDestino: '010205003388' }],
    ['-0006-01-01', 'a blocked destination', rent, () => Object.assign(account(CARLOS), { isBlocked: true })],
  ];
  const external: Case[] = [
    [
      '-0005-01-01',
      'a value that leaves no fee',
      { ...parts, valor: 2845.97 },
      () => limit('valorExternoDiario', 3_000_00),
    ],
    ['-0005-01-02', 'more than the day’s limit', { ...parts, valor: 1000.01 }],
    [
      '-0005-01-03',
      'more than the month’s limit',
      { ...parts, valor: 40.01 },
      () => limit('valorExternoMensual', 100_00),
    ],
    ['-0005-01-04', 'a blocked origin', parts, () => Object.assign(account(VISTA), { isBlocked: true })],
    ['-0005-01-05', 'a programmed saving', { ...parts, numeroCuentaOrigen: '010201009356' }],
    ['-0005-01-07', 'less than $1,00', { ...parts, valor: 0.01 }],
    ['-0005-02-01', 'an institution that takes none', oneOff({ codigoInstitucion: '1004' })],
    ['-0006-03-01', 'an unknown destination', { ...parts, codigoCuentaDestino: 'CD-99' }],
    ['-0006-03-01', 'a destination of the cooperative', { ...parts, codigoCuentaDestino: 'CD-01' }],
  ];
  const limit = (
    field: 'valorInternoDiario' | 'valorInternoMensual' | 'valorExternoDiario' | 'valorExternoMensual',
    cents: number,
  ) => Object.assign(account(VISTA).limits ?? {}, { [field]: cents });

  it.each(internal)('%s, inside the cooperative: %s, validated and executed alike', async (code, _, body, arrange) => {
    arrange?.();
    expect(await validationCodes(transferencias.validarInternas, body)).toEqual([200, code]);
    expect(await executionCodes(transferencias.internas, body)).toEqual([200, code]);
    expect(demo.bank.state.entries).toEqual([]);
  });

  it.each(external)('%s, to another institution: %s, validated and executed alike', async (code, _, body, arrange) => {
    arrange?.();
    expect(await validationCodes(transferencias.validarExternas, body)).toEqual([200, code]);
    expect(await executionCodes(transferencias.externas, body)).toEqual([200, code]);
    expect(demo.bank.state.entries).toEqual([]);
  });

  it('-0006-03-01: another member’s destination is not told from none', async () => {
    const ana = signedInCaller(demo, 'almorocho');
    const body = { ...parts, numeroCuentaOrigen: '010201099999' };
    expect(await executionCodes(transferencias.externas, body, ana)).toEqual([200, '-0006-03-01']);
  });

  it.each([0, -0, -1, 0.001, 1.005, 10.999, 1e9, 1e300])('%s is no amount (-9999-00-02)', async (valor) => {
    for (const [endpoint, body] of [
      [transferencias.validarInternas, rent],
      [transferencias.validarExternas, parts],
    ] as const)
      expect(await validationCodes(endpoint, { ...body, valor })).toEqual([400, '-9999-00-02']);
    expect(await executionCodes(transferencias.internas, { ...rent, valor })).toEqual([400, '-9999-00-02']);
  });

  it('what JSON reads as infinite is no amount', async () => {
    const rawBody = await demo.cipher.encrypt(JSON.stringify({ ...rent, valor: 7 }).replace(':7', ':1e999'));
    const sent = { rawBody: JSON.stringify({ value: rawBody }) };
    expect(await maria.codesOf(transferencias.validarInternas, sent)).toEqual([400, '-9999-00-02']);
  });

  it.each<[string, object]>([
    ['an institution that does not exist', { codigoInstitucion: '9999' }],
    ['an account type that does not exist', { codigoTipoCuenta: 'AHV' }],
    ['a card where none is taken', { codigoInstitucion: '2001', codigoTipoCuenta: 'TCR' }],
    ['a number that is none', { numeroCuenta: '22-099' }],
    ['a cédula that cannot be', { identificacion: '0159999037' }],
    ['a name of blanks', { beneficiario: '   ' }],
    ['a name with a line break', { beneficiario: 'ROSA\nORDONEZ' }],
    ['an e-mail that is none', { correo: 'rosa' }],
  ])('a one-off account with %s is malformed (-9999-00-02)', async (_, change) => {
    expect(await validationCodes(transferencias.validarExternas, oneOff(change))).toEqual([400, '-9999-00-02']);
  });

  it('an e-mail for the notice that is none is malformed', async () => {
    expect(await validationCodes(transferencias.validarInternas, { ...rent, correo: 'x' })).toEqual([
      400,
      '-9999-00-02',
    ]);
  });

  it('takes all but the last cent: what is available, the limits, and $1,00', async () => {
    for (const valor of [1, 1500])
      expect(await validate(transferencias.validarInternas, { ...rent, valor })).toMatchObject({ valor });
    const toOwn = { ...rent, numeroCuentaDestino: NEGOCIO, valor: 2846.37 };
    expect(await validate(transferencias.validarInternas, toOwn)).toMatchObject({ saldoPosterior: 0 });
    limit('valorExternoDiario', 3_000_00);
    expect(await validate(transferencias.validarExternas, { ...parts, valor: 2845.96 })).toMatchObject({
      total: 2846.37,
      saldoPosterior: 0,
    });
  });

  it('every datum is looked at again at the execution, whatever was validated', async () => {
    await validate(transferencias.validarExternas, { ...parts, valor: 900 });
    await execute(transferencias.internas, { ...rent, numeroCuentaDestino: NEGOCIO, valor: 2000 });
    expect(await executionCodes(transferencias.externas, { ...parts, valor: 900 })).toEqual([200, '-0005-01-01']);
  });
});

describe('used limits (B.3 «Counters», C.4 «Used on 2026-11-20»)', () => {
  const use = (numeroCuenta: string) => maria.dataOf(cupos.consumo, { params: { numeroCuenta } });
  const november = {
    valorInternoDiario: 0,
    valorInternoMensual: 220,
    valorExternoDiario: 0,
    valorExternoMensual: 60,
    valorFacilitoDiario: 10,
    valorFacilitoMensual: 270.87,
  };

  it('are those of C.4 at the start', async () => {
    expect(await use(VISTA)).toEqual(november);
    expect(await use(NEGOCIO)).toEqual({
      valorInternoDiario: 0,
      valorInternoMensual: 0,
      valorExternoDiario: 0,
      valorExternoMensual: 423,
      valorFacilitoDiario: 0,
      valorFacilitoMensual: 0,
    });
  });

  it('count the value alone, today and this month, and nothing between one’s own accounts', async () => {
    await execute(transferencias.internas, rent);
    await execute(transferencias.externas, parts);
    await execute(transferencias.internas, { ...rent, numeroCuentaDestino: NEGOCIO, valor: 1600 });
    expect(await use(VISTA)).toEqual({
      ...november,
      valorInternoDiario: 250,
      valorInternoMensual: 470,
      valorExternoDiario: 95,
      valorExternoMensual: 155,
    });
  });

  it('begin anew with the day and with the month', async () => {
    await execute(transferencias.internas, rent);
    demo.clock.advance(DAY_MS);
    signInAgain();
    expect(await use(VISTA)).toMatchObject({ valorInternoDiario: 0, valorInternoMensual: 470, valorFacilitoDiario: 0 });
    demo.clock.advance(10 * DAY_MS);
    signInAgain();
    expect(await use(VISTA)).toMatchObject({ valorInternoMensual: 0, valorFacilitoMensual: 0 });
  });

  it('-0003-01-02: no account without limits, nor another member’s', async () => {
    for (const numeroCuenta of ['010201009356', '010201018840', 'nada'])
      expect(await maria.codesOf(cupos.consumo, { params: { numeroCuenta } })).toEqual([200, '-0003-01-02']);
  });

  it('two transfers cannot together exceed what each could use', async () => {
    await execute(transferencias.internas, { ...rent, valor: 900 });
    expect(await executionCodes(transferencias.internas, { ...rent, valor: 600.01 })).toEqual([200, '-0005-01-02']);
    expect(await execute(transferencias.internas, { ...rent, valor: 600 })).toMatchObject({ estado: 'EXITOSA' });
  });
});

describe('idempotency (A.0 «Double-submission protection»)', () => {
  it('the same order again is the same receipt and no second debit, also long after the code', async () => {
    const idTransaccion = await maria.authorised();
    const sent = { body: { idTransaccion, ...rent } };
    const first = await maria.dataOf(transferencias.internas, sent);
    demo.clock.advance(5 * 60_000);
    expect(await maria.dataOf(transferencias.internas, sent)).toEqual(first);
    expect(demo.bank.ledger.movementsOf(VISTA).recent).toHaveLength(1);
  });

  it('-0005-01-09: another body or another operation under an executed transaction', async () => {
    const idTransaccion = await maria.authorised();
    await maria.dataOf(transferencias.internas, { body: { idTransaccion, ...rent } });
    expect(
      await maria.codesOf(transferencias.internas, { body: { idTransaccion, ...rent, concepto: 'Otro' } }),
    ).toEqual([200, '-0005-01-09']);
    expect(await maria.codesOf(transferencias.externas, { body: { idTransaccion, ...parts } })).toEqual([
      200,
      '-0005-01-09',
    ]);
    expect(demo.bank.ledger.movementsOf(VISTA).recent).toHaveLength(1);
  });

  it('-0005-01-08: a transaction without a code, expired, or of another session', async () => {
    const tab = signedInCaller(demo);
    const idTransaccion = await maria.authorised();
    expect(await tab.codesOf(transferencias.internas, { body: { idTransaccion, ...rent } })).toEqual([
      200,
      '-0005-01-08',
    ]);
    demo.clock.advance(180_000);
    expect(await maria.codesOf(transferencias.internas, { body: { idTransaccion, ...rent } })).toEqual([
      200,
      '-0005-01-08',
    ]);
    expect(await maria.codesOf(transferencias.internas, { body: { idTransaccion: 'nada', ...rent } })).toEqual([
      200,
      '-0005-01-08',
    ]);
  });

  it('-0005-01-08: another session does not get the receipt of an executed transaction by sending it again', async () => {
    const idTransaccion = await maria.authorised();
    await maria.dataOf(transferencias.internas, { body: { idTransaccion, ...rent } });
    const tab = signedInCaller(demo);
    expect(await tab.codesOf(transferencias.internas, { body: { idTransaccion, ...rent } })).toEqual([
      200,
      '-0005-01-08',
    ]);
  });

  it('a refused order may be sent again under its transaction, and only that order', async () => {
    const idTransaccion = await maria.authorised();
    const sent = { body: { idTransaccion, ...rent, valor: 1500.01 } };
    expect(await maria.codesOf(transferencias.internas, sent)).toEqual([200, '-0005-01-02']);
    expect(await maria.codesOf(transferencias.internas, { body: { idTransaccion, ...rent } })).toEqual([
      200,
      '-0005-01-08',
    ]);
    await maria.dataOf(cupos.modificar, {
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
    expect(await maria.dataOf(transferencias.internas, sent)).toMatchObject({ estado: 'EXITOSA' });
  });
});

describe('triggers (C.6)', () => {
  it('…,77: the money has moved and no answer comes; receipt and repetition tell', async () => {
    const idTransaccion = await maria.authorised();
    const sent = { body: { idTransaccion, ...rent, valor: 80.77 } };
    await expect(maria.codesOf(transferencias.internas, sent)).rejects.toBeInstanceOf(ConnectionDropped);
    expect(await receiptOf(idTransaccion)).toMatchObject({ estado: 'EXITOSA', valor: 80.77, idTransaccion });
    expect(await maria.dataOf(transferencias.internas, sent)).toEqual(await receiptOf(idTransaccion));
    expect(demo.bank.ledger.movementsOf(VISTA).recent).toHaveLength(1);
  });

  it('…,88: no answer comes and nothing was executed, however often', async () => {
    const idTransaccion = await maria.authorised();
    const sent = { body: { idTransaccion, ...parts, valor: 80.88 } };
    for (let time = 0; time < 2; time += 1) {
      await expect(maria.codesOf(transferencias.externas, sent)).rejects.toBeInstanceOf(ConnectionDropped);
      expect(await receiptOf(idTransaccion)).toEqual({ idTransaccion, estado: 'NO_ENCONTRADA' });
    }
    expect(demo.bank.state.entries).toEqual([]);
  });

  it('…,77 and …,88 are refused as any other value when a rule forbids them', async () => {
    for (const valor of [1600.77, 1600.88])
      expect(await executionCodes(transferencias.internas, { ...rent, valor })).toEqual([200, '-0005-01-02']);
  });

  it('…,66 to another institution: in process, then back with a credit; fee and tax stay, the use is given back', async () => {
    const { numeroComprobante, estado } = await execute(transferencias.externas, { ...oneOff(), valor: 150.66 });
    expect(estado).toBe('EN_PROCESO');
    const executedAt = demo.clock.now();
    demo.clock.advance(RETURN_AFTER_MS - 1);
    expect(await receiptOf(numeroComprobante)).toMatchObject({ estado: 'EN_PROCESO' });
    const use = () => maria.dataOf(cupos.consumo, { params: { numeroCuenta: VISTA } });
    expect(await use()).toMatchObject({ valorExternoDiario: 150.66, valorExternoMensual: 210.66 });
    demo.clock.advance(60_001);
    expect(await receiptOf(numeroComprobante)).toMatchObject({ estado: 'DEVUELTA', valor: 150.66, comision: 0.36 });
    expect(await use()).toMatchObject({ valorExternoDiario: 0, valorExternoMensual: 60 });
    expect((await movementsOf(VISTA))[0]).toMatchObject({
      descripcion: 'TRANSFERENCIA SPI DEVUELTA – ROSA ELENA ORDONES',
      valor: 150.66,
      saldo: 2895.96,
      numeroComprobante,
    });
    // Booked when it was due, not when somebody looked.
    expect(demo.bank.ledger.movementsOf(VISTA).recent.at(-1)?.at).toBe(executedAt + RETURN_AFTER_MS);
    expect(demo.bank.ledger.total()).toBe(0);
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

describe('live mode (demo-bank.md «Rules»)', () => {
  /** The books' Friday 2026-11-20 is Wednesday 2026-12-09 for the caller. */
  const SHIFT = 19;
  const cooperative = createCooperative({
    bank: demo.bank,
    cipher: demo.cipher,
    wrapBodies: true,
    basePath: '/api',
    shiftDays: SHIFT,
  });

  it('reads working days off the caller’s calendar, and moves every date of transfers and destinations', async () => {
    const live = signedInCaller({ ...demo, cooperative });
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
    const live = signedInCaller({ ...demo, cooperative });
    const { numeroComprobante } = await execute(transferencias.externas, parts, live);
    demo.clock.advance(13.75 * 60 * 60_000);
    const later = signedInCaller({ ...demo, cooperative });
    expect(await later.dataOf(transacciones.comprobante, { params: { numero: numeroComprobante } })).toMatchObject({
      estado: 'EXITOSA',
    });
  });
});

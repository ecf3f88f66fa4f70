import { describe, expect, it } from 'vitest';
import * as cupos from '#api/contract/cupos.ts';
import * as pagos from '#api/contract/pagos.ts';
import * as transacciones from '#api/contract/transacciones.ts';
import * as transferencias from '#api/contract/transferencias.ts';
import { MALFORMED, NEGOCIO, rowsOf, startEachTestAtTheBank, VISTA } from '#testing/handlerWorld.ts';
import { movementTexts, orderCaller, topUp } from '#testing/orderCaller.ts';
import { own } from '../bank/ledger.ts';
import { ConnectionDropped } from '../bank/refusal.ts';
import { createDemo } from '../demo.ts';
import { signedInCaller } from '../memberCaller.ts';

const { bank, maria } = startEachTestAtTheBank();

const payment = (
  codigoServicio: string,
  codigoContrato: string,
  codigosRubro: string[],
  valor: number,
  numeroCuentaOrigen = VISTA,
) => ({ numeroCuentaOrigen, codigoServicio, codigoContrato, codigosRubro, valor });
const light = payment('CENTROSUR-LUZ', '200012034', ['PL-0'], 43.9);
const parents = payment('CENTROSUR-LUZ', '200009871', ['PL-1', 'PL-0'], 59.16);
const vehicle = (codes: string[], valor: number) => payment('TRA-MATRICULA', 'ABC1234', codes, valor);
const catalogue = (valor: number) => payment('CAT-RETAMA', '551200', ['PE-1'], valor);
const { validate, validationCodes, execute, executionCodes } = orderCaller(maria);
const textsOf = (numeroCuenta: string) => movementTexts(bank, numeroCuenta);
const lookCodes = (codigoServicio: string, codigoCriterio: string, referencia: string) =>
  maria.codesOf(pagos.consultar, { body: { codigoServicio, codigoCriterio, referencia } });
const totalsOf = async (codigoServicio: string, codigoCriterio: string, referencia: string) => {
  const body = { codigoServicio, codigoCriterio, referencia };
  const contracts = (await maria.dataOf(pagos.consultar, { body })) as {
    valorMinimo?: number;
    valorMaximo?: number;
    rubros: { total: number; interes: number }[];
  }[];
  return contracts.flatMap(({ rubros }) => rubros.map(({ total }) => total));
};

describe('validating a payment (contract B.0 «Validacion»)', () => {
  it('tells what it costs and leaves, and changes nothing', async () => {
    expect(await validate(pagos.validarPago, light)).toEqual({
      valor: 43.9,
      comision: 0,
      impuesto: 0,
      total: 43.9,
      saldoPosterior: 2802.47,
      advertencias: [],
      detalle: [
        { etiqueta: 'Servicio', valor: 'Luz eléctrica CentroSur', negrita: true },
        { etiqueta: 'Código de cliente', valor: '1203456' },
        { etiqueta: 'Titular', valor: 'Maria F*** Guaman V***' },
        { etiqueta: 'Total a debitar', valor: '$43,90', negrita: true },
      ],
    });
    expect(await validate(pagos.validarPago, vehicle(['MA-1'], 148.9))).toMatchObject({
      comision: 0.35,
      impuesto: 0.05,
      total: 149.3,
      saldoPosterior: 2697.07,
    });
    expect(bank.state.entries).toEqual([]);
  });

  it('warns of the same value for the same reference once more today, and forbids nothing', async () => {
    await execute(pagos.pagar, catalogue(20));
    expect(await validate(pagos.validarPago, catalogue(20))).toMatchObject({
      advertencias: ['Hoy ya pagó $20,00 a esta referencia.'],
    });
    expect(await validate(pagos.validarPago, catalogue(21))).toMatchObject({ advertencias: [] });
    await execute(pagos.pagar, catalogue(20));
    // The top-up of C.4 was today, too.
    expect(await validate(pagos.validarRecarga, topUp({ valor: 10 }))).toMatchObject({
      advertencias: ['Hoy ya recargó $10,00 a este número.'],
    });
    expect(await validate(pagos.validarRecarga, topUp({ valor: 10, celular: '0900000322' }))).toMatchObject({
      advertencias: [],
    });
  });
});

describe('paying (contract B.3, demo-bank C.5)', () => {
  it('books value, fee and tax, and answers a receipt with the service’s rows', async () => {
    const receipt = await execute(pagos.pagar, vehicle(['MA-1'], 148.9));
    expect(receipt).toMatchObject({
      tipo: 'SERVICIO',
      estado: 'EXITOSA',
      valor: 148.9,
      comision: 0.35,
      impuesto: 0.05,
      total: 149.3,
      saldoDisponible: 2697.07,
      acreditacion: null,
    });
    expect(rowsOf(receipt)).toEqual([
      ['Cuenta de origen', 'Ahorro a la vista •••• 4871'],
      ['Servicio', 'Matrícula vehicular'],
      ['Placa', 'ABC1234'],
      ['Titular', 'Maria F*** Guaman V***'],
      ['Detalle', 'Matrícula 2025'],
      ['Capital', '$142,78'],
      ['Interés', '$6,12'],
      ['Comisión e IVA', '$0,40'],
      ['Total debitado', '$149,30'],
    ]);
    expect(textsOf(VISTA)).toEqual([
      ['PAGO TRANSITO – MATRICULA VEHICULAR', 148_90, 'D'],
      ['COMISION PAGO DE SERVICIOS – MATRICULA VEHICULAR', 35, 'D'],
      ['IVA DE LA COMISION – IMPUESTO', 5, 'D'],
    ]);
    expect(bank.state.ownAccounts).toEqual({ [own.collections]: 148_90, [own.fees]: 35, [own.taxes]: 5 });
    expect(bank.ledger.total()).toBe(0);
  });

  it('makes the debts go away, and says so to who looks them up again', async () => {
    const receipt = await execute(pagos.pagar, light);
    expect(receipt.tipo).toBe('CENTROSUR');
    expect(rowsOf(receipt)).toEqual([
      ['Cuenta de origen', 'Ahorro a la vista •••• 4871'],
      ['Servicio', 'Luz eléctrica CentroSur'],
      ['Código de cliente', '1203456'],
      ['Titular', 'Maria F*** Guaman V***'],
      ['Detalle', 'Planilla noviembre 2026'],
      ['Comisión', 'Sin costo'],
      ['Total debitado', '$43,90'],
    ]);
    expect(textsOf(VISTA)).toEqual([['PAGO CENTROSUR – CODIGO DE CLIENTE 1203456', 43_90, 'D']]);
    expect(await lookCodes('CENTROSUR-LUZ', 'CODIGO', '1203456')).toEqual([200, '-0008-01-02']);
    expect(await totalsOf('CENTROSUR-LUZ', 'IDENTIFICACION', '0159999010')).toEqual([28.14, 31.02]);
    // What is paid cannot be paid again, from another tab either.
    expect(await validationCodes(pagos.validarPago, light)).toEqual([200, '-0008-02-01']);
    expect(await executionCodes(pagos.pagar, light)).toEqual([200, '-0008-02-01']);
    await execute(pagos.pagar, parents);
    expect(await lookCodes('CENTROSUR-LUZ', 'MEDIDOR', '8841207')).toEqual([200, '-0008-01-02']);
  });

  it('SUPA: the receipt carries code, proceso and months; interest apart (screens A.2 supa)', async () => {
    // Two months are more than a day’s limit of C.4.
    await maria.dataOf(cupos.modificar, { body: limits(1_000) });
    const receipt = await execute(pagos.pagar, payment('SUPA-PENSION', '0101-48999', ['PA-09', 'PA-10'], 364.85));
    expect(receipt.tipo).toBe('SUPA');
    expect(rowsOf(receipt).slice(1)).toEqual([
      ['Servicio', 'Pensiones alimenticias SUPA'],
      ['Código de tarjeta', '0101-48999'],
      ['Beneficiario', 'M*** Q***'],
      ['N.º de proceso', '01204-2020-00388'],
      ['Meses', 'Septiembre 2026, Octubre 2026'],
      ['Capital', '$360,00'],
      ['Interés', '$4,85'],
      ['Comisión', 'Sin costo'],
      ['Total debitado', '$364,85'],
    ]);
    expect(textsOf(VISTA)).toEqual([['PAGO PENSION ALIMENTICIA – SUPA 0101-48999', 364_85, 'D']]);
  });

  it('Colegios: as the fees of the past', async () => {
    const receipt = await execute(pagos.pagar, payment('COL-CORDILLERA', 'CA-20417', ['PE-1'], 165));
    expect(receipt.tipo).toBe('COLEGIO');
    expect(rowsOf(receipt).slice(1, 5)).toEqual([
      ['Institución', 'Unidad Educativa Cordillera Azul'],
      ['Código del estudiante', 'CA-20417'],
      ['Estudiante', 'Sofia Loja G.'],
      ['Detalle', 'Pensión diciembre 2026'],
    ]);
    expect(textsOf(VISTA)).toEqual([['PAGO PENSION COLEGIO – UNIDAD EDUCATIVA CORDILLERA AZUL', 165_00, 'D']]);
  });

  it('appears in the history of operations with who was paid', async () => {
    const { numeroComprobante } = await execute(pagos.pagar, light);
    const query = { tipo: 'PAGO', desde: '2026-11-20', hasta: '2026-11-20', pagina: '1', tamano: '20' };
    expect(await maria.dataOf(transacciones.historial, { query })).toMatchObject({
      totalRegistros: 2,
      registros: [
        { numeroComprobante, tipo: 'CENTROSUR', destino: 'CentroSur · 1203456', valor: 43.9, estado: 'EXITOSA' },
        { tipo: 'RECARGA', destino: 'Claro · 0900000321', valor: 10 },
      ],
    });
  });

  it('in part: between the lowest value and what is left, interest first (C.5 «CATALOGO»)', async () => {
    for (const valor of [9.99, 128.51, 200])
      expect(await validationCodes(pagos.validarPago, catalogue(valor))).toEqual([200, '-0008-02-01']);
    await execute(pagos.pagar, catalogue(120));
    const body = { codigoServicio: 'CAT-RETAMA', codigoCriterio: 'CODIGO', referencia: '551200' };
    expect(await maria.dataOf(pagos.consultar, { body })).toMatchObject([
      { rubros: [{ total: 8.5 }], valorMinimo: 8.5, valorMaximo: 8.5 },
    ]);
    expect(await validationCodes(pagos.validarPago, catalogue(8))).toEqual([200, '-0008-02-01']);
    await execute(pagos.pagar, catalogue(8.5));
    expect(await lookCodes('CAT-RETAMA', 'CODIGO', '551200')).toEqual([200, '-0008-01-02']);
  });

  it('in part: what is left below a dollar waits for the next bill', async () => {
    await execute(pagos.pagar, catalogue(127.51));
    expect(await lookCodes('CAT-RETAMA', 'CODIGO', '551200')).toEqual([200, '-0008-01-02']);
  });
});

describe('what the server refuses (contract B.1 «-0005», «-0008»)', () => {
  it.each([
    ['a value that is not the sum', { ...light, valor: 43.91 }, '-0008-02-01'],
    ['less than the sum where a part is not taken', { ...light, valor: 43.89 }, '-0008-02-01'],
    ['another member’s account', { ...light, numeroCuentaOrigen: '010201007733' }, '-0005-01-05'],
    ['an account that permits no debits', { ...light, numeroCuentaOrigen: '010201009356' }, '-0005-01-05'],
    ['less than a dollar', catalogue(0.99), '-0005-01-07'],
    ['more than the limit of C.4', vehicle(['MA-1', 'MA-2'], 291.25), '-0005-01-02'],
    [
      'more than the limit of the business account',
      { ...vehicle(['MA-1'], 148.9), numeroCuentaOrigen: NEGOCIO },
      '-0005-01-02',
    ],
  ])('%s: %s', async (_, body, code) => {
    expect(await validationCodes(pagos.validarPago, body)).toEqual([200, code]);
    expect(await executionCodes(pagos.pagar, body)).toEqual([200, code]);
    expect(bank.state.entries).toEqual([]);
  });

  it.each([
    ['an unknown service', { ...light, codigoServicio: 'NADA' }],
    ['an unknown contract', { ...light, codigoContrato: '1' }],
    ['a contract of another service', { ...light, codigoServicio: 'AGUA-VALLE' }],
    ['an unknown debt', { ...light, codigosRubro: ['NADA'] }],
    ['no debt', { ...light, codigosRubro: [] }],
    ['a debt that comes twice', { ...light, codigosRubro: ['PL-0', 'PL-0'], valor: 87.8 }],
    ['a younger debt before an older one', vehicle(['MA-2'], 142.35)],
    ['debts with a gap', vehicle(['MA-1', 'AM-2'], 166.9)],
    ['a value of nothing', { ...light, valor: 0 }],
    ['a value below nothing', { ...light, valor: -43.9 }],
    ['a value with three decimals', { ...light, valor: 43.901 }],
  ])('is malformed: %s', async (_, body) => {
    expect(await validationCodes(pagos.validarPago, body)).toEqual(MALFORMED);
    expect(await executionCodes(pagos.pagar, body)).toEqual(MALFORMED);
    expect(bank.state.entries).toEqual([]);
  });

  it('several debts only where the service takes several', async () => {
    const two = payment('LUZ-PARAMO', '70034', ['PL-1', 'PL-2'], 23.69);
    expect(await validationCodes(pagos.validarPago, two)).toEqual([200]);
    const other = createDemo({ onRejected: () => undefined });
    other.bank.replaceServices(bank.services.map((one) => ({ ...one, permiteVarios: false })));
    expect(await signedInCaller(other).codesOf(pagos.validarPago, { body: two })).toEqual(MALFORMED);
  });

  it('-0005-01-04: nothing leaves a blocked account', async () => {
    const account = bank.state.accounts.find(({ numeroCuenta }) => numeroCuenta === VISTA);
    if (account) account.isBlocked = true;
    expect(await validationCodes(pagos.validarPago, light)).toEqual([200, '-0005-01-04']);
    expect(await validationCodes(pagos.validarRecarga, topUp())).toEqual([200, '-0005-01-04']);
  });

  it('-0005-01-01: value, fee and tax must be available', async () => {
    const account = bank.state.accounts.find(({ numeroCuenta }) => numeroCuenta === VISTA);
    if (account) account.blocked = account.bookBalance - 149_29;
    expect(await validationCodes(pagos.validarPago, vehicle(['MA-1'], 148.9))).toEqual([200, '-0005-01-01']);
    if (account) account.blocked -= 1;
    expect(await validationCodes(pagos.validarPago, vehicle(['MA-1'], 148.9))).toEqual([200]);
  });

  it('-0005-01-03: the month’s limit counts what was paid before', async () => {
    await maria.dataOf(cupos.modificar, { body: limits(300, 314.76) });
    expect(await validationCodes(pagos.validarPago, light)).toEqual([200, '-0005-01-03']);
    await maria.dataOf(cupos.modificar, { body: limits(300, 314.77) });
    expect(await validationCodes(pagos.validarPago, light)).toEqual([200]);
  });

  it('-0008-02-01: a value that changes between looking up and validating is the new one from then on', async () => {
    const body = (valor: number) => payment('CENTROSUR-LUZ', '200010101', ['PL-0'], valor);
    expect(await totalsOf('CENTROSUR-LUZ', 'CODIGO', '1200101')).toEqual([36.4]);
    expect(await validationCodes(pagos.validarPago, body(36.4))).toEqual([200, '-0008-02-01']);
    expect(await totalsOf('CENTROSUR-LUZ', 'CODIGO', '1200101')).toEqual([37.25]);
    expect(await validationCodes(pagos.validarPago, body(36.4))).toEqual([200, '-0008-02-01']);
    expect(await validationCodes(pagos.validarPago, body(37.25))).toEqual([200]);
    await execute(pagos.pagar, body(37.25));
  });

  it('-0008-02-02: the provider refuses when it is executed; nothing is debited and the debt stays', async () => {
    const body = payment('CENTROSUR-LUZ', '200010202', ['PL-0'], 27.3);
    expect(await validationCodes(pagos.validarPago, body)).toEqual([200]);
    expect(await executionCodes(pagos.pagar, body)).toEqual([200, '-0008-02-02']);
    expect([bank.state.entries, bank.state.receipts]).toEqual([[], []]);
    expect(await totalsOf('CENTROSUR-LUZ', 'CODIGO', '1200202')).toEqual([27.3]);
  });
});

describe('deterministic triggers hold for payments (C.6)', () => {
  const bill = (contract: string, valor: number) => payment('CENTROSUR-LUZ', contract, ['PL-0'], valor);

  it('C.6 «…,99» cannot be validated; the debt itself is found', async () => {
    const look = { codigoServicio: 'CENTROSUR-LUZ', codigoCriterio: 'CODIGO', referencia: '1200099' };
    expect(await maria.dataOf(pagos.consultar, { body: look })).toMatchObject([{ rubros: [{ total: 21.99 }] }]);
    expect(await validationCodes(pagos.validarPago, bill('200010099', 21.99))).toEqual([200, '-9999-00-03']);
    expect(await validationCodes(pagos.validarRecarga, topUp({ valor: 9.99 }))).toEqual([200, '-9999-00-03']);
  });

  it.each([
    [77, 'EXITOSA', 1],
    [88, 'NO_ENCONTRADA', 0],
  ])('…,%i: no answer arrives, and the receipt says %s', async (cents, estado, count) => {
    for (const [endpoint, body] of [
      [pagos.pagar, bill(`2000100${cents}`, 21 + cents / 100)],
      [pagos.recargar, topUp({ valor: 7 + cents / 100 })],
    ] as const) {
      const before = bank.state.receipts.length;
      const idTransaccion = await maria.authorised();
      await expect(maria.dataOf(endpoint, { body: { idTransaccion, ...body } })).rejects.toThrow(ConnectionDropped);
      expect(await maria.dataOf(transacciones.comprobante, { params: { numero: idTransaccion } })).toMatchObject({
        estado,
      });
      expect(bank.state.receipts.length - before).toBe(count);
    }
  });
});

describe('one order, one debit (A.0 «Double-submission protection»)', () => {
  it.each([
    ['a payment', pagos.pagar, light],
    ['a top-up', pagos.recargar, topUp()],
  ])('%s that comes again answers the same receipt and debits nothing', async (_, endpoint, order) => {
    const body = { idTransaccion: await maria.authorised(), ...order };
    const first = await maria.dataOf(endpoint, { body });
    expect(await maria.dataOf(endpoint, { body })).toEqual(first);
    expect(bank.state.receipts).toHaveLength(1);
  });

  it('-0005-01-08 without a code, -0005-01-09 for another order under a used transaction', async () => {
    expect(await maria.codesOf(pagos.pagar, { body: { idTransaccion: 'nada', ...light } })).toEqual([
      200,
      '-0005-01-08',
    ]);
    const idTransaccion = await maria.authorised();
    await maria.dataOf(pagos.pagar, { body: { idTransaccion, ...light } });
    expect(await maria.codesOf(pagos.pagar, { body: { idTransaccion, ...parents } })).toEqual([200, '-0005-01-09']);
    expect(await maria.codesOf(pagos.recargar, { body: { idTransaccion, ...topUp() } })).toEqual([200, '-0005-01-09']);
  });
});

describe('counters (contract B.3 «Counters», C.4)', () => {
  const used = async () => maria.dataOf(cupos.consumo, { params: { numeroCuenta: VISTA } });

  it('begin with 10,00 today and 270,87 this month; payments and top-ups count their value, fees and taxes do not', async () => {
    expect(await used()).toMatchObject({ valorFacilitoDiario: 10, valorFacilitoMensual: 270.87 });
    await execute(pagos.pagar, vehicle(['MA-1'], 148.9));
    await execute(pagos.recargar, topUp());
    expect(await used()).toMatchObject({
      valorInternoDiario: 0,
      valorExternoDiario: 0,
      valorFacilitoDiario: 163.9,
      valorFacilitoMensual: 424.77,
    });
  });

  it('a transfer leaves them alone', async () => {
    const body = { numeroCuentaOrigen: VISTA, numeroCuentaDestino: '010201007733', valor: 30, concepto: 'Arriendo' };
    await execute(transferencias.internas, body);
    expect(await used()).toMatchObject({ valorFacilitoDiario: 10, valorInternoDiario: 30 });
  });
});

function limits(valorFacilitoDiario: number, valorFacilitoMensual = 5_000) {
  return {
    numeroCuenta: VISTA,
    valorInternoDiario: 1_500,
    valorInternoMensual: 10_000,
    valorExternoDiario: 1_000,
    valorExternoMensual: 5_000,
    valorFacilitoDiario,
    valorFacilitoMensual,
  };
}

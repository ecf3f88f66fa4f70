import { describe, expect, it } from 'vitest';
import * as cuentasDestino from '#api/contract/cuentasDestino.ts';
import * as cupos from '#api/contract/cupos.ts';
import * as pagoTarjetas from '#api/contract/pagoTarjetas.ts';
import * as tarjetas from '#api/contract/tarjetas.ts';
import * as transacciones from '#api/contract/transacciones.ts';
import { opposite } from '#domain/money.ts';
import { type Receipt, startEachTestAtTheBank, VISTA } from '#testing/handlerWorld.ts';
import { usedCredit } from '../bank/cards.ts';
import { own } from '../bank/ledger.ts';
import { ConnectionDropped } from '../bank/refusal.ts';
import { institutions } from '../bank/seed/catalogues.ts';
import { RETURN_AFTER_MS } from '../bank/settlement.ts';

const DAY_MS = 24 * 60 * 60_000;
const { demo, maria, signInAgain } = startEachTestAtTheBank();

const whole = { numeroCuentaOrigen: VISTA, codigoTarjeta: 'TC-01', tipoPago: 'TOTAL', valor: 612.35 };
const least = { ...whole, tipoPago: 'MINIMO', valor: 48.9 };
const other = { ...whole, tipoPago: 'OTRO', valor: 100 };
const mother = { numeroCuentaOrigen: VISTA, codigoCuentaDestino: 'CD-06', tipoPago: 'OTRO', valor: 80 };
const pacific = { ...mother, codigoCuentaDestino: 'CD-07' };

const validate = (body: object) => maria.dataOf(pagoTarjetas.validar, { body });
const validationCodes = (body: object) => maria.codesOf(pagoTarjetas.validar, { body });
const pay = (body: object) => maria.orderedDataOf(pagoTarjetas.pagar, body) as Promise<Receipt>;
const paymentCodes = (body: object, who = maria) => who.orderedCodesOf(pagoTarjetas.pagar, body);
const card = (codigoTarjeta = 'TC-01') => maria.dataOf(tarjetas.leer, { params: { codigoTarjeta } });
const used = () => maria.dataOf(cupos.consumo, { params: { numeroCuenta: VISTA } });
const balances = () => ({
  account: demo.bank.ledger.balanceOf(VISTA),
  card: demo.bank.ledger.balanceOf(own.card('TC-01')),
  spi: demo.bank.ledger.balanceOf(own.spi),
  fees: demo.bank.ledger.balanceOf(own.fees),
  taxes: demo.bank.ledger.balanceOf(own.taxes),
});
const statementOf = () =>
  demo.bank.ledger.movementsOf(VISTA).recent.map(({ descripcion, cents }) => [descripcion, cents]);

/** What a card owes is what the books say of it, whatever has been paid. */
function expectConservation(): void {
  expect(demo.bank.ledger.total()).toBe(0);
  for (const one of demo.bank.state.cards)
    expect(demo.bank.ledger.balanceOf(own.card(one.codigoTarjeta))).toBe(opposite(usedCredit(one)));
}

describe('validating (B.0 «Validacion», screens A.2 «tarjeta-credito»)', () => {
  it('B.3 «Counters»: an own card is paid without a fee', async () => {
    expect(await validate(whole)).toEqual({
      valor: 612.35,
      comision: 0,
      impuesto: 0,
      total: 612.35,
      saldoPosterior: 2234.02,
      acreditacion: 'INMEDIATA',
      fechaAcreditacion: '2026-11-20',
      advertencias: [],
      detalle: [
        { etiqueta: 'Tarjeta', valor: 'Visa Clásica •••• 4502', negrita: true },
        { etiqueta: 'Tipo de pago', valor: 'Pago total' },
        { etiqueta: 'Total a debitar', valor: '$612,35', negrita: true },
      ],
    });
    expect(await validate(least)).toMatchObject({ total: 48.9, advertencias: [] });
  });

  it('B.3 «Counters»: another institution’s card costs what a transfer to it costs, and arrives when it does', async () => {
    expect(await validate(mother)).toMatchObject({
      comision: 0.36,
      impuesto: 0.05,
      total: 80.41,
      saldoPosterior: 2765.96,
      acreditacion: institutions.find(({ codigo }) => codigo === '1002')?.acreditacion,
      advertencias: [],
      detalle: [
        { etiqueta: 'Titular', valor: 'Carmen V*** O***', negrita: true },
        { etiqueta: 'Institución', valor: 'Banco del Litoral Demo' },
        { etiqueta: 'Tarjeta', valor: 'Tarjeta de crédito •••• 7778' },
        { etiqueta: 'Total a debitar', valor: '$80,41', negrita: true },
      ],
    });
  });

  it.each([
    [816.45, []],
    [816.46, ['El valor supera la deuda; quedará saldo a favor.']],
    [48.9, []],
    [48.89, ['Si paga menos del mínimo se generará interés de mora.']],
  ])(
    'screens A.2: another amount of %s is allowed, with a warning where there is reason',
    async (valor, advertencias) => {
      expect(await validate({ ...other, valor })).toMatchObject({ advertencias });
    },
  );

  it('moves nothing', async () => {
    const before = demo.bank.save();
    await validate(whole);
    await validate(mother);
    expect({ ...demo.bank.save(), sessions: {} }).toEqual({ ...before, sessions: {} });
  });
});

describe('paying an own card', () => {
  it('C.4: lowers what it owes and what is asked for, raises what is available, and books both sides', async () => {
    const before = balances();
    const receipt = await pay(other);
    expect(receipt).toMatchObject({
      numeroComprobante: '2026-1120-048213',
      tipo: 'TARJETA',
      estado: 'EXITOSA',
      valor: 100,
      comision: 0,
      impuesto: 0,
      total: 100,
      saldoDisponible: 2746.37,
      acreditacion: 'INMEDIATA',
      detalle: [
        { etiqueta: 'Cuenta de origen', valor: 'Ahorro a la vista •••• 4871' },
        { etiqueta: 'Tarjeta', valor: 'Visa Clásica •••• 4502' },
        { etiqueta: 'Tipo de pago', valor: 'Otro valor' },
        { etiqueta: 'Comisión', valor: 'Sin costo' },
        { etiqueta: 'Total debitado', valor: '$100,00', negrita: true },
      ],
    });
    expect(await card()).toMatchObject({ utilizado: 716.45, disponible: 1783.55, pagoMinimo: 0, pagoTotal: 512.35 });
    expect(balances()).toEqual({ ...before, account: before.account - 100_00, card: before.card + 100_00 });
    expect(statementOf()).toEqual([['PAGO TARJETA DE CREDITO – VISA CLASICA', 100_00]]);
    expectConservation();
  });

  it('the whole, then nothing is left to pay by the day and the rest is an amount of one’s own choice', async () => {
    await pay(whole);
    expect(await card()).toMatchObject({ utilizado: 204.1, disponible: 2295.9, pagoMinimo: 0, pagoTotal: 0 });
    expect(await paymentCodes(whole)).toEqual([400, '-9999-00-02']);
    await pay({ ...other, valor: 204.1 });
    expect(await card()).toMatchObject({ utilizado: 0, disponible: 2500 });
    expect(await paymentCodes({ ...other, valor: 10 })).toEqual([200, '-0009-01-01']);
    expectConservation();
  });

  it('screens A.2: more than the debt is credit of the member, available and not used', async () => {
    await pay({ ...other, valor: 900 });
    expect(await card()).toMatchObject({ utilizado: 0, disponible: 2583.55, pagoMinimo: 0, pagoTotal: 0 });
    expect(await maria.dataOf(tarjetas.lista)).toMatchObject([{ utilizado: 0, disponible: 2583.55 }, {}]);
    expectConservation();
  });

  it('B.3 «Counters»: counts against no limit', async () => {
    const before = await used();
    const limits = demo.bank.state.accounts.find(({ numeroCuenta }) => numeroCuenta === VISTA)?.limits ?? {};
    for (const field of Object.keys(limits)) Object.assign(limits, { [field]: 0 });
    expect(await pay(whole)).toMatchObject({ estado: 'EXITOSA' });
    expect(await used()).toEqual(before);
  });

  it('C.4: one that is blocked for the time being may be paid', async () => {
    const found = demo.bank.state.cards.find(({ codigoTarjeta }) => codigoTarjeta === 'TC-01');
    if (found) found.settings.bloqueoTemporal = true;
    expect(await pay(least)).toMatchObject({ estado: 'EXITOSA' });
    expect(await card()).toMatchObject({ estado: 'BLOQUEADA', pagoMinimo: 0 });
  });

  it('what is left of the least may be less than $1,00, another amount may not', async () => {
    await pay({ ...other, valor: 48.5 });
    expect(await paymentCodes({ ...other, valor: 0.99 })).toEqual([200, '-0005-01-07']);
    expect(await pay({ ...least, valor: 0.4 })).toMatchObject({ estado: 'EXITOSA' });
    const account = demo.bank.state.accounts.find(({ numeroCuenta }) => numeroCuenta === VISTA);
    await pay({ ...other, valor: 563 });
    Object.assign(account ?? {}, { blocked: account?.bookBalance });
    expect(await card()).toMatchObject({ pagoTotal: 0.45 });
    expect(await paymentCodes({ ...whole, valor: 0.45 })).toEqual([200, '-0005-01-01']);
  });

  it('the same order again answers the same receipt and moves nothing', async () => {
    const body = { idTransaccion: await maria.authorised(), ...other };
    const first = await maria.dataOf(pagoTarjetas.pagar, { body });
    const after = balances();
    expect(await maria.dataOf(pagoTarjetas.pagar, { body })).toEqual(first);
    expect(await maria.codesOf(pagoTarjetas.pagar, { body: { ...body, valor: 101 } })).toEqual([200, '-0005-01-09']);
    expect(balances()).toEqual(after);
    expect(await card()).toMatchObject({ utilizado: 716.45 });
  });

  it('appears among the payments of the history, over a reload', async () => {
    const { numeroComprobante } = await pay(whole);
    const saved = JSON.parse(JSON.stringify(demo.bank.save())) as ReturnType<typeof demo.bank.save>;
    demo.bank.reset();
    demo.bank.restore(saved);
    const query = { tipo: 'PAGO', desde: '2026-11-20', hasta: '2026-11-20', pagina: '1', tamano: '20' };
    expect(await maria.dataOf(transacciones.historial, { query })).toMatchObject({
      registros: [{ numeroComprobante, tipo: 'TARJETA', destino: 'Visa Clásica · •••• 4502', valor: 612.35 }, {}],
    });
    expectConservation();
  });
});

describe('paying a card of another institution', () => {
  it('B.3 «Counters»: counts against the external limits, its fee does not', async () => {
    const before = balances();
    const receipt = await pay(mother);
    expect(receipt.detalle.map(({ etiqueta, valor }) => [etiqueta, valor])).toEqual([
      ['Cuenta de origen', 'Ahorro a la vista •••• 4871'],
      ['Titular', 'Carmen V*** O***'],
      ['Institución', 'Banco del Litoral Demo'],
      ['Tarjeta', 'Tarjeta de crédito •••• 7778'],
      ['Comisión e IVA', '$0,41'],
      ['Total debitado', '$80,41'],
    ]);
    expect(receipt).toMatchObject({ tipo: 'TARJETA', total: 80.41, saldoDisponible: 2765.96 });
    expect(await used()).toMatchObject({ valorExternoDiario: 80, valorExternoMensual: 140 });
    expect(balances()).toEqual({
      card: before.card,
      account: before.account - 80_41,
      spi: before.spi + 80_00,
      fees: before.fees + 36,
      taxes: before.taxes + 5,
    });
    expect(statementOf()).toEqual([
      ['PAGO TARJETA DE CREDITO – BANCO DEL LITORAL DEMO', 80_00],
      ['COMISION PAGO DE TARJETA – SERVICIO FINANCIERO', 36],
      ['IVA DE LA COMISION – IMPUESTO', 5],
    ]);
    const [paid] = (await maria.dataOf(cuentasDestino.tarjetas)) as { fechaUltimoUso: string | null }[];
    expect(paid?.fechaUltimoUso).toBe('2026-11-20T10:15:00');
    expectConservation();
  });

  it.each([
    ['CD-06', '1002'],
    ['CD-07', '1003'],
  ])('A.0 «Arrival»: %s arrives as its institution says', async (codigoCuentaDestino, codigo) => {
    const institution = institutions.find((one) => one.codigo === codigo);
    const isSpi = institution?.acreditacion === 'SPI';
    const receipt = await pay({ ...mother, codigoCuentaDestino });
    expect(receipt).toMatchObject({
      acreditacion: institution?.acreditacion,
      estado: isSpi ? 'EN_PROCESO' : 'EXITOSA',
    });
    demo.clock.advance(3 * DAY_MS);
    signInAgain();
    const { numeroComprobante: numero } = receipt;
    expect(await maria.dataOf(transacciones.comprobante, { params: { numero } })).toMatchObject({ estado: 'EXITOSA' });
  });

  it('C.6 «…,66»: in process, then back, with its use of the limits', async () => {
    const { numeroComprobante: numero, estado } = await pay({ ...mother, valor: 20.66 });
    expect(estado).toBe('EN_PROCESO');
    demo.clock.advance(RETURN_AFTER_MS);
    expect(await maria.dataOf(transacciones.comprobante, { params: { numero } })).toMatchObject({ estado: 'DEVUELTA' });
    expect(statementOf().at(-1)).toEqual(['PAGO DE TARJETA DEVUELTO – CARMEN V*** O***', 20_66]);
    expect(await used()).toMatchObject({ valorExternoDiario: 0 });
    expectConservation();
  });

  it.each(['MINIMO', 'TOTAL'])('B.3: %s of a card whose debt is not known is no request', async (tipoPago) => {
    expect(await validationCodes({ ...mother, tipoPago })).toEqual([400, '-9999-00-02']);
  });
});

describe('C.6: triggers', () => {
  it('«…,77»: paid, and no answer; «…,88»: neither', async () => {
    const body = { idTransaccion: await maria.authorised(), ...other, valor: 7.77 };
    await expect(maria.codesOf(pagoTarjetas.pagar, { body })).rejects.toThrow(ConnectionDropped);
    const params = { numero: body.idTransaccion };
    expect(await maria.dataOf(transacciones.comprobante, { params })).toMatchObject({ estado: 'EXITOSA' });
    expect(await card()).toMatchObject({ utilizado: 808.68 });
    await expect(paymentCodes({ ...other, valor: 12.88 })).rejects.toThrow(ConnectionDropped);
    expect(await card()).toMatchObject({ utilizado: 808.68 });
    expectConservation();
  });

  it('«…,99»: cannot be validated', async () => {
    expect(await validationCodes({ ...other, valor: 10.99 })).toEqual([200, '-9999-00-03']);
  });
});

describe('rules of the origin, the card and the amount (B.1), validated and executed alike', () => {
  const account = (numeroCuenta: string) => {
    const found = demo.bank.state.accounts.find((one) => one.numeroCuenta === numeroCuenta);
    if (!found) throw new Error(numeroCuenta);
    return found;
  };
  const limit = (field: string, cents: number) => Object.assign(account(VISTA).limits ?? {}, { [field]: cents });
  const cases: [code: string, what: string, body: object, arrange?: () => void][] = [
    ['-0005-01-01', 'more than is available', { ...other, valor: 2846.38 }],
    [
      '-0005-01-01',
      'a value that leaves no fee',
      { ...pacific, valor: 2845.97 },
      () => limit('valorExternoDiario', 3_000_00),
    ],
    ['-0005-01-02', 'more than the day’s limit', { ...pacific, valor: 1000.01 }],
    [
      '-0005-01-03',
      'more than the month’s limit',
      { ...mother, valor: 40.01 },
      () => limit('valorExternoMensual', 100_00),
    ],
    ['-0005-01-04', 'a blocked origin', whole, () => Object.assign(account(VISTA), { isBlocked: true })],
    ['-0005-01-05', 'a programmed saving', { ...whole, numeroCuentaOrigen: '010201009356' }],
    ['-0005-01-05', 'another member’s account', { ...mother, numeroCuentaOrigen: '010201018840' }],
    ['-0005-01-07', 'less than $1,00', { ...other, valor: 0.99 }],
    ['-0005-01-07', 'less than $1,00 to another institution', { ...mother, valor: 0.99 }],
    ['-0009-01-01', 'a card without debt', { ...other, codigoTarjeta: 'TC-02' }],
    ['-0009-01-01', 'an unknown card', { ...other, codigoTarjeta: '__proto__' }],
    ['-0009-01-01', 'a card that is not registered', { ...mother, codigoCuentaDestino: 'CD-99' }],
    ['-0009-01-01', 'a destination that is no card', { ...mother, codigoCuentaDestino: 'CD-03' }],
    ['-0009-01-01', 'another member’s card', { ...other, codigoTarjeta: 'TC-01' }, () => disown()],
  ];
  const disown = () => {
    for (const one of demo.bank.state.cards) one.owner = '51233';
  };

  it.each(cases)('%s: %s', async (code, _, body, arrange) => {
    arrange?.();
    expect(await validationCodes(body)).toEqual([200, code]);
    expect(await paymentCodes(body)).toEqual([200, code]);
    expect(demo.bank.state.entries).toEqual([]);
  });

  it.each([
    ['the least, one cent off', { ...least, valor: 48.91 }],
    ['the whole, one cent off', { ...whole, valor: 612.34 }],
    ['nothing', { ...other, valor: 0 }],
    ['less than nothing', { ...other, valor: -10 }],
    ['three decimals', { ...other, valor: 10.005 }],
    ['an unknown kind', { ...other, tipoPago: 'MITAD' }],
  ])('-9999-00-02: %s', async (_, body) => {
    expect(await validationCodes(body)).toEqual([400, '-9999-00-02']);
    expect(await paymentCodes(body)).toEqual([400, '-9999-00-02']);
    expect(demo.bank.state.entries).toEqual([]);
  });

  it('-0005-01-08: not authorised, or for another card', async () => {
    const unknown = { body: { idTransaccion: 'nada', ...other } };
    expect(await maria.codesOf(pagoTarjetas.pagar, unknown)).toEqual([200, '-0005-01-08']);
    const idTransaccion = await maria.authorised();
    const refused = { body: { idTransaccion, ...other, valor: 5_000 } };
    expect(await maria.codesOf(pagoTarjetas.pagar, refused)).toEqual([200, '-0005-01-01']);
    const changed = { body: { idTransaccion, ...other } };
    expect(await maria.codesOf(pagoTarjetas.pagar, changed)).toEqual([200, '-0005-01-08']);
    expect(demo.bank.state.entries).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import * as pagos from '#api/contract/pagos.ts';
import { MALFORMED, rowsOf, startEachTestAtTheBank, VISTA } from '#testing/handlerWorld.ts';
import { movementTexts, orderCaller, topUp } from '#testing/orderCaller.ts';
import { own } from '../bank/ledger.ts';

const { bank, maria } = startEachTestAtTheBank();

const { validate, validationCodes, execute, executionCodes } = orderCaller(maria);
const textsOf = (numeroCuenta: string) => movementTexts(bank, numeroCuenta);

describe('topping up (C.5 «Recargas»)', () => {
  it('validates and executes without cost', async () => {
    expect(await validate(pagos.validarRecarga, topUp())).toEqual({
      valor: 5,
      comision: 0,
      impuesto: 0,
      total: 5,
      saldoPosterior: 2841.37,
      advertencias: [],
      detalle: [
        { etiqueta: 'Operadora', valor: 'Claro', negrita: true },
        { etiqueta: 'Celular', valor: '0900000321' },
        { etiqueta: 'Total a debitar', valor: '$5,00', negrita: true },
      ],
    });
    const receipt = await execute(pagos.recargar, topUp());
    expect([receipt.tipo, receipt.estado]).toEqual(['RECARGA', 'EXITOSA']);
    expect(rowsOf(receipt)).toEqual([
      ['Cuenta de origen', 'Ahorro a la vista •••• 4871'],
      ['Operadora', 'Claro'],
      ['Celular', '0900000321'],
      ['Comisión', 'Sin costo'],
      ['Total debitado', '$5,00'],
    ]);
    expect(textsOf(VISTA)).toEqual([['RECARGA CELULAR – CLARO 0900000321', 5_00, 'D']]);
    expect(bank.state.ownAccounts).toEqual({ [own.collections]: 5_00 });
  });

  it.each([
    ['-0008-03-01', 'the mobile is not the operator’s', { celular: '0900000329' }],
    ['-0005-01-05', 'nothing can be taken out of programmed savings', { numeroCuentaOrigen: '010201009356' }],
  ])('%s, when it is checked and when it is executed: %s', async (code, _, change) => {
    expect(await validationCodes(pagos.validarRecarga, topUp(change))).toEqual([200, code]);
    expect(await executionCodes(pagos.recargar, topUp(change))).toEqual([200, code]);
  });

  it('-0008-02-02: the operator refuses when it is executed, and nothing is debited', async () => {
    const body = topUp({ celular: '0900000208' });
    expect(await validationCodes(pagos.validarRecarga, body)).toEqual([200]);
    expect(await executionCodes(pagos.recargar, body)).toEqual([200, '-0008-02-02']);
    expect(bank.state.entries).toEqual([]);
  });

  it.each([
    ['an unknown operator', { codigoOperadora: 'NADA' }],
    ['less than the operator sells', { valor: 0.99 }],
    ['more than the operator sells', { valor: 50.01 }],
    ['a mobile that does not begin with 09', { celular: '0800000321' }],
    ['a mobile of nine digits', { celular: '090000032' }],
  ])('is malformed: %s', async (_, change) => {
    expect(await validationCodes(pagos.validarRecarga, topUp(change))).toEqual(MALFORMED);
    expect(await executionCodes(pagos.recargar, topUp(change))).toEqual(MALFORMED);
  });
});

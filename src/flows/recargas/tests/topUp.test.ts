import { describe, expect, it } from 'vitest';
import type { ApiClient } from '#api/client.ts';
import { recargar, validarRecarga } from '#api/contract/pagos.ts';
import { wireInput } from '#api/contract/wireMoney.ts';
import { operatorsOf } from '../operators.ts';
import { EMPTY, type TopUpForm, topUp, topUpBody, topUpSummary } from '../topUp.ts';

const ORIGIN = '010201004871';
const typed: TopUpForm = { ...EMPTY, operadora: 'CLARO', celular: '+593 90 000 0321', confirmacion: '0900000321' };
const plain = (text: string | readonly string[]) => [text].flat().join('').replaceAll('\u00a0', ' ');

describe('contract B.3 «pagos/recargas»: what is sent', () => {
  it('is what the contract says, to the letter: nothing of the confirmation, nothing empty', () => {
    const body = topUpBody(typed, ORIGIN, 10_50);
    expect(body).toStrictEqual({
      numeroCuentaOrigen: ORIGIN,
      codigoOperadora: 'CLARO',
      celular: '0900000321',
      valor: 10_50,
    });
    expect(validarRecarga.body?.isValidSync(body, { strict: true })).toBe(true);
    expect(recargar.body?.isValidSync({ idTransaccion: 'a-1', ...body }, { strict: true })).toBe(true);
  });

  it.each([
    '0900000321',
    ' 09 0000 0321 ',
    '090-000-0321',
    '(09) 0000.0321',
    '+593900000321',
    '593 90 000 0321',
    '00593900000321',
  ])('the number «%s» is 0900000321', (celular) => {
    expect(topUpBody({ ...typed, celular }, ORIGIN, 3_00).celular).toBe('0900000321');
  });

  it.each([
    [1_00, 1],
    [3_07, 3.07],
    [50_00, 50],
    [10_10, 10.1],
  ])('%i cents are %d dollars', (cents, dollars) => {
    const body = topUpBody(typed, ORIGIN, cents);
    expect(wireInput(recargar, { body }).body).toEqual({ ...body, valor: dollars });
  });

  it('nothing stands in the form before something is chosen or typed', () => {
    expect(EMPTY).toEqual({ operadora: '', celular: '', confirmacion: '', monto: '', valor: '' });
  });

  it('is checked and executed by its own two calls', async () => {
    const calls: unknown[] = [];
    const api = {
      call: (endpoint: { id: string }, input: object) => {
        calls.push([endpoint.id, input]);
        return Promise.resolve(null);
      },
    } as unknown as ApiClient;
    const body = topUpBody(typed, ORIGIN, 3_00);
    await topUp.validate(api, body);
    await topUp.execute(api, { ...body, idTransaccion: 'a-1' });
    expect(calls).toEqual([
      [validarRecarga.id, { body }],
      [recargar.id, { body: { ...body, idTransaccion: 'a-1' } }],
    ]);
  });
});

describe('contract B.3 «operadoras»: what an operator sells', () => {
  it('in cents', () => {
    expect(
      operatorsOf([
        {
          codigoOperadora: 'CNT',
          descripcion: 'CNT',
          valores: [3_00, 10, 19_99],
          valorMinimo: 1_00,
          valorMaximo: 50_00,
        },
      ]),
    ).toEqual([{ code: 'CNT', name: 'CNT', amounts: [3_00, 10, 19_99], least: 1_00, most: 50_00 }]);
  });

  it.each([{}, { valores: null, valorMinimo: null, valorMaximo: null }])('without amounts and bounds: %j', (less) => {
    expect(operatorsOf([{ codigoOperadora: 'CNT', descripcion: 'CNT', ...less }])).toEqual([
      { code: 'CNT', name: 'CNT', amounts: [], least: null, most: null },
    ]);
  });

  it('a bound of nothing is a bound', () => {
    const [operator] = operatorsOf([{ codigoOperadora: 'CNT', descripcion: 'CNT', valorMinimo: 0, valorMaximo: 0 }]);
    expect(operator).toMatchObject({ least: 0, most: 0 });
  });
});

describe('what the body says in words: the same on Revisar, on the code and on the receipt', () => {
  const summary = topUpSummary(topUpBody(typed, ORIGIN, 10_00), 'Ahorro a la Vista', 'Claro');

  it('comes from the body: amount, origin, number and operator', () => {
    expect(summary.cents).toBe(10_00);
    expect(summary.origin).toEqual({ name: 'Ahorro a la Vista', number: ORIGIN });
    expect(summary.payee).toEqual([
      { label: 'Celular', value: '0900000321' },
      { label: 'Operadora', value: 'Claro' },
    ]);
  });

  it('shows the mobile whole and the account masked', () => {
    const blocks = summary.blocks.map(({ field, caption, name, lines }) => [field, caption, name, lines.map(plain)]);
    expect(blocks).toEqual([
      ['mobile', 'Celular', '0900000321', ['Claro']],
      ['origin', 'Cuenta de origen', 'Ahorro a la Vista', ['•••• 4871']],
    ]);
  });

  it('D-67: a mobile is told from all others by its number alone, and known again by it', () => {
    const { identity } = summary;
    expect(identity.endings).toEqual(['0900000321']);
    expect(topUpSummary(topUpBody(typed, ORIGIN, 3_00), 'B', 'CNT').identity).toEqual(identity);
    const other = topUpBody({ ...typed, celular: '0900000322' }, ORIGIN, 10_00);
    expect(topUpSummary(other, 'Ahorro a la Vista', 'Claro').identity.key).not.toBe(identity.key);
  });
});

it('screens.md A.0 «FM»: the words of a top-up', () => {
  expect(topUp).toMatchObject({
    kind: 'RECARGA',
    title: 'Recargas',
    orderTitle: 'Recarga',
    address: '/pagos/recargas',
    reviewTitle: 'Revise su recarga',
    sendingText: 'Enviando su recarga…',
    amountLabel: 'Usted va a recargar',
    confirmLabel: 'Confirmar recarga',
    cancelLabel: 'Cancelar pago',
    againLabel: 'Hacer otra recarga',
  });
});

import { describe, expect, it, test, vi } from 'vitest';
import type { ApiClient } from '#api/client.ts';
import { pagar, validar } from '#api/contract/pagoTarjetas.ts';
import { cardAmountFault, cardBody, cardPayment, cardSummary } from '../cardPayment.ts';

const ORIGIN = '010201004871';
const visa = { name: 'Visa Clásica', number: '••••\u00a04502', elsewhere: null };
const mum = {
  name: 'Tarjeta mamá',
  number: '••••\u00a07778',
  elsewhere: { holder: 'Carmen V*** O***', institution: 'Banco del Litoral Demo' },
};

describe('screens.md A.2 tarjeta-credito: the amount', () => {
  const limit = { dailyLimit: 1_000_00, monthlyLimit: 5_000_00, dailyLeft: 1_000_00, monthlyLeft: 4_940_00 };
  it.each([
    ['', 'El campo es requerido.'],
    ['0', 'Ingrese un valor mayor a cero.'],
    ['0,01', 'El valor mínimo permitido es $1,00.'],
    ['0,99', 'El valor mínimo permitido es $1,00.'],
    ['1', null],
    ['1,00', null],
    ['1.000,00', null],
    ['1.000,01', 'Supera su cupo diario disponible: $1.000,00.'],
    ['2846,38', 'Saldo insuficiente.'],
    ['1,234.567', 'Ingrese hasta dos decimales, así: 10,50.'],
  ])('«%s»: %s', (text, message) => {
    expect(cardAmountFault(text, 2_846_37, limit)?.message ?? null).toBe(message);
  });

  test('less than the least amount is no matter of the limits', () => {
    expect(cardAmountFault('0,99', 2_846_37, limit)?.kind).toBe('wrong');
    expect(cardAmountFault('1.000,01', 2_846_37, limit)?.kind).toBe('limit');
  });

  test('contract B.3 «Counters»: an own card uses no limit, only the balance counts', () => {
    expect(cardAmountFault('2846,37', 2_846_37, null)).toBeNull();
    expect(cardAmountFault('2846,38', 2_846_37, null)).toEqual({ message: 'Saldo insuficiente.', kind: 'balance' });
    expect(cardAmountFault('99999', null, null)).toBeNull();
  });
});

describe('contract B.3 transacciones/tarjetas/pagar', () => {
  test('an own card, dollars on the wire', () => {
    expect(cardBody({ codigoTarjeta: 'TC-01' }, ORIGIN, 'TOTAL', 612_35)).toStrictEqual({
      numeroCuentaOrigen: ORIGIN,
      codigoTarjeta: 'TC-01',
      tipoPago: 'TOTAL',
      valor: 612_35,
    });
  });

  test('a registered card, and no own one with it', () => {
    expect(cardBody({ codigoCuentaDestino: 'CD-06' }, ORIGIN, 'OTRO', 1_234_50)).toStrictEqual({
      numeroCuentaOrigen: ORIGIN,
      codigoCuentaDestino: 'CD-06',
      tipoPago: 'OTRO',
      valor: 1_234_50,
    });
  });

  test('is checked and executed by its own two calls', async () => {
    const call = vi.fn(() => Promise.resolve(null));
    const body = cardBody({ codigoTarjeta: 'TC-01' }, ORIGIN, 'TOTAL', 612_35);
    const ordered = { ...body, idTransaccion: 'T' };
    await cardPayment.validate({ call } as unknown as ApiClient, body);
    await cardPayment.execute({ call } as unknown as ApiClient, ordered);
    expect(call.mock.calls).toEqual([
      [validar, { body }],
      [pagar, { body: ordered }],
    ]);
  });
});

describe('screens.md A.0 «FM»: what is reviewed and signed', () => {
  const own = cardBody({ codigoTarjeta: 'TC-01' }, ORIGIN, 'TOTAL', 612_35);
  const other = cardBody({ codigoCuentaDestino: 'CD-06' }, ORIGIN, 'OTRO', 120_00);

  test('an own card: card, masked number, and how much of it', () => {
    const summary = cardSummary(own, 'Ahorro a la vista', visa, 'Corte del 10/11/2026');
    expect(summary.cents).toBe(612_35);
    expect(summary.payee).toEqual([
      { label: 'Tarjeta', value: 'Visa Clásica' },
      { label: 'Número', value: '••••\u00a04502' },
    ]);
    expect(summary.blocks.map(({ caption, name, lines }) => [caption, name, ...lines])).toEqual([
      ['Cuenta de origen', 'Ahorro a la vista', '••••\u00a04871'],
      ['Tarjeta', 'Visa Clásica', '••••\u00a04502'],
      ['Forma de pago', 'Pago total', 'Corte del 10/11/2026'],
    ]);
  });

  test('each block leads back to its own part of Datos', () => {
    const fields = (summary: ReturnType<typeof cardSummary>) => summary.blocks.map(({ field }) => field);
    expect(fields(cardSummary(own, 'Ahorro', visa, null))).toEqual(['origin', 'card', 'amount']);
    expect(fields(cardSummary(other, 'Ahorro', mum, null))).toEqual(['origin', 'card']);
  });

  test('an amount of one’s own is of no cut', () => {
    const summary = cardSummary({ ...own, tipoPago: 'OTRO' }, 'Ahorro', visa, 'Corte del 10/11/2026');
    expect(summary.blocks.at(-1)).toMatchObject({ name: 'Otro valor', lines: [] });
  });

  test('a registered card: holder and institution too', () => {
    const summary = cardSummary(other, 'Ahorro a la vista', mum, null);
    expect(summary.payee).toEqual([
      { label: 'Tarjeta', value: 'Tarjeta mamá' },
      { label: 'Número', value: '••••\u00a07778' },
      { label: 'Titular', value: 'Carmen V*** O***' },
      { label: 'Institución', value: 'Banco del Litoral Demo' },
    ]);
    expect(summary.blocks.map(({ caption, name, lines }) => [caption, name, ...lines])).toEqual([
      ['Cuenta de origen', 'Ahorro a la vista', '••••\u00a04871'],
      ['Tarjeta', 'Tarjeta mamá', 'Banco del Litoral Demo · ••••\u00a07778', ['Titular: ', 'Carmen V*** O***']],
    ]);
  });

  test('D-67, data.md: a card is the same by its code, or by its last digits and institution, whatever it is called', () => {
    expect(cardSummary(own, 'A', visa, null).identity).toStrictEqual({
      key: `tarjeta propia ${'codigoTarjeta' in own ? own.codigoTarjeta : ''}`,
      endings: ['••••\u00a04502'],
    });
    const renamed = cardSummary(other, 'A', { ...mum, name: 'Mamá' }, null).identity;
    expect(renamed).toEqual(cardSummary(other, 'A', mum, null).identity);
    expect(renamed).toStrictEqual({
      key: 'tarjeta ••••\u00a07778 Banco del Litoral Demo',
      endings: ['••••\u00a07778'],
      destinationCode: 'CD-06',
    });
  });

  test('without holder or institution nothing stands empty', () => {
    const bare = { ...mum, elsewhere: { holder: '', institution: '' } };
    const summary = cardSummary(other, 'Ahorro', bare, null);
    expect(summary.payee.map(({ label }) => label)).toEqual(['Tarjeta', 'Número']);
    expect(summary.blocks[1]?.lines).toEqual(['••••\u00a07778']);
    expect(summary.identity.key).toBe('tarjeta ••••\u00a07778');
  });
});

test('DESIGN.md §7: payments say «Cancelar pago»', () => {
  expect(cardPayment).toMatchObject({
    kind: 'TARJETA',
    title: 'Pago de tarjetas',
    orderTitle: 'Pago de tarjeta',
    address: '/tarjeta-credito',
    reviewTitle: 'Revise su pago',
    amountLabel: 'Usted va a pagar',
    confirmLabel: 'Confirmar pago',
    cancelLabel: 'Cancelar pago',
    againLabel: 'Hacer otro pago',
  });
});

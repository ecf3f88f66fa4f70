import { describe, expect, it, test } from 'vitest';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { leer, TarjetaResumen } from '#api/contract/tarjetas.ts';
import { amountTextOf, type CardDebt, debtOf, ownCardsOf, paymentKinds, paymentWarning } from '../ownCards.ts';

const visa: TarjetaResumen = {
  codigoTarjeta: 'TC-01',
  marca: 'VISA',
  producto: 'VISA CLASICA',
  numeroEnmascarado: '************4502',
  cupo: 2_500_00,
  disponible: 1_683_55,
  utilizado: 816_45,
  estado: 'ACTIVA',
};
const detail: EndpointAnswer<typeof leer> = {
  ...visa,
  fechaCorte: '2026-11-10',
  fechaMaximaPago: '2026-11-25',
  pagoMinimo: 48_90,
  pagoTotal: 612_35,
  movimientos: [],
  configuracion: null,
};
const debt: CardDebt = { minimum: 48_90, total: 612_35, cutOn: '2026-11-10', payBy: '2026-11-25', used: 816_45 };

describe('contract B.3 TarjetaResumen', () => {
  test('named as productos names it, masked, money in cents', () => {
    expect(ownCardsOf([visa])).toEqual([
      {
        code: 'TC-01',
        name: 'Visa Clásica',
        last4: '4502',
        number: '••••\u00a04502',
        available: 168_355,
        used: 81_645,
        limit: 250_000,
        isBlocked: false,
        state: 'ACTIVA',
      },
    ]);
  });

  test('each card keeps its own limit; what is not said is null, never zero', () => {
    const second = { ...visa, codigoTarjeta: 'TC-02', cupo: null, disponible: null, utilizado: undefined };
    expect(ownCardsOf([visa, second]).map(({ code, limit, used }) => [code, limit, used])).toEqual([
      ['TC-01', 250_000, 81_645],
      ['TC-02', null, null],
    ]);
  });

  test('a number that is not masked is masked here', () => {
    expect(ownCardsOf([{ ...visa, numeroEnmascarado: '4000009988124502' }])[0]?.number).toBe('••••\u00a04502');
  });
});

describe('contract B.3: what a card owes', () => {
  test('from its detail', () => {
    expect(debtOf(detail, { used: 1 })).toEqual(debt);
  });

  test('contract B.0: without a detail only what the list knows', () => {
    expect(debtOf(null, { used: 816_45 })).toEqual({
      minimum: null,
      total: null,
      cutOn: null,
      payBy: null,
      used: 816_45,
    });
    expect(debtOf({ ...detail, utilizado: null }, { used: 5 }).used).toBe(5);
  });

  it.each([' ', '', null, undefined])('a day that is %j is none', (day) => {
    expect(debtOf({ ...detail, fechaCorte: day, fechaMaximaPago: day }, { used: 5 })).toMatchObject({
      cutOn: null,
      payBy: null,
    });
  });
});

describe('screens.md A.2 tarjeta-credito: Pago mínimo / Pago total / Otro valor', () => {
  it.each<[string, Partial<CardDebt>, readonly string[]]>([
    ['all three of a card with a cut', {}, ['TOTAL', 'MINIMO', 'OTRO']],
    ['the cut is paid and there is more since', { total: 0, minimum: 0 }, ['OTRO']],
    ['no minimum', { minimum: 0 }, ['TOTAL', 'OTRO']],
    ['a cut is still to be paid of a card that owes nothing now', { used: 0 }, ['TOTAL', 'MINIMO', 'OTRO']],
    ['nothing is owed (-0009-01-01)', { total: 0, minimum: 0, used: 0 }, []],
    ['nothing is owed and no cut is said', { total: null, minimum: null, used: 0 }, []],
    ['the member has something left there', { total: -5_00, minimum: 0, used: -5_00 }, []],
    ['something is left at the cut, and more is owed since', { total: -5_00, minimum: -5_00, used: 20_00 }, ['OTRO']],
    ['nobody says what is owed', { total: null, minimum: null, used: null }, ['OTRO']],
  ])('%s', (_, part, kinds) => {
    expect(paymentKinds({ ...debt, ...part })).toEqual(kinds);
  });

  it.each([
    ['TOTAL', '612,35'],
    ['MINIMO', '48,90'],
    ['OTRO', '30'],
  ] as const)('the amount of %s is %s', (kind, text) => {
    expect(amountTextOf(kind, debt, '30')).toBe(text);
  });

  test('an amount that nobody says is none', () => {
    expect(amountTextOf('TOTAL', { ...debt, total: null }, '30')).toBe('');
    expect(amountTextOf('MINIMO', { ...debt, minimum: null }, '30')).toBe('');
  });
});

describe('copy.md «Tarjetas: pago»: warnings, boundary by boundary', () => {
  const BELOW = 'Si paga menos del mínimo se generará interés de mora.';
  const ABOVE = 'El valor supera la deuda; quedará saldo a favor.';
  it.each([
    [1_00, BELOW],
    [48_89, BELOW],
    [48_90, null],
    [612_35, null],
    [816_45, null],
    [816_46, ABOVE],
  ])('%i cents', (paid, warning) => {
    expect(paymentWarning(paid, debt)).toBe(warning);
  });

  test('what is not known warns of nothing', () => {
    expect(paymentWarning(1_00, { ...debt, minimum: null })).toBeNull();
    expect(paymentWarning(9_999_99, { ...debt, used: null })).toBeNull();
  });

  test('above a debt smaller than its minimum the debt is what matters', () => {
    expect(paymentWarning(10_00, { ...debt, minimum: 48_90, used: 5_00 })).toBe(ABOVE);
  });
});

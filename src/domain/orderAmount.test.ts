import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountFault,
  isInvalidForm,
  leftAfter,
  limitLeft,
  limitShares,
  limitTexts,
  mostPayable,
  orderAmount,
  typedCents,
} from './orderAmount.ts';

const limit = limitLeft({ daily: 100_000, monthly: 500_000 }, { daily: 0, monthly: 6_000 });

describe('screens.md A.0 «Limits during a payment»', () => {
  it('says what is left of what there is', () => {
    expect(limitTexts(limit)).toEqual(['Disponible hoy $1.000,00 de $1.000,00', 'este mes $4.940,00 de $5.000,00']);
  });

  it('what an account can pay is bounded by the first to end of balance, day and month, as far as they are known', () => {
    expect(mostPayable(null, null)).toBeNull();
    expect(mostPayable(40_00, null)).toBe(40_00);
    expect(mostPayable(null, limit)).toBe(100_000);
    expect(mostPayable(2_000_00, { ...limit, monthlyLeft: 7_00 })).toBe(7_00);
    expect(mostPayable(-5_00, limit)).toBe(0);
  });

  it('is never less than nothing, when a limit was lowered under its use', () => {
    expect(limitLeft({ daily: 0, monthly: 100 }, { daily: 50, monthly: 150 })).toMatchObject({
      dailyLeft: 0,
      monthlyLeft: 0,
    });
  });
});

describe('screens.md A.0 «Amount field»: what may be ordered', () => {
  it.each([
    ['', 'El campo es requerido.'],
    ['0', 'Ingrese un valor mayor a cero.'],
    ['0,00', 'Ingrese un valor mayor a cero.'],
    ['-5', 'Ingrese un valor mayor a cero.'],
    ['doce', 'Escriba el valor así: 10 o 10,50.'],
    ['1.5.2', 'Escriba el valor así: 10 o 10,50.'],
    ['1.999', null],
    ['$1.999,50', null],
    ['12,345', 'Ingrese hasta dos decimales, así: 10,50.'],
    ['1,2345', 'Ingrese hasta dos decimales, así: 10,50.'],
    ['9999999999999999', 'El valor es demasiado grande.'],
  ])('«%s»', (text, message) => {
    expect(amountFault(text, null, null)?.message ?? null).toBe(message);
  });

  it('what cannot be read is no matter of a limit', () => {
    expect(amountFault('doce', null, limit)).toEqual({ message: 'Escriba el valor así: 10 o 10,50.', kind: 'wrong' });
  });

  it.each(['250', '250,00', '250.00', ' 250 ', '$250'.slice(1)])('takes «%s»', (text) => {
    expect(amountFault(text, 284_637, limit)).toBeNull();
  });

  it('the balance, then the day’s limit, then the month’s', () => {
    expect(amountFault('2846,37', 284_637, null)).toBeNull();
    expect(amountFault('2846,38', 284_637, null)).toEqual({ message: 'Saldo insuficiente.', kind: 'balance' });
    expect(amountFault('1000,00', 284_637, limit)).toBeNull();
    expect(amountFault('1000,01', 284_637, limit)).toEqual({
      message: 'Supera su cupo diario disponible: $1.000,00.',
      kind: 'limit',
    });
    const spent = limitLeft({ daily: 100_000, monthly: 500_000 }, { daily: 0, monthly: 495_000 });
    expect(amountFault('50,00', 284_637, spent)).toBeNull();
    expect(amountFault('50,01', 284_637, spent)).toEqual({
      message: 'Supera su cupo mensual disponible: $50,00.',
      kind: 'limit',
    });
  });
});

describe('D-13: «Todos los campos son obligatorios» is for what is missing or no answer, not for what is not allowed', () => {
  const range = { least: 1_00, most: 5_000_00 };
  it.each([
    ['', true],
    ['doce', true],
    ['0', true],
    ['12,345', true],
    ['0,99', true],
    ['5000,01', true],
    ['2846,38', false],
    ['1000,01', false],
    ['1', false],
  ])('an amount of «%s»: %s', (text, isTold) => {
    const amount = amountFault(text, 284_637, limit, range);
    expect(isInvalidForm({ fieldsAreRight: true, amount })).toBe(isTold);
  });

  it.each(['', '2846,38', '1000,01', '1'])(
    'a field that is missing or wrong is told whatever the amount («%s»)',
    (text) => {
      expect(isInvalidForm({ fieldsAreRight: false, amount: amountFault(text, 284_637, limit, range) })).toBe(true);
    },
  );
});

describe('D-19: an amount is ordered as it was typed, in cents, or not at all', () => {
  it.each([
    ['1234.5', 1_234_50],
    ['1234,50', 1_234_50],
    ['1.234,50', 1_234_50],
    ['1,234.50', 1_234_50],
    ['1.234', 1_234_00],
    [' 0,1 ', 10],
    ['0,07', 7],
    ['9.999.999,99', 9_999_999_99],
  ])('«%s» is %d cents', (text, cents) => {
    expect(orderAmount(text, null, null)).toEqual({ cents, fault: null });
  });

  it.each(['', 'doce', '12,345', '0', '-5', '9999999999999999'])(
    '«%s» has no cents: it is never taken for zero',
    (text) => {
      expect(orderAmount(text, null, null)).toEqual({ cents: null, fault: amountFault(text, null, null) });
    },
  );

  it('what the account or its limits do not allow has none either', () => {
    expect(orderAmount('2846,38', 284_637, null).cents).toBeNull();
    expect(orderAmount('1000,01', 284_637, limit).cents).toBeNull();
  });
});

describe('contract B.3: what may be ordered at all', () => {
  const range = { least: 1_00, most: 50_00 };
  it.each([
    ['0,99', 'El valor mínimo es $1,00.'],
    ['1', null],
    ['50', null],
    ['50,01', 'El valor máximo es $50,00.'],
  ])('«%s»: %s', (text, message) => {
    expect(amountFault(text, 100_00, null, range)?.message ?? null).toBe(message);
  });

  it('comes before what the account can pay', () => {
    expect(amountFault('60', 10_00, null, range)).toEqual({ message: 'El valor máximo es $50,00.', kind: 'wrong' });
    expect(amountFault('0,50', 10, null, range)).toEqual({ message: 'El valor mínimo es $1,00.', kind: 'wrong' });
    expect(amountFault('20', 10_00, null, range)?.message).toBe('Saldo insuficiente.');
  });
});

describe('leftAfter (DESIGN.md §12: what the account keeps, as one types)', () => {
  it.each([
    ['250', 1_000_00, 750_00],
    ['1.000,00', 1_000_00, 0],
    ['1.000,01', 1_000_00, null],
    ['', 1_000_00, null],
    ['0', 1_000_00, null],
    ['doce', 1_000_00, null],
    ['10', null, null],
  ])('«%s» of %s cents → %s', (text, available, left) => expect(leftAfter(typedCents(text), available)).toBe(left));

  it('nothing taken out of what is not known leaves nothing that is known', () => {
    expect(leftAfter(0, null)).toBeNull();
  });
});

describe('limitShares (DESIGN.md §12: the meter of the limits)', () => {
  const left = (daily: [number, number], monthly: [number, number]) => ({
    dailyLimit: daily[0],
    dailyLeft: daily[1],
    monthlyLimit: monthly[0],
    monthlyLeft: monthly[1],
  });

  it.each([
    ["the day's, where it ends first", left([100_00, 75_00], [1_000_00, 900_00]), 50_00, { used: 0.25, taken: 0.5 }],
    ["the month's, where that does", left([100_00, 100_00], [1_000_00, 50_00]), 25_00, { used: 0.95, taken: 0.025 }],
    ["the day's, where both end together", left([100_00, 50_00], [500_00, 50_00]), 10_00, { used: 0.5, taken: 0.1 }],
    ['never more than is left', left([100_00, 40_00], [100_00, 40_00]), 90_00, { used: 0.6, taken: 0.4 }],
    ['nothing of an amount that is none', left([100_00, 40_00], [100_00, 40_00]), 0, { used: 0.6, taken: 0 }],
    ['a limit of nothing is gone', left([0, 0], [0, 0]), 10_00, { used: 1, taken: 0 }],
  ])('%s', (_, remaining, cents, shares) => expect(limitShares(remaining, cents)).toEqual(shares));

  it('is a part of a whole, whatever the limits', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000_00 });
    fc.assert(
      fc.property(amount, amount, amount, amount, amount, (daily, usedToday, monthly, usedThisMonth, cents) => {
        const { used, taken } = limitShares(
          limitLeft({ daily, monthly }, { daily: usedToday, monthly: usedThisMonth }),
          cents,
        );
        expect(used).toBeGreaterThanOrEqual(0);
        expect(taken).toBeGreaterThanOrEqual(0);
        expect(used + taken).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});

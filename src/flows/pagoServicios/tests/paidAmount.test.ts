import { describe, expect, it } from 'vitest';
import { type AmountGround, paidAmount, WHOLE } from '../paidAmount.ts';

const limit = { dailyLimit: 500_00, monthlyLimit: 5_000_00, dailyLeft: 100_00, monthlyLeft: 5_000_00 };
const ground: AmountGround = {
  allowsPart: true,
  bounds: { least: null, most: null },
  debts: [{ total: 30_00 }, { total: 29_16 }],
  available: 1_000_00,
  limit,
};
const part = (valor: string) => ({ parte: 'otro' as const, valor });

describe('contract B.3 `permiteParcial`: how much of the chosen debts is paid', () => {
  it('the whole of them, whatever was typed before', () => {
    expect(paidAmount({ parte: 'todo', valor: '1,00' }, ground)).toEqual({
      paysPart: false,
      range: { least: null, most: 59_16 },
      cents: 59_16,
      partFault: null,
      debitFault: null,
    });
  });

  it('is the whole, and nothing is typed, until the member says otherwise', () => {
    expect(WHOLE).toEqual({ parte: 'todo', valor: '' });
  });

  it('a part, as it is typed', () => {
    expect(paidAmount(part('10,01'), ground)).toMatchObject({ paysPart: true, cents: 10_01, partFault: null });
  });

  it('no impossible range: of less than the contract’s least all of it is paid', () => {
    const bounds = { least: 20_00, most: null };
    const few = { ...ground, bounds, debts: [{ total: 8_50 }] };
    expect(paidAmount(part('8,50'), few)).toMatchObject({ range: { least: 8_50, most: 8_50 }, partFault: null });
    expect(paidAmount(part('8,00'), few).partFault).not.toBeNull();
    expect(paidAmount(part('20'), { ...ground, bounds }).range).toEqual({ least: 20_00, most: 59_16 });
  });

  it('no part where the service takes none', () => {
    expect(paidAmount(part('10,01'), { ...ground, allowsPart: false })).toMatchObject({
      paysPart: false,
      cents: 59_16,
      partFault: null,
    });
  });

  it.each([
    ['what is not typed', '', 'El campo es requerido.'],
    ['what is no amount', 'diez', 'Escriba el valor así: 10 o 10,50.'],
  ])('%s is never taken for zero', (_, typed, message) => {
    const { cents, partFault } = paidAmount(part(typed), ground);
    expect([cents, partFault?.message]).toEqual([null, message]);
  });

  it('before a debt is chosen nothing is paid', () => {
    expect(paidAmount(part('10,01'), { ...ground, debts: [] }).cents).toBe(0);
    expect(paidAmount(WHOLE, { ...ground, debts: [] })).toMatchObject({ cents: 0, debitFault: null });
  });

  it('a part is never more than what is chosen, nor than the server takes', () => {
    expect(paidAmount(part('59,17'), ground).partFault?.message).toBe('El valor máximo es $59,16.');
    const bounded = { ...ground, bounds: { least: 5_00, most: 40_00 } };
    expect(paidAmount(WHOLE, bounded).range).toEqual({ least: 5_00, most: 40_00 });
    expect(paidAmount(part('40,01'), bounded).partFault?.message).toBe('El valor máximo es $40,00.');
    expect(paidAmount(part('4,99'), bounded).partFault?.message).toBe('El valor mínimo es $5,00.');
    expect(paidAmount(WHOLE, { ...ground, bounds: { least: null, most: 90_00 } }).range.most).toBe(59_16);
  });

  it('what the account cannot pay is said of the whole at once, of a part in its field', () => {
    const poor = { ...ground, available: 9_00 };
    expect(paidAmount(WHOLE, poor)).toMatchObject({
      debitFault: { message: 'Saldo insuficiente.', kind: 'balance' },
      partFault: null,
    });
    expect(paidAmount(part('10,00'), poor)).toMatchObject({
      debitFault: null,
      partFault: { message: 'Saldo insuficiente.' },
    });
    const dear = { ...ground, debts: [{ total: 100_01 }] };
    expect(paidAmount(WHOLE, dear).debitFault?.kind).toBe('limit');
    expect(paidAmount(WHOLE, { ...dear, limit: null, available: null }).debitFault).toBeNull();
  });
});

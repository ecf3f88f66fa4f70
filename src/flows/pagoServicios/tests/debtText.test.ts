import { describe, expect, it } from 'vitest';
import type { Debt } from '#domain/debts.ts';
import { debtDetail, totalText } from '../debtText.ts';

const debt: Debt = {
  code: 'PA-09',
  name: 'Septiembre 2026',
  period: 'Consumo 312 kWh',
  dueOn: '2026-11-20',
  capital: 180_00,
  interest: 3_24,
  total: 183_24,
};
const usual = { today: '2026-11-20', dateFormat: 'dd/MM/yyyy', splitsInterest: false, saysDue: true };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const detail = (changes: Partial<Debt> = {}, how: Partial<typeof usual> = {}) =>
  plain(debtDetail({ ...debt, ...changes }, { ...usual, ...how }));

describe('DESIGN.md §6 «Debts to select»: the second line of a debt', () => {
  it('when it is due, what it is of, and its interest', () => {
    expect(detail()).toBe('Vence el 20/11/2026 · Consumo 312 kWh · interés $3,24');
  });

  it.each([
    ['2026-11-19', 'Venció el 19/11/2026'],
    ['2026-11-20', 'Vence el 20/11/2026'],
    ['2026-11-21', 'Vence el 21/11/2026'],
  ])('due on %s: «%s», for its last day is not past yet', (dueOn, text) => {
    expect(detail({ dueOn, period: '', interest: 0 })).toBe(text);
  });

  it('the date is in the format of the configuration', () => {
    expect(detail({ period: '', interest: 0 }, { dateFormat: 'yyyy-MM-dd' })).toBe('Vence el 2026-11-20');
  });

  it('what is not known is left out, without a dot in its place', () => {
    expect(detail({ dueOn: null, period: '', interest: 0 })).toBe('');
    expect(detail({ dueOn: null, period: '' })).toBe('interés $3,24');
    expect(detail({}, { saysDue: false })).toBe('Consumo 312 kWh · interés $3,24');
  });

  it('SUPA: capital and interest apart, also an interest of zero', () => {
    expect(detail({}, { splitsInterest: true })).toBe('Capital $180,00 · Interés $3,24');
    expect(detail({ interest: 0 }, { splitsInterest: true })).toBe('Capital $180,00 · Interés $0,00');
  });

  it('SUPA: a server that does not say the capital leaves the usual line', () => {
    expect(detail({ capital: null }, { splitsInterest: true })).toBe(
      'Vence el 20/11/2026 · Consumo 312 kWh · interés $3,24',
    );
  });
});

describe('what is chosen together', () => {
  const unit = ['mes', 'meses'] as const;
  const other: Debt = { ...debt, code: 'PA-10', capital: null, interest: 1_61, total: 181_61 };
  const said = (debts: readonly Debt[], splitsInterest = false) => plain(totalText(debts, { unit, splitsInterest }));

  it.each([
    [[], '0 meses'],
    [[debt], '1 mes'],
    [[debt, other], '2 meses'],
  ])('is counted by its own name (%#)', (debts, text) => {
    expect(said(debts)).toBe(text);
  });

  it('of more than that, how many there are', () => {
    const of = (debts: readonly Debt[], all: number) => totalText(debts, { unit, splitsInterest: false }, all);
    expect(of([debt], 2)).toBe('1 de 2 meses');
    expect(of([], 1)).toBe('0 de 1 mes');
    expect(of([debt, other], 2)).toBe('2 meses');
  });

  it('capital and interest apart; a capital that is not said is what is not interest', () => {
    expect(said([debt, other], true)).toBe('2 meses · Capital $360,00 · Interés $4,85');
    expect(said([], true)).toBe('0 meses · Capital $0,00 · Interés $0,00');
  });
});

import { describe, expect, it } from 'vitest';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { leer } from '#api/contract/tarjetas.ts';
import { flowStart } from '#flows/moneyFlow/flowStart.ts';
import { debt } from '#testing/debtSample.ts';
import { billDue, byDay, cardDue, knownDues, lacksDay, needsDetail } from '../dueDates.ts';
import {
  bill,
  billRow,
  card,
  current,
  detail,
  favourite,
  type LoanAnswer,
  loan,
  loanDue,
  row,
  TODAY,
} from './dueSamples.ts';

describe('D-65: a loan that is overdue is so by its state or by its days; where the state says neither, its detail is asked', () => {
  const late = { ...current, state: { other: 'EN MORA' }, isOverdue: true, daysOverdue: 6 } as const;

  it.each([
    ['overdue by its state', loan, true],
    ['by its days alone', { ...current, isOverdue: true, daysOverdue: 6 }, true],
    ['in a state that nobody knows', { ...current, state: { other: 'EN MORA' } }, true],
    ['in none', { ...current, state: null }, true],
    ['in none, and paid', { ...current, state: null, balance: 0 }, false],
    ['current', current, false],
    ['cancelled', { ...current, state: 'CANCELADO' }, false],
  ] as const)('%s', (_, of, isAsked) => {
    expect(needsDetail(of)).toBe(isAsked);
  });

  it('what it owes is what is overdue, whatever its state is called', () => {
    const owed = { day: '2026-11-14', cents: 23_284, daysOverdue: 6 };
    expect(loanDue(late, detail)).toMatchObject(owed);
    expect(loanDue({ ...current, state: { other: 'EN MORA' } }, detail)).toMatchObject(owed);
    expect(loanDue({ ...current, state: null }, { ...detail, vencido: null })).toMatchObject({ day: '2026-12-14' });
  });
});

describe('screens.md A.2 inicio: a loan’s next payment', () => {
  it('demo-bank.md C.3: the overdue instalment with its default interest, on the day on which it was due', () => {
    expect(loanDue(loan, detail)).toEqual({
      id: 'loan 020120001932',
      day: '2026-11-14',
      name: 'Microcrédito',
      detail: '••••\u00a01932 · Cuota 9 de 24',
      cents: 23_284,
      daysOverdue: 6,
      action: 'Ver',
      address: '/creditos/020120001932',
    });
  });

  it('D-65: a part of what is overdue without anything in it takes nothing away', () => {
    const vencido = { ...detail.vencido, cuotas: 0, dias: 0, total: 0 } as NonNullable<LoanAnswer['vencido']>;
    expect(loanDue(current, { ...detail, vencido })).toEqual(loanDue(current, undefined));
  });

  it('of several overdue instalments the oldest is the day', () => {
    const tabla = [row(9, '2026-10-14', 'VENCIDA'), row(10, '2026-11-14', 'VENCIDA')];
    expect(loanDue(loan, { ...detail, tabla })).toMatchObject({
      day: '2026-10-14',
      detail: '••••\u00a01932 · Cuota 9 de 24',
    });
  });

  it('an overdue loan is never shown as what comes next: without its detail nothing is said', () => {
    expect(loanDue(loan, undefined)).toBeNull();
    expect(loanDue(loan, { ...detail, vencido: null })).toBeNull();
    expect(loanDue(loan, { ...detail, tabla: detail.tabla.slice(0, 1) })).toBeNull();
    expect(loanDue(loan, { ...detail, tabla: [row(9, 'nunca', 'VENCIDA')] })).toBeNull();
  });

  describe('D-65: an overdue loan is said to be so, whatever the server leaves out', () => {
    const { dias: _, ...undated } = { ...detail.vencido, total: 232_84 } as NonNullable<LoanAnswer['vencido']>;
    const unsaid = { ...loan, daysOverdue: 0 };

    it.each([
      ['the detail says since when', unsaid, { ...undated, dias: 7 }, TODAY, 7],
      ['the list alone says it', loan, undated, TODAY, 6],
      ['a zero is no day of an overdue one', loan, { ...undated, dias: 0 }, TODAY, 6],
      ['neither says it: from the day of its instalment', unsaid, undated, '2026-11-24', 10],
      ['that is today: one day at least', unsaid, undated, '2026-11-14', 1],
    ])('%s', (__, of, vencido, today, days) => {
      expect(loanDue(of, { ...detail, vencido }, today)?.daysOverdue).toBe(days);
    });
  });

  it('D-65: of how many it is is left out where the server does not say it', () => {
    expect(loanDue({ ...loan, total: null }, detail)?.detail).toBe('••••\u00a01932 · Cuota 9');
    expect(loanDue({ ...current, total: null }, undefined)?.detail).toBe('••••\u00a01932 · Cuota 10');
  });

  it('a current loan needs no detail', () => {
    expect(loanDue(current, undefined)).toMatchObject({
      day: '2026-12-14',
      detail: '••••\u00a01932 · Cuota 10 de 24',
      cents: 23_209,
      daysOverdue: 0,
    });
  });

  it('without the instalment’s number only the loan is named', () => {
    const next = { number: null, date: '2026-12-14T00:00:00', cents: 1 };
    expect(loanDue({ ...current, next }, undefined)).toMatchObject({
      day: '2026-12-14',
      detail: '••••\u00a01932',
    });
  });

  it('nothing is due of a loan that is paid off, has no next instalment or no date for it', () => {
    expect(loanDue({ ...current, state: 'CANCELADO' }, undefined)).toBeNull();
    expect(loanDue({ ...current, next: null }, undefined)).toBeNull();
    expect(loanDue({ ...current, next: { number: 1, date: '', cents: 1 } }, undefined)).toBeNull();
  });
});

describe('screens.md A.2 inicio: a card’s payment', () => {
  const unsaid: EndpointAnswer<typeof leer> = { codigoTarjeta: 'TC-01', numeroEnmascarado: '****4502' };
  const answer = { ...unsaid, fechaMaximaPago: '2026-11-25', pagoTotal: 612_35 };

  it('demo-bank.md C.4: the whole payment by its last day', () => {
    expect(cardDue(card, answer, '2026-11-20')).toEqual({
      id: 'card TC-01',
      day: '2026-11-25',
      name: 'Visa Clásica',
      detail: '••••\u00a04502 · Pago total',
      cents: 61_235,
      daysOverdue: 0,
      action: 'Pagar',
      address: '/tarjeta-credito',
      state: flowStart({ destino: 'TC-01' }),
    });
  });

  it.each([
    ['2026-11-25', 0],
    ['2026-11-26', 1],
    ['2026-12-07', 12],
  ])('on %s it is %i days late', (today, days) => {
    expect(cardDue(card, answer, today)?.daysOverdue).toBe(days);
  });

  it('nothing is due without a detail, a date, a total, or of a total of nothing', () => {
    const today = '2026-11-20';
    expect(cardDue(card, undefined, today)).toBeNull();
    expect(cardDue(card, { ...answer, fechaMaximaPago: null }, today)).toBeNull();
    expect(cardDue(card, { ...answer, pagoTotal: null }, today)).toBeNull();
    expect(cardDue(card, { ...unsaid, fechaMaximaPago: '2026-11-25' }, today)).toBeNull();
    expect(cardDue(card, { ...answer, pagoTotal: 0 }, today)).toBeNull();
    expect(cardDue(card, { ...answer, pagoTotal: -5_00 }, today)).toBeNull();
  });
});

it('the earliest comes first, the overdue one before all; those of one day stay in their order', () => {
  const on = (day: string, id: string) => ({
    ...(loanDue(loan, detail) as NonNullable<ReturnType<typeof loanDue>>),
    day,
    id,
  });
  const dates = byDay([
    on('2026-12-05', 'a'),
    null,
    on('2026-11-14', 'b'),
    on('2026-11-25', 'c'),
    on('2026-11-25', 'd'),
  ]);
  expect(dates.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'a']);
  expect(byDay([null])).toEqual([]);
});

describe('screens.md A.2 inicio «bills saved»: what a favourite service owes', () => {
  it('all of it, on the day of the oldest', () => {
    expect(bill(debt('b', '2026-11-18', 31_02), debt('a', '2026-10-18', 28_14))).toMatchObject({
      day: '2026-10-18',
      name: 'Luz papás',
      cents: 59_16,
      daysOverdue: 33,
      overdueCents: 59_16,
      action: 'Pagar',
      address: '/pagos/centrosur',
    });
  });

  it('docs/decisions.md «Debts»: where one is paid at a time, the sum is that of the oldest; each counts on its day all the same', () => {
    const months = [debt('b', '2026-11-28', 31_02), debt('a', '2026-10-18', 28_14)];
    const due = billDue(favourite, [{ code: '1', debts: months }], { ...billRow, several: false }, TODAY);
    expect(due).toMatchObject({ day: '2026-10-18', cents: 28_14, daysOverdue: 33, overdueCents: 28_14 });
    expect(knownDues(byDay([due]), [], new Map(), TODAY).map(({ day, cents }) => [day, cents])).toEqual([
      ['2026-10-18', 28_14],
      ['2026-11-28', 31_02],
    ]);
  });

  it('docs/decisions.md «Debts»: of several contracts the sum is that of the one with the oldest debt; those of the others count on their days', () => {
    const contracts = [
      { code: '1', debts: [debt('a', '2026-11-28', 43_90)] },
      { code: '2', debts: [debt('c', '2026-11-18', 31_02), debt('b', '2026-10-18', 28_14)] },
    ];
    const due = billDue(favourite, contracts, billRow, TODAY);
    expect(due).toMatchObject({ day: '2026-10-18', cents: 59_16, overdueCents: 59_16 });
    expect(knownDues(byDay([due]), [], new Map(), TODAY).map(({ cents }) => cents)).toEqual([28_14, 31_02, 43_90]);
  });

  it('nothing without a day, without a debt, or where nobody knows its page', () => {
    expect(bill(debt('a', null, 1))).toBeNull();
    expect(bill()).toBeNull();
    expect(
      billDue(
        favourite,
        [{ code: '1', debts: [debt('a', '2026-11-28', 1)] }],
        { ...billRow, address: null },
        '2026-11-20',
      ),
    ).toBeNull();
  });

  it('of it is overdue what has passed, and not what is due today', () => {
    expect(bill(debt('a', '2026-11-19', 1_00), debt('b', '2026-11-20', 2_00), debt('c', null, 4_00))).toMatchObject({
      day: '2026-11-19',
      cents: 7_00,
      overdueCents: 1_00,
    });
  });

  it('a debt of nothing makes nothing due', () => {
    expect(bill(debt('a', '2026-10-18', 0))).toBeNull();
    expect(bill(debt('a', '2026-10-18', 0), debt('b', '2026-11-28', 5_00))).toMatchObject({
      day: '2026-11-28',
      daysOverdue: 0,
    });
  });

  it('D-65: one debt without a day is enough, and so is a page that nobody knows; a debt of nothing is not', () => {
    const [dated, undated] = [debt('a', '2026-11-28', 1), debt('b', null, 1)];
    expect(lacksDay([dated], bill(dated))).toBe(false);
    expect(lacksDay([dated, undated], bill(dated, undated))).toBe(true);
    expect(lacksDay([undated], null)).toBe(true);
    expect(lacksDay([dated], null)).toBe(true);
    expect(lacksDay([dated, debt('c', null, 0)], bill(dated))).toBe(false);
    expect(lacksDay([], null)).toBe(false);
  });
});

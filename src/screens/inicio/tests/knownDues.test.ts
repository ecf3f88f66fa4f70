import { describe, expect, it } from 'vitest';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { leer } from '#api/contract/tarjetas.ts';
import { partialList } from '#domain/partialList.ts';
import type { Card, Loan } from '#flows/productos/products.ts';
import { debt } from '#testing/debtSample.ts';
import { billDue, byDay, cardDue, knownDues, knowsEachDay, mayFallDueTwice } from '../dueDates.ts';
import { outlookOf } from '../memberOutlook.ts';
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

describe('DESIGN.md §12 «How long it lasts»: all that is known to fall due', () => {
  const overdue = loanDue(loan, detail) as NonNullable<ReturnType<typeof loanDue>>;
  const dues = (of: Loan, answer?: LoanAnswer) =>
    knownDues([overdue], [of], new Map([[of.number, answer]]), TODAY).map(({ day, cents }) => [day, cents]);
  const itself = ['2026-11-14', 23_284];

  it('of an overdue loan what is overdue, and the instalment that comes next', () => {
    expect(knownDues([overdue], [loan], new Map(), TODAY)).toEqual([
      { kind: 'due', id: 'loan 020120001932', day: '2026-11-14', name: 'Microcrédito', cents: 23_284 },
      { kind: 'due', id: 'loan 020120001932 2026-12-14', day: '2026-12-14', name: 'Microcrédito', cents: 23_209 },
    ]);
  });

  it('what comes next is read from its table, where the list says the overdue one or none', () => {
    const next = { number: 9, date: '2026-11-14', cents: 23_209 };
    expect(dues({ ...loan, next }, detail)).toEqual([itself, ['2026-12-14', 23_221]]);
    expect(dues({ ...loan, next: null }, detail)).toEqual([itself, ['2026-12-14', 23_221]]);
    const two = [...detail.tabla, row(11, '2027-01-14', 'PENDIENTE')];
    expect(dues(loan, { ...detail, tabla: two })).toEqual([itself, ['2026-12-14', 23_221], ['2027-01-14', 23_221]]);
  });

  describe('of a bill each debt counts on its own day', () => {
    const months = [debt('c', '2026-12-07', 92_50), debt('a', '2026-10-07', 92_50), debt('b', '2026-11-07', 92_50)];
    const billDues = knownDues(byDay([bill(...months)]), [], new Map(), TODAY);

    it('as a due of its own identity', () => {
      expect(billDues.map(({ kind, day, cents }) => [kind, day, cents])).toEqual([
        ['due', '2026-10-07', 92_50],
        ['due', '2026-11-07', 92_50],
        ['due', '2026-12-07', 92_50],
      ]);
      expect(new Set(billDues.map(({ id }) => id)).size).toBe(3);
    });

    it('what is overdue counts today, and no more: 200,00 and a wage on 26 November are enough', () => {
      const seen = ['2026-08-26', '2026-09-26', '2026-10-26'].map((day) => ({
        account: '1',
        day,
        text: 'ACREDITACION SUELDO SPI',
        cents: 850_00,
        isIncome: true,
      }));
      expect(outlookOf({ available: 200_00, dues: billDues, seen, today: '2026-11-20' })?.outlook).toMatchObject({
        shortOn: null,
        lowest: { day: '2026-11-20', cents: 15_00 },
      });
    });

    it('one that two favourites find, by its code and among others, counts once', () => {
      const light = debt('a', '2026-11-28', 43_90);
      const owed = [
        { code: '1', debts: [light] },
        { code: '2', debts: [light] },
      ];
      const all = { ...favourite, code: 'FAV-2', alias: 'Todo' };
      const dates = byDay([bill(light), billDue(all, owed, billRow, TODAY)]);
      expect(dates).toHaveLength(2);
      expect(knownDues(dates, [], new Map(), TODAY).map(({ cents }) => cents)).toEqual([43_90, 43_90]);
    });

    it('two of one favourite that nothing tells apart are two', () => {
      const light = debt('', '2026-11-28', 43_90);
      expect(knownDues(byDay([bill(light, light)]), [], new Map(), TODAY)).toHaveLength(2);
    });

    it('one without a day is no event', () => {
      expect(knownDues(byDay([bill(debt('a', '2026-11-28'), debt('b', null))]), [], new Map(), TODAY)).toHaveLength(1);
    });
  });

  describe('of a loan that is not overdue two instalments may fall within 30 days', () => {
    const february = { ...current, next: { number: 10, date: '2027-02-10', cents: 343_05 } };
    const table = {
      ...detail,
      vencido: null,
      tabla: [10, 11, 12].map((number, at) => row(number, `2027-0${at + 2}-10`, 'PENDIENTE')),
    };
    const on = (today: string, answer?: LoanAnswer) =>
      knownDues(byDay([loanDue(february, answer, today)]), [february], new Map([[february.number, answer]]), today);

    it('its table is asked for where the shortest month still fits, and for no other', () => {
      expect(mayFallDueTwice(february, '2027-02-10')).toBe(true);
      expect(mayFallDueTwice(february, '2027-02-09')).toBe(true);
      expect(mayFallDueTwice(february, '2027-02-08')).toBe(false);
      const others: Loan[] = [
        { ...february, balance: 0 },
        { ...february, state: 'CANCELADO' },
        { ...february, next: null },
        { ...february, isOverdue: true },
      ];
      for (const other of others) expect(mayFallDueTwice(other, '2027-02-10')).toBe(false);
    });

    it('both count: 400,00 are not enough for the second', () => {
      const instalments = on('2027-02-10', table);
      expect(instalments.map(({ day, cents }) => [day, cents])).toEqual([
        ['2027-02-10', 343_05],
        ['2027-03-10', 232_21],
        ['2027-04-10', 232_21],
      ]);
      expect(outlookOf({ available: 400_00, dues: instalments, seen: [], today: '2027-02-10' })?.outlook.shortOn).toBe(
        '2027-03-10',
      );
    });

    it('without its table only what the list says', () => {
      expect(on('2027-02-10').map(({ day }) => day)).toEqual(['2027-02-10']);
    });
  });

  it('the next instalment of a loan that is not overdue is there already', () => {
    expect(dues(current, detail.vencido ? undefined : detail)).toEqual([itself]);
    expect(knownDues([], [{ ...loan, next: null }], new Map(), TODAY)).toEqual([]);
  });

  it.each([
    ['today', TODAY, 1],
    ['on no day that can be read', 'nunca', 0],
    ['before today: it is the overdue one', '2026-11-14', 0],
  ])('the next instalment of an overdue loan that falls due %s', (_, date, count) => {
    const next = { number: 10, date, cents: 23_209 };
    expect(knownDues([], [{ ...loan, next }], new Map(), TODAY)).toHaveLength(count);
  });

  it('a loan or card that owes and of which nobody says the day leaves it unknown', () => {
    const paid = { codigoTarjeta: 'TC-01', numeroEnmascarado: '****4502', pagoTotal: 0 };
    const knows = (loans: Loan[], cards: Card[], ids: string[], answer?: EndpointAnswer<typeof leer>) =>
      knowsEachDay(
        { loans, cards, knowsDebts: true },
        ids.map((id) => ({ id })),
        { loans: new Map(), cards: new Map([['TC-01', answer]]) },
        TODAY,
      );
    expect(knows([], [], [])).toBe(true);
    expect(knows([current], [], [`loan ${loan.number}`])).toBe(true);
    expect(knows([current], [], [])).toBe(false);
    expect(
      knows(
        [
          { ...loan, state: 'CANCELADO' },
          { ...loan, balance: 0 },
        ],
        [],
        [],
      ),
    ).toBe(true);
    expect(knows([], [card], [], paid)).toBe(true);
    expect(knows([], [card], [], { ...paid, pagoTotal: 5_00 })).toBe(false);
    expect(knows([], [card], ['card TC-01'], { ...paid, pagoTotal: 5_00 })).toBe(true);
    expect(knows([], [card], [], { ...paid, pagoTotal: null })).toBe(false);
    expect(knows([], [card], [])).toBe(false);
    expect(knows([], [{ ...card, isBlocked: true }], [])).toBe(false);
    expect(knows([], [{ ...card, isBlocked: true, used: 0 }], [])).toBe(true);
    expect(knows([], [{ ...card, isBlocked: true, used: null }], [])).toBe(false);
  });

  it('D-65: a number may be a loan’s, a card’s and a favourite’s at once, and each owes its own', () => {
    const other = { ...card, code: '1' };
    const owing = { codigoTarjeta: '1', numeroEnmascarado: '****4502', fechaMaximaPago: '2026-11-25', pagoTotal: 5_00 };
    const one = { ...current, number: '1' };
    const dates = byDay([
      loanDue(one, undefined),
      cardDue(other, owing, TODAY),
      billDue({ ...favourite, code: '1' }, [{ code: '1', debts: [debt('a', '2026-11-28', 1)] }], billRow, TODAY),
    ]);
    expect(new Set(dates.map(({ id }) => id)).size).toBe(3);
    const details = { loans: new Map(), cards: new Map([['1', { ...owing, fechaMaximaPago: null }]]) };
    const others = dates.filter(({ action, cents }) => action === 'Ver' || cents === 1);
    expect(others).toHaveLength(2);
    expect(knowsEachDay({ loans: [one], cards: [other], knowsDebts: true }, others, details, TODAY)).toBe(false);
    expect(knowsEachDay({ loans: [one], cards: [other], knowsDebts: true }, dates, details, TODAY)).toBe(true);
  });

  const each: [string, Loan, LoanAnswer | undefined, boolean][] = [
    ['its list says the next one', loan, detail, true],
    ['its table alone says it', { ...loan, next: null }, detail, true],
    ['nobody says it', { ...loan, next: null }, undefined, false],
    [
      'the list says the overdue one, and the table has not come',
      { ...loan, next: { number: 9, date: '2026-11-14', cents: 1 } },
      undefined,
      false,
    ],
    ['the overdue ones are its last', { ...loan, next: null }, { ...detail, tabla: detail.tabla.slice(0, 2) }, true],
    [
      'a row of its table cannot be read',
      { ...loan, next: null },
      { ...detail, tabla: partialList(detail.tabla.slice(0, 2), 1) },
      false,
    ],
    [
      'the next one of its table has no day',
      { ...loan, next: null },
      { ...detail, tabla: [...detail.tabla.slice(0, 2), row(10, 'nunca', 'PENDIENTE')] },
      false,
    ],
  ];

  it.each(each)('the day of what comes after the overdue ones is known: %s', (_, of, answer, isKnown) => {
    const details = { loans: new Map([[loan.number, answer]]), cards: new Map() };
    const dates = byDay([loanDue(of, detail)]);
    expect(knowsEachDay({ loans: [of], cards: [], knowsDebts: true }, dates, details, TODAY)).toBe(isKnown);
  });

  it('contract B.0: of a server that knows only the specification nobody knows what is owed', () => {
    expect(
      knowsEachDay({ loans: [], cards: [], knowsDebts: false }, [], { loans: new Map(), cards: new Map() }, TODAY),
    ).toBe(false);
  });
});

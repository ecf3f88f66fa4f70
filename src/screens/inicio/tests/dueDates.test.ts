import { describe, expect, it } from 'vitest';
import type { credito } from '#api/contract/creditos.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import type { leer } from '#api/contract/tarjetas.ts';
import type { Debt } from '#domain/debts.ts';
import { flowStart } from '#flows/operacion/flowStart.ts';
import type { Card, Loan } from '#flows/productos/products.ts';
import { debt } from '#testing/debtSample.ts';
import { billDue, byDay, cardDue, knownDues, knowsEachDay, lacksDay, loanDue as loanDueOn } from '../dueDates.ts';
import { outlookOf } from '../memberOutlook.ts';

type LoanAnswer = EndpointAnswer<typeof credito>;
type Row = LoanAnswer['tabla'][number];

const loan: Loan = {
  number: '020120001932',
  name: 'Microcrédito',
  balance: 319_810,
  state: 'VENCIDO',
  daysOverdue: 6,
  paid: 8,
  total: 24,
  next: { number: 10, date: '2026-12-14', cents: 23_209 },
};

const row = (numero: number, fecha: string, estado: Row['estado']): Row => ({
  numero,
  fecha,
  capital: 175_50,
  interes: 54_63,
  seguro: 2_08,
  otros: 0,
  cuota: 232_21,
  saldo: 3_022_60,
  estado,
});

const detail: LoanAnswer = {
  numeroCredito: loan.number,
  descripcion: 'MICROCREDITO',
  saldoCapital: 3_198_10,
  montoOriginal: 4_500_00,
  vencido: {
    cuotas: 1,
    dias: 6,
    capital: 175_50,
    interes: 54_63,
    seguro: 2_08,
    mora: 63,
    gestionCobranza: 0,
    total: 232_84,
  },
  tabla: [row(8, '2026-10-14', 'PAGADA'), row(9, '2026-11-14', 'VENCIDA'), row(10, '2026-12-14', 'PENDIENTE')],
  pagos: [],
};

const TODAY = '2026-11-20';
const loanDue = (of: Loan, answer: LoanAnswer | undefined, today = TODAY) => loanDueOn(of, answer, today);

describe('screens.md A.2 inicio: a loan’s next payment', () => {
  it('demo-bank.md C.3: the overdue instalment with its default interest, on the day on which it was due', () => {
    expect(loanDue(loan, detail)).toEqual({
      id: '020120001932',
      day: '2026-11-14',
      name: 'Microcrédito',
      detail: 'Cuota 9 de 24 · ••••\u00a01932',
      cents: 23_284,
      daysOverdue: 6,
      action: 'Ver',
      address: '/creditos/020120001932',
    });
  });

  it('of several overdue instalments the oldest is the day', () => {
    const tabla = [row(9, '2026-10-14', 'VENCIDA'), row(10, '2026-11-14', 'VENCIDA')];
    expect(loanDue(loan, { ...detail, tabla })).toMatchObject({
      day: '2026-10-14',
      detail: 'Cuota 9 de 24 · ••••\u00a01932',
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
    expect(loanDue({ ...loan, total: null }, detail)?.detail).toBe('Cuota 9 · ••••\u00a01932');
    expect(loanDue({ ...loan, state: 'VIGENTE', total: null }, undefined)?.detail).toBe('Cuota 10 · ••••\u00a01932');
  });

  it('a current loan needs no detail', () => {
    expect(loanDue({ ...loan, state: 'VIGENTE', daysOverdue: 0 }, undefined)).toMatchObject({
      day: '2026-12-14',
      detail: 'Cuota 10 de 24 · ••••\u00a01932',
      cents: 23_209,
      daysOverdue: 0,
    });
  });

  it('without the instalment’s number only the loan is named', () => {
    const next = { number: null, date: '2026-12-14T00:00:00', cents: 1 };
    expect(loanDue({ ...loan, state: 'VIGENTE', next }, undefined)).toMatchObject({
      day: '2026-12-14',
      detail: '••••\u00a01932',
    });
  });

  it('nothing is due of a loan that is paid off, has no next instalment or no date for it', () => {
    expect(loanDue({ ...loan, state: 'CANCELADO' }, undefined)).toBeNull();
    expect(loanDue({ ...loan, state: 'VIGENTE', next: null }, undefined)).toBeNull();
    expect(loanDue({ ...loan, state: 'VIGENTE', next: { number: 1, date: '', cents: 1 } }, undefined)).toBeNull();
  });
});

describe('screens.md A.2 inicio: a card’s payment', () => {
  const card: Card = {
    code: 'TC-01',
    name: 'Visa Clásica',
    last4: '4502',
    available: 1,
    used: 1,
    isBlocked: false,
    state: 'ACTIVA',
  };
  const unsaid: EndpointAnswer<typeof leer> = { codigoTarjeta: 'TC-01', numeroEnmascarado: '****4502' };
  const answer = { ...unsaid, fechaMaximaPago: '2026-11-25', pagoTotal: 612_35 };

  it('demo-bank.md C.4: the whole payment by its last day', () => {
    expect(cardDue(card, answer, '2026-11-20')).toEqual({
      id: 'TC-01',
      day: '2026-11-25',
      name: 'Visa Clásica',
      detail: 'Pago total · ••••\u00a04502',
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

const favourite = { code: 'FAV-1', alias: 'Luz papás' };
const billRow = {
  text: ['CentroSur', ' · ', '8841207'],
  address: '/pagos/centrosur',
  state: flowStart({}),
  several: true,
};
const bill = (...debts: Debt[]) => billDue(favourite, [{ debts }], billRow, '2026-11-20');

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
    const due = billDue(favourite, [{ debts: months }], { ...billRow, several: false }, TODAY);
    expect(due).toMatchObject({ day: '2026-10-18', cents: 28_14, daysOverdue: 33, overdueCents: 28_14 });
    expect(knownDues(byDay([due]), [], TODAY).map(({ day, cents }) => [day, cents])).toEqual([
      ['2026-10-18', 28_14],
      ['2026-11-28', 31_02],
    ]);
  });

  it('docs/decisions.md «Debts»: of several contracts the sum is that of the one with the oldest debt; those of the others count on their days', () => {
    const contracts = [
      { debts: [debt('a', '2026-11-28', 43_90)] },
      { debts: [debt('c', '2026-11-18', 31_02), debt('b', '2026-10-18', 28_14)] },
    ];
    const due = billDue(favourite, contracts, billRow, TODAY);
    expect(due).toMatchObject({ day: '2026-10-18', cents: 59_16, overdueCents: 59_16 });
    expect(knownDues(byDay([due]), [], TODAY).map(({ cents }) => cents)).toEqual([28_14, 31_02, 43_90]);
  });

  it('nothing without a day, without a debt, or where nobody knows its page', () => {
    expect(bill(debt('a', null, 1))).toBeNull();
    expect(bill()).toBeNull();
    expect(
      billDue(favourite, [{ debts: [debt('a', '2026-11-28', 1)] }], { ...billRow, address: null }, '2026-11-20'),
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

describe('DESIGN.md §12 «How long it lasts»: all that is known to fall due', () => {
  const overdue = loanDue(loan, detail) as NonNullable<ReturnType<typeof loanDue>>;

  it('of an overdue loan what is overdue, and the instalment that comes next', () => {
    expect(knownDues([overdue], [loan], '2026-11-20')).toEqual([
      { kind: 'due', id: '020120001932', day: '2026-11-14', name: 'Microcrédito', cents: 23_284 },
      { kind: 'due', id: '020120001932 next', day: '2026-12-14', name: 'Microcrédito', cents: 23_209 },
    ]);
  });

  describe('of a bill each debt counts on its own day', () => {
    const months = [debt('c', '2026-12-07', 92_50), debt('a', '2026-10-07', 92_50), debt('b', '2026-11-07', 92_50)];
    const dues = knownDues(byDay([bill(...months)]), [], '2026-11-20');

    it('as a due of its own identity', () => {
      expect(dues.map(({ kind, day, cents }) => [kind, day, cents])).toEqual([
        ['due', '2026-10-07', 92_50],
        ['due', '2026-11-07', 92_50],
        ['due', '2026-12-07', 92_50],
      ]);
      expect(new Set(dues.map(({ id }) => id)).size).toBe(3);
    });

    it('what is overdue counts today, and no more: 200,00 and a wage on 26 November are enough', () => {
      const seen = ['2026-08-26', '2026-09-26', '2026-10-26'].map((day) => ({
        account: '1',
        day,
        text: 'ACREDITACION SUELDO SPI',
        cents: 850_00,
        isIncome: true,
      }));
      expect(outlookOf({ available: 200_00, dues, seen, today: '2026-11-20' })?.outlook).toMatchObject({
        shortOn: null,
        lowest: { day: '2026-11-20', cents: 15_00 },
      });
    });

    it('one without a day is no event', () => {
      expect(knownDues(byDay([bill(debt('a', '2026-11-28'), debt('b', null))]), [], '2026-11-20')).toHaveLength(1);
    });
  });

  it('a next instalment that is the overdue one, or of a loan that is not overdue, is there already', () => {
    const next = { number: 9, date: '2026-11-14', cents: 23_209 };
    expect(knownDues([overdue], [{ ...loan, next }], '2026-11-20')).toHaveLength(1);
    expect(knownDues([overdue], [{ ...loan, state: 'VIGENTE' }], '2026-11-20')).toHaveLength(1);
    expect(knownDues([], [{ ...loan, next: null }], '2026-11-20')).toEqual([]);
  });

  it.each([
    ['today', TODAY, 1],
    ['on no day that can be read', 'nunca', 0],
  ])('the next instalment of an overdue loan that falls due %s', (_, date, count) => {
    const next = { number: 10, date, cents: 23_209 };
    expect(knownDues([], [{ ...loan, next }], TODAY)).toHaveLength(count);
  });

  it('a loan or card that owes and of which nobody says the day leaves it unknown', () => {
    const card: Card = {
      code: 'TC-01',
      name: 'Visa',
      last4: '4502',
      available: 1,
      used: 5_00,
      isBlocked: false,
      state: 'ACTIVA',
    };
    const paid = { codigoTarjeta: 'TC-01', numeroEnmascarado: '****4502', pagoTotal: 0 };
    const knows = (loans: Loan[], cards: Card[], ids: string[], answer?: EndpointAnswer<typeof leer>) =>
      knowsEachDay(
        { loans, cards, knowsDebts: true },
        ids.map((id) => ({ id })),
        new Map([['TC-01', answer]]),
      );
    expect(knows([], [], [])).toBe(true);
    expect(knows([loan], [], [loan.number])).toBe(true);
    expect(knows([loan], [], [])).toBe(false);
    expect(knows([loan], [], ['TC-01'])).toBe(false);
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
    expect(knows([], [card], ['TC-01'], { ...paid, pagoTotal: 5_00 })).toBe(true);
    expect(knows([], [card], [], { ...paid, pagoTotal: null })).toBe(false);
    expect(knowsEachDay({ loans: [], cards: [card], knowsDebts: true }, [], new Map())).toBe(false);
    expect(knows([], [{ ...card, isBlocked: true }], [])).toBe(false);
    expect(knows([], [{ ...card, isBlocked: true, used: 0 }], [])).toBe(true);
    expect(knows([], [{ ...card, isBlocked: true, used: null }], [])).toBe(false);
  });

  it('contract B.0: of a server that knows only the specification nobody knows what is owed', () => {
    expect(knowsEachDay({ loans: [], cards: [], knowsDebts: false }, [], new Map())).toBe(false);
  });
});

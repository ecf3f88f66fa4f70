import { describe, expect, it } from 'vitest';
import { amortisation, type Instalment, statusOf } from './loans.ts';
import { seedLoans } from './seed/loans.ts';
import type { Loan } from './state.ts';

const TODAY = '2026-11-20';
const loan = (ending: string): Loan => {
  const found = seedLoans().find(({ numeroCredito }) => numeroCredito.endsWith(ending));
  if (!found) throw new Error(ending);
  return found;
};
/** capital / interés / seguro / cuota / saldo, as C.3 writes a row. */
const figures = (row: Instalment | undefined) =>
  row && [row.capital, row.interest, row.insurance, row.total, row.balance];
const sum = (rows: readonly Instalment[], value: (row: Instalment) => number) =>
  rows.reduce((total, row) => total + value(row), 0);

describe('amortisation (C.3, in cents)', () => {
  it.each([
    ['4417', 1, '2025-06-05', [181_63, 156_00, 7_80, 345_43, 11_818_37]],
    ['4417', 18, '2026-11-05', [226_23, 111_40, 5_57, 343_20, 8_343_07]],
    ['4417', 19, '2026-12-05', [229_17, 108_46, 5_42, 343_05, 8_113_90]],
    ['4417', 48, '2029-05-05', [333_29, 4_33, 22, 337_84, 0]],
    ['1932', 1, '2026-03-14', [153_25, 76_88, 2_93, 233_06, 4_346_75]],
    ['1932', 8, '2026-10-14', [172_55, 57_58, 2_19, 232_32, 3_198_10]],
    ['1932', 9, '2026-11-14', [175_50, 54_63, 2_08, 232_21, 3_022_60]],
    ['1932', 10, '2026-12-14', [178_49, 51_64, 1_96, 232_09, 2_844_11]],
    ['1932', 24, '2028-02-14', [226_33, 3_87, 15, 230_35, 0]],
  ])('%s n%i, due on %s', (ending, number, dueOn, expected) => {
    const row = amortisation(loan(ending))[number - 1];
    expect([row?.dueOn, figures(row)]).toEqual([dueOn, expected]);
  });

  it.each([
    ['4417', 48, 12_000_00, 4_206_23, 210_31],
    ['1932', 24, 4_500_00, 1_023_19, 38_93],
  ])('%s: totals of %i rows', (ending, months, capital, interest, insurance) => {
    const rows = amortisation(loan(ending));
    expect(rows).toHaveLength(months);
    expect([
      sum(rows, (row) => row.capital),
      sum(rows, (row) => row.interest),
      sum(rows, (row) => row.insurance),
    ]).toEqual([capital, interest, insurance]);
  });

  it('4417: capital and interest make 337,63 but in the last row', () => {
    const rows = amortisation(loan('4417'));
    for (const { capital, interest } of rows.slice(0, -1)) expect(capital + interest).toBe(337_63);
  });

  it('is due on the last day of a month that has no such day', () => {
    const rows = amortisation({ ...loan('1932'), grantedOn: '2026-01-31', months: 3 });
    expect(rows.map(({ dueOn }) => dueOn)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
  });
});

describe('a loan on 2026-11-20', () => {
  it('4417 is up to date: 18 of 48 paid, the next on 2026-12-05', () => {
    const status = statusOf(loan('4417'), TODAY);
    expect(status).toMatchObject({ state: 'VIGENTE', balance: 8_343_07, overdue: null });
    expect([status.next?.number, status.next?.dueOn, status.next?.total]).toEqual([19, '2026-12-05', 343_05]);
    expect(status.rows.map(({ state }) => state)).toEqual([
      ...Array<string>(18).fill('PAGADA'),
      ...Array<string>(30).fill('PENDIENTE'),
    ]);
  });

  it('1932 is six days overdue: 232,84 with 0,63 of penalty, and the next one is n10', () => {
    const status = statusOf(loan('1932'), TODAY);
    expect(status).toMatchObject({
      state: 'VENCIDO',
      balance: 3_198_10,
      overdue: {
        instalments: 1,
        days: 6,
        capital: 175_50,
        interest: 54_63,
        insurance: 2_08,
        penalty: 63,
        total: 232_84,
      },
      next: { number: 10, dueOn: '2026-12-14', total: 232_09 },
    });
    expect(status.rows[8]?.state).toBe('VENCIDA');
  });

  it('1932 is overdue from the day after, never on the day itself', () => {
    expect(statusOf(loan('1932'), '2026-11-14')).toMatchObject({
      state: 'VIGENTE',
      overdue: null,
      next: { number: 9 },
    });
    expect(statusOf(loan('1932'), '2026-11-15').overdue).toMatchObject({ days: 1, penalty: 10 });
  });

  it('1932 adds up what is overdue, and has no next one after its end', () => {
    expect(statusOf(loan('1932'), '2026-12-15').overdue).toMatchObject({ instalments: 2, days: 31, capital: 353_99 });
    const late = statusOf(loan('1932'), '2028-03-01');
    expect([late.next, late.overdue?.instalments, late.overdue?.capital]).toEqual([null, 16, 3_198_10]);
  });

  it('2075 is paid off since 2025-03-10', () => {
    const paidOff = loan('2075');
    expect(statusOf(paidOff, TODAY)).toMatchObject({ state: 'CANCELADO', balance: 0, overdue: null, next: null });
    expect(paidOff.payments.at(-1)?.on).toBe('2025-03-10');
  });

  it('is owed in full before the first payment', () => {
    expect(statusOf({ ...loan('1932'), payments: [] }, '2026-02-20').balance).toBe(4_500_00);
  });
});

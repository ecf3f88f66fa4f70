import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOfMonth, drawnKinds, type Flow, knownMonths, lastMonths, monthlyFlow } from './monthlyFlow.ts';

const flow = (day: string, cents: number, description: string, isIncome = false): Flow => ({
  day,
  cents,
  description,
  isIncome,
});

describe('DESIGN.md §12: months', () => {
  it.each([
    ['2026-11-20', 3, ['2026-09', '2026-10', '2026-11']],
    ['2026-01-31', 2, ['2025-12', '2026-01']],
    ['2026-03-31', 2, ['2026-02', '2026-03']],
  ])('the last of %s', (today, count, months) => expect(lastMonths(today, count)).toEqual(months));

  it.each([
    ['2026-10', { desde: '2026-10-01', hasta: '2026-10-31' }],
    ['2026-02', { desde: '2026-02-01', hasta: '2026-02-28' }],
    ['2024-02', { desde: '2024-02-01', hasta: '2024-02-29' }],
    ['2026-11', { desde: '2026-11-01', hasta: '2026-11-20' }],
  ])('%s from its first day to its last, the present one to today', (month, days) =>
    expect(daysOfMonth(month, '2026-11-20')).toEqual(days),
  );

  it('only what is wholly known: the month of the oldest movement that was read may begin before it', () => {
    expect(knownMonths(['2026-09', '2026-10', '2026-11'], null)).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(knownMonths(['2026-09', '2026-10', '2026-11'], '2026-10-02')).toEqual(['2026-11']);
    expect(knownMonths(['2026-11'], '2026-11-19')).toEqual([]);
  });
});

describe('DESIGN.md §12: where the money went', () => {
  const november = [
    flow('2026-11-19', 40_00, 'RETIRO CAJERO AUTOMATICO – AGENCIA MATRIZ'),
    flow('2026-11-10', 60_00, 'RETIRO CAJERO AUTOMATICO – AGENCIA NORTE'),
    flow('2026-11-08', 25_40, 'PAGO CENTROSUR – CONTRATO 0012'),
    flow('2026-11-05', 850_00, 'ACREDITACION SUELDO – EMPRESA DEMO', true),
    flow('2026-10-05', 1_00, 'RETIRO CAJERO AUTOMATICO – AGENCIA MATRIZ'),
  ];

  it('sums each way and each kind, the largest first, month by month', () => {
    const [october, shown] = monthlyFlow(november, ['2026-10', '2026-11']);
    expect([october?.income, october?.outgoing]).toEqual([0, 1_00]);
    expect([shown?.income, shown?.outgoing]).toEqual([850_00, 125_40]);
    expect(shown?.outgoingKinds.map(({ kind, cents, count }) => [kind, cents, count])).toEqual([
      ['cash', 100_00, 2],
      ['power', 25_40, 1],
    ]);
  });

  it.each([
    [1_00, 2_00, 3_00],
    [1_00, 3_00, 2_00],
    [2_00, 1_00, 3_00],
    [2_00, 3_00, 1_00],
    [3_00, 1_00, 2_00],
    [3_00, 2_00, 1_00],
  ])('the kind with the largest amount is first: of %i, %i and %i cents', (...amounts) => {
    const kinds = ['RETIRO', 'COMPRA', 'RECARGA'];
    const flows = amounts.map((cents, index) => flow('2026-11-02', cents, kinds[index] ?? ''));
    const [shown] = monthlyFlow(flows, ['2026-11']);
    expect(shown?.outgoingKinds.map(({ cents }) => cents)).toEqual([3_00, 2_00, 1_00]);
  });

  it('the word of a kind is in all of its movements and in none of the others that went the same way', () => {
    const [, shown] = monthlyFlow(november, ['2026-10', '2026-11']);
    expect(shown?.outgoingKinds.map(({ word }) => word)).toEqual(['AUTOMATICO', 'CENTROSUR']);
  });

  it('a kind that has the way for itself needs no word', () => {
    const [, shown] = monthlyFlow(november, ['2026-10', '2026-11']);
    expect(shown?.incomeKinds.map(({ word }) => word)).toEqual(['']);
  });

  it('a word that the list finds elsewhere too, accents aside, is none', () => {
    const [shown] = monthlyFlow(
      [flow('2026-11-02', 5_00, 'LUZ MÓVIL'), flow('2026-11-03', 5_00, 'AGUA MOVILNET')],
      ['2026-11'],
    );
    expect(shown?.outgoingKinds.map(({ word }) => word)).toEqual([null, 'MOVILNET']);
  });

  it.each([
    ['is in only one of its movements', ['RETIRO VENTANILLA', 'RETIRO'], ['PAGO AGUA'], 'RETIRO'],
    ['is in one of the others only', ['RETIRO VENTANILLA'], ['PAGO AGUA', 'RECARGA EN VENTANILLA'], 'RETIRO'],
    ['has four letters', ['EL AGUA'], ['RETIRO'], 'AGUA'],
    ['has three', ['LA LUZ'], ['RETIRO'], null],
    ['is written in figures', ['2026 – 1234'], ['RETIRO'], null],
    ['is not written at all', [''], ['RETIRO'], null],
  ])('the longest word that %s', (_, own, others, word) => {
    const flows = [...own, ...others].map((description) => flow('2026-11-02', 5_00, description));
    const [shown] = monthlyFlow(flows, ['2026-11']);
    expect(shown?.outgoingKinds[0]?.word).toBe(word);
  });

  it('a kind without a word of its own has none', () => {
    const [shown] = monthlyFlow(
      [
        flow('2026-11-02', 5_00, 'LUZ'),
        flow('2026-11-03', 5_00, 'CENTROSUR AZUAY'),
        flow('2026-11-04', 1_00, 'OTRO PAGO'),
      ],
      ['2026-11'],
    );
    expect(shown?.outgoingKinds.find(({ kind }) => kind === 'power')?.word).toBeNull();
  });

  describe('kinds that are drawn', () => {
    const kinds = ['SUELDO', 'RETIRO', 'CUOTA', 'COMPRA', 'LUZ', 'AGUA', 'INTERNET', 'COLEGIO', 'RECARGA'];
    const of = (count: number) => {
      const flows = kinds.slice(0, count).map((kind, index) => flow('2026-11-02', (10 - index) * 1_00, kind));
      return drawnKinds(monthlyFlow(flows, ['2026-11'])[0]?.outgoingKinds ?? [], 6);
    };

    it.each([0, 6, 7])('%i of six at most: all, also one more, which would have a row anyway', (count) => {
      expect([of(count).own.length, of(count).rest]).toEqual([count, null]);
    });

    it('nine: six, and what the others come to', () => {
      expect([of(9).own.length, of(9).rest]).toEqual([6, { cents: 4_00 + 3_00 + 2_00, count: 3 }]);
    });
  });

  it('a month without movements is a month of nothing', () => {
    expect(monthlyFlow([], ['2026-11'])).toEqual([
      { month: '2026-11', income: 0, outgoing: 0, incomeKinds: [], outgoingKinds: [] },
    ]);
  });

  it('loses no cent and counts none twice, in whatever order they come', () => {
    const some = fc.array(
      fc.record({
        day: fc.constantFrom('2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01', '2026-11-20'),
        description: fc.constantFrom('RETIRO', 'PAGO LUZ', 'SUELDO', 'TRANSFERENCIA ENVIADA', '', 'ÑANDU – 1'),
        isIncome: fc.boolean(),
        cents: fc.integer({ min: 0, max: 1_000_000_00 }),
      }),
    );
    const months = ['2026-10', '2026-11'];
    fc.assert(
      fc.property(some, (flows) => {
        const all = monthlyFlow(flows, months);
        const within = flows.filter(({ day }) => months.includes(day.slice(0, 7)));
        const total = (isIncome: boolean) =>
          within.filter((one) => one.isIncome === isIncome).reduce((sum, { cents }) => sum + cents, 0);
        expect(all.reduce((sum, { income }) => sum + income, 0)).toBe(total(true));
        expect(all.reduce((sum, { outgoing }) => sum + outgoing, 0)).toBe(total(false));
        for (const { income, outgoing, incomeKinds, outgoingKinds } of all) {
          expect(incomeKinds.reduce((sum, { cents }) => sum + cents, 0)).toBe(income);
          expect(outgoingKinds.reduce((sum, { cents }) => sum + cents, 0)).toBe(outgoing);
        }
        const amounts = (one: ReturnType<typeof monthlyFlow>) => one.map(({ income, outgoing }) => [income, outgoing]);
        expect(amounts(monthlyFlow([...flows].reverse(), months))).toEqual(amounts(all));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/cases.ts';
import { type DayBalance, everyDay, extremes, scaleBetween, scaleMarks } from './balanceHistory.ts';
import { addDays, daysBetween } from './calendar.ts';

const FROM = '2026-01-01';

/** Balances of some days around FROM, oldest first, one for each day. */
const histories = fc
  .uniqueArray(
    fc.record({ offset: fc.integer({ min: -20, max: 40 }), cents: fc.integer({ min: -50_000, max: 5_000_000 }) }),
    { selector: ({ offset }) => offset, maxLength: 20 },
  )
  .map((entries) =>
    entries
      .toSorted((one, other) => one.offset - other.offset)
      .map(({ offset, cents }): DayBalance => ({ day: addDays(FROM, offset), cents })),
  );

describe('DESIGN.md §6 «Chart»: a balance for each day', () => {
  it('days without a movement keep the balance before them, also the one from before the range', () => {
    const known = [
      { day: '2025-12-24', cents: 100 },
      { day: '2026-01-02', cents: 250 },
      { day: '2026-01-04', cents: 0 },
    ];
    expect(everyDay(known, FROM, '2026-01-05').map(({ cents }) => cents)).toEqual([100, 250, 250, 0, 0]);
  });

  it('days before anything is known are left out', () => {
    expect(everyDay([{ day: '2026-01-03', cents: 7 }], FROM, '2026-01-04')).toEqual([
      { day: '2026-01-03', cents: 7 },
      { day: '2026-01-04', cents: 7 },
    ]);
    expect(everyDay([], FROM, '2026-01-31')).toEqual([]);
  });

  it('of two balances for one day the last counts; what comes after the range does not', () => {
    const known = [
      { day: FROM, cents: 1 },
      { day: FROM, cents: 2 },
      { day: '2026-01-09', cents: 3 },
    ];
    expect(everyDay(known, FROM, FROM)).toEqual([{ day: FROM, cents: 2 }]);
  });

  it('a leap February has its 29th day', () => {
    expect(everyDay([{ day: '2024-02-28', cents: 5 }], '2024-02-28', '2024-03-01').map(({ day }) => day)).toEqual([
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
    ]);
  });

  it('any history: whole days without gap to the end, each with the last balance known by then', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 0, max: 40 }), (known, length) => {
        const hasta = addDays(FROM, length);
        const days = everyDay(known, FROM, hasta);
        for (const { day, cents } of days) {
          expect(cents).toBe(known.findLast((entry) => entry.day <= day)?.cents);
        }
        const first = days[0]?.day;
        const wanted = known[0] && (known[0].day < FROM ? FROM : known[0].day);
        expect(first).toBe(wanted !== undefined && wanted <= hasta ? wanted : undefined);
        if (first !== undefined) expect(days).toHaveLength(daysBetween(first, hasta) + 1);
      }),
    );
  });
});

describe('extremes', () => {
  it('the earlier of equal days; both of a single one; none of none', () => {
    const days = [3, 1, 3, 1].map((cents, index) => ({ day: addDays(FROM, index), cents }));
    expect(extremes(days)).toEqual({ lowest: days[1], highest: days[0] });
    expect(extremes(days.slice(0, 1))).toEqual({ lowest: days[0], highest: days[0] });
    expect(extremes([])).toBeNull();
    const rising = [1, 2, 3].map((cents, index) => ({ day: addDays(FROM, index), cents }));
    expect(extremes(rising)).toEqual({ lowest: rising[0], highest: rising[2] });
  });
});

describe('the scale begins at zero and holds the highest balance', () => {
  it.each([
    [0, [0, 25, 50, 75, 100]],
    [-500, [0, 25, 50, 75, 100]],
    [101, [0, 50, 100, 150, 200]],
    [100_000, [0, 25_000, 50_000, 75_000, 100_000]],
    [100_001, [0, 50_000, 100_000, 150_000, 200_000]],
    [289_637, [0, 100_000, 200_000, 300_000, 400_000]],
    [400_000, [0, 100_000, 200_000, 300_000, 400_000]],
  ])('for %d cents: %o', (highest, marks) => {
    expect(scaleMarks(highest)).toEqual(marks);
  });

  it('for any balance: five marks from zero in whole cents, equal steps, no mark too high to be of use', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (highest) => {
        const marks = scaleMarks(highest);
        const [first, step = 0] = marks;
        expect([marks.length, first]).toEqual([5, 0]);
        expect(marks.every(Number.isSafeInteger)).toBe(true);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(highest);
        expect(marks.at(-1)).toBeLessThanOrEqual(Math.max(highest, 100) * 2.5);
        for (const [index, mark] of marks.entries()) expect(mark).toBe(index * step);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('the scale of balances that go below zero', () => {
  it.each([
    [0, 101, [0, 50, 100, 150, 200]],
    [50_000, 100_000, [0, 25_000, 50_000, 75_000, 100_000]],
    [0, 100_000, [0, 25_000, 50_000, 75_000, 100_000]],
    [-50_000, 10_000, [-40_000, -20_000, 0, 20_000]],
    [-5_000_00, 100_00, [-4_000_00, -2_000_00, 0, 2_000_00]],
    [-1_00, 3_000_00, [0, 1_000_00, 2_000_00, 3_000_00]],
    [-80_00, -50_00, [-80_00, -60_00, -40_00, -20_00, 0]],
  ])('from %d to %d cents: %o', (lowest, highest, marks) => {
    expect(scaleBetween(lowest, highest)).toEqual(marks);
  });

  it('for any: few marks in equal steps, zero among them, the highest held, none below what is drawn', () => {
    const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const [lowest, highest] = [Math.min(0, one, other), Math.max(0, one, other)];
        const marks = scaleBetween(lowest, highest);
        expect(marks.length).toBeLessThanOrEqual(6);
        expect(marks).toContain(0);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(highest);
        expect(marks[0]).toBeGreaterThanOrEqual(lowest);
        expect(new Set(marks.slice(1).map((mark, index) => mark - (marks[index] ?? 0))).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});

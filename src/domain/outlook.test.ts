import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { type Expected, outlook } from './outlook.ts';

const TODAY = '2026-11-20';

const at = (day: string, cents: number, name = 'Luz'): Expected => ({
  kind: name === 'Sueldo' ? 'income' : 'due',
  id: `${name} ${day}`,
  day,
  name,
  cents,
});

describe('DESIGN.md §12 «How long it lasts»: the outlook', () => {
  it('a balance for each of 30 days, today the first, that changes on the days of the events', () => {
    const found = outlook({
      available: 500_00,
      dues: [at('2026-11-25', 100_00)],
      incomes: [at('2026-12-01', 850_00, 'Sueldo')],
      today: TODAY,
    });
    expect(found?.days).toHaveLength(30);
    expect(found?.days.at(0)).toEqual({ day: TODAY, cents: 500_00 });
    expect(found?.days.at(4)?.cents).toBe(500_00);
    expect(found?.days.at(5)).toEqual({ day: '2026-11-25', cents: 400_00 });
    expect(found?.days.at(11)?.cents).toBe(1_250_00);
    expect(found).toMatchObject({
      shortOn: null,
      lastsUntil: null,
      lowest: { day: '2026-11-25', cents: 400_00 },
      end: 1_250_00,
      events: [
        { name: 'Luz', cents: -100_00 },
        { name: 'Sueldo', cents: 850_00 },
      ],
    });
  });

  it('the day before the first that would end below zero; zero is enough', () => {
    const dues = [at('2026-11-25', 100_00), at('2026-12-05', 1)];
    expect(outlook({ available: 100_00, dues, incomes: [], today: TODAY })).toMatchObject({
      shortOn: '2026-12-05',
      lastsUntil: '2026-12-04',
      lowest: { day: '2026-12-05', cents: -1 },
    });
    expect(outlook({ available: 100_01, dues, incomes: [], today: TODAY })).toMatchObject({ shortOn: null, end: 0 });
  });

  it('what is overdue counts today; what should have come in does not', () => {
    const found = outlook({
      available: 50_00,
      dues: [at('2026-10-28', 60_00)],
      incomes: [at('2026-11-19', 900_00)],
      today: TODAY,
    });
    expect(found).toMatchObject({ shortOn: TODAY, lastsUntil: '2026-11-19', events: [{ day: TODAY, cents: -60_00 }] });
  });

  it('what comes in on the same day helps', () => {
    const found = outlook({ available: 0, dues: [at(TODAY, 60_00)], incomes: [at(TODAY, 60_00)], today: TODAY });
    expect(found).toMatchObject({ shortOn: null, events: [{ cents: -60_00 }, { cents: 60_00 }] });
  });

  it('nothing is shown of which nothing is known: none at all, all beyond the horizon, all of nothing', () => {
    const nothing = { available: 500_00, incomes: [], today: TODAY };
    expect(outlook({ ...nothing, dues: [] })).toBeNull();
    expect(outlook({ ...nothing, dues: [at('2026-12-20', 1)] })).toBeNull();
    expect(outlook({ ...nothing, dues: [at('2026-12-19', 0)] })).toBeNull();
    expect(outlook({ ...nothing, dues: [at('2026-12-19', 1)] })).not.toBeNull();
    expect(outlook({ ...nothing, dues: [at(TODAY, 1)], days: 0 })).toBeNull();
  });
});

const expected = fc.array(
  fc.record({
    kind: fc.constantFrom('due' as const, 'saving' as const, 'income' as const),
    id: fc.string({ maxLength: 3 }),
    name: fc.constantFrom('Luz', 'Crédito', 'Sueldo'),
    day: fc.integer({ min: -40, max: 45 }).map((offset) => addDays(TODAY, offset)),
    cents: fc.integer({ min: 0, max: 9_999_999_99 }),
  }),
  { maxLength: 12 },
);
const inputs = fc.record({
  available: fc.integer({ min: -1_000_00, max: 9_999_999_99 }),
  dues: expected,
  incomes: expected,
  today: fc.constant(TODAY),
  days: fc.integer({ min: 1, max: 40 }),
});
const sum = (list: readonly Expected[]) => list.reduce((total, { cents }) => total + cents, 0);

describe('for any dues and incomes', () => {
  it('no cent is made or lost: the end is what is available, less what falls due by then, more what comes in', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const last = addDays(TODAY, input.days - 1);
        const dues = sum(input.dues.filter(({ day }) => day <= last));
        const incomes = sum(input.incomes.filter(({ day }) => day >= TODAY && day <= last));
        const found = outlook(input);
        expect(found?.end ?? input.available).toBe(input.available - dues + incomes);
        expect(found?.days.length ?? input.days).toBe(input.days);
      }),
    );
  });

  it('whole cents, events within the horizon alone, the lowest day the lowest, the short day the first', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const found = outlook(input);
        if (!found) return;
        const { days, events, lowest, shortOn } = found;
        expect(days.every(({ cents }) => Number.isSafeInteger(cents))).toBe(true);
        expect(
          events.every(({ day, cents }) => day >= TODAY && day <= addDays(TODAY, input.days - 1) && cents !== 0),
        ).toBe(true);
        expect(lowest.cents).toBe(Math.min(...days.map(({ cents }) => cents)));
        expect(shortOn !== null).toBe(lowest.cents < 0);
        expect(days.filter(({ day }) => shortOn === null || day < shortOn).every(({ cents }) => cents >= 0)).toBe(true);
      }),
    );
  });

  it('a larger due, or less available, never makes it last longer', () => {
    const never = '9999-12-31';
    fc.assert(
      fc.property(inputs, fc.nat(), fc.integer({ min: 1, max: 5_000_00 }), (input, which, more) => {
        const until = outlook(input)?.lastsUntil ?? never;
        const larger = input.dues.map((due, index) =>
          index === which % input.dues.length ? { ...due, cents: due.cents + more } : due,
        );
        if (outlook(input) === null) return;
        expect((outlook({ ...input, dues: larger })?.lastsUntil ?? never) <= until).toBe(true);
        expect((outlook({ ...input, available: input.available - more })?.lastsUntil ?? never) <= until).toBe(true);
      }),
    );
  });

  it('the order in which they are given changes nothing', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(outlook({ ...input, dues: input.dues.toReversed(), incomes: input.incomes.toReversed() })).toEqual(
          outlook(input),
        );
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from './calendar.ts';
import { lastingWords, regularIncome, regularSaving, type SeenMovement } from './regularMovements.ts';

const TODAY = '2026-11-20';

const on = (day: string, cents = 850_00, text = 'ACREDITACION SUELDO'): SeenMovement => ({
  account: '1',
  day,
  text,
  cents,
  isIncome: true,
});

const all = (...days: string[]) => days.map((day) => on(day));
const saving = (day: string, cents = 150_00): SeenMovement => ({
  ...on(day, cents, 'AHORRO PROGRAMADO – APORTE MENSUAL'),
  isIncome: false,
});

describe('which descriptions say the same', () => {
  it.each([
    ['SUELDO NOVIEMBRE 2026', 'SUELDO'],
    ['Acreditación  sueldo 25/10/2026 – SPI', 'ACREDITACION SUELDO SPI'],
    ['PAGO REF A12B NOV', 'PAGO REF'],
    ['ÑANDÚ S.A.', 'NANDU S A'],
    ['2026-11-20', ''],
  ])('%s: %s', (text, words) => {
    expect(lastingWords(text)).toBe(words);
  });
});

describe('DESIGN.md §12 «How long it lasts»: income that comes regularly', () => {
  it('a wage of each month, near the same day: counted late and low, within the 30 days', () => {
    const seen = [on('2026-08-25', 850_00), on('2026-09-24', 845_00), on('2026-10-27', 860_00)];
    expect(regularIncome(seen, TODAY)).toEqual([
      {
        id: '1 ACREDITACION SUELDO',
        text: 'ACREDITACION SUELDO',
        cents: 845_00,
        rhythm: 'monthly',
        days: ['2026-11-27'],
      },
    ]);
  });

  it('two equal deposits of one day are one income of that day, with their sum', () => {
    const months = ['2026-08-05', '2026-09-05', '2026-10-05', '2026-11-05'];
    const seen = months.flatMap((day) => [on(day, 400_00), on(day, 410_00)]);
    expect(regularIncome(seen, TODAY)).toEqual([
      {
        id: '1 ACREDITACION SUELDO',
        text: 'ACREDITACION SUELDO',
        cents: 810_00,
        rhythm: 'monthly',
        days: ['2026-12-05'],
      },
    ]);
    // A month with one of the two says how low it can be.
    expect(regularIncome(seen.slice(1), TODAY)).toMatchObject([{ cents: 410_00, rhythm: 'monthly' }]);
  });

  it('another amount of the same day and words does not take the wage’s rhythm away', () => {
    const seen = [...all('2026-08-25', '2026-09-25', '2026-10-25'), on('2026-09-25', 300_00)];
    expect(regularIncome(seen, TODAY)).toMatchObject([{ cents: 850_00, days: ['2026-11-25'] }]);
  });

  it.each([
    ['the month’s end', ['2026-08-31', '2026-09-30', '2026-10-31'], ['2026-11-30']],
    ['the month’s end, through February', ['2026-12-31', '2027-01-31', '2027-02-28'], ['2027-03-31'], '2027-03-10'],
    ['the first, once paid before the month', ['2026-09-01', '2026-09-30', '2026-11-01'], ['2026-12-01']],
    ['today', ['2026-08-20', '2026-09-20', '2026-10-20'], ['2026-11-20']],
    ['the second', ['2026-09-02', '2026-10-02', '2026-11-02'], ['2026-12-02']],
    ['the last of the days that are looked at', ['2026-09-19', '2026-10-19', '2026-11-19'], ['2026-12-19']],
    ['the 25th, once four days early and once as late', ['2026-08-21', '2026-09-25', '2026-10-29'], ['2026-11-29']],
    ['the month’s end, once a day before it', ['2026-08-31', '2026-09-30', '2026-10-30'], ['2026-11-30']],
    ['each week', ['2026-11-03', '2026-11-10', '2026-11-17'], ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15']],
    [
      'each week, today too',
      ['2026-11-06', '2026-11-13', '2026-11-20'],
      ['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18'],
    ],
    ['each fortnight, once a day late', ['2026-10-09', '2026-10-23', '2026-11-07'], ['2026-11-22', '2026-12-06']],
    [
      'the 15th and the 30th',
      ['2026-09-15', '2026-09-30', '2026-10-15', '2026-10-30', '2026-11-13'],
      ['2026-11-30', '2026-12-15'],
    ],
    [
      'the 15th and the month’s end',
      ['2026-09-15', '2026-09-30', '2026-10-15', '2026-10-31', '2026-11-15'],
      ['2026-11-30', '2026-12-15'],
    ],
  ])('on %s', (_, days, ahead, today = TODAY) => {
    expect(regularIncome(all(...days), today).flatMap((one) => one.days)).toEqual(ahead);
  });

  it.each([
    ['nothing', []],
    ['once', ['2026-10-25']],
    ['twice', ['2026-09-25', '2026-10-25']],
    ['three times without a rhythm', ['2026-08-25', '2026-09-12', '2026-10-25']],
    ['a month was left out', ['2026-07-25', '2026-08-25', '2026-10-25']],
    ['twice in one month', ['2026-08-25', '2026-09-25', '2026-10-25', '2026-10-27']],
    ['three times on one day', ['2026-10-25', '2026-10-25', '2026-10-25']],
    ['it has stopped', ['2026-08-10', '2026-09-10', '2026-10-10']],
    [
      'of the two halves one stayed away',
      ['2026-08-15', '2026-08-31', '2026-09-15', '2026-09-30', '2026-10-15', '2026-10-31'],
    ],
    ['of the two halves one was seen once only', ['2026-10-15', '2026-10-31', '2026-11-15']],
    ['it is too long ago', ['2026-05-25', '2026-06-25', '2026-07-25']],
    ['its third time is yet to come', ['2026-11-07', '2026-11-14', '2026-11-21']],
    ['its next day lies beyond the horizon', ['2026-09-20', '2026-10-20', '2026-11-20']],
  ])('none where it came %s', (_, days) => {
    expect(regularIncome(all(...days), TODAY)).toEqual([]);
  });

  describe('one of another amount on the series’ own date counts for its rhythm and not for its amount', () => {
    const wages = ['2026-09-25', '2026-10-25', '2026-11-25'].map((day) => on(day, 1_000_00));
    const withBonus = [...wages, on('2026-12-25', 1_900_00), on('2027-01-25', 1_000_00)];

    it.each([
      ['2026-12-28', '2027-01-25'],
      ['2027-01-10', '2027-01-25'],
      ['2027-01-30', '2027-02-25'],
    ])('a December wage with its bonus in it, looked at on %s: %s comes next', (today, next) => {
      expect(regularIncome(withBonus, today)).toMatchObject([{ cents: 1_000_00, rhythm: 'monthly', days: [next] }]);
    });

    it('it is not awaited once more on the day on which it has come', () => {
      expect(regularIncome(withBonus, '2026-12-25', 40).flatMap(({ days }) => days)).toEqual(['2027-01-25']);
    });

    it('of a wage in two halves too', () => {
      const halves = all('2026-10-15', '2026-10-31', '2026-11-15', '2026-11-30', '2026-12-15');
      expect(regularIncome([...halves, on('2026-12-31', 1_900_00)], '2027-01-10')).toMatchObject([
        { cents: 850_00, rhythm: 'twiceMonthly', days: ['2027-01-15', '2027-01-31'] },
      ]);
    });

    it.each([
      ['on another date', [on('2026-12-10', 1_900_00)], '2026-12-28'],
      ['and then none came any more', [on('2026-12-25', 1_900_00)], '2027-01-26'],
    ])('but none is kept alive by one that came %s', (_, others, today) => {
      expect(regularIncome([...wages, ...others], today)).toEqual([]);
    });

    it.each([
      ['two of one size and one of another', ['2026-09-25', '2026-10-25'], '2026-11-25'],
      ['three that are halves only with it', ['2026-10-10', '2026-10-31', '2026-11-30'], '2026-11-10'],
    ])('it makes no rhythm where there is none: %s', (__, days, other) => {
      expect(regularIncome([...all(...days), on(other, 1_900_00)], '2026-12-01')).toEqual([]);
    });
  });

  it.each([
    ['weekly', ['2026-11-03', '2026-11-10', '2026-11-17']],
    ['fortnightly', ['2026-10-09', '2026-10-23', '2026-11-06']],
    ['twiceMonthly', ['2026-09-15', '2026-09-30', '2026-10-15', '2026-10-31', '2026-11-15']],
    ['monthly', ['2026-08-25', '2026-09-25', '2026-10-25']],
  ])('a rhythm has its name: %s', (rhythm, days) => {
    expect(regularIncome(all(...days), TODAY)).toMatchObject([{ rhythm }]);
  });

  it('the last 120 days are looked at, the first of them too', () => {
    const since = (first: string) => [on(first, 800_00), ...all('2026-08-23', '2026-09-23', '2026-10-23')];
    expect(regularIncome(since('2026-07-23'), TODAY)).toMatchObject([{ cents: 800_00 }]);
    expect(regularIncome(since('2026-07-22'), TODAY)).toMatchObject([{ cents: 850_00 }]);
  });

  it.each([
    ['nothing but numbers', 850_00, '0001 2026/11'],
    ['no amount', 0, 'ACREDITACION SUELDO'],
  ])('what has %s is not looked at', (_, cents, text) => {
    const days = ['2026-08-25', '2026-09-25', '2026-10-25'];
    expect(
      regularIncome(
        days.map((day) => on(day, cents, text)),
        TODAY,
      ),
    ).toEqual([]);
  });

  it('it has the newest movement’s description', () => {
    const named = [
      on('2026-08-25', 850_00, 'SUELDO AGOSTO'),
      on('2026-09-25', 850_00, 'SUELDO SEPTIEMBRE'),
      on('2026-10-25', 850_00, 'SUELDO OCTUBRE'),
    ];
    expect(regularIncome(named, TODAY)).toMatchObject([{ text: 'SUELDO OCTUBRE' }]);
    expect(regularIncome(named.toReversed(), TODAY)).toMatchObject([{ text: 'SUELDO OCTUBRE' }]);
  });

  it('several come in the order of account and words, whichever was seen first', () => {
    const days = ['2026-08-25', '2026-09-25', '2026-10-25'];
    const wage = all(...days);
    const pension = days.map((day) => on(day, 400_00, 'PENSION'));
    const other = days.map((day) => ({ ...on(day, 300_00, 'ARRIENDO'), account: '2' }));
    for (const seen of [
      [...wage, ...pension, ...other],
      [...other, ...pension, ...wage],
      [...pension, ...other, ...wage],
    ])
      expect(regularIncome(seen, TODAY).map(({ id }) => id)).toEqual([
        '1 ACREDITACION SUELDO',
        '1 PENSION',
        '2 ARRIENDO',
      ]);
  });

  it('other words, another account or another size are not the same income', () => {
    const days = ['2026-08-25', '2026-09-25', '2026-10-25'];
    expect(
      regularIncome(
        days.map((day, index) => on(day, 850_00, `VENTA ${'ABC'[index]}`)),
        TODAY,
      ),
    ).toEqual([]);
    expect(
      regularIncome(
        days.map((day, index) => ({ ...on(day), account: String(index) })),
        TODAY,
      ),
    ).toEqual([]);
    expect(
      regularIncome(
        [850_00, 1_000_00, 700_00].map((cents, index) => on(days[index] ?? '', cents)),
        TODAY,
      ),
    ).toEqual([]);
  });

  it('15 % from the median still belongs, more does not; a bonus does not hide the wage', () => {
    const days = ['2026-08-25', '2026-09-25', '2026-10-25'];
    const sized = (cents: number) => [on('2026-08-25', cents), ...days.slice(1).map((day) => on(day, 100_00))];
    expect(regularIncome(sized(85_00), TODAY)).toMatchObject([{ cents: 85_00 }]);
    expect(regularIncome(sized(84_99), TODAY)).toEqual([]);
    expect(regularIncome([...all(...days), on('2026-11-01', 1_700_00)], TODAY)).toMatchObject([{ cents: 850_00 }]);
  });

  it('of an even number the lower of the two in the middle is the median, in whatever order they came', () => {
    const sized = (...amounts: number[]) =>
      amounts.map((cents, index) => on(addMonths('2026-07-25', index), cents, 'VENTAS'));
    expect(regularIncome(sized(100_00, 116_00, 116_00, 100_00), TODAY)).toEqual([]);
    expect(regularIncome(sized(100_00, 115_00, 115_00, 100_00), TODAY)).toMatchObject([{ cents: 100_00 }]);
  });

  it('neither interest, nor what goes out, nor what only changes accounts', () => {
    const days = ['2026-08-25', '2026-09-25', '2026-10-25'];
    expect(
      regularIncome(
        days.map((day) => on(day, 1_50, 'CAPITALIZACION INTERES')),
        TODAY,
      ),
    ).toEqual([]);
    expect(
      regularIncome(
        days.map((day) => ({ ...on(day), isIncome: false })),
        TODAY,
      ),
    ).toEqual([]);
    const other = days.map((day) => ({ ...on(day, 850_00, 'TRANSFERENCIA ENVIADA'), account: '2', isIncome: false }));
    expect(regularIncome([...all(...days), ...other], TODAY)).toEqual([]);
    expect(regularIncome([...all(...days), ...other.map((one) => ({ ...one, account: '1' }))], TODAY)).toHaveLength(1);
  });
});

describe('programmed savings are the only outgo that is expected: early and high', () => {
  it('on the earliest day, with the largest amount', () => {
    const seen = [saving('2026-08-26'), saving('2026-09-24', 155_00), saving('2026-10-26')];
    expect(regularSaving(seen, TODAY)).toMatchObject([{ cents: 155_00, days: ['2026-11-24'] }]);
  });

  it('of weeks too: once a day early is always a day early', () => {
    const seen = [saving('2026-10-28'), saving('2026-11-04'), saving('2026-11-10'), saving('2026-11-17')];
    expect(regularSaving(seen, TODAY)).toMatchObject([
      { rhythm: 'weekly', days: ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'] },
    ]);
  });

  it('today where its earliest day is past and its latest is not', () => {
    const seen = [saving('2026-08-18'), saving('2026-09-22'), saving('2026-10-20')];
    expect(regularSaving(seen, TODAY)).toMatchObject([{ days: [TODAY, '2026-12-18'] }]);
    expect(regularSaving(seen, '2026-11-23')).toEqual([]);
  });

  it('rent, shops and instalments are nobody’s guess', () => {
    const days = ['2026-08-26', '2026-09-26', '2026-10-26'];
    expect(
      regularSaving(
        days.map((day) => ({ ...saving(day), text: 'ARRIENDO' })),
        TODAY,
      ),
    ).toEqual([]);
    expect(
      regularSaving(
        days.map((day) => ({ ...saving(day), isIncome: true })),
        TODAY,
      ),
    ).toEqual([]);
  });
});

describe('for any movements', () => {
  const movements = fc.array(
    fc.record({
      account: fc.constantFrom('1', '2'),
      day: fc.integer({ min: -150, max: 3 }).map((offset) => addDays(TODAY, offset)),
      text: fc.constantFrom('SUELDO', 'SUELDO OCTUBRE', 'VENTA 12', 'AHORRO PROGRAMADO'),
      cents: fc.integer({ min: 1, max: 300_00 }),
      isIncome: fc.boolean(),
    }),
    { maxLength: 30 },
  );
  /** A wage of some day of the month, some days off. */
  const wages = fc
    .record({
      date: fc.integer({ min: 0, max: 30 }),
      offs: fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 4, maxLength: 4 }),
      cents: fc.array(fc.integer({ min: 95_00, max: 105_00 }), { minLength: 4, maxLength: 4 }),
    })
    .map(({ date, offs, cents }) =>
      offs.map((off, index) => on(addDays(addMonths(addDays('2026-07-01', date), index), off), cents[index])),
    );

  it('the order of the movements changes nothing; days lie within the horizon, amounts are ones that were seen', () => {
    fc.assert(
      fc.property(fc.oneof(movements, wages), fc.nat(), (seen, turn) => {
        const from = turn % Math.max(1, seen.length);
        const shuffled = [...seen.slice(from), ...seen.slice(0, from)].toReversed();
        for (const find of [regularIncome, regularSaving]) {
          const found = find(seen, TODAY);
          expect(find(shuffled, TODAY)).toEqual(found);
          for (const { days, cents } of found) {
            expect(days.length).toBeGreaterThan(0);
            expect(days.every((day) => day >= TODAY && day <= addDays(TODAY, 29))).toBe(true);
            expect(seen.map((one) => one.cents)).toContain(cents);
          }
        }
      }),
    );
  });

  it('a wage that came four months running is found, whatever its day', () => {
    fc.assert(
      fc.property(wages, (seen) => {
        const last = seen.at(-1)?.day ?? '';
        const today = last < TODAY ? addDays(last, 3) : TODAY;
        const known = seen.filter(({ day }) => day >= addDays(today, -120));
        const [found] = regularIncome(seen, today, 36);
        expect(known.length).toBeGreaterThanOrEqual(3);
        expect(found?.cents).toBe(Math.min(...known.map(({ cents }) => cents)));
      }),
    );
  });
});

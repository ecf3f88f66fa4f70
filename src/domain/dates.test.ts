import { format } from 'date-fns/format';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { isDatePattern } from './datePattern.ts';
import {
  ecuadorHour,
  formatDate,
  formatDayMonth,
  formatLastAccess,
  formatMinute,
  parseInstant,
  toEcuadorIso,
  writtenDate,
} from './dates.ts';

const machineZone = process.env.TZ;
// Zones on both sides of Ecuador, with summer time, half hours and the far end of the day.
const ZONES = ['UTC', 'America/Guayaquil', 'America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Niue'];

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

describe('formatLastAccess', () => {
  it.each([
    ['2026-01-05T08:07:00', '05-ene-2026 08:07'],
    ['2026-02-05T08:07:00', '05-feb-2026 08:07'],
    ['2026-03-05T08:07:00', '05-mar-2026 08:07'],
    ['2026-04-05T08:07:00', '05-abr-2026 08:07'],
    ['2026-05-05T08:07:00', '05-may-2026 08:07'],
    ['2026-06-05T08:07:00', '05-jun-2026 08:07'],
    ['2026-07-05T08:07:00', '05-jul-2026 08:07'],
    ['2026-08-05T08:07:00', '05-ago-2026 08:07'],
    ['2026-09-05T00:07:00', '05-sep-2026 00:07'],
    ['2026-10-05T08:07:00', '05-oct-2026 08:07'],
    ['2026-11-19T20:42:00', '19-nov-2026 20:42'],
    ['2026-12-31T23:59:59', '31-dic-2026 23:59'],
  ])('D-20: %s reads %s', (iso, text) => {
    expect(formatLastAccess(iso)).toBe(text);
  });

  it.each(ZONES)('D-20: the text does not depend on a machine in %s', (zone) => {
    process.env.TZ = zone;
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(
      { UTC: 0, 'Asia/Kolkata': -330, 'Pacific/Kiritimati': -840, 'Pacific/Niue': 660 }[zone] ?? 300,
    );
    // 02:30 on 8 March 2026 does not exist in New York, and 01:30 on 1 November exists twice.
    expect(formatLastAccess('2026-03-08T02:30:00')).toBe('08-mar-2026 02:30');
    expect(formatLastAccess('2026-11-01T01:30:00')).toBe('01-nov-2026 01:30');
    expect(formatLastAccess('2026-11-20T03:15:00Z')).toBe('19-nov-2026 22:15');
    expect(formatDate('2026-11-20')).toBe('20/11/2026');
    expect(parseInstant('2026-11-20T10:15:00')).toBe(Date.UTC(2026, 10, 20, 15, 15));
  });

  it('contract B.2: a first access has no date', () => {
    expect(formatLastAccess(null)).toBeNull();
    expect(formatLastAccess(undefined)).toBeNull();
  });
});

describe('parseInstant', () => {
  const noon = Date.UTC(2026, 10, 20, 17);

  it.each([
    '2026-11-20T12:00:00',
    '2026-11-20T12:00',
    '2026-11-20 12:00:00',
    ' 2026-11-20T12:00:00 ',
    '2026-11-20T12:00:00.000',
    '2026-11-20T12:00:00-05:00',
    '2026-11-20T12:00:00-05',
    '2026-11-20T17:00:00Z',
    '2026-11-20T17:00:00.0000000z',
    '2026-11-20T22:30:00+0530',
    '2026-11-21T03:00:00+10:00',
    '2026-11-21T07:00:00+14',
  ])('D-20: «%s» is noon in Ecuador', (iso) => {
    expect(parseInstant(iso)).toBe(noon);
  });

  it('D-20: fractions of a second count to the millisecond', () => {
    expect(parseInstant('2026-11-20T12:00:00.5')).toBe(noon + 500);
    expect(parseInstant('2026-11-20T12:00:00,1239')).toBe(noon + 123);
  });

  it.each([
    '',
    'ayer',
    '20/11/2026',
    '2026-02-30',
    '2026-13-01',
    '2025-02-29T10:00:00',
    '2026-11-20T24:00:00',
    '2026-11-20T10:60:00',
    '12026-11-20',
    'x2026-11-20T12:00:00',
    '2026-11-20x',
    '2026-11-20T12:00:00Zx',
    '2026-11-20T12:00:00.5x',
    '2026-00-10',
    '2026-11-00',
    '2026-11-20T10:15:60',
    '2026-11-20T',
    '2026-11-20Z',
    '2026-11-20T10:00:00+15:00',
    '2026-11-20T10:00:00+99:00',
    '0026-11-20',
  ])('D-20: «%s» is no date', (iso) => {
    expect(parseInstant(iso)).toBeNull();
    expect(formatDate(iso)).toBeNull();
  });

  it('contract B.0: an instant written for the wire is read back', () => {
    expect(toEcuadorIso(noon)).toBe('2026-11-20T12:00:00');
    const seconds = fc.integer({ min: Date.UTC(1950, 0) / 1000, max: Date.UTC(2100, 0) / 1000 });
    fc.assert(fc.property(seconds, (s) => parseInstant(toEcuadorIso(s * 1000)) === s * 1000));
  });
});

describe('formatMinute', () => {
  it.each([
    ['2026-09-05T00:07:59', '05/09/2026 00:07'],
    ['2026-09-05T00:00:00', '05/09/2026 00:00'],
    [' 2026-09-05 ', '05/09/2026'],
    ['ayer', null],
    [null, null],
  ])('§9, D-65: the day as it is configured, and the minute that it says: %s → %s', (iso, text) =>
    expect(formatMinute(iso)).toBe(text),
  );

  it('§9: a deployment may write the day in another way', () => {
    expect(formatMinute('2026-09-05T13:07:00', 'yyyy-MM-dd')).toBe('2026-09-05 13:07');
  });
});

describe('formatDayMonth (DESIGN.md §12 «Phones»)', () => {
  it.each([
    ['2026-11-28', '28 nov'],
    ['2026-12-07T10:00:00-05:00', '07 dic'],
    ['', null],
    [null, null],
  ])('%s → %s', (iso, text) => expect(formatDayMonth(iso)).toBe(text));
});

describe('formatDate', () => {
  it.each([
    ['dd/MM/yyyy', '05/09/2026'],
    ['d/M/yy', '5/9/26'],
    ['yyyy-MM-dd', '2026-09-05'],
    ["d 'de' MMM 'de' yyyy", '5 de sep de 2026'],
    ['dd-MMM-yyyy HH:mm', '05-sep-2026 07:08'],
    ['HH:mm:ss', '07:08:09'],
    ["'MMM'", 'MMM'],
    ["'mes MMMM:' MMM", 'mes MMMM: sep'],
    // date-fns takes a quote that is never closed as open to the end.
    ["MMM 'MMMM", 'sep MMMM'],
  ])('§9: the configured pattern %s gives %s', (pattern, text) => {
    expect(formatDate('2026-09-05T07:08:09', pattern)).toBe(text);
  });

  it('§9: dd/MM/yyyy is the default', () => {
    expect(formatDate('2026-11-20T10:15:00')).toBe('20/11/2026');
  });

  it('§9: numeric patterns agree with date-fns', () => {
    const parts = fc.constantFrom('d', 'dd', 'M', 'MM', 'yy', 'yyyy', "'día'");
    const patterns = fc.array(parts, { minLength: 1, maxLength: 5 }).map((list) => list.join('/'));
    fc.assert(
      fc.property(patterns, fc.integer({ min: 0, max: 40_000 }), (pattern, day) => {
        const local = new Date(1990, 0, 1 + day, 12);
        expect(formatDate(format(local, 'yyyy-MM-dd'), pattern)).toBe(format(local, pattern));
      }),
    );
  });

  it.each([
    ['dd/MM/yyyy', true],
    ['yyyy-MM-dd', true],
    ['dd-MMM-yyyy', true],
    ['d/M/yy', true],
    ['d.M.yyyy', true],
    ['xdd/MM/yyyy', false],
    ['dd/MM/yyyyx', false],
    ['dd/MM/yyyy d', false],
    ['dd/dd/yyyy', false],
    ['dd/MM', false],
    ['MM/yyyy', false],
    ['dd/mm/yyyy', false],
    ['dd/MMMM/yyyy', false],
    ['DD/MM/YYYY', false],
    ['d de MMM de yyyy', false],
    ['', false],
  ])('§9: may config.json ask for «%s»? %s', (pattern, accepted) => {
    expect(isDatePattern(pattern)).toBe(accepted);
  });

  it('§9: a pattern that config.json could not carry throws', () => {
    expect(() => formatDate('2026-11-20', 'DD/MM/YYYY')).toThrow(RangeError);
    expect(() => formatDate('2026-11-20', 'dd MMMM')).toThrow('the full name of the month');
  });
});

it.each([
  ['2026-11-05', '05/11/2026'],
  ['2026-11-05T10:15:00', '05/11/2026'],
  ['05-NOV-2026', '05-NOV-2026'],
  ['2026-02-30', '2026-02-30'],
])('D-65: «%s» is written «%s»: what is no date stays as the server writes it', (iso, written) => {
  expect(writtenDate(iso)).toBe(written);
});

describe('ecuadorHour', () => {
  it('D-20: is the hour in Ecuador', () => {
    expect(ecuadorHour(Date.UTC(2026, 10, 20, 15, 15))).toBe(10);
    expect(ecuadorHour(Date.UTC(2026, 10, 20, 4, 59))).toBe(23);
  });
});

it('months have the names that are given', () => {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  expect(formatDate('2026-08-01', 'dd MMM', months)).toBe('01 Aug');
  expect(formatDate('2026-08-01', 'dd MMM')).toBe('01 ago');
});

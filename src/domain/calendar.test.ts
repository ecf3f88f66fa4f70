import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dateInWords,
  dayAndMonth,
  dayOf,
  dayOfIso,
  daysBetween,
  isDay,
  longDate,
  monthName,
  weekdayAndDate,
} from './calendar.ts';

/** Any day from 2000 to 2099. */
const days = fc.integer({ min: 0, max: 36_524 }).map((offset) => addDays('2000-01-01', offset));

describe('D-20: days are Ecuador’s, whatever the machine’s zone', () => {
  it.each([
    ['2026-11-20T04:59:59Z', '2026-11-19'],
    ['2026-11-20T05:00:00Z', '2026-11-20'],
    ['2026-11-21T04:59:59Z', '2026-11-20'],
  ])('%s is %s', (instant, day) => {
    expect(dayOf(Date.parse(instant))).toBe(day);
    expect(dayOfIso(instant)).toBe(day);
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T00:00:00', '2026-11-20'],
    ['2026-11-20T23:59:59', '2026-11-20'],
    ['2026-02-30', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('contract B.0: «%s» without a zone is the day %s', (iso, day) => {
    expect(dayOfIso(iso)).toBe(day);
  });
});

describe('isDay', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '1999-12-31'])('«%s» exists', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each([
    ' 2026-11-20',
    '2026-11-20 ',
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '2026-1-2',
    '20261120',
    'hoy',
  ])('«%s» does not', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('a day with an hour is not a day', () => {
    expect(isDay('2026-11-20T00:00:00')).toBe(false);
  });
});

describe('addDays, daysBetween', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-20', -365, '2025-11-20'],
  ])('%s and %i days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(count);
  });

  it('one undoes the other, over any distance', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -2000, max: 2000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-11-20', 1, '2026-12-20'],
    ['2026-12-20', 1, '2027-01-20'],
    ['2026-01-20', -1, '2025-12-20'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', -12, '2023-02-28'],
    ['2025-02-28', -12, '2024-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-05-31', 0, '2026-05-31'],
    ['1000-01-15', -1, '0999-12-15'],
  ])('%s and %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  it('always gives a day that exists, in the month that was meant, never later than the day of the month before', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -600, max: 600 }), (day, months) => {
        const moved = addMonths(day, months);
        expect(isDay(moved)).toBe(true);
        const index = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(index(moved) - index(day)).toBe(months);
        expect(moved.slice(8) <= day.slice(8)).toBe(true);
      }),
    );
  });
});

it.each(['', '2026-02-30', 'mañana'])('«%s» is refused, not guessed', (text) => {
  expect(() => addDays(text, 1)).toThrow(new RangeError(`«${text}» is no day.`));
  expect(() => addMonths(text, 1)).toThrow(RangeError);
  expect(() => daysBetween(text, '2026-11-20')).toThrow(RangeError);
  expect(() => daysBetween('2026-11-20', text)).toThrow(RangeError);
});

describe('in words', () => {
  it.each([
    ['2026-11-20', 'Viernes, 20 de noviembre de 2026'],
    ['2026-01-01', 'Jueves, 1 de enero de 2026'],
    ['2024-02-29', 'Jueves, 29 de febrero de 2024'],
    ['2026-11-21', 'Sábado, 21 de noviembre de 2026'],
    ['2026-11-25', 'Miércoles, 25 de noviembre de 2026'],
    ['2026-02-30', ''],
  ])('%s is «%s»', (day, words) => {
    expect(longDate(day)).toBe(words);
  });

  it('D-20: the month of a due date comes from the fixed table', () => {
    expect(dayAndMonth('2026-09-05')).toEqual({ day: '05', month: 'sep' });
    expect(dayAndMonth('2026-11-14T23:30:00')).toEqual({ day: '14', month: 'nov' });
    expect(dayAndMonth('nunca')).toBeNull();
    expect(dayAndMonth(null)).toBeNull();
  });
});

describe('monthName', () => {
  it.each([
    ['2026-01-31', 'enero'],
    ['2026-11', 'noviembre'],
    ['2026-12-01', 'diciembre'],
    ['2026-13', ''],
    ['', ''],
  ])('%s: «%s»', (month, name) => {
    expect(monthName(month)).toBe(name);
  });
});

describe('a day inside a sentence', () => {
  it.each([
    ['2026-12-22', 'martes 22 de diciembre', '22 de diciembre'],
    ['2026-11-01', 'domingo 1 de noviembre', '1 de noviembre'],
    ['2026-02-30', '', ''],
    ['', '', ''],
  ])('%s: %s', (day, withWeekday, date) => {
    expect([weekdayAndDate(day), dateInWords(day)]).toEqual([withWeekday, date]);
  });
});

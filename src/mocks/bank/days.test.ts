import { describe, expect, it } from 'vitest';
import { addDays, nextWorkingDay } from './days.ts';

const same = (day: string) => day;

describe('the next working day (screens A.0 «Arrival»)', () => {
  it.each([
    ['2026-11-19', '2026-11-20'],
    ['2026-11-20', '2026-11-23'],
    ['2026-11-21', '2026-11-23'],
    ['2026-11-22', '2026-11-23'],
    ['2026-12-31', '2027-01-01'],
  ])('after %s is %s', (day, next) => {
    expect(nextWorkingDay(day, same)).toBe(next);
  });

  it('skips the weekends of the caller’s calendar, not those of the books (live mode)', () => {
    // The books' Friday is a Wednesday for the caller: the next working day is the next day.
    expect(nextWorkingDay('2026-11-20', (day) => addDays(day, 5))).toBe('2026-11-21');
    // It is a Saturday for the caller: Monday is two days later.
    expect(nextWorkingDay('2026-11-20', (day) => addDays(day, 8))).toBe('2026-11-22');
  });
});

import { describe, expect, it } from 'vitest';
import { parseInstant, toEcuadorIso } from '#domain/dates.ts';
import { liveShiftDays, toDemoTime } from './clock.ts';
import { seedHistory } from './seed/history.ts';

describe('live mode: the books hold nothing of the future, at whatever hour they are opened', () => {
  const last = Math.max(...seedHistory().entries.map(({ at }) => at));

  it.each(['00:00:00', '06:05:00', '07:59:59', '08:00:00', '12:00:00', '23:59:59'])('at %s', (hour) => {
    const now = parseInstant(`2028-03-03T${hour}`) ?? Number.NaN;
    const inBooks = toDemoTime(now, liveShiftDays(now));
    expect(inBooks).toBeGreaterThanOrEqual(last);
    expect(toEcuadorIso(inBooks).slice(11)).toBe(hour);
    expect(inBooks - last).toBeLessThan(24 * 60 * 60 * 1000);
  });
});

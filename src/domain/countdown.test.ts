import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANNOUNCED_SECONDS,
  dueAnnouncement,
  formatCountdown,
  isExpired,
  PIN_LIFETIME_MS,
  remainingSeconds,
} from './countdown.ts';

const opened = Date.UTC(2026, 10, 20, 15, 15);
const deadline = opened + PIN_LIFETIME_MS;
const shownAt = (elapsedMs: number) => formatCountdown(remainingSeconds(deadline, opened + elapsedMs));

describe('the countdown', () => {
  it.each([
    [0, '2:59'],
    [999, '2:59'],
    [1_000, '2:58'],
    [59_000, '2:00'],
    [119_000, '1:00'],
    [149_000, '0:30'],
    [170_500, '0:09'],
    [178_999, '0:01'],
    [179_000, '0:00'],
    [179_999, '0:00'],
    [180_000, '0:00'],
    [500_000, '0:00'],
  ])('D-2: %d ms after opening it shows %s', (elapsed, text) => {
    expect(shownAt(elapsed)).toBe(text);
  });

  it('D-2: the dialog expires at 180 s, not before', () => {
    expect(PIN_LIFETIME_MS).toBe(180_000);
    expect(isExpired(deadline, opened + 179_999)).toBe(false);
    expect(isExpired(deadline, opened + 180_000)).toBe(true);
  });

  it('D-2: a clock set back never shows more than 2:59', () => {
    expect(shownAt(-3_600_000)).toBe('2:59');
  });

  it('D-2: it never grows and never leaves 0…179', () => {
    const elapsed = fc.integer({ min: 0, max: 200_000 });
    fc.assert(
      fc.property(elapsed, elapsed, (a, b) => {
        const earlier = remainingSeconds(deadline, opened + Math.min(a, b));
        const later = remainingSeconds(deadline, opened + Math.max(a, b));
        expect(later).toBeLessThanOrEqual(earlier);
        expect(later).toBeGreaterThanOrEqual(0);
        expect(earlier).toBeLessThanOrEqual(179);
      }),
    );
  });
});

describe('dueAnnouncement', () => {
  it('A.0: is due at 2:00, 1:00 and 0:30, once each, over a whole countdown', () => {
    const heard: number[] = [];
    for (let second = 179; second > 0; second -= 1) {
      const due = dueAnnouncement(second, second - 1);
      if (due !== null) heard.push(due);
    }
    expect(heard).toEqual([120, 60, 30]);
    expect(ANNOUNCED_SECONDS).toEqual([120, 60, 30]);
  });

  it('A.0: a throttled tab that skips marks hears only the latest', () => {
    expect(dueAnnouncement(150, 45)).toBe(60);
    expect(dueAnnouncement(121, 118)).toBe(120);
  });

  it('A.0: nothing is due between marks, at the opening or at the end', () => {
    expect(dueAnnouncement(179, 179)).toBeNull();
    expect(dueAnnouncement(120, 119)).toBeNull();
    expect(dueAnnouncement(40, 0)).toBeNull();
  });
});

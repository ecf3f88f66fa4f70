import { vi } from 'vitest';

/** Ecuador is so far behind UTC, ms, all year. */
const BEHIND_UTC_MS = 5 * 60 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes it one minute to midnight in Ecuador, of the demo's day where no other one (`yyyy-MM-dd`) is said. */
export function goToLateEvening(day = '2026-11-20'): void {
  vi.setSystemTime(`${day}T23:59:00-05:00`);
}

/** The page stays open over midnight in Ecuador, and is looked at again half a minute later. */
export function passMidnight(): void {
  const days = Math.floor((Date.now() - BEHIND_UTC_MS) / DAY_MS);
  vi.setSystemTime((days + 1) * DAY_MS + BEHIND_UTC_MS + 30_000);
  dispatchEvent(new Event('focus'));
}

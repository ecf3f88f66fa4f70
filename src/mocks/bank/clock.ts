import { parseInstant, toEcuadorIso } from '#domain/dates.ts';

/** The instant of the demo books, in ms: Friday 2026-11-20 10:15, America/Guayaquil (demo-bank.md «Rules»). */
export const DEMO_NOW = Date.UTC(2026, 10, 20, 15, 15);

const DAY_MS = 24 * 60 * 60 * 1000;

/** A clock that stands still until it is moved: stories and tests own the time. */
export interface SteadyClock {
  /** The present, in ms since the epoch. */
  now: () => number;
  /** Lets that many ms pass. */
  advance: (ms: number) => void;
  /** Back to the start. */
  reset: () => void;
}

/** A clock standing at `start` (ms), by default at {@link DEMO_NOW}. */
export function createSteadyClock(start: number = DEMO_NOW): SteadyClock {
  let present = start;
  return {
    now: () => present,
    advance: (ms) => {
      present += ms;
    },
    reset: () => {
      present = start;
    },
  };
}

/**
 * Live mode: how many whole days lie between the books' 2026-11-20 and today in Ecuador. Ecuador has no summer time, so a shift by
 * whole days keeps the hour. Computed once at start: past midnight the books are one day on, as a bank's would be.
 */
export function liveShiftDays(realNow: number): number {
  return dayNumber(realNow) - dayNumber(DEMO_NOW);
}

/** The demo time of a real instant (ms) under a shift of whole days. */
export function toDemoTime(realNow: number, shiftDays: number): number {
  return realNow - shiftDays * DAY_MS;
}

/** Days since the epoch of the Ecuadorian date of an instant. */
function dayNumber(instant: number): number {
  return Math.round((parseInstant(`${toEcuadorIso(instant).slice(0, 10)}T00:00:00`) ?? 0) / DAY_MS);
}

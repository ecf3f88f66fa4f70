import { vi } from 'vitest';
import { createIdleClock, type IdleClock, type IdleClockOptions, type IdlePhase } from './idleClock.ts';

/** The clocks of a test, ms: the wall's, the monotonic one, and the moment of the last activity that tabs tell each other. */
export const time = { wall: 0, mono: 0, shared: null as number | null };

/** Before each test: a quarter past ten in Ecuador, and timers that move with {@link pass} alone. */
export function startTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Object.assign(time, { wall: Date.parse('2026-11-20T15:15:00Z'), mono: 1_000, shared: null });
}

/** A clock over {@link time}, and the phases that it goes through. */
export function clockWith(options: Partial<IdleClockOptions> = {}): { clock: IdleClock; phases: IdlePhase[] } {
  const clock = createIdleClock({
    idleMs: 180_000,
    countdownMs: 2_000,
    now: () => time.wall,
    monotonic: () => time.mono,
    sharedActivity: () => time.shared,
    shareActivity: (now) => {
      time.shared = now;
    },
    ...options,
  });
  const phases: IdlePhase[] = [];
  clock.subscribe(() => phases.push(clock.phase()));
  return { clock, phases };
}

/** Time goes on awake: clocks and timers together, millisecond by millisecond where it matters. */
export function pass(ms: number, step = ms): void {
  for (let left = ms; left > 0; left -= step) {
    const now = Math.min(step, left);
    time.wall += now;
    time.mono += now;
    vi.advanceTimersByTime(now);
  }
}

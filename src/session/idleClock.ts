import { IDLE_NOTICE_MS } from '#domain/constants.ts';

/** §4 «Idle timeout»: active → notice (30 s before) → countdown → expired. `off` while the login flag is false. */
export type IdlePhase = 'off' | 'active' | 'notice' | 'countdown' | 'expired';

export interface IdleClockOptions {
  /** Time without click or key press before the countdown, ms (§9: 180000). */
  idleMs: number;
  /** Countdown after it, ms (§9: 2000). */
  countdownMs: number;
  /** How long before the countdown the early notice shows, ms (screens.md A.0). */
  noticeMs?: number;
  /** Wall clock, ms. It goes on while a laptop sleeps, and somebody may set it. */
  now?: () => number;
  /** Monotonic clock, ms. Nobody can set it, and it may stand still while a laptop sleeps. */
  monotonic?: () => number;
  /** Moment of the last activity in any tab, wall ms; `null` when unknown. */
  sharedActivity: () => number | null;
  /** Tells the other tabs. */
  shareActivity: (now: number) => void;
}

/** One timer for both idle states of the specification (D-37). Time is a deadline, never a count of ticks. */
export interface IdleClock {
  phase: () => IdlePhase;
  /** The root-level flag of §4: idle from the moment inactivity is reported until the reset action. */
  isIdle: () => boolean;
  /** Time left before the countdown, ms; 0 from then on. */
  idleLeft: () => number;
  /** Time left of the countdown, ms; the whole countdown before it has started. */
  countdownLeft: () => number;
  subscribe: (listener: () => void) => () => void;
  /**
   * The login flag (D-36): true on sign-in and on a restored session, false on logout. Starts or stops the timer. With `isRestored` the
   * time counts from the last activity, because a reload is not one.
   */
  setLoggedIn: (flag: boolean, how?: { isRestored: boolean }) => void;
  /** A click or a key press. After the deadline it is too late: the session is over even if the timer slept. */
  activity: () => void;
  /** The reset action of §4: clears the flag and restarts the timer. */
  reset: () => void;
  /** Looks at the clocks again: for visibilitychange, pageshow, focus and storage events. */
  check: () => void;
}

/** The longest wait that a timer can take, ms; with a longer one it would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Builds the clock; it stands still (`off`) until the login flag is set. */
export function createIdleClock(options: IdleClockOptions): IdleClock {
  const {
    idleMs,
    countdownMs,
    noticeMs = IDLE_NOTICE_MS,
    now = () => Date.now(),
    monotonic = () => performance.now(),
  } = options;
  let phase: IdlePhase = 'off';
  let wallStart = 0;
  let monotonicStart = 0;
  /** The shared moment that was looked at last: a different one is news of another tab. */
  let seenActivity: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  /** The larger of the two times: sleep stops one clock, and changing the time falsifies the other. */
  const idleFor = (): number => {
    const wall = now();
    const shared = options.sharedActivity();
    if (shared !== null && shared !== seenActivity && shared <= wall) {
      seenActivity = shared;
      const started = monotonic() - (wall - shared);
      // Newer by either clock: one of them stopped while the device slept, the other shows smaller numbers after it was set back.
      if (shared > wallStart || started > monotonicStart) {
        monotonicStart = Math.max(monotonicStart, started);
        wallStart = shared;
      }
    }
    return Math.max(wall - wallStart, monotonic() - monotonicStart);
  };

  const phaseAfter = (elapsed: number): IdlePhase => {
    if (elapsed >= idleMs + countdownMs) return 'expired';
    if (elapsed >= idleMs) return 'countdown';
    return elapsed >= idleMs - noticeMs ? 'notice' : 'active';
  };

  const enter = (next: IdlePhase): void => {
    if (next === phase) return;
    phase = next;
    for (const listener of listeners) listener();
  };

  const check = (): void => {
    clearTimeout(timer);
    if (phase === 'off' || phase === 'expired') return;
    const elapsed = idleFor();
    const next = phaseAfter(elapsed);
    if (next !== 'expired') {
      const boundary = [idleMs - noticeMs, idleMs, idleMs + countdownMs].find((at) => at > elapsed);
      timer = setTimeout(check, Math.min((boundary ?? elapsed) - elapsed, LONGEST_TIMER_MS));
    }
    enter(next);
  };

  const restart = (): void => {
    wallStart = now();
    monotonicStart = monotonic();
    seenActivity = wallStart;
    options.shareActivity(wallStart);
    check();
  };

  const goOn = (): void => {
    const wall = now();
    const shared = options.sharedActivity();
    if (shared === null || shared > wall) return restart();
    wallStart = shared;
    monotonicStart = monotonic() - (wall - shared);
    seenActivity = shared;
    check();
  };

  return {
    phase: () => phase,
    isIdle: () => phase === 'countdown' || phase === 'expired',
    idleLeft: () => Math.max(0, idleMs - idleFor()),
    countdownLeft: () => Math.min(countdownMs, Math.max(0, idleMs + countdownMs - idleFor())),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setLoggedIn(flag, how) {
      if (flag === (phase !== 'off')) return;
      enter(flag ? 'active' : 'off');
      if (!flag) clearTimeout(timer);
      else if (how?.isRestored) goOn();
      else restart();
    },
    activity() {
      check();
      if (phase !== 'off' && phase !== 'expired') restart();
    },
    reset() {
      // As with a click: when the page wakes up after the deadline, the session is over.
      check();
      if (phase === 'off') return;
      enter('active');
      restart();
    },
    check,
  };
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdleClock } from './idleClock.ts';
import { clockWith, pass, startTime, time } from './testIdleClock.ts';

beforeEach(startTime);
afterEach(() => vi.useRealTimers());

describe('§4, §9: 180000 ms without click or key press, then a countdown of 2000 ms', () => {
  it('exactly: notice at 150000, countdown at 180000, expired at 182000', () => {
    const { clock, phases } = clockWith();
    clock.setLoggedIn(true);
    expect([clock.phase(), clock.isIdle(), clock.countdownLeft()]).toEqual(['active', false, 2_000]);
    pass(149_999);
    expect(clock.phase()).toBe('active');
    pass(1);
    expect([clock.phase(), clock.isIdle()]).toEqual(['notice', false]);
    pass(29_999);
    expect(clock.phase()).toBe('notice');
    pass(1);
    expect([clock.phase(), clock.isIdle(), clock.countdownLeft()]).toEqual(['countdown', true, 2_000]);
    pass(500);
    expect(clock.countdownLeft()).toBe(1_500);
    pass(1_499);
    expect([clock.phase(), clock.countdownLeft()]).toEqual(['countdown', 1]);
    pass(1);
    expect([clock.phase(), clock.isIdle(), clock.countdownLeft()]).toEqual(['expired', true, 0]);
    expect(phases).toEqual(['active', 'notice', 'countdown', 'expired']);
  });

  it('by its own timers: nobody asks, the phases come', () => {
    const { clock, phases } = clockWith();
    clock.setLoggedIn(true);
    pass(182_000, 50);
    expect(phases).toEqual(['active', 'notice', 'countdown', 'expired']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('timers that fire a little early do not end anything early', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    time.wall += 149_999.4;
    time.mono += 149_999.4;
    vi.advanceTimersByTime(150_000);
    expect(clock.phase()).toBe('active');
    pass(2);
    expect(clock.phase()).toBe('notice');
  });

  it.each([0, 60_000, 149_999, 150_000, 179_999, 180_000, 181_999])(
    'a click after %i ms starts it again (D-36)',
    (after) => {
      const { clock } = clockWith();
      clock.setLoggedIn(true);
      pass(after, 1_000);
      clock.activity();
      expect([clock.phase(), clock.countdownLeft()]).toEqual(['active', 2_000]);
      pass(181_999, 1_000);
      expect(clock.phase()).toBe('countdown');
      pass(1);
      expect(clock.phase()).toBe('expired');
    },
  );

  it('a click at 182000 ms comes too late', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    time.wall += 182_000;
    time.mono += 182_000;
    clock.activity();
    expect(clock.phase()).toBe('expired');
    clock.activity();
    expect(clock.phase()).toBe('expired');
  });

  it('ticks and looks are no activity (D-9)', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    for (let second = 0; second < 182; second += 1) {
      pass(1_000);
      clock.check();
      clock.phase();
      clock.isIdle();
      clock.countdownLeft();
    }
    expect(clock.phase()).toBe('expired');
  });

  it('one timer waits for the next phase, and none spins: neither after many clicks nor at a boundary nor in the countdown', () => {
    let looks = 0;
    const { clock } = clockWith({ monotonic: () => ((looks += 1), time.mono) });
    clock.setLoggedIn(true);
    for (let click = 0; click < 20; click += 1) clock.activity();
    expect(vi.getTimerCount()).toBe(1);
    for (const ms of [150_000, 30_000, 1_000]) {
      pass(ms);
      looks = 0;
      // The timers alone: nothing is due yet.
      vi.advanceTimersByTime(400);
      expect(looks).toBeLessThan(5);
    }
    expect([clock.phase(), vi.getTimerCount()]).toEqual(['countdown', 1]);
  });

  it('other values of a deployment hold as well', () => {
    const { clock, phases } = clockWith({ idleMs: 60_000, countdownMs: 10_000, noticeMs: 5_000 });
    clock.setLoggedIn(true);
    pass(70_000, 100);
    expect(phases).toEqual(['active', 'notice', 'countdown', 'expired']);
  });

  it('a time beyond what a timer takes (24.8 days) is waited for, not spun through', () => {
    const { clock } = clockWith({ idleMs: 2 ** 31 + 100_000_000, noticeMs: 30_000 });
    // Not spied on: a spy would one day be restored, and this test's clock with it.
    const { setTimeout: wait } = globalThis;
    const waits: number[] = [];
    vi.stubGlobal('setTimeout', (act: () => void, ms: number) => {
      waits.push(ms);
      return wait(act, ms);
    });
    clock.setLoggedIn(true);
    vi.unstubAllGlobals();
    expect(waits).not.toEqual([]);
    for (const ms of waits) expect(ms).toBeLessThan(2 ** 31);
    pass(2 ** 31 - 1);
    expect(clock.phase()).toBe('active');
    pass(100_000_000 + 2_001);
    expect(clock.phase()).toBe('expired');
  });
});

describe('the login flag (§4, D-36): false by default, nothing runs', () => {
  it('never runs while it is false', () => {
    const { clock, phases } = clockWith();
    clock.activity();
    clock.reset();
    clock.check();
    clock.setLoggedIn(false);
    pass(1_000_000, 10_000);
    expect([clock.phase(), clock.isIdle(), phases, vi.getTimerCount()]).toEqual(['off', false, [], 0]);
    expect(time.shared).toBeNull();
  });

  it('screens.md A.0 «Session warning»: says how long it is until the countdown, also where it comes late', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    pass(150_000);
    expect(clock.idleLeft()).toBe(30_000);
    pass(25_000);
    expect(clock.idleLeft()).toBe(5_000);
    pass(6_000);
    expect(clock.idleLeft()).toBe(0);
  });

  it.each([0, 160_000, 181_000])('logout after %i ms stops it', (after) => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    pass(after, 1_000);
    clock.setLoggedIn(false);
    expect([clock.phase(), clock.isIdle(), vi.getTimerCount()]).toEqual(['off', false, 0]);
    pass(400_000, 1_000);
    expect(clock.phase()).toBe('off');
  });

  it('signing in after an expiry starts anew', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    pass(182_000, 1_000);
    clock.setLoggedIn(false);
    clock.setLoggedIn(true);
    expect(clock.phase()).toBe('active');
    pass(179_999, 1_000);
    expect(clock.phase()).toBe('notice');
  });

  it('a reload is no activity: a restored session goes on from the last one in any tab, and tells nobody of it', () => {
    time.shared = time.wall - 170_000;
    const before = time.shared;
    const { clock, phases } = clockWith();
    clock.setLoggedIn(true, { isRestored: true });
    expect(clock.phase()).toBe('notice');
    expect(time.shared).toBe(before);
    pass(10_000);
    expect(clock.phase()).toBe('countdown');
    pass(2_000);
    expect(phases.at(-1)).toBe('expired');
  });

  it('restored, and the clock set back: by the monotonic clock too it goes on from the last activity', () => {
    time.shared = time.wall - 170_000;
    const { clock } = clockWith();
    clock.setLoggedIn(true, { isRestored: true });
    time.wall -= 3_600_000;
    pass(10_000);
    expect(clock.phase()).toBe('countdown');
  });

  it('signing out is no activity: it is told to nobody', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    const told = time.shared;
    pass(1_000);
    clock.setLoggedIn(false);
    expect(time.shared).toBe(told);
  });

  it('restored long after the last activity it is over at once', () => {
    time.shared = time.wall - 182_000;
    const { clock } = clockWith();
    clock.setLoggedIn(true, { isRestored: true });
    expect(clock.phase()).toBe('expired');
  });

  it.each([null, 60_000])('restored where the last activity is not known (%j), the whole time starts', (ahead) => {
    time.shared = ahead === null ? null : time.wall + ahead;
    const { clock } = clockWith();
    clock.setLoggedIn(true, { isRestored: true });
    expect(time.shared).toBe(time.wall);
    pass(149_999);
    expect(clock.phase()).toBe('active');
    pass(1);
    expect(clock.phase()).toBe('notice');
  });

  it('said twice, it does not start again', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    pass(100_000);
    clock.setLoggedIn(true);
    pass(82_000, 1_000);
    expect(clock.phase()).toBe('expired');
  });

  it('may be taken back by who hears of the expiry', () => {
    const { clock, phases } = clockWith();
    clock.subscribe(() => {
      if (clock.phase() === 'expired') clock.setLoggedIn(false);
    });
    clock.setLoggedIn(true);
    pass(182_000, 1_000);
    expect(clock.phase()).toBe('off');
    expect(phases).toContain('off');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the reset action (D-37)', () => {
  it('clears the idle flag and restarts the timer', () => {
    const { clock, phases } = clockWith();
    clock.setLoggedIn(true);
    pass(181_000, 1_000);
    expect(clock.isIdle()).toBe(true);
    clock.reset();
    expect(phases).toEqual(['active', 'notice', 'countdown', 'active']);
    expect([clock.isIdle(), clock.phase(), time.shared]).toEqual([false, 'active', time.wall]);
    pass(182_000, 1_000);
    expect(clock.phase()).toBe('expired');
  });

  it('finds the session over when the timer slept through the deadline', () => {
    const { clock, phases } = clockWith();
    clock.subscribe(() => {
      if (clock.phase() === 'expired') clock.setLoggedIn(false);
    });
    clock.setLoggedIn(true);
    pass(180_500, 500);
    time.wall += 3_600_000;
    clock.reset();
    expect(clock.phase()).toBe('off');
    expect(phases).toContain('expired');
  });
});

describe('clocks that stand still, jump or are set (security.md 2.2)', () => {
  it('sleep: the wall clock jumps, timers and monotonic clock do not; over at once, and a click comes too late', () => {
    for (const wake of ['check', 'activity'] as const) {
      const { clock } = clockWith();
      clock.setLoggedIn(true);
      pass(10_000);
      time.wall += 600_000;
      clock[wake]();
      expect(clock.phase()).toBe('expired');
      clock.activity();
      expect(clock.phase()).toBe('expired');
    }
  });

  it('a short sleep into the countdown still can be answered', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    time.wall += 181_000;
    clock.check();
    expect([clock.phase(), clock.countdownLeft()]).toEqual(['countdown', 1_000]);
    clock.activity();
    expect(clock.phase()).toBe('active');
  });

  it('set back an hour: the monotonic clock still ends it in time', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    pass(60_000);
    time.wall -= 3_600_000;
    pass(121_999, 1_000);
    expect(clock.phase()).toBe('countdown');
    pass(1);
    expect(clock.phase()).toBe('expired');
  });

  it('set back an hour: the browser’s own monotonic clock is looked at where none is given', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const clock = createIdleClock({
      idleMs: 180_000,
      countdownMs: 2_000,
      now: () => time.wall,
      sharedActivity: () => time.shared,
      shareActivity: (now) => {
        time.shared = now;
      },
    });
    clock.setLoggedIn(true);
    time.wall -= 3_600_000;
    vi.advanceTimersByTime(182_000);
    clock.check();
    expect(clock.phase()).toBe('expired');
  });

  it('set forward beyond the limit: the larger elapsed time counts', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    time.wall += 182_000;
    clock.check();
    expect(clock.phase()).toBe('expired');
  });

  it('a hidden tab whose timers come once a minute is late, never wrong', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    time.wall += 240_000;
    time.mono += 240_000;
    vi.advanceTimersByTime(150_000);
    expect(clock.phase()).toBe('expired');
  });
});

it('a listener that has left hears nothing more', () => {
  const { clock } = clockWith();
  const listener = vi.fn();
  const leave = clock.subscribe(listener);
  clock.setLoggedIn(true);
  leave();
  clock.setLoggedIn(false);
  expect(listener).toHaveBeenCalledTimes(1);
});

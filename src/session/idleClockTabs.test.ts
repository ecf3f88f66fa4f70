import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockWith, pass, startTime, time } from './testIdleClock.ts';

beforeEach(startTime);
afterEach(() => vi.useRealTimers());

describe('activity in another tab (D-36)', () => {
  it('keeps this one alive, from the moment it happened', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    pass(170_000);
    time.shared = time.wall - 20_000;
    clock.check();
    expect(clock.phase()).toBe('active');
    pass(161_999, 1_000);
    expect(clock.phase()).toBe('countdown');
    pass(1);
    expect(clock.phase()).toBe('expired');
  });

  it('is seen without an event, when the timer looks', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    pass(100_000);
    time.shared = time.wall;
    pass(50_000);
    expect(clock.phase()).toBe('active');
    pass(99_999);
    expect(clock.phase()).toBe('active');
    pass(1);
    expect(clock.phase()).toBe('notice');
  });

  it('ends this one’s countdown', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    pass(180_100, 100);
    time.shared = time.wall;
    clock.check();
    expect([clock.phase(), clock.isIdle()]).toEqual(['active', false]);
  });

  it('of before, of the future or unknown counts for nothing', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    for (const odd of [null, 0, time.wall - 1, time.wall + 10_000_000]) {
      time.shared = odd;
      clock.check();
    }
    pass(182_000, 1_000);
    expect(clock.phase()).toBe('expired');
  });

  it('keeps this one alive also after the clock was set back', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    pass(100_000);
    time.wall -= 3_600_000;
    time.shared = time.wall;
    clock.check();
    pass(149_999);
    expect(clock.phase()).toBe('active');
    pass(32_001, 1_000);
    expect(clock.phase()).toBe('expired');
  });

  it('keeps this one alive also after a sleep that was too short to end it', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    time.wall += 100_000;
    time.shared = time.wall;
    clock.check();
    pass(181_999, 1_000);
    expect(clock.phase()).toBe('countdown');
    pass(1);
    expect(clock.phase()).toBe('expired');
  });

  it('the same old moment is not taken again after the clock was set back', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    pass(100_000);
    time.shared = time.wall;
    clock.check();
    pass(10_000);
    time.wall -= 5_000;
    clock.check();
    pass(172_000, 1_000);
    expect(clock.phase()).toBe('expired');
  });

  it('of before ends nothing early either', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    time.shared = time.wall - 60_000;
    clock.check();
    pass(149_999, 1_000);
    expect(clock.phase()).toBe('active');
  });

  it('counts from when it was, by the monotonic clock too: the wall’s is set back after it', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    pass(100_000);
    time.shared = time.wall - 20_000;
    clock.check();
    time.wall -= 3_600_000;
    pass(161_999, 1_000);
    expect(clock.phase()).toBe('countdown');
    pass(1);
    expect(clock.phase()).toBe('expired');
  });

  it('the same old moment is not taken again though it could not be read in between', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    pass(100_000);
    const moment = time.wall;
    for (const read of [moment, null]) {
      time.shared = read;
      clock.check();
    }
    pass(10_000);
    time.wall -= 5_000;
    time.shared = moment;
    clock.check();
    pass(172_000, 1_000);
    expect(clock.phase()).toBe('expired');
  });

  it('comes too late for a session that is over', () => {
    const { clock, phases } = clockWith();
    clock.setLoggedIn(true);
    pass(182_000, 1_000);
    time.shared = time.wall;
    clock.check();
    expect(clock.phase()).toBe('expired');
    expect(phases.at(-1)).toBe('expired');
  });

  it('this one’s is not told any more once its session is over', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    const told = time.shared;
    pass(182_000, 1_000);
    clock.activity();
    expect(time.shared).toBe(told);
  });

  it('this one’s is told to the others', () => {
    const { clock } = clockWith();
    clock.setLoggedIn(true);
    expect(time.shared).toBe(time.wall);
    pass(1_234);
    clock.activity();
    expect(time.shared).toBe(time.wall);
  });
});

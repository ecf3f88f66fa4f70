import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSkeletonTiming } from './useSkeletonTiming.ts';

/** The hook under a clock that only the test moves. */
async function start(loading: boolean) {
  const hook = await renderHook((props?: { loading: boolean }) => useSkeletonTiming(props?.loading ?? loading), {
    initialProps: { loading },
  });
  return {
    drawn: () => hook.result.current,
    pass: (ms: number) => hook.act(() => vi.advanceTimersByTime(ms)),
    set: (next: boolean) => hook.rerender({ loading: next }),
  };
}

describe('timing of a skeleton (screens A.0 «Lists»)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('without a wait there is only content', async () => {
    expect((await start(false)).drawn()).toBe('content');
  });

  it('draws nothing for 200 ms, then the skeleton', async () => {
    const hook = await start(true);
    expect(hook.drawn()).toBe('none');
    await hook.pass(199);
    expect(hook.drawn()).toBe('none');
    await hook.pass(1);
    expect(hook.drawn()).toBe('skeleton');
  });

  it('an answer within 200 ms makes no flash', async () => {
    const hook = await start(true);
    await hook.pass(150);
    await hook.set(false);
    expect(hook.drawn()).toBe('content');
    await hook.pass(1_000);
    expect(hook.drawn()).toBe('content');
  });

  it('a skeleton that has been drawn for a moment stays 300 ms', async () => {
    const hook = await start(true);
    await hook.pass(250);
    await hook.set(false);
    expect(hook.drawn()).toBe('skeleton');
    await hook.pass(249);
    expect(hook.drawn()).toBe('skeleton');
    await hook.pass(1);
    expect(hook.drawn()).toBe('content');
  });

  it('one that has been drawn for long goes at once', async () => {
    const hook = await start(true);
    await hook.pass(5_000);
    await hook.set(false);
    await hook.pass(0);
    expect(hook.drawn()).toBe('content');
  });

  it('a second wait begins with 200 ms of nothing drawn over it', async () => {
    const hook = await start(false);
    await hook.set(true);
    expect(hook.drawn()).toBe('none');
    await hook.pass(200);
    expect(hook.drawn()).toBe('skeleton');
  });
});

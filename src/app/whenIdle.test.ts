import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

afterEach(() => vi.unstubAllGlobals());

it('calls once the browser is idle, and not before', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  const call = vi.fn<() => void>();
  whenIdle(call);
  expect(call).not.toHaveBeenCalled();
  for (const callback of idle) callback();
  expect(call).toHaveBeenCalledTimes(1);
});

it('calls at once where a browser has no such notion', () => {
  const call = vi.fn<() => void>();
  whenIdle(call);
  expect(call).toHaveBeenCalledTimes(1);
});

it('calls at once, and once, where it is denied', () => {
  vi.stubGlobal('requestIdleCallback', () => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const call = vi.fn<() => void>();
  whenIdle(call);
  expect(call).toHaveBeenCalledTimes(1);
});

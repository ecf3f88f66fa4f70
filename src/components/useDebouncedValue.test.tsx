import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from './testRender.tsx';
import { useDebouncedValue } from './useDebouncedValue.ts';

function Shown({ value }: { value: string }) {
  return <output>{useDebouncedValue(value)}</output>;
}

const output = () => page.getByRole('status').element().textContent;

/** Lets the clock run and React draw what came of it. */
async function after(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('the first value is there at once; the next one after it has stood still for 350 ms', async () => {
  const { rerender } = await renderComponent(<Shown value="1" />);
  expect(output()).toBe('1');
  await rerender(<Shown value="12" />);
  await after(349);
  expect(output()).toBe('1');
  await after(1);
  await vi.waitFor(() => expect(output()).toBe('12'));
});

test('what comes between is never given out: each change begins the wait anew', async () => {
  const { rerender } = await renderComponent(<Shown value="1" />);
  await rerender(<Shown value="12" />);
  await after(300);
  await rerender(<Shown value="123" />);
  await after(300);
  expect(output()).toBe('1');
  await after(50);
  await vi.waitFor(() => expect(output()).toBe('123'));
});

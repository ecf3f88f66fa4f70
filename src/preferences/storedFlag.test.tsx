import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { storedFlag } from './storedFlag.ts';

const KEY = 'bv.prueba';
beforeEach(() => localStorage.removeItem(KEY));
afterEach(() => localStorage.removeItem(KEY));

/** What another tab did, as this one hears of it. */
function inAnotherTab(value: string | null, key: string | null = KEY): void {
  if (value === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, value);
  dispatchEvent(new StorageEvent('storage', { key }));
}

it('is the usual until something is chosen, and then that', async () => {
  const { result, act } = await renderHook(storedFlag(KEY, true));
  expect(result.current[0]).toBe(true);
  await act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
  expect(localStorage.getItem(KEY)).toBe('no');
});

it('what is chosen in one tab holds in all of them: a balance that is hidden there is hidden here', async () => {
  const { result, act } = await renderHook(storedFlag(KEY, false));
  await act(() => inAnotherTab('si'));
  expect(result.current[0]).toBe(true);
  await act(() => inAnotherTab(null, null));
  expect(result.current[0], 'an emptied storage').toBe(false);
});

import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { Asked } from '#api/asked.ts';
import { useTogetherWith } from '../useTogetherWith.ts';

const ready: Asked<number> = { kind: 'ready', value: 7 };
const loading: Asked<number> = { kind: 'loading' };
const failed: Asked<number> = {
  kind: 'error',
  failure: { text: 'No.', isStuck: false },
  isRetrying: false,
  retry: () => undefined,
};

const drawn = (asked: Asked<number>, isLoading: boolean) =>
  renderHook((props?: { asked: Asked<number>; isLoading: boolean }) =>
    useTogetherWith(props?.asked ?? asked, props?.isLoading ?? isLoading),
  );

test('conventions.md «Components and screens» 1: what has come is not shown before what stands in it has come or failed', async () => {
  const { result, rerender } = await drawn(ready, true);
  expect(result.current).toEqual({ kind: 'loading' });
  await rerender({ asked: ready, isLoading: false });
  expect(result.current).toBe(ready);
});

test('a failure is told at once', async () => {
  expect((await drawn(failed, true)).result.current).toBe(failed);
});

test('what was shown stays while the other is asked anew, with what has come of it meanwhile', async () => {
  const { result, rerender } = await drawn(ready, false);
  await rerender({ asked: ready, isLoading: true });
  expect(result.current).toBe(ready);
  const next: Asked<number> = { kind: 'ready', value: 8 };
  await rerender({ asked: next, isLoading: true });
  expect(result.current).toBe(next);
});

test('of something else that is asked, both are waited for again', async () => {
  const { result, rerender } = await drawn(ready, false);
  await rerender({ asked: loading, isLoading: true });
  expect(result.current).toBe(loading);
  await rerender({ asked: ready, isLoading: true });
  expect(result.current).toEqual({ kind: 'loading' });
});

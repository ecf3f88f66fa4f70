import {
  unstable_NormalPriority as normal,
  unstable_scheduleCallback as schedule,
  unstable_shouldYield as shouldYield,
} from 'scheduler';
import { expect, test, vi } from 'vitest';
import { drawInLongSlices } from './slices.ts';

/** Whether drawing lets the browser go on, so many ms after a slice began. */
const yieldsAfter = (ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    schedule(normal, () => {
      const begun = performance.now();
      const clock = vi.spyOn(performance, 'now').mockReturnValue(begun + ms);
      resolve(shouldYield());
      clock.mockRestore();
    });
  });

test('docs/architecture.md «The first page»: a page is drawn in slices that are longer than the scheduler’s own 5 ms, and short enough for a key', async () => {
  expect(await yieldsAfter(10)).toBe(true);
  drawInLongSlices();
  expect(await yieldsAfter(10)).toBe(false);
  expect(await yieldsAfter(50)).toBe(true);
});

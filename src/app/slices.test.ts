import { expect, test, vi } from 'vitest';
import { drawInLongSlices } from './slices.ts';

const { forceFrameRate } = vi.hoisted(() => ({ forceFrameRate: vi.fn<(timesPerSecond: number) => void>() }));
vi.mock('scheduler', () => ({ unstable_forceFrameRate: forceFrameRate }));

test('docs/architecture.md «The first page»: a page is drawn in slices that are longer than the scheduler’s own 5 ms, and short enough for a key', () => {
  drawInLongSlices();
  const [timesPerSecond = Number.NaN] = forceFrameRate.mock.lastCall ?? [];
  expect(1000 / timesPerSecond).toBeGreaterThan(5);
  expect(1000 / timesPerSecond).toBeLessThanOrEqual(50);
});

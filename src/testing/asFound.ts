import { afterAll, vi } from 'vitest';

/* Files of unit tests share a process: the clock and the functions that one has replaced are their own again for the next. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

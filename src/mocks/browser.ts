import { setupWorker } from 'msw/browser';
import type { Demo } from './demo.ts';
import { createMswHandlers } from './msw.ts';

/** The simulated cooperative inside a page, for `npm run dev` and Storybook. The caller starts it. */
export function createMswWorker(demo: Demo) {
  return setupWorker(...createMswHandlers(demo));
}

import { setupServer } from 'msw/node';
import type { Demo } from './demo.ts';
import { createMswHandlers } from './msw.ts';

/**
 * The simulated cooperative in front of the `fetch` of a test that runs in Node. A test of the cooperative itself needs none of
 * it and calls `demo.cooperative.fetch(request)`.
 */
export function createMswServer(demo: Demo) {
  return setupServer(...createMswHandlers(demo));
}

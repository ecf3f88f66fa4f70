import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { test as base, expect } from './bank.ts';

/** Journeys on the bank's day: the page's clock stands where the bank's does, and goes on from there. */
export const test = base.extend<{ demoDay: undefined }>({
  demoDay: [
    async ({ page }, use) => {
      await page.clock.install({ time: DEMO_NOW });
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

import type { Locator, Page } from '@playwright/test';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { dayOf } from '#mocks/bank/days.ts';
import { test as base, expect } from './demoDay.ts';

/**
 * Journeys through the products, on the bank's day because periods and days overdue are counted from it: whatever a member looks at, no cent
 * moves.
 */
export const test = base.extend<{ stillBooks: undefined }>({
  stillBooks: [
    async ({ bank }, use) => {
      await use(undefined);
      expect(bank.demo.bank.state.entries, 'mirar no mueve dinero').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The bank's day, `yyyy-MM-dd`. */
export const TODAY = dayOf(DEMO_NOW);

export const main = (page: Page): Locator => page.getByRole('main');
export const region = (page: Page, name: string | RegExp): Locator => main(page).getByRole('region', { name });
export const hideBalances = (page: Page): Locator => page.getByRole('button', { name: 'Ocultar saldos' });
export const showBalances = (page: Page): Locator => page.getByRole('button', { name: 'Mostrar saldos' });

/** What a fact says: the value beside its label. */
export const fact = (within: Locator, label: string): Locator =>
  within.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]');

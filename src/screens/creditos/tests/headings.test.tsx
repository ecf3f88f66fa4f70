import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { wordsOf } from '#testing/lines.ts';
import { main } from '#testing/locators.ts';
import { openBank, startEachTestFresh } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });
afterEach(() => page.viewport(1280, 900));

test.each(['020110004417', '020120001932'])(
  'DESIGN.md §6 «Loan»: balance and next instalment of %s begin at one height',
  async (number) => {
    await page.viewport(1440, 900);
    await openBank({ route: `/creditos/${number}` });
    const next = main.getByText(/^Próxima cuota · /);
    await expect.element(next).toBeVisible();
    const balance = main.getByText(/^Saldo de capital/);
    expect(wordsOf(next.element()).top).toBeCloseTo(wordsOf(balance.element()).top, 0);
  },
);

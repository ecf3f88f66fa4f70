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

test.each([390, 1280])(
  'DESIGN.md §4: at %d px what is said of a cancelled loan is 16 px over its card',
  async (width) => {
    await page.viewport(width, 900);
    await openBank({ route: '/creditos/020110002075' });
    const said = main.getByText('Este crédito está cancelado.');
    await expect.element(said).toBeVisible();
    const card = main.getByRole('region').first().element().getBoundingClientRect();
    const notice = said.element().parentElement?.getBoundingClientRect();
    expect(card.top - (notice?.bottom ?? 0)).toBeCloseTo(16, 0);
  },
);

test.each([685, 768])(
  'DESIGN.md §12 «Phones»: in a window of %d px the filter of the table wraps inside its column',
  async (width) => {
    await page.viewport(width, 900);
    await openBank({ route: '/creditos/020110004417' });
    const chips = main.getByRole('group', { name: 'Cuotas' });
    await expect.element(chips).toBeVisible();
    const { right } = main.getByRole('heading', { level: 1 }).element().closest('header')?.getBoundingClientRect() ?? {
      right: 0,
    };
    const labels = [...chips.element().querySelectorAll('label')];
    expect(labels.length).toBeGreaterThan(2);
    for (const label of labels) expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
);

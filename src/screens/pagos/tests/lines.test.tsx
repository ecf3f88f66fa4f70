import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { linesOf } from '#testing/lines.ts';
import { startEachTestFresh } from '#testing/testWorld.tsx';
import { categories, favourites, openHub } from './paymentsWorld.ts';

startEachTestFresh({ now: DEMO_NOW });
afterEach(() => page.viewport(1280, 900));

test.each([320, 1440])('DESIGN.md §12: at %d px what a favourite is of is one line below its name', async (width) => {
  await page.viewport(width, 900);
  await openHub();
  const texts = favourites
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('b + span'));
  expect(texts.map((text) => text && linesOf(text))).toEqual(texts.map(() => 1));
});

test.each([320, 390])('DESIGN.md §3: at %d px the small text of a category has lines of 20 px', async (width) => {
  await page.viewport(width, 844);
  await openHub();
  for (const tile of categories.getByRole('link').elements()) {
    const detail = tile.querySelector('b + span');
    if (detail) expect(detail.getBoundingClientRect().height, tile.textContent).toBe(20 * linesOf(detail));
  }
});

// Where words break is the bank's own letters' doing.
import '#theme/fonts.css';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { linesOf } from '#testing/lines.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, openBank, startEachTestFresh } from '#testing/testWorld.tsx';
import { LIST } from './cardsWorld.ts';

startEachTestFresh();
afterEach(() => page.viewport(1280, 900));

test.each([320, 360])('DESIGN.md §6: at %d px name and state of a card stand on one line each', async (width) => {
  await page.viewport(width, 844);
  await openBank({ route: LIST });
  const block = main.getByText('Bloqueo temporal');
  await expect.element(block).toBeVisible();
  await everyAnswerRead();
  await document.fonts.ready;
  expect(linesOf(block.element())).toBe(1);
  expect(linesOf(main.getByRole('link', { name: 'Mastercard Socio' }).element())).toBe(1);
});

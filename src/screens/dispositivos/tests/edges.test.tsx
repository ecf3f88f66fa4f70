import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { wordsOf } from '#testing/lines.ts';
import { main } from '#testing/locators.ts';
import { openBank, startEachTestFresh } from '#testing/testWorld.tsx';

startEachTestFresh();
afterEach(() => page.viewport(1280, 900));

test('DESIGN.md §4: what may be done with a device ends as far from the card’s edge as its picture begins', async () => {
  await page.viewport(1440, 900);
  await openBank({ route: '/configuracion/dispositivos' });
  await expect.element(main.getByText('Firefox en Linux')).toBeVisible();
  const card = main.getByRole('listitem').first().element();
  const { left, right } = card.getBoundingClientRect();
  const picture = card.firstElementChild?.getBoundingClientRect().left ?? 0;
  expect(right - wordsOf(card).right).toBeCloseTo(picture - left, 0);
});

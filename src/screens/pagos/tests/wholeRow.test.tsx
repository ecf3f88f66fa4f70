import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { startEachTestFresh } from '#testing/testWorld.tsx';
import { favourites, latest, openHub } from './paymentsWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

test.each([320, 390])('DESIGN.md §12 Phones: at %d px a row that leads on is pressed as a whole', async (width) => {
  await page.viewport(width, 844);
  await openHub();
  for (const list of [favourites, latest]) {
    const [row] = list.getByRole('listitem').elements();
    if (!row) throw new Error('La lista no tiene filas.');
    row.scrollIntoView({ block: 'center' });
    const { left, top, width: wide, height } = row.getBoundingClientRect();
    const missed = [0.1, 0.3, 0.5, 0.7, 0.9].filter((share) => {
      const pressed = document.elementFromPoint(left + wide * share, top + height / 2);
      return !pressed?.closest('a, button');
    });
    expect(missed).toEqual([]);
  }
});

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { favoritos } from '#api/contract/pagos.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { firstMiddleOf, linesOf, wordsOf } from '#testing/lines.ts';
import { main, region } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });
afterEach(() => page.viewport(1280, 900));

const due = region('Próximos vencimientos');
const latest = region('Últimos movimientos');

const middleOf = (element: Element): number => {
  const { top, bottom } = wordsOf(element);
  return (top + bottom) / 2;
};

test.each([320, 390])(
  'DESIGN.md §12 Phones: at %d px name and amount stand on one line, the detail on one below',
  async (width) => {
    await page.viewport(width, 844);
    await openBank({ route: '/inicio' });
    await expect.element(due.getByText('Pensión Sofía')).toBeVisible();
    await everyAnswerRead();
    for (const row of due.getByRole('listitem').elements()) {
      const [day, name, detail, amount, action] = [
        row.querySelector('b'),
        row.querySelectorAll('b')[1],
        row.querySelector('b + span'),
        row.querySelector('span > span > span[aria-hidden]:last-child'),
        row.querySelector('a'),
      ];
      if (!day || !name || !detail || !amount || !action) throw new Error(`Otra fila: ${row.textContent}`);
      expect(Math.abs(wordsOf(name).top - wordsOf(amount).top), row.textContent).toBeLessThan(2);
      expect(Math.abs(middleOf(day) - firstMiddleOf(name)), row.textContent).toBeLessThan(5);
      expect(linesOf(detail), row.textContent).toBe(1);
      expect(Math.abs(middleOf(detail) - middleOf(action)), row.textContent).toBeLessThan(4);
    }
  },
);

test('DESIGN.md §12 Phones: the detail of a movement is one line', async () => {
  await page.viewport(320, 844);
  await openBank({ route: '/inicio' });
  await expect.element(latest.getByText('Carlos Andres Loja Peralta')).toBeVisible();
  expect(linesOf(latest.getByText('Carlos Andres Loja Peralta').element())).toBe(1);
});

/** «Le alcanza hasta…» to come: the last block of the page that is not said. */
const places = () =>
  [...main.element().querySelectorAll('div[aria-hidden=true] ol > li')].map((row) => row.getBoundingClientRect());

test.each([
  [320, 3],
  [1440, 6],
])('DESIGN.md §12 Skeletons: at %d px what is ahead has a place for each of its rows, no slab', async (width, rows) => {
  await page.viewport(width, 900);
  const release = hold(favoritos);
  await openBank({ route: '/inicio' });
  await expect.poll(() => places().filter(({ height }) => height > 0).length).toBe(rows);
  const height = places()[0]?.height;
  release();
  const ahead = main.getByRole('list', { name: 'Lo que viene' });
  await expect.element(ahead).toBeVisible();
  expect(ahead.getByRole('listitem').first().element().getBoundingClientRect().height).toBe(height);
});

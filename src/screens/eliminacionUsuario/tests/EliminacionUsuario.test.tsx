import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openBank, startEachTestFresh } from '#testing/testWorld.tsx';

startEachTestFresh();

const steps = page.getByRole('list', { name: 'Cómo se hace' }).getByRole('listitem');

test.each([
  ['signed out it begins with signing in', null, 'Inicie sesión', 3],
  ['signed in that is done', 'mfguaman', 'Confirme dos veces', 2],
] as const)('D-49: what is left to do: %s', async (_, socio, first, count) => {
  await openBank({ route: '/eliminacion-usuario', socio });
  await expect.element(steps.first().getByText(first)).toBeVisible();
  expect(steps.elements()).toHaveLength(count);
});

test.each([390, 320])('DESIGN.md §5: at %i px both ways on are as wide as the column', async (width) => {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(1280, 900));
  await openBank({ route: '/eliminacion-usuario' });
  for (const name of ['Eliminar mi usuario', 'Ver agencias']) {
    const way = page.getByRole('button', { name });
    await expect.element(way).toBeVisible();
    expect(way.element().getBoundingClientRect().width).toBe(width - 32);
  }
});
